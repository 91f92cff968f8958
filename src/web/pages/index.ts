import type { Page } from "../page.ts";
import { claimPage } from "./claim.tsx";
import { backupPage, dataPage, exportPage } from "./data.tsx";
import { erasePage } from "./erase.tsx";
import { importPage } from "./import.tsx";
import { memoryPage } from "./memory.tsx";
import { profilePage } from "./profile.tsx";
import { todayPage } from "./today.tsx";

/** Every page, in the order of the menu. */
export const pages: readonly Page[] = [
  todayPage,
  profilePage,
  claimPage,
  importPage,
  memoryPage,
  dataPage,
  exportPage,
  backupPage,
  erasePage,
];
