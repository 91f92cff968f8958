import type { Page } from "../page.ts";
import { memoryPage } from "./memory.tsx";
import { todayPage } from "./today.tsx";

/** Every page, in the order of the menu. */
export const pages: readonly Page[] = [todayPage, memoryPage];
