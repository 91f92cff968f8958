import file from "../../../../db/lexicon/demands/refusals.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("demands/refusals", file);

/** Nights away from home, which are no nights at work, as notes and postings name them, and titles that have them. */
export const away = read.alternation("away");
/** What only a person calls so. */
export const awaySaid = read.alternation("awaySaid");
export const awayTitle = read.alternation("awayTitle");
export const awayTitleUnsure = read.alternation("awayTitleUnsure");
/** Nights at home, each day. */
export const home = read.alternation("home");

/** What a person refuses follows these: "I'm not touching", "nie wieder", "je ne fais plus de". */
export const refusesNext = read.alternation("refuses");
/** A person refuses what these follow: "mache ich nicht mehr", "is not for me". */
export const refusesBefore = read.alternation("refusesBefore");
/** Words behind a refused thing that narrow it: "on its own", "for less". */
export const narrows = read.alternation("narrows");
/** Words between refused things. */
export const orWords = read.alternation("or");
/** Words that stand in most postings, whatever the work is. */
export const everywhere = read.wordSet("everywhere");
