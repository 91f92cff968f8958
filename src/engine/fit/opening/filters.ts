import type { Opportunity } from "../../posting/types.ts";
import { filterResult } from "../filters/result.ts";
import type { FilterResult, PersonConstraints } from "../types.ts";
import { saysWhere } from "./place.ts";
import { confirmSentence, type RequirementOutcome } from "./types.ts";

/** The filter name of each kind of requirement that can exclude a person. */
const keys = {
  education: "education",
  licence: "licence",
  language: "language",
  authorization: "authorization",
  place: "relocation",
} as const;

/** The required degrees, licences, languages and permits as hard filters. The worst outcome of a kind counts. */
export function requirementFilters(
  outcomes: readonly RequirementOutcome[],
  person: PersonConstraints,
  opportunity: Opportunity,
): FilterResult[] {
  const asked = Object.entries(keys).flatMap(([kind, key]): FilterResult[] => {
    const some = outcomes.filter((one) => one.kind === kind && isHard(one));
    const failed = some.find(({ outcome }) => outcome === "unmet");
    if (failed) return [filterResult(key, false, `${shown(failed)} ${whyFailed(failed)}`, failed)];
    const open = some.find(({ outcome }) => outcome !== "met");
    if (open) return [filterResult(key, undefined, `${shown(open)} ${whyOpen(open)}`, open)];
    return some.length > 0 ? [filterResult(key, true, "The opening's requirement is met.")] : [];
  });
  return [...asked, ...sponsorship(outcomes, person, opportunity)];
}

/** Preferences exclude no one. A car or travel is a question, not a filter. */
function isHard({ kind, necessity, text }: RequirementOutcome): boolean {
  return necessity === "required" && (kind !== "place" || saysWhere(text));
}

function shown({ text }: RequirementOutcome): string {
  // "We cannot sponsor visas" asks for nothing.
  return `The opening ${/^(?:we|wir|nous)\s/iu.test(text) ? "says" : "asks for"}: ${text.replace(/\.$/u, "")}.`;
}

function whyFailed({ near }: RequirementOutcome): string {
  return near === undefined ? "Nothing stored shows it." : `Stored: ${near}.`;
}

function whyOpen({ kind, near, confirm }: RequirementOutcome): string {
  if (confirm) return confirmSentence(confirm);
  if (kind === "authorization") return "Ask whether the user may work there without more.";
  return near === undefined
    ? "Ask whether the user has it."
    : `Ask whether this will do: ${near}${near.endsWith(".") ? "" : "."}`;
}

/** A person who needs a sponsor should ask for one if the opening does not say. */
function sponsorship(
  outcomes: readonly RequirementOutcome[],
  { needsSponsorship }: PersonConstraints,
  { remote }: Opportunity,
): FilterResult[] {
  const isTold = outcomes.some(({ kind }) => kind === "authorization");
  if (needsSponsorship !== true || isTold || remote === "remote") return [];
  return [
    filterResult(
      "authorization",
      undefined,
      "The opening does not say whether the employer sponsors a permit; ask.",
    ),
  ];
}
