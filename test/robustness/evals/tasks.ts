import { accountTasks } from "./tasks/account.ts";
import { directionTasks } from "./tasks/directions.ts";
import { openingTasks } from "./tasks/openings.ts";
import { personTasks } from "./tasks/person.ts";
import type { Task } from "./types.ts";

/** Every task; the offline test asserts them, and a live run compares a model's calls with them. */
export const tasks: readonly Task[] = [...personTasks, ...openingTasks, ...directionTasks, ...accountTasks];
