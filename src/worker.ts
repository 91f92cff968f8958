import { parentPort, workerData } from "node:worker_threads";
import { loadParts } from "./load-parts.ts";

if (!parentPort) throw new Error("This script is started by the program, as a thread.");
const { serveTasks } = await loadParts("worker").worker();
await serveTasks(parentPort, workerData);
