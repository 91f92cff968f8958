import { entryText } from "../entry-heads.ts";
import { byWeight, ofKind, weigher } from "../evidence.ts";
import { fromClaims, type Line, type Material } from "../types.ts";
import { countWords } from "./count-words.ts";
import { postLines } from "./proofs.ts";

const MOST_ITEMS = 3;
const LONGEST_SUMMARY = 40;

/** What else the person has to say, for a letter that is still short: training, a summary, a further post. */
export function fillers(material: Material, body: readonly Line[]): Line[] {
  const { claims, words } = material;
  const used = new Set(body.flatMap(({ claimIds }) => claimIds));
  const isNew = ({ id }: { id: string }) => !used.has(id);
  const paragraph = { kind: "paragraph" } as const;
  const training = byWeight(
    [...ofKind(claims, "certificate"), ...ofKind(claims, "degree")].filter(isNew),
    weigher(material),
  ).slice(0, MOST_ITEMS);
  const summary = ofKind(claims, "summary").filter(
    ({ path, text }) => path === "basics.summary" && countWords([text]) <= LONGEST_SUMMARY,
  );
  return [
    ...(training.length > 0
      ? [
          fromClaims(
            words.letter.training(training.map((claim) => entryText(claim, material))),
            training,
            paragraph,
          ),
        ]
      : []),
    ...summary.map((claim) => fromClaims(claim.text, [claim], paragraph)),
    ...postLines(material).filter(({ claimIds }) => claimIds.every((id) => !used.has(id))),
  ];
}
