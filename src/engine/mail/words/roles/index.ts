import { everyPhrase } from "../compile.ts";
import type { MailLanguage } from "../types.ts";
import { deRoles } from "./de.ts";
import { enRoles } from "./en.ts";
import { esRoles } from "./es.ts";
import { frRoles } from "./fr.ts";
import { itRoles } from "./it.ts";
import { nlRoles } from "./nl.ts";
import type { RoleWords } from "./types.ts";

export type Role = keyof RoleWords;
/** Each role's words as a pattern that finds all of them in the output of `comparable`. */
export type RolePatterns = Readonly<Record<Role, RegExp>>;

const roles: Readonly<Partial<Record<MailLanguage, RoleWords>>> = {
  en: enRoles,
  de: deRoles,
  fr: frRoles,
  es: esRoles,
  nl: nlRoles,
  it: itRoles,
};

/** A language's roles; undefined if only phrases are read. */
export function rolesOf(language: MailLanguage): RolePatterns | undefined {
  const words = roles[language];
  if (words === undefined) return undefined;
  const entries = Object.entries(words).map(([role, phrase]) => [role, everyPhrase(phrase)]);
  return Object.fromEntries(entries);
}
