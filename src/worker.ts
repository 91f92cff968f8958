import { parentPort, workerData } from "node:worker_threads";
import { serveTasks } from "./app/worker/serve-tasks.ts";

if (!parentPort) throw new Error("This script is started by the program, as a thread.");
await serveTasks(parentPort, workerData);
