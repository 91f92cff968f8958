import type { CatalogIndex } from "../fit/prepare.ts";
import { resolveRole, type UnderstoodRole } from "../roles/resolve-role.ts";
import { roleNamed, rolesIn } from "../roles/roles-in-text.ts";
import * as words from "./question-words.ts";
import type { Intent, Understood } from "./types.ts";

/** UTF-16 units: 500 characters may take twice as many. */
const MAX_LENGTH = 1000;

/** What a question is taken for: the first intent whose words it has, and the roles that it names. */
export function understandQuestion(text: string, index: CatalogIndex): Understood {
  const query = text.slice(0, MAX_LENGTH);
  const named = (words.compareWords.test(query) ? sidesOf(query, index) : undefined) ?? namedIn(query, index);
  const roles = distinct(named.roles);
  const unknownRoles = roles.length < 2 ? named.unknownRoles : [];
  const intent = intentOf(query, roles, unknownRoles.length);
  return { intent, roles, unknownRoles, subject: subjectOf(query, intent, roles) };
}

function intentOf(query: string, { length }: readonly UnderstoodRole[], unknown: number): Intent {
  const names = length + unknown > 0;
  if (isAboutAnother(query)) return "other";
  if (words.recallWords.test(query)) return "recall";
  if (words.payWords.test(query) || isAboutPlace(query)) return "other";
  if (words.whyWords.test(query) && words.scoreWords.test(query)) return "why_score";
  if (length > 1 || (names && (words.stayWords.test(query) || words.compareWords.test(query))))
    return "compare";
  if (words.closeWords.test(query)) return "how_to_close";
  if (words.nextWords.test(query)) return "what_next";
  if (names && (words.becomeWords.test(query) || length > 0)) return "can_i_become";
  return words.factWords.test(query) ? "recall" : "other";
}

function subjectOf(query: string, intent: Intent, roles: readonly UnderstoodRole[]): string | null {
  if (isAboutAnother(query)) return "another_person";
  if (intent === "why_score") {
    if (words.healthWords.test(query) && roles.length === 0) return "health";
    if (words.briefWords.test(query)) return "fit_brief";
    return roles.length > 0 ? "match" : null;
  }
  if (intent === "compare" && words.stayWords.test(query)) return "present_job";
  if (intent === "can_i_become" && words.degreeWords.test(query)) return "degree";
  if (intent !== "other") return null;
  if (words.payWords.test(query)) return "pay";
  return isAboutPlace(query) ? "place" : null;
}

/** "Where do I start?" asks for a step. */
function isAboutPlace(query: string): boolean {
  return words.placeWords.test(query) && !words.nextWords.test(query);
}

function isAboutAnother(query: string): boolean {
  if (words.otherPerson.some((pattern) => pattern.test(query))) return true;
  return words.personByName.test(query) && !words.firstPerson.test(query);
}

/** A longer phrase is no name of a role. */
const MAX_NAME_WORDS = 5;

type Named = Pick<Understood, "roles" | "unknownRoles">;

/** The two sides of "compare A and B". */
function sidesOf(query: string, index: CatalogIndex): Named | undefined {
  const cleaned = query
    .replace(words.compareWords, " ")
    .replace(
      /\b(?:for me|für mich|para mí|pour moi|please|bitte|por favor|which|is|the|a|an)\b|[?!.:,]/giu,
      " ",
    );
  const parts = cleaned.split(words.sides).map((part) => part.trim());
  const [left, right] = parts;
  if (!left || !right || parts.length > 2) return undefined;
  return gathered([left, right], (side) => roleNamed(side, index));
}

/** The role that stands where a question has one ("Can I become a …"), and those that are named elsewhere. */
function namedIn(query: string, index: CatalogIndex): Named {
  const name = words.rolePlaces.map((place) => place.exec(query)?.[1]?.trim()).find((found) => found);
  const others = rolesIn(name === undefined ? query : query.replace(name, " . "), index);
  if (name === undefined) return { roles: others, unknownRoles: [] };
  const { understoodAs, nearest } = resolveRole(name, index);
  const inside = understoodAs ? [understoodAs] : rolesIn(name, index);
  // A whole sentence is no name of a role; two or three words are.
  const isName = inside.length === 0 && name.split(" ").length <= MAX_NAME_WORDS && nearest.length > 0;
  return { roles: [...inside, ...others], unknownRoles: isName ? [{ asked: name, nearest }] : [] };
}

function gathered(
  names: readonly string[],
  resolve: (name: string) => ReturnType<typeof resolveRole>,
): Named {
  const resolved = names.map((asked) => ({ asked, ...resolve(asked) }));
  return {
    roles: resolved.flatMap(({ understoodAs }) => understoodAs ?? []),
    unknownRoles: resolved.flatMap(({ asked, understoodAs, nearest }) =>
      understoodAs ? [] : [{ asked, nearest }],
    ),
  };
}

function distinct(roles: readonly UnderstoodRole[]): UnderstoodRole[] {
  return [...new Map(roles.map((role) => [role.code, role])).values()];
}
