import { isLevelOf } from "../../../language-level.ts";
import { languagePlaces, languagesIn } from "../../../languages.ts";
import { foldText } from "../../../text/fold.ts";
import { quotable, quotePlaces, withWholeWords } from "../../../text/loose-quote.ts";
import type { Span } from "../../../text/piece.ts";
import { isHeading } from "../../requirements/headings/headings.ts";
import { heldKinds, type Requirement, type RequirementKind } from "../../types.ts";
import { carriesWords } from "../carries/carries.ts";
import { carriesText, narrowed } from "../carries/carries-text.ts";
import { namesSomething } from "../carries/names-something.ts";
import { asChoices, choiceOf } from "../choices-said.ts";
import { necessitySaid } from "../necessity-said.ts";
import { isAside } from "../not-asked.ts";
import type { Proof, ToldRequirement } from "../types.ts";
import { type Doubt, deniedAt, proveValue, unless, whyUnproved } from "./prove-value.ts";

const corrections = {
  preferred: "The text wishes for this and does not require it, so it is kept as preferred.",
  required: "The text requires this, so it is kept as required.",
} as const;

/** Demands on everyone who takes the job may be among the benefits: hours, place, permits. */
const isOfTerms: ReadonlySet<RequirementKind> = new Set(["schedule", "place", "authorization"]);

/**
 * The requirements of a reading that the text supports, as necessary as the text says. Unsupported alternatives
 * and levels are dropped, and a choice in the text is one requirement.
 */
export function proveRequirements(
  proof: Proof,
  told: readonly ToldRequirement[],
  title: string | undefined,
): Requirement[] {
  const proved = told.flatMap((requirement, at) => {
    const found = proveRequirement(proof, `requirements[${at}]`, requirement, title);
    return found ? [{ ...found, path: `requirements[${at}]` }] : [];
  });
  return asChoices(proof, proved);
}

function proveRequirement(
  proof: Proof,
  path: string,
  { text, kind, necessity, quote, alternatives = [], level }: ToldRequirement,
  title: string | undefined,
): { requirement: Requirement; own: Span } | undefined {
  const doubt: Doubt = (said, span) => {
    if (!carriesText(said, text)) return whyUnproved.value;
    if (!namesSomething(text, kind)) return whyUnproved.nothing;
    const around = proof.around(span);
    if (around.isHeading && (isHeading(text) || text.toLowerCase() === title?.toLowerCase()))
      return whyUnproved.heading;
    if (isAside(around, span, isOfTerms.has(kind))) return whyUnproved.aside;
    // "No" removes these; "no convictions" and "no sponsorship" are demands themselves.
    const isWish = necessitySaid(around) === "preferred";
    return heldKinds.has(kind) && !isWish ? deniedAt(proof, span) : undefined;
  };
  const found = proveValue(proof, path, { value: text, quote, ownWords: text }, doubt);
  if (!found) return undefined;
  const own = narrowed(proof.source.text, text, found.span);
  const said = necessitySaid(proof.around(own));
  if (said && said !== necessity) proof.unproved.push({ path: `${path}.necessity`, why: corrections[said] });
  const others = choiceOf(proof, path, { alternatives, quote: quote ?? text });
  const stated = level === undefined ? undefined : proveLevel(proof, path, { text, kind, quote, level });
  return {
    own,
    requirement: {
      text: asWritten(proof.source.text, text, own),
      kind,
      necessity: said ?? necessity,
      ...(others.length > 0 && { alternatives: others }),
      ...(stated !== undefined && { level: stated }),
      span: found.span,
    },
  };
}

/** The text's own letters if the caller's lack accents. */
function asWritten(source: string, text: string, own: Span): string {
  const written = withWholeWords(source.slice(...own)).replace(/\s+/g, " ");
  const isSame = written.toLowerCase() !== text.toLowerCase() && foldText(written) === foldText(text);
  return isSame ? written : text;
}

/** A level is in the quote. A language's level belongs to it and to no other language. */
function proveLevel(
  proof: Proof,
  path: string,
  { text, kind, quote, level }: Pick<ToldRequirement, "text" | "kind" | "quote"> & { level: string },
): string | undefined {
  const languages = kind === "language" ? languagesIn(text) : [];
  return proveValue(proof, `${path}.level`, { value: level, quote: quote ?? text }, (said) => {
    if (languages.length === 0) return unless(carriesWords(said, level));
    const named = languagePlaces(said, languages);
    return unless(quotePlaces(quotable(said), level).some((place) => isLevelOf(said, named, place)));
  })?.value;
}
