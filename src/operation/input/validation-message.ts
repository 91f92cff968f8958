import type { z } from "zod";
import { type FieldNames, fieldNames } from "./field-names.ts";
import { issuesOfMeantForm } from "./meant-form.ts";
import { nearestName } from "./nearest-name.ts";
import { bound, formatNames, notForm, typeName } from "./type-words.ts";

/** The checked value and its allowed fields. */
interface Checked {
  known?: readonly string[];
  value?: unknown;
}

/**
 * The message of the first issue: the field, what it must be, and the type that was sent. For an unknown field it lists
 * the known ones, nearest first. It never repeats the caller's values, and names only if they cannot be a sentence.
 */
export function validationMessage(
  issue: z.core.$ZodIssue | undefined,
  schemas: readonly [z.ZodType, ...z.ZodType[]],
  { known = [], value }: Checked = {},
): string {
  if (!issue) return "The request does not fit its schema.";
  const meant = meantIssue(issue, schemas[0], value) ?? issue;
  const sent = valueAt(value, meant.path);
  const said = describe(meant, fieldNames(schemas), known, sent);
  const isMissing = meant.code === "invalid_union" && value !== undefined && sent === undefined;
  return isMissing ? said.replace(" must be ", " is required and must be ") : said;
}

/** The issue inside the form that the caller chose, where a value may have several. */
function meantIssue(issue: Issue, schema: z.ZodType, value: unknown): Issue | undefined {
  const isOfForms = issue.code === "invalid_union" || issue.code === "unrecognized_keys";
  const at = isOfForms ? valueAt(value, issue.path) : undefined;
  if (typeof at !== "object" || at === null || Object.keys(at).length === 0) return undefined;
  const first = issuesOfMeantForm(schema, issue.path, at)?.find((inner) => !isAbsent(inner));
  return first && { ...first, path: [...issue.path, ...first.path] };
}

type Issue = z.core.$ZodIssue;

function describe(issue: Issue, names: FieldNames, known: readonly string[], value: unknown): string {
  const field = fieldName(issue.path, names);
  switch (issue.code) {
    case "unrecognized_keys":
      return unknownField(issue, names, known);
    case "invalid_type":
      return isAbsent(issue)
        ? `${field} is required and must be ${typeName(issue.expected)}.${fieldsInside(issue, names)}`
        : `${field} must be ${typeName(issue.expected)}${notForm(value)}.${fieldsInside(issue, names)}`;
    case "invalid_value":
      return `${field} must be ${issue.values.length > 1 ? "one of " : ""}${issue.values.map(String).join(", ")}${nearest(value, issue.values.map(String))}.`;
    case "too_small":
      return `${field} must ${bound(issue.origin, "at least", issue.minimum)}.`;
    case "too_big":
      return `${field} must ${bound(issue.origin, "at most", issue.maximum)}.`;
    case "invalid_format":
      return `${field} must be a valid ${formatNames[issue.format] ?? "text of the documented form"}.`;
    case "invalid_union":
      return describeUnion(
        issue,
        field,
        names.forms(issue.path),
        (one) => describe({ ...one, path: [...issue.path, ...one.path] }, names, known, value),
        issue.path.length === 1 ? saidOf(issue.path, names) : "",
      );
    case "invalid_key":
      return `${field} has a key that is not allowed.`;
    default:
      return issue.code === "custom" && issue.message !== "Invalid input"
        ? `${field} ${issue.message}`
        : `${field} does not have the documented form.`;
  }
}

/** The fields of the expected object, or of each object in the expected array, so the next call can be right. */
function fieldsInside(
  { expected, path }: Extract<Issue, { code: "invalid_type" }>,
  names: FieldNames,
): string {
  if (expected === "record") return saidOf(path, names);
  if (path.length === 0 || (expected !== "object" && expected !== "array")) return "";
  const fields = names.at(expected === "array" ? [...path, 0] : path).slice(0, MOST_FIELDS);
  if (fields.length === 0) return saidOf(path, names);
  return ` ${expected === "array" ? "Fields of each" : "Its fields"}: ${fields.join(", ")}.`;
}

const MOST_FIELDS = 20;

/** The purpose of an object with caller-chosen names. */
function saidOf(path: readonly PropertyKey[], names: FieldNames): string {
  const said = names.said(path);
  return said === undefined ? "" : ` ${said}`;
}

function isAbsent(issue: Issue): boolean {
  return issue.message.endsWith("received undefined");
}

function unknownField(
  issue: Extract<Issue, { code: "unrecognized_keys" }>,
  names: FieldNames,
  known: readonly string[],
): string {
  const forms = issue.path.length > 0 ? names.forms(issue.path) : [];
  // The input mixes two forms, or has a value of the wrong type.
  if (forms.length > 1) return `${fieldName(issue.path, names)} must be ${forms.join(" or ")}.`;
  const at = issue.path.length > 0 ? ` in ${fieldName(issue.path, names)}` : "";
  const name = names.plain(issue.keys[0] ?? "") ?? "A field";
  const fields = issue.path.length === 0 ? known : names.at(issue.path);
  const hint = fields.length > 0 ? ` Known fields: ${fields.join(", ")}.` : "";
  return `${name} is not a known field${at}${nearest(issue.keys[0], fields)}.${hint}`;
}

type UnionIssue = Extract<Issue, { code: "invalid_union" }>;

/** The issue inside the one form that fits so far. Otherwise what each form takes. */
function describeUnion(
  issue: UnionIssue,
  field: string,
  objects: readonly string[],
  inside: (one: Issue) => string,
  said: string,
): string {
  const firsts = issue.errors.map(([first]) => first);
  const [within, ...others] = firsts.filter((first) => first !== undefined && first.path.length > 0);
  const isMeant = within && others.length === 0 && !isAbsent(within);
  return isMeant ? inside(within) : `${field} ${oneOf(issue, firsts, objects)}${said}`;
}

/**
 * What the alternatives take: the values that distinguish the forms, or otherwise the types, with the fields of
 * objects.
 */
function oneOf(
  issue: UnionIssue,
  firsts: readonly (Issue | undefined)[],
  objects: readonly string[],
): string {
  const words = "options" in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
  if (words.length > 0) return `must be one of ${words.join(", ")}.`;
  const shapes = objects.filter((form) => form.startsWith("{"));
  const object = shapes.length > 0 && shapes.length <= MOST_FORMS ? shapes.join(" or ") : typeName("object");
  const forms = firsts.map((first) => {
    if (first === undefined) return undefined;
    if (typeof first.path[0] === "number") return typeName("array");
    if (first.path.length > 0 || first.code === "unrecognized_keys") return object;
    if (first.code === "invalid_type") return first.expected === "object" ? object : typeName(first.expected);
    return first.code === "invalid_value" ? `one of ${first.values.map(String).join(", ")}` : undefined;
  });
  return forms.length === 0 || forms.includes(undefined)
    ? "must have one of the documented forms."
    : `must be ${[...new Set(forms)].join(" or ")}.`;
}

const MOST_FORMS = 4;

/** The known name nearest to the caller's. */
function nearest(value: unknown, known: readonly string[]): string {
  const found = typeof value === "string" ? nearestName(value, known) : undefined;
  return found === undefined ? "" : `; the nearest is ${found}`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((found: unknown, key) => Object(found)[key], value);
}

/** A key of an object whose keys are ids, such as an assessment's items: one word with a mark and a number. */
function itemId(key: string): string | undefined {
  return /^[a-z]{2}-[A-Za-z]{1,20}-\d{1,3}$/.test(key) ? key : undefined;
}

function fieldName(path: readonly PropertyKey[], names: FieldNames): string {
  if (path.length === 0) return "The request";
  return path
    .map((part, index) => {
      if (typeof part === "number") return `[${part}]`;
      const name = names.known(String(part)) ?? itemId(String(part)) ?? "(field)";
      return index === 0 ? name : `.${name}`;
    })
    .join("");
}
