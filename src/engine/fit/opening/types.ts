import type { WorkHours } from "../../posting/reading/hours-said.ts";
import type { Opportunity, Requirement } from "../../posting/types.ts";
import type { Evidence } from "./prepare-record.ts";
import type { NamedTime } from "./times-named.ts";
import type { TimeLimit } from "./work-times.ts";

/** The person's notes, besides their claims. */
export interface Aside {
  text: string;
  memoryId: string;
}

/** A sentence of a note that sets a limit. */
export interface StatedNote extends Aside {
  /** True if it limits working times, which are compared separately. */
  isOfTimes?: boolean;
}

/** The subject of a score: an opening, the catalogue occupation at `position`, or an opening for that occupation. */
export interface FitSubject {
  title: string;
  opportunity?: Opportunity | undefined;
  position?: number | undefined;
  /** The opening's text, in which kinds of work are looked for that the person refused. */
  text?: string | undefined;
  /** An opening's working times, and when the person said they would not work. */
  times?: readonly NamedTime[] | undefined;
  timeLimits?: readonly TimeLimit[] | undefined;
  /** How much one works, as its text says. */
  hours?: WorkHours | undefined;
  /** The limits in the person's notes. */
  noted?: readonly StatedNote[] | undefined;
  asides?: readonly Aside[] | undefined;
}

/** The required skills that claims show, and the others. */
export interface SkillsShown {
  /** `shownBy` is the user's word for the held skill: the required one or a narrower one. */
  matchedSkills: { skill: string; shownBy: string; claimIds: string[] }[];
  /** `near` is a related skill that the user has. It gives partial credit but is not the required one. */
  missingSkills: { skill: string; importance: number; near?: string; confirm?: string[] }[];
}

/** What is known about a requirement: the claims that meet it, or the nearest ones. */
export interface Found {
  /** `unmet` if the stored data lists things of this kind without this one; `unknown` if it lists none. */
  outcome: "met" | "near" | "unmet" | "unknown";
  claimIds: string[];
  near?: string;
  /** The user's own word for the evidence. */
  shownBy?: string;
  /** Unconfirmed claims that would meet it. It is unknown until the user confirms them. */
  confirm?: string[];
}

/** A requirement with its outcome, and the level that it asks for if its text does not say it. */
export interface RequirementOutcome
  extends Pick<Requirement, "text" | "kind" | "necessity" | "level">,
    Found {}

/** A requirement in words, with its level: "Excel (Advanced)". */
export function withAskedLevel({ text, level }: Pick<RequirementOutcome, "text" | "level">): string {
  return level === undefined ? text : `${text} (${level})`;
}

/** What requirements are compared with. */
export interface Known extends Evidence {
  /** The opening's title and its countries. */
  title: string;
  countries: readonly string[];
  /** The language of its demands. */
  language: Opportunity["language"];
  /** True if the person writes in another language. Then a word that is not found proves nothing. */
  isForeign: boolean;
}

export const unmet: Found = { outcome: "unmet", claimIds: [] };
export const unknown: Found = { outcome: "unknown", claimIds: [] };

/** Met by these claims. */
export function met(claimIds: readonly string[], shownBy?: string): Found {
  return { outcome: "met", claimIds: [...new Set(claimIds)], ...(shownBy !== undefined && { shownBy }) };
}

/** Not met, but nearly, by the named item and these claims. */
export function near(what: string, claimIds: readonly string[] = []): Found {
  return { outcome: "near", claimIds: [...new Set(claimIds)], near: what };
}

/** What to do about a demand that only unconfirmed claims would meet. */
export function confirmSentence(confirm: readonly string[]): string {
  return `An unconfirmed claim would meet it: confirm it with the user (${confirm.join(", ")}).`;
}

/** The outcome if unconfirmed claims may be true: what they would meet is unknown. */
export function withUnconfirmed(
  found: Found,
  then: Found | undefined,
  unconfirmed: ReadonlySet<string>,
): Found {
  if (found.outcome === "met" || then?.outcome !== "met") return found;
  const confirm = then.claimIds.filter((id) => unconfirmed.has(id));
  return confirm.length === 0 ? found : { ...unknown, confirm };
}

const order = ["met", "near", "unknown", "unmet"] as const;

/** The best of several choices. */
export function best(found: readonly Found[]): Found {
  return order.flatMap((outcome) => found.find((one) => one.outcome === outcome) ?? [])[0] ?? unknown;
}
