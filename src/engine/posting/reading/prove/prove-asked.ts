import { type Education, educationLevels } from "../../../catalog/types.ts";
import { educationWords } from "../../../lexicon/studies/degrees.ts";
import { createTerms } from "../../../text/names/terms.ts";
import { pieceOf, type Span } from "../../../text/piece.ts";
import { kindOf } from "../../requirements/kinds/kinds.ts";
import type { Around } from "../around.ts";
import { carriesYears } from "../carries/carries.ts";
import { necessitySaid } from "../necessity-said.ts";
import { areOtherYears, isAside } from "../not-asked.ts";
import type { Proof, Told } from "../types.ts";
import { deniedAt, type Proved, proveValue, toldParts, type Why, whyUnproved } from "./prove-value.ts";

const findLevels = createTerms(educationWords);
const choice = /(?<!\p{L})(?:or|oder|ou|o|bzw)(?!\p{L})|\/|或/iu;

/** The required years: not an employer's, a contract's or an age, nor only preferred. */
export function proveYears(proof: Proof, told: Told<number>): Proved<number> | undefined {
  const { value, quote } = toldParts<number>(told);
  return proveValue(proof, "yearsRequired", { value, quote }, (said, span) => {
    const around = proof.around(span);
    if (!carriesYears(said, value) || areOtherYears(around)) return whyUnproved.value;
    return notRequired(around, span);
  });
}

/** The lowest sufficient level, from words that name it. */
export function proveEducation(proof: Proof, told: Told<Education>): Proved<Education> | undefined {
  const { value, quote } = toldParts<Education>(told);
  return proveValue(proof, "education", { value, quote }, (said, span) => {
    const around = proof.around(span);
    const tags = new Set(findLevels(said).map(({ tag }) => tag));
    const isNamed = tags.has(value) && (tags.size === 1 || levelOf(said) === value);
    if (!isNamed) return whyUnproved.value;
    if (value === "none") return undefined;
    const { sentence } = around;
    const enough = levelOf(sentence.text);
    const isLess = enough !== undefined && rank(enough) < rank(value) && choice.test(sentence.text);
    if (isLess) return whyUnproved.less;
    return deniedAt(proof, span) ?? notRequired(around, span);
  });
}

function notRequired(around: Around, span: Span): Why | undefined {
  if (isAside(around, span)) return whyUnproved.aside;
  return necessitySaid(around) === "preferred" ? whyUnproved.wished : undefined;
}

function levelOf(text: string): Education | undefined {
  return kindOf(pieceOf(text))?.education;
}

function rank(level: Education): number {
  return educationLevels.indexOf(level);
}
