import type { Opportunity, Requirement } from "../../posting/types.ts";
import type { Evidence } from "./prepare-record.ts";
import type { NamedTime } from "./work-times.ts";

/** What the person noted beside their claims. */
export interface Aside {
  text: string;
  memoryId: string;
}

/** The subject of a score: an opening, the catalogue's occupation at `position`, or an opening for that occupation. */
export interface FitSubject {
  title: string;
  opportunity?: Opportunity | undefined;
  position?: number | undefined;
  /** When an opening's work is, and what the person said of when they would not work. */
  times?: readonly NamedTime[] | undefined;
  timeLimits?: readonly string[] | undefined;
  /** Other limits that the person stated and that nothing here is held against. */
  notWeighed?: readonly string[] | undefined;
  asides?: readonly Aside[] | undefined;
}

/** The skills asked for that claims show, and the others. */
export interface SkillsShown {
  /** `shownBy` is the user's word for the held skill, which is the required one or a narrower one. */
  matchedSkills: { skill: string; shownBy: string; claimIds: string[] }[];
  /** `near` is a related skill that the user has; it earns partial credit but is not the required one. */
  missingSkills: { skill: string; importance: number; near?: string; confirm?: string[] }[];
}

/** What is known of one requirement: the claims that meet it, or what the person has that comes near. */
export interface Found {
  /** `unmet` where what is stored lists things of this kind and this is none of them; `unknown` where it lists none. */
  outcome: "met" | "near" | "unmet" | "unknown";
  claimIds: string[];
  near?: string;
  /** The user's own word for what shows it. */
  shownBy?: string;
  /** Unconfirmed claims that would meet it: it is unknown until the user confirms them. */
  confirm?: string[];
}

/** A requirement with its outcome. */
export interface RequirementOutcome extends Pick<Requirement, "text" | "kind" | "necessity">, Found {}

/** What requirements are matched against. */
export interface Known extends Evidence {
  /** The opening's title and its countries. */
  title: string;
  countries: readonly string[];
  /** The language in which it asks. */
  language: Opportunity["language"];
  /** Whether the person writes in another language: then words that are not found show nothing. */
  isForeign: boolean;
}

export const unmet: Found = { outcome: "unmet", claimIds: [] };
export const unknown: Found = { outcome: "unknown", claimIds: [] };

/** Met by these claims. */
export function met(claimIds: readonly string[], shownBy?: string): Found {
  return { outcome: "met", claimIds: [...new Set(claimIds)], ...(shownBy !== undefined && { shownBy }) };
}

/** Not met, but by what is named nearly so, and by these claims. */
export function near(what: string, claimIds: readonly string[] = []): Found {
  return { outcome: "near", claimIds: [...new Set(claimIds)], near: what };
}

/** What to do about what only unconfirmed claims would meet. */
export function confirmSentence(confirm: readonly string[]): string {
  return `An unconfirmed claim would meet it: confirm it with the user (${confirm.join(", ")}).`;
}

/** What is found where unconfirmed claims may be true: what they would meet is unknown, whatever else there is. */
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
