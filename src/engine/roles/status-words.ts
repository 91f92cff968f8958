import file from "../../../db/lexicon/roles/status-words.json" with { type: "json" };
import { dataFile } from "../lexicon/data-file.ts";

/**
 * Words that say on what terms or with what recognition someone works, and not at what: "avocate collaboratrice",
 * "angestellte Rechtsanwältin", "volunteer firefighter". Words of rank and of training are steps, and not here.
 */
const words = dataFile("roles/status-words", file).alternation("statusWords");

const before = new RegExp(`^(?:${words})\\s+(?=\\S)`, "iu");
const after = new RegExp(`(?<=\\S)[\\s,]+(?:${words})$`, "iu");

/** A title without the words that only say on what terms someone works; the title itself if there are none. */
export function withoutStatus(title: string): string {
  return title.trim().replace(after, "").replace(before, "").trim();
}

/** True if a title says that the work was done without pay. */
export function isUnpaid(title: string): boolean {
  return unpaid.test(title);
}

const unpaid =
  /(?<!\p{L})(?:volunteer|voluntary|ehrenamtlich\p{L}*|bénévole|voluntari[oa]|voluntári[oa]|volontari[oa]|vrijwillig\p{L}*|frivillig|wolontariusz\p{L}*|dobrovoln\p{L})(?!\p{L})|义工|志愿者|ボランティア/iu;
