import type { Page } from "../page.ts";
import { claimPage } from "./claim.tsx";
import { backupPage, dataPage, exportPage } from "./data.tsx";
import { decisionPage } from "./decision.tsx";
import { decisionComparePage } from "./decision-compare.tsx";
import { decisionsPage } from "./decisions.tsx";
import { documentPage } from "./document.tsx";
import { documentFilePage } from "./document-file.ts";
import { documentsPage } from "./documents.tsx";
import { erasePage } from "./erase.tsx";
import { importPage } from "./import.tsx";
import { jobPage } from "./job.tsx";
import { jobsPage } from "./jobs.tsx";
import { memoryPage } from "./memory.tsx";
import { profilePage } from "./profile.tsx";
import { todayPage } from "./today.tsx";

/** Every page, in the order of the menu. */
export const pages: readonly Page[] = [
  todayPage,
  profilePage,
  claimPage,
  importPage,
  jobsPage,
  jobPage,
  documentsPage,
  documentPage,
  documentFilePage,
  decisionsPage,
  // Before the page of one, whose path has room for any word.
  decisionComparePage,
  decisionPage,
  memoryPage,
  dataPage,
  exportPage,
  backupPage,
  erasePage,
];
