import type { Page } from "../page.ts";
import { accessPage, changesPage, ledgerPage } from "./access.tsx";
import { addPage } from "./add.tsx";
import { assessmentPage } from "./assessment.tsx";
import { assessmentsPage } from "./assessments.tsx";
import { claimPage } from "./claim.tsx";
import { backupPage, dataPage, exportPage } from "./data.tsx";
import { decisionPage } from "./decision.tsx";
import { decisionComparePage } from "./decision-compare.tsx";
import { decisionsPage } from "./decisions.tsx";
import { documentPage } from "./document.tsx";
import { documentFilePage } from "./document-file.ts";
import { documentsPage } from "./documents.tsx";
import { erasePage } from "./erase.tsx";
import { forgetPage } from "./forget.tsx";
import { graphPage } from "./graph.tsx";
import { healthPage } from "./health.tsx";
import { importPage } from "./import.tsx";
import { jobPage } from "./job.tsx";
import { jobsPage } from "./jobs.tsx";
import { jobsImportPage } from "./jobs-import.tsx";
import { matchPage } from "./match.tsx";
import { memoryPage } from "./memory.tsx";
import { profilePage } from "./profile.tsx";
import { searchPage } from "./search.tsx";
import { todayPage } from "./today.tsx";
import { webhooksPage } from "./webhooks.tsx";
import { whatWasReadPage } from "./what-was-read.tsx";

/** Every page. */
export const pages: readonly Page[] = [
  todayPage,
  searchPage,
  healthPage,
  profilePage,
  claimPage,
  importPage,
  whatWasReadPage,
  assessmentsPage,
  assessmentPage,
  matchPage,
  jobsPage,
  addPage,
  // Before the page of one item, whose path accepts any word.
  jobsImportPage,
  jobPage,
  documentsPage,
  documentPage,
  documentFilePage,
  decisionsPage,
  // Before the page of one item, whose path accepts any word.
  decisionComparePage,
  decisionPage,
  memoryPage,
  forgetPage,
  graphPage,
  accessPage,
  ledgerPage,
  changesPage,
  webhooksPage,
  dataPage,
  exportPage,
  backupPage,
  erasePage,
];
