import { fail } from "../../operation/errors.ts";
import { sameName } from "../../operation/input/nearest-name.ts";
import { isObject } from "../../shared/json.ts";
import { profileFields } from "./schema.ts";

const known = ["name", "email", ...Object.keys(profileFields)];

/**
 * Refuses another writing of a profile field's name, such as willingToRelocate: kept as a field of its own it would be
 * read by nothing. Throws `validation.bad_request` with the right name.
 */
export function requireOwnNames(patch: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(patch)) {
    if (known.includes(name)) continue;
    const right = sameName(name, known);
    if (right)
      throw fail("validation.bad_request", `${right} is the name of this field${as(name)}; send ${right}.`);
    if (name === "profile" && isObject(value)) requireUnwrapped(value);
  }
}

function requireUnwrapped(wrapped: Record<string, unknown>): void {
  const right = Object.keys(wrapped).flatMap((name) => sameName(name, known) ?? [])[0];
  if (right === undefined) return;
  throw fail("validation.bad_request", `profile is no field: send what is in it at the top, as ${right}.`);
}

/** Of the fields sent those that the service keeps as they come and reads nothing of. */
export function extraFields(patch: Record<string, unknown>): string[] {
  return Object.keys(patch).filter((name) => !known.includes(name) && patch[name] !== null);
}

/** The name that was sent; letters alone, for nothing else of it is known to be harmless. */
function as(name: string): string {
  return /^[\w.-]{1,60}$/.test(name) ? `, not ${name}` : "";
}
