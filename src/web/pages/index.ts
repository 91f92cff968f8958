import type { Page } from "../page.ts";
import { accessPage, changesPage, ledgerPage } from "./access/access.tsx";
import { addPage } from "./add/add.tsx";
import { assessmentPage } from "./assessment.tsx";
import { assessmentsPage } from "./assessments/assessments.tsx";
import { claimPage } from "./claim.tsx";
import { backupPage, dataPage, exportPage } from "./data/data.tsx";
import { decisionPage } from "./decision/decision.tsx";
import { decisionComparePage } from "./decision-compare.tsx";
import { decisionsPage } from "./decisions/decisions.tsx";
import { demoPage } from "./demo.tsx";
import { documentPage } from "./document/document.tsx";
import { proofPage } from "./document/proof.tsx";
import { documentFilePage } from "./document-file.ts";
import { documentsPage } from "./documents/documents.tsx";
import { erasePage } from "./erase.tsx";
import { forgetPage } from "./forget.tsx";
import { graphPage } from "./graph/graph.tsx";
import { healthPage } from "./health/health.tsx";
import { importPage } from "./import/import.tsx";
import { jobPage } from "./job/job.tsx";
import { jobsPage } from "./jobs/jobs.tsx";
import { jobsImportPage } from "./jobs-import/jobs-import.tsx";
import { matchPage } from "./match/match.tsx";
import { memoryPage } from "./memory/memory.tsx";
import { profilePage } from "./profile/profile.tsx";
import { questionsPage } from "./questions.tsx";
import { hitsPage } from "./search/hits.tsx";
import { searchPage } from "./search/search.tsx";
import { todayPage } from "./today/today.tsx";
import { webhooksPage } from "./webhooks/webhooks.tsx";
import { whatWasReadPage } from "./what-was-read.tsx";

export const pages: readonly Page[] = [
  todayPage,
  searchPage,
  hitsPage,
  questionsPage,
  demoPage,
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
  proofPage,
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
