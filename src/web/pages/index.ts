import type { Page } from "../page.ts";
import { accessPage, changesPage, ledgerPage } from "./access.tsx";
import { assessmentPage } from "./assessment.tsx";
import { assessmentsPage } from "./assessments.tsx";
import { forgetPage } from "./forget.tsx";
import { graphPage } from "./graph.tsx";
import { matchPage } from "./match.tsx";
import { memoryPage } from "./memory.tsx";
import { todayPage } from "./today.tsx";
import { webhooksPage } from "./webhooks.tsx";

/** Every page, in the order of the menu. */
export const pages: readonly Page[] = [
  todayPage,
  assessmentsPage,
  assessmentPage,
  matchPage,
  memoryPage,
  forgetPage,
  graphPage,
  accessPage,
  ledgerPage,
  changesPage,
  webhooksPage,
];
