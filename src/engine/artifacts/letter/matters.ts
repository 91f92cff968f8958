import { contentWords } from "../../fit/opening/skills/content-words.ts";
import { entryFields } from "../resume/entry-heads.ts";
import type { Material, UsableClaim } from "../types.ts";

const FEWEST_LETTERS = 3;
/** Words in the names of papers of any field. */
const general =
  /^(?:first|level|class|grade|stufe|niveau|nivel|nível|train|course|kurs|cours|curso|advanc|basic|award|new|employer|with|intern|nation|profession|manag|author|test|day|part|full)/u;

/** Whether a paper matters to the opening: it answers a demand, or shares a word with its text, its field or the answers. */
export function mattersTo(material: Material): (claim: UsableClaim) => boolean {
  const { asked, claims } = material;
  const answers = new Set(
    asked.requirements.flatMap(({ claimIds, nearIds, related = [] }) => [
      ...[...claimIds, ...nearIds],
      ...related.flatMap((one) => one.claimIds),
    ]),
  );
  const texts = [
    ...[asked.title, asked.text, asked.field],
    ...asked.requirements.map(({ text }) => text),
    ...claims.filter(({ id }) => answers.has(id)).map(({ text }) => text),
  ];
  const words = new Set(contentWords(texts.filter(Boolean).join("\n")));
  const isMeant = (word: string) => word.length >= FEWEST_LETTERS && !general.test(word) && words.has(word);
  return (claim) => answers.has(claim.id) || contentWords(entryFields(claim, material).name).some(isMeant);
}
