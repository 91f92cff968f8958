import file from "../../../../db/lexicon/places/locatives.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("places/locatives", file);

/** Words before a place where something is: "in", "bei". As alternatives of a pattern. */
export const atWords = read.alternation("at");

/** Words that say that a town's name follows: "município de". */
export const townOfWords = file.townOf;

/** Words before a place that something is near to: "just outside", "am Rande von". */
export const nearWords = read.alternation("near");

/** Words before a place that an employer is from. As alternatives of a pattern. */
export const fromWords = file.from;

/** Lower-case words inside a town's name: "Kirchheim unter Teck". */
export const townJoints = file.joints;

/** Words for where and in what people work, with the participles that lead to its town. As alternatives of a pattern. */
export const workplaceWords = read.alternation("workplaces");

const shape = new RegExp(
  `^(?:${file.townBeginnings})[ -]\\p{Lu}|(?<=\\p{L}{2})(?:${read.alternation("townEndings")})$|[ -](?:${file.townParts})$|-(?:${townJoints})-\\p{Lu}`,
  "u",
);

/** True if a name is formed like the names of towns, which other names may be, too. */
export function isShapedLikeTown(name: string): boolean {
  return shape.test(name);
}
