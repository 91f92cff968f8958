import type { Page } from "../page.ts";
import { accessPage, changesPage, ledgerPage } from "./access.tsx";
import { assessmentPage } from "./assessment.tsx";
import { assessmentsPage } from "./assessments.tsx";
import { matchPage } from "./match.tsx";
import { memoryPage } from "./memory.tsx";
import { todayPage } from "./today.tsx";

/** Every page, in the order of the menu. */
export const pages: readonly Page[] = [
  todayPage,
  assessmentsPage,
  assessmentPage,
  matchPage,
  memoryPage,
  accessPage,
  ledgerPage,
  changesPage,
];
