import { lazyModule } from "../../shared/lazy-module.ts";

/** The reader of postings. It is loaded with the catalog, without which no posting is read. */
export const postingReader = lazyModule(() => import("../../engine/posting/read-and-prove.ts"));
