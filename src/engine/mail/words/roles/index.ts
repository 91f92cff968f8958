import { everyPhrase } from "../compile.ts";
import type { MailLanguage } from "../types.ts";
import { daRoles } from "./da.ts";
import { deRoles } from "./de.ts";
import { enRoles } from "./en.ts";
import { esRoles } from "./es.ts";
import { frRoles } from "./fr.ts";
import { itRoles } from "./it.ts";
import { nbRoles } from "./nb.ts";
import { nlRoles } from "./nl.ts";
import { plRoles } from "./pl.ts";
import { ptRoles } from "./pt.ts";
import { svRoles } from "./sv.ts";
import type { RoleWords } from "./types.ts";

export type Role = keyof RoleWords;
/** Each role's words as a pattern that finds all of them in the output of `comparable`. */
export type RolePatterns = Readonly<Record<Role, RegExp>>;

const roles: Readonly<Record<MailLanguage, RoleWords>> = {
  en: enRoles,
  de: deRoles,
  fr: frRoles,
  es: esRoles,
  nl: nlRoles,
  it: itRoles,
  pt: ptRoles,
  sv: svRoles,
  da: daRoles,
  nb: nbRoles,
  pl: plRoles,
};

/** A language's roles. */
export function rolesOf(language: MailLanguage): RolePatterns {
  const entries = Object.entries(roles[language]).map(([role, phrase]) => [role, everyPhrase(phrase)]);
  return Object.fromEntries(entries);
}
