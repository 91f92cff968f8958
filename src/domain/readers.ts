import { lazyModule } from "../shared/lazy-module.ts";

/** The reader of postings. It is loaded with the catalog, without which no posting is read. */
export const postingReader = lazyModule(() => import("../engine/posting/read-and-prove.ts"));

/** The reader of tables of openings. */
export const sheetReader = lazyModule(() => import("../engine/sheets/read-sheet.ts"));

/** The reader of mails about applications. */
export const mailReader = lazyModule(() => import("../engine/mail/read-mail.ts"));
