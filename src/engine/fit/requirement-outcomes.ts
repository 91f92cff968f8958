import { educationLevels } from "../catalog/types.ts";
import { educationOf } from "../education.ts";
import { educationWords } from "../lexicon/education.ts";
import { requirementsOf } from "../posting/requirements-of.ts";
import type { Opportunity, Requirement } from "../posting/types.ts";
import { durationsIn } from "../text/durations.ts";
import { createTerms } from "../text/terms.ts";
import { wordsOf } from "../text/words.ts";
import { sum } from "./numbers.ts";
import type { OwnedSkills } from "./owned-skills.ts";
import type { CatalogIndex } from "./prepare.ts";
import type { PersonEvidence, PersonText } from "./types.ts";

/** How a requirement is met: the claims that show it, or what the person has that comes near. */
export interface RequirementOutcome extends Pick<Requirement, "text" | "kind" | "necessity"> {
  outcome: "met" | "near" | "unmet" | "unknown";
  claimIds: string[];
  near?: string;
  /** The user's own word for what shows it. */
  shownBy?: string;
}

type Found = Pick<RequirementOutcome, "outcome" | "claimIds" | "near" | "shownBy">;

interface Known {
  person: PersonEvidence;
  holdings: OwnedSkills;
  index: CatalogIndex;
}

/** The level (0..7) at which an opening's skills are compared. Source: docs/methods.md, Openings. */
const ASKED_LEVEL = { required: 4, preferred: 3 } as const;
const weights = { required: 1, preferred: 0.4 } as const;
const credits = { met: 1, near: 0.4, unmet: 0, unknown: 0 } as const;
const order = ["met", "near", "unknown", "unmet"] as const;
const unmet: Found = { outcome: "unmet", claimIds: [] };
const unknown: Found = { outcome: "unknown", claimIds: [] };

/** Each requirement of an opening with the claims that meet it; of alternatives the best one counts. */
export function requirementOutcomes(
  opportunity: Opportunity,
  person: PersonEvidence,
  holdings: OwnedSkills,
  index: CatalogIndex,
): RequirementOutcome[] {
  const known = { person, holdings, index };
  const { skills, titles, degrees = [], credentials = [] } = person;
  const isUnknown = skills.length + titles.length + degrees.length + credentials.length === 0;
  return requirementsOf(opportunity).map((requirement) => {
    const { text, kind, necessity, alternatives } = requirement;
    if (isUnknown) return { text, kind, necessity, ...unknown };
    const found = (alternatives ?? [text]).map((words) => outcomeOf({ ...requirement, text: words }, known));
    const best = order.flatMap((outcome) => found.find((one) => one.outcome === outcome) ?? [])[0];
    return { text, kind, necessity, ...(best ?? unknown) };
  });
}

/** The share of what an opening asks for that is met, 0..1, by necessity; undefined where nothing can be said. */
export function requirementShare(outcomes: readonly RequirementOutcome[]): number | undefined {
  const known = outcomes.filter(({ outcome }) => outcome !== "unknown");
  if (known.length === 0) return undefined;
  const earned = known.map(({ necessity, outcome }) => weights[necessity] * credits[outcome]);
  return sum(earned) / sum(known.map(({ necessity }) => weights[necessity]));
}

function outcomeOf(requirement: Requirement, known: Known): Found {
  switch (requirement.kind) {
    case "skill":
      return skillOutcome(requirement, known);
    case "experience":
      return experienceOutcome(requirement, known);
    case "education":
      return degreeOutcome(requirement, known.person);
    case "licence":
    case "certificate":
      return credentialOutcome(requirement.text, known.person);
    // What a resume does not say of these is asked of the person.
    default:
      return unknown;
  }
}

/** A skill by the claims that show it or a narrower one; a related one comes near. */
function skillOutcome({ text, necessity }: Requirement, { person, holdings, index }: Known): Found {
  if (person.skills.length === 0) return unknown;
  const { skills } = index;
  const named = skills.resolve(text)?.id;
  const ids = named === undefined ? skills.find(text).map(({ id }) => id) : [named];
  const asked = ids.length > 0 ? ids : [`own:${text.toLowerCase()}`];
  const found = asked.map((id): Found => {
    const by = holdings.coveredBy(id, ASKED_LEVEL[necessity]);
    if (!by) return unmet;
    const isIt = skills.canonical(by.id) === skills.canonical(id);
    const isNarrower = skills.relation(by.id, id) === 1 && skills.entry(id)?.kind !== "credential";
    return by.claimIds.length > 0 && (isIt || isNarrower)
      ? { outcome: "met", claimIds: by.claimIds, shownBy: by.name }
      : { outcome: "near", claimIds: [], near: by.name };
  });
  return all(found);
}

/** Years against the time worked in all, which bounds that in any field; what they were about by the skills named. */
function experienceOutcome(requirement: Requirement, known: Known): Found {
  const { text } = requirement;
  const years = known.person.years;
  const asked = durationsIn(text, wordsOf(text))[0]?.years;
  if (asked !== undefined && years === undefined) return unknown;
  if (asked !== undefined && years !== undefined && years < asked) {
    return years === 0
      ? unmet
      : { outcome: "near", claimIds: [], near: `${Math.round(years * 10) / 10} years in all` };
  }
  if (known.index.skills.find(text).length > 0) return skillOutcome(requirement, known);
  const titled = known.person.titles.find(
    (title) => title.claimIds.length > 0 && sharesWord(title.text, text),
  );
  return titled ? { outcome: "met", claimIds: titled.claimIds } : unknown;
}

const findLevels = createTerms(educationWords);

/** A degree by its level and, where one is named, its field; no certificate or skill stands for one. */
function degreeOutcome(
  { text, level = "" }: Requirement,
  { education, degrees = [] }: PersonEvidence,
): Found {
  const named = findLevels(`${level} ${text}`).map(({ tag }) => tag);
  const asked = educationLevels.find((one) => one === level || named.some((tag) => tag === one));
  if (asked === undefined || education === undefined) return unknown;
  const isEnough = (held: PersonText) => {
    const its = educationOf([held.text]);
    return its !== undefined && educationLevels.indexOf(its) >= educationLevels.indexOf(asked);
  };
  const enough = degrees.filter(isEnough);
  const field = fieldOf(text);
  const fits = field === undefined ? enough[0] : enough.find((held) => sharesWord(held.text, field));
  if (fits) return { outcome: "met", claimIds: fits.claimIds };
  if (enough[0]) return { outcome: "near", claimIds: [], near: enough[0].text };
  if (educationLevels.indexOf(education) >= educationLevels.indexOf(asked)) return unknown;
  return degrees[0] ? { outcome: "near", claimIds: [], near: degrees[0].text } : unmet;
}

/** The field after "in": "Bachelor's degree in nursing or a related field". */
function fieldOf(text: string): string | undefined {
  return /\b(?:in|of|en|der)\s+(\p{L}.*)$/iu.exec(text)?.[1];
}

/** A licence or certificate by its own name. */
function credentialOutcome(text: string, { credentials = [] }: PersonEvidence): Found {
  const wanted = contentWords(text);
  if (wanted.length === 0) return unknown;
  const held = credentials.find((one) => {
    const words = new Set(contentWords(one.text));
    return wanted.every((word) => words.has(word));
  });
  if (held)
    return {
      outcome: held.claimIds.length > 0 ? "met" : "near",
      claimIds: held.claimIds,
      ...(held.claimIds.length === 0 && { near: held.text }),
    };
  const alike = credentials.find((one) => sharesWord(one.text, text));
  return alike ? { outcome: "near", claimIds: [], near: alike.text } : unmet;
}

const plainWords = new Set(
  "a an and or the of in with for to is must have valid current active required preferred license licence licensed licensure certificate certified certification degree related field equivalent or years year experience work working as at least bachelor bachelors master masters s".split(
    " ",
  ),
);

function contentWords(text: string): string[] {
  return wordsOf(text)
    .map(({ key }) => key)
    .filter((key) => !plainWords.has(key));
}

function sharesWord(left: string, right: string): boolean {
  const words = new Set(contentWords(left));
  return contentWords(right).some((word) => words.has(word));
}

/** Several things asked for in one line are met when each is. */
function all(found: readonly Found[]): Found {
  const claimIds = [...new Set(found.flatMap((one) => one.claimIds))];
  const [first] = found;
  if (found.every(({ outcome }) => outcome === "met")) {
    return { outcome: "met", claimIds, ...(first?.shownBy !== undefined && { shownBy: first.shownBy }) };
  }
  const near = found.find((one) => one.near !== undefined)?.near ?? undefined;
  if (near === undefined && claimIds.length === 0) return unmet;
  return { outcome: "near", claimIds, ...(near !== undefined && { near }) };
}
