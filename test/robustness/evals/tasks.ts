import { accountTasks } from "./tasks/account.ts";
import { answerTasks } from "./tasks/answers.ts";
import { directionTasks } from "./tasks/directions.ts";
import { letterTasks } from "./tasks/letters.ts";
import { nameTasks } from "./tasks/names.ts";
import { openingTasks } from "./tasks/openings.ts";
import { peopleTasks } from "./tasks/people.ts";
import { personTasks } from "./tasks/person.ts";
import { readingTasks } from "./tasks/readings.ts";
import type { Task } from "./types.ts";

/** Every task; the offline test asserts them, and a live run compares a model's calls with them. */
export const tasks: readonly Task[] = [
  ...personTasks,
  ...openingTasks,
  ...letterTasks,
  ...directionTasks,
  ...accountTasks,
  ...answerTasks,
  ...nameTasks,
  ...readingTasks,
  ...peopleTasks,
];
