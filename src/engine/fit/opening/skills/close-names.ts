import { hasWhole } from "../../../text/words.ts";
import { type Found, type Known, near } from "../types.ts";
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
