import { valueNames } from "../../catalog/types.ts";
import { roleNamed } from "../../roles/roles-in-text.ts";
import { titleMatches } from "../../roles/title-matches.ts";
import type { CatalogBase, PreparedOccupation } from "../baseline.ts";
import type { PersonProfile } from "../person/person-profile.ts";
import type { FitFactor, PersonEvidence } from "../types.ts";
import type { ProfileVector } from "./occupation-vectors.ts";

/** The subjects of the sentences about a person's factors. */
export interface PersonTerms {
  /** The person's history as a noun: "your work as Registered Nurse". */
  history: string;
  /**
   * The interests, values and knowledge that the person and the occupation share most, and those that only the
   * occupation has.
   */
  shared: Shared;
  onlyAsked: Shared;
}

interface Shared {
  interests: string[];
  values: string[];
  knowledge: string[];
}

const areas = ["Realistic", "Investigative", "Artistic", "Social", "Enterprising", "Conventional"];
const MAX_TITLES = 1;
const MAX_NAMED = 2;
const MAX_TITLE_LENGTH = 60;
/** From this share of known words a title is a name without another message. */
const KNOWN_TITLE = 0.8;

/** The person's own words for the data behind an occupation's factors. */
export function personTerms(
  person: PersonEvidence,
  profile: PersonProfile,
  base: CatalogBase,
  position: number,
): PersonTerms {
  const pairs = {
    interests: [profile.interests, base.interests[position], areas],
    values: [profile.values, base.values[position], valueNames],
    knowledge: [profile.knowledge, base.knowledge[position], base.knowledgeNames],
  } as const;
  const pick = (side: "shared" | "only") => ({
    interests: named(...pairs.interests, side),
    values: named(...pairs.values, side),
    knowledge: named(...pairs.knowledge, side),
  });
  return {
    history: historyWords(person, profile, base),
    shared: pick("shared"),
    onlyAsked: pick("only"),
  };
}

/** The dimensions in which both are high, or only the occupation is, the clearest first. */
function named(
  own: ProfileVector | undefined,
  other: ProfileVector | undefined,
  names: readonly string[],
  side: "shared" | "only",
): string[] {
  if (!own || !other) return [];
  return names
    .map((name, place) => ({ name, mine: own.unit[place] ?? 0, theirs: other.unit[place] ?? 0 }))
    .filter(({ mine, theirs }) => theirs > 0 && (side === "shared" ? mine > 0 : mine <= 0))
    .sort((one, two) => strength(two) - strength(one))
    .slice(0, MAX_NAMED)
    .map(({ name }) => name);

  function strength({ mine, theirs }: { mine: number; theirs: number }): number {
    return side === "shared" ? mine * theirs : theirs - mine;
  }
}

function historyWords({ titles }: PersonEvidence, { history }: PersonProfile, base: CatalogBase): string {
  const weights = new Map<number, { weight: number; position: number; best: number }>();
  for (const { title, weight, position } of history) {
    if (title === undefined) continue;
    const known = weights.get(title);
    weights.set(title, {
      weight: weight + (known?.weight ?? 0),
      ...(known && known.best >= weight
        ? { position: known.position, best: known.best }
        : { position, best: weight }),
    });
  }
  const names = [...weights]
    .sort(([, one], [, two]) => two.weight - one.weight)
    .slice(0, MAX_TITLES)
    .map(([title, { position }]) => titleWords(titles[title]?.text ?? "", base.occupations[position], base));
  const known = names.flatMap((name) => name ?? []);
  if (known.length > 0) return `your work as ${[...new Set(known)].join(" and ")}`;
  return names.length === 0 ? "what you list" : "your jobs";
}

/** A title if its words name an occupation; the occupation's title if the job was in it; otherwise undefined. */
function titleWords(
  text: string,
  occupation: PreparedOccupation | undefined,
  base: CatalogBase,
): string | undefined {
  const [best] = titleMatches(text, base, 1);
  if ((best?.relevance ?? 0) >= KNOWN_TITLE && text.length <= MAX_TITLE_LENGTH) return text;
  const held = roleNamed(text, base).understoodAs?.code;
  return held !== undefined && held === occupation?.entry.code ? occupation.entry.title : undefined;
}

/** What a factor says for or against an occupation, in the person's terms and without numbers. */
export function factorWords({ key, contribution }: FitFactor, terms: PersonTerms | undefined): string {
  const history = terms?.history ?? "what you list";
  const side = contribution >= 0 ? "for" : "against";
  const shared = list(key, terms?.shared);
  const asked = list(key, terms?.onlyAsked);
  const sentences: Record<FitFactor["key"], { for: string; against: string }> = {
    requirements: {
      for: "What you list meets much of what it asks for",
      against: "What you list meets little of what it asks for",
    },
    knowledge: {
      for: `It builds on the knowledge of ${history}${after(shared)}`,
      against: `It needs other knowledge than ${history}${after(asked)}`,
    },
    experience: {
      for: `It is close to ${history}`,
      against: `It has little in common with ${history}`,
    },
    interests: {
      for: `It suits your interests${after(shared)}`,
      against: `It suits your interests little${asked ? `; it is work for other ones: ${asked}` : ""}`,
    },
    similarity: {
      for: `It is similar to ${history}${after(shared)}`,
      against: `It is not similar to ${history}${after(asked)}`,
    },
    preparation: {
      for: `It takes about as much preparation as ${history}`,
      against: `It takes clearly more or less preparation than ${history}`,
    },
    values: {
      for: `It offers what you value in work${after(shared)}`,
      against: `It offers little of what you value in work${asked ? ` and more of something else: ${asked}` : ""}`,
    },
    styles: { for: "It suits your way of working", against: "It suits your way of working little" },
  };
  return sentences[key][side];
}

function list(key: FitFactor["key"], shared: Shared | undefined): string {
  if (key === "similarity") return (shared?.interests ?? []).join(", ");
  return key === "interests" || key === "values" || key === "knowledge"
    ? (shared?.[key] ?? []).join(", ")
    : "";
}

function after(names: string): string {
  return names === "" ? "" : `: ${names}`;
}
