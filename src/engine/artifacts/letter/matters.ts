import { contentWords } from "../../fit/opening/skills/content-words.ts";
import { stems } from "../../retrieval/words/tokens.ts";
import { conditions } from "../evidence.ts";
import { entryFields } from "../resume/entry-heads.ts";
import type { Material, UsableClaim } from "../types.ts";
import { hasResult } from "../words/said/figures.ts";
import { showsPeopleLed } from "../words/soft-questions.ts";

const FEWEST_LETTERS = 3;
/** Shared words alone are worth so much in a line that fits in no sentence. */
const WORTH_QUOTING = 1.5;
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
  const words = new Set(rootsIn(texts.filter(Boolean).join("\n")));
  const isMeant = (word: string) => word.length >= FEWEST_LETTERS && !general.test(word) && words.has(word);
  return (claim) => answers.has(claim.id) || rootsIn(entryFields(claim, material).name).some(isMeant);
}

/** Words without their endings: a "Return to practice" certificate matters where returners are welcome. */
function rootsIn(text: string): string[] {
  return contentWords(text).flatMap((word) => stems(word));
}

/** A line that fits in no sentence must show a demand, a result or people led. */
export function worthQuoting({ asked }: Material): (claim: UsableClaim, weight: number) => boolean {
  const shown = asked.requirements.filter(({ kind }) => !conditions.has(kind));
  const ids = new Set(shown.flatMap(({ claimIds, nearIds }) => [...claimIds, ...nearIds]));
  return ({ id, text }, weight) =>
    ids.has(id) || weight >= WORTH_QUOTING || (weight > 0 && (hasResult(text) || showsPeopleLed(text)));
}
