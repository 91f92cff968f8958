import type { CatalogIndex } from "../fit/scales.ts";
import { resolveRole } from "../roles/resolve-role.ts";
import { roleNamed, rolesIn } from "../roles/roles-in-text.ts";
import { duration } from "./questions/question-matters.ts";
import { stayOrLeave } from "./questions/question-shapes.ts";
import * as words from "./questions/question-words.ts";
import type { Understood } from "./types.ts";

/** A longer phrase is not the name of a role. */
const MAX_NAME_WORDS = 5;

/** Words that compare two roles. */
const setsAgainst =
  /(?<!\p{L})(?:or|oder|ou|versus|vs|than|instead|rather|statt|lieber|en lugar|en vez|plutôt|em vez)(?!\p{L})|还是/iu;
/** Questions with a role after "become", known or not. */
const asksForRole = [words.becomeWords, words.closeWords, duration];
/** Without an article, the word after "be" is not a role: "be promoted", "be happy". */
const withoutArticle = /\b(?:be|being|as)\s+(?!an?\s)/iu;

export type NamedRoles = Pick<Understood, "roles" | "unknownRoles"> & {
  /** One of them is where a question has its role, such as after "become". */
  isInPlace: boolean;
};

/** The roles in a question: the two sides of a comparison, or the text in the position of a role. */
export function namedRoles(query: string, index: CatalogIndex): NamedRoles {
  const hasSides = words.compareWords.test(query) && !stayOrLeave.test(query);
  const sides = hasSides ? (listOf(query, index) ?? sidesOf(query, index)) : twoNames(query, index);
  return sides ?? namedIn(query, index);
}

/** "Cook or baker?": two names of occupations and nothing else. */
function twoNames(query: string, index: CatalogIndex): NamedRoles | undefined {
  const parts = query
    .replace(/[?!.¿¡]/gu, " ")
    .split(words.alternatives)
    .map((part) => part.trim());
  if (parts.length !== 2 || parts.some((part) => part === "" || part.split(/\s+/).length > 3))
    return undefined;
  const named = gathered(parts, index);
  return named.roles.length === 2 ? named : undefined;
}

/** Three or more roles separated by commas: at least two are known, and no title contains the commas itself. */
function listOf(query: string, index: CatalogIndex): NamedRoles | undefined {
  const parts = query
    .split(/[,，、]/u)
    .flatMap((part) => ` ${part} `.split(words.sides))
    .map((part) => withoutAround(part).trim())
    .filter((part) => part !== "");
  if (parts.length < 3) return undefined;
  const named = gathered(parts, index);
  const known = new Set(named.roles.map(({ code }) => code)).size;
  if (known === parts.length) return named;
  const isName = parts.every((part) => part.split(/\s+/).length <= MAX_NAME_WORDS);
  return isName && known >= 2 && !hasTitleWithComma(query, parts, index) ? named : undefined;
}

/** "Clerks, general" is one title, not two. */
function hasTitleWithComma(query: string, parts: readonly string[], index: CatalogIndex): boolean {
  return parts.some((part, at) => {
    const both = `${part}, ${parts[at + 1] ?? ""}`;
    const isWritten = query.toLowerCase().includes(both.toLowerCase());
    return isWritten && resolveRole(both, index).understoodAs?.how === "exact";
  });
}

/** A comparison's words, without those around its sides. */
function withoutAround(text: string): string {
  return text
    .replace(words.compareWords, (found) => (found === "还是" ? found : " "))
    .replace(
      /\b(?:for me|für mich|para mí|pour moi|please|bitte|por favor|which|is|the|a|an)\b|[?!.:,]/giu,
      " ",
    );
}

/** The two sides of "compare A and B". */
function sidesOf(query: string, index: CatalogIndex): NamedRoles | undefined {
  const parts = withoutAround(query)
    .split(words.sides)
    .map((part) => part.trim());
  const [left, right] = parts;
  if (!left || !right || parts.length > 2) return undefined;
  return gathered([left, right], index);
}

/** The role in its usual position ("Can I become a …"), and roles named elsewhere. */
function namedIn(query: string, index: CatalogIndex): NamedRoles {
  const name = words.rolePlaces.map((place) => place.exec(query)?.[1]?.trim()).find((found) => found);
  const rest = name === undefined ? query : query.replace(name, " . ");
  // "My manager" is a person, not a role in question.
  const others = rolesIn(rest.replace(words.ownPerson, " . "), index);
  if (name === undefined) return { roles: others, unknownRoles: [], isInPlace: false };
  // "Could a cook become a baker?" asks about one role and names the starting point.
  const beside =
    setsAgainst.test(query) || words.compareWords.test(query) || words.stayWords.test(query) ? others : [];
  const names = alternativesOf(name.replace(words.praise, ""), index);
  if (names.length > 1) {
    const { roles, unknownRoles } = gathered(names, index);
    return { roles: [...roles, ...beside], unknownRoles, isInPlace: true };
  }
  const [only = name] = names;
  const { understoodAs, nearest } = resolveRole(only, index);
  const inside = understoodAs ? [understoodAs] : rolesIn(only, index);
  // A whole sentence is not the name of a role; two or three words may be.
  const isName = inside.length === 0 && only.split(" ").length <= MAX_NAME_WORDS;
  const isMeant = words.becoming.test(query)
    ? nearest.length > 0 || asksForRole.some((pattern) => pattern.test(query))
    : nearest.length > 0 && !withoutArticle.test(query);
  return {
    roles: inside.length > 0 ? [...inside, ...beside] : others,
    unknownRoles: isName && isMeant ? [{ asked: only, nearest }] : [],
    isInPlace: true,
  };
}

/** "Cook or baker" are two roles, unless the whole name is one occupation's. */
function alternativesOf(name: string, index: CatalogIndex): string[] {
  const whole = resolveRole(name, index).understoodAs;
  if (whole && whole.how !== "close") return [name];
  const parts = name.split(words.alternatives).filter((part) => !words.stayWords.test(part));
  return parts.map((part) => part.replace(words.into, ""));
}

function gathered(names: readonly string[], index: CatalogIndex): NamedRoles {
  const resolved = names.map((asked) => ({ asked, ...roleNamed(asked, index) }));
  return {
    roles: resolved.flatMap(({ understoodAs }) => understoodAs ?? []),
    unknownRoles: resolved.flatMap(({ asked, understoodAs, nearest }) =>
      understoodAs ? [] : [{ asked, nearest }],
    ),
    isInPlace: true,
  };
}
