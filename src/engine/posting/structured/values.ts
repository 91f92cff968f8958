import { isObject } from "../../../shared/json.ts";
import { cleanInline } from "../html/clean.ts";

/** All texts in a value that is a string, a number, or a list of them, each as one clean line. */
export function texts(value: unknown): string[] {
  const list = Array.isArray(value) ? value.slice(0, 50) : [value];
  return list
    .filter((each) => typeof each === "string" || typeof each === "number")
    .map((each) => cleanInline(String(each)))
    .filter((text) => text !== "");
}

/** The names in a value that is a string, an object with a name, or a list of them. */
export function names(value: unknown): string[] {
  const list = Array.isArray(value) ? value.slice(0, 50) : [value];
  return list.flatMap((each) =>
    texts(isObject(each) ? (each.name ?? each.legalName ?? each.alternateName) : each),
  );
}

const unsaid =
  /^(?:n\/?a|n\.a\.|null|undefined|none|unknown|not (?:available|specified|applicable|disclosed|provided)|tb[acd]|[-–—.?*]{1,10})$/i;

/** Placeholder texts of sites whose field is empty. */
export function said(values: readonly string[]): string[] {
  return values.filter((value) => !unsaid.test(value));
}
