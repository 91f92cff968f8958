import { cs } from "./cs.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { sv } from "./sv.ts";

/** The words by language, for languages with spaces. */
export const heldWords = { cs, de, en, es, fr, it, nl, pl, pt, sv };
