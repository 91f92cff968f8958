import { hasWhole } from "../../../text/words.ts";
import { type Found, type Known, near } from "../types.ts";
import { contentWords, shareOf } from "./content-words.ts";
import { coreWords } from "./core-words.ts";
import { sayingIt } from "./named.ts";

/** "BMD" is near to "BMD NTCS": the product's family is held, and the product is not named. */
export function byFamily(text: string, { person, index }: Known): Found | undefined {
  const held = person.skills.find(
    ({ name, claimIds }) =>
      claimIds.length > 0 &&
      /^\p{Lu}[\p{L}\d+#.-]+$/u.test(name) &&
      !index.usualWords.has(name.toLowerCase()) &&
      text.length > name.length &&
      hasWhole(text, name),
  );
  return held && near(held.name, held.claimIds);
}

/** Names given as examples in brackets: "a care program (Osiris, NETSoins…)". */
const exampleList = /[(（]([^()（）]{2,80}?)(?:…|\.\.\.|,? etc\.?)?[)）]/u;

/** A claim with one of the names that a demand lists as examples makes it near: only the employer knows the others. */
export function byExample(text: string, found: Found, { record }: Known): Found {
  const [, list = ""] = exampleList.exec(text) ?? [];
  const names = list.split(/[,;/]\s?/u).filter((name) => /^\p{Lu}\S{2,}$|\p{Ll}\p{Lu}/u.test(name.trim()));
  const said = names.flatMap((name) => sayingIt(name.trim(), record.said) ?? [])[0];
  return said && found.outcome !== "near" ? near(said.text, said.claimIds) : found;
}

/** A paper that has all words of a demand is near: "Laser certificate" for "laser". */
export function byPaper(text: string, { record }: Known): Found | undefined {
  const words = coreWords(text).filter((word) => !ofLearning.has(word));
  const paper = record.credentials.find((one) => words.length > 0 && shareOf(words, one.text) === 1);
  return paper && near(paper.text, paper.claimIds);
}

const ofLearning = new Set(
  contentWords(
    "training course courses workshop kurs schulung formation cours curso formación formação corso cursus szkolenie",
  ),
);
