import type { CareerMatch } from "../../../domain/career-match/schema.ts";
import { capitalized } from "../../../shared/text/words.ts";
import { factorNames } from "./parts-of.tsx";

/** The first of them say it; the row opens to all. */
const MOST = 2;
/** The engine's sentences of nothing but past work, up to that work. */
const aboutWork = /^It (?:is close to|has little in common with|takes .+? preparation (?:as|than)) /;

/** What of a person speaks most for an occupation, by name: their work, and what they know, like and value. */
export function whatYouHave({ explanation: { positiveFactors, riskFactors } }: CareerMatch): string[] {
  const [work] = [...positiveFactors, ...riskFactors].flatMap(({ labelText = "" }) =>
    aboutWork.test(labelText) ? [labelText.replace(aboutWork, "")] : [],
  );
  const said = positiveFactors.map(({ key, labelText = "" }) => {
    const kind = factorNames[key] ?? key;
    if (aboutWork.test(labelText))
      return capitalized((work ?? "").replace(/^your jobs$/, "past jobs").replace(/^your /, ""));
    // Names of knowledge need no kind before them. The work is cut first: its title may have a colon.
    const names = labelText
      .replace(work ?? /your work as .*/, "")
      .split(": ")
      .slice(1);
    if (names.length === 0) return kind;
    return key === "knowledge" ? names.join(": ") : `${kind}: ${names.join(": ")}`;
  });
  return [...new Set(said)].slice(0, MOST);
}
