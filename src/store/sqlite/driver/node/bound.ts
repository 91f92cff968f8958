/** The values for a statement, in the forms that better-sqlite3 accepts: one list or several values, and undefined as null. */
export function bound(params: readonly unknown[]): unknown[] {
  return params.flat().map((value) => (isNamed(value) ? inEach(value, taken) : taken(value)));
}

/** The same with U+FFFD in place of U+0000, as PostgreSQL stores it: what comes after it could not be read again. */
export function withoutNul(params: readonly unknown[]): unknown[] {
  return bound(params).map((value) => (isNamed(value) ? inEach(value, replaced) : replaced(value)));
}

function isNamed(value: unknown): value is object {
  return Object.prototype.toString.call(value) === "[object Object]";
}

function inEach(named: object, change: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, change(value)]));
}

/** Throws TypeError for what SQLite cannot store; Node itself takes any first object for names and their values. */
function taken(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value === "object" && value !== null && !ArrayBuffer.isView(value))
    throw new TypeError("SQLite can only bind numbers, strings, bigints, buffers, and null");
  return value;
}

function replaced(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\uFFFD") : value;
}
