import { isObject } from "../../shared/json.ts";

/** Checks a JSON value's shape. */
export type Check = (value: unknown) => boolean;

/** Deeper values are left to the full program, which has its own limits. */
const DEEPEST = 8;

export const isText: Check = (value) => typeof value === "string";
export const isFlag: Check = (value) => typeof value === "boolean";
export const isTextOrInteger: Check = (value) => typeof value === "string" || Number.isSafeInteger(value);

/** Any object that is not nested deeply. */
export const isAnyObject: Check = (value) => isObject(value) && depthOf(value) <= DEEPEST;

/** An object with these fields and no others; the `required` ones are there. */
export function isShape(fields: Readonly<Record<string, Check>>, required: readonly string[] = []): Check {
  return (value) =>
    isObject(value) &&
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, item]) => Object.hasOwn(fields, name) && fields[name]?.(item));
}

/** An object with any field names, whose values all have the same form. */
export function isRecordOf(check: Check): Check {
  return (value) => isObject(value) && Object.values(value).every(check);
}

export function isListOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

function depthOf(value: unknown, most = DEEPEST + 1): number {
  if (typeof value !== "object" || value === null || most === 0) return 0;
  return 1 + Math.max(0, ...Object.values(value).map((item) => depthOf(item, most - 1)));
}
