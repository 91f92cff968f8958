import { fail } from "../../operation/errors.ts";
import { sameName } from "../../operation/input/nearest-name.ts";
import { isObject } from "../../shared/json.ts";
import { profileFields } from "./schema.ts";

const known = ["name", "email", ...Object.keys(profileFields)];

/**
 * Refuses a different spelling of a profile field's name, such as willingToRelocate: a separate field would never
 * be read. Throws `validation.bad_request` with the correct name.
 */
export function requireOwnNames(patch: Record<string, unknown>): void {
  const refused = (message: string) =>
    fail("validation.bad_request", message, { corrected: withOwnNames(patch) });
  for (const [name, value] of Object.entries(patch)) {
    if (known.includes(name)) continue;
    const right = sameName(name, known);
    if (right) throw refused(`${right} is the name of this field${as(name)}; send ${right}.`);
    const within = name === "profile" && isObject(value) ? ownNameIn(value) : undefined;
    if (within) throw refused(`profile is no field: send what is in it at the top, as ${within}.`);
  }
}

function ownNameIn(wrapped: Record<string, unknown>): string | undefined {
  return Object.keys(wrapped).flatMap((name) => sameName(name, known) ?? [])[0];
}

/**
 * The patch with its fields under their own names, without a wrapping object. Fields already at the top level
 * stay.
 */
function withOwnNames({ profile, ...patch }: Record<string, unknown>): Record<string, unknown> {
  const wrapped = isObject(profile) ? Object.entries(profile) : [];
  const all = [...wrapped, ...Object.entries(patch)];
  const renamed = all.map(([name, value]) => [sameName(name, known) ?? name, value]);
  return { ...Object.fromEntries(renamed), ...pick(patch, known) };
}

function pick(patch: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(patch).filter(([name]) => names.includes(name)));
}

/** The sent fields that the service only stores and does not read. */
export function extraFields(patch: Record<string, unknown>): string[] {
  return Object.keys(patch).filter((name) => !known.includes(name) && patch[name] !== null);
}

/** The name that was sent. Letters only, because other characters may be harmful. */
function as(name: string): string {
  return /^[\w.-]{1,60}$/.test(name) ? `, not ${name}` : "";
}
