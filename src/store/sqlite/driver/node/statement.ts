import type { Statement } from "../types.ts";
import { toSqliteError } from "./errors.ts";
import type { NativeStatement } from "./native.ts";

/** Statements that are safe to run again. */
const readOnly = /^\s*(select|with|values|pragma)\b(?!.*\breturning\b)/is;

/** A statement of Node's SQLite with the interface of better-sqlite3. */
export function statementOf<Params extends unknown[], Row>(
  native: NativeStatement,
  sql: string,
  bind: (params: readonly unknown[]) => unknown[],
): Statement<Params, Row> {
  let shape: (row: object) => Row = toObject;
  // An object may have more fields than the statement has parameters.
  native.setAllowUnknownNamedParameters(true);

  const reading = <Value>(read: () => Value): Value => {
    try {
      return read();
    } catch (error) {
      if (!isOutOfRange(error) || !readOnly.test(sql)) throw toSqliteError(error);
    }
    return withBigInts(native, read);
  };
  const inArrays = (wanted: (row: object) => Row): Statement<Params, Row> => {
    native.setReturnArrays(true);
    shape = wanted;
    return statement;
  };
  const statement: Statement<Params, Row> = {
    run: (...params) => {
      try {
        return native.run(...bind(params));
      } catch (error) {
        throw toSqliteError(error);
      }
    },
    get: (...params) => {
      const row = reading(() => native.get(...bind(params)));
      return row && shape(row);
    },
    all: (...params) => reading(() => native.all(...bind(params))).map((row) => shape(row)),
    iterate: (...params) => iterate(native, bind(params), (row) => shape(row)),
    pluck: () => inArrays((row) => toValue(Object.values(row)[0])),
    raw: () => inArrays(toValues),
  };
  return statement;
}

/** Integers too large for a JavaScript number are read as the nearest number. */
function withBigInts<Value>(native: NativeStatement, read: () => Value): Value {
  native.setReadBigInts(true);
  try {
    return read();
  } catch (error) {
    throw toSqliteError(error);
  } finally {
    native.setReadBigInts(false);
  }
}

function* iterate<Row>(
  native: NativeStatement,
  params: unknown[],
  shape: (row: object) => Row,
): Generator<Row, undefined> {
  // A statement cannot restart at a number that does not fit.
  native.setReadBigInts(true);
  try {
    for (const row of native.iterate(...params)) yield shape(row);
  } catch (error) {
    throw toSqliteError(error);
  } finally {
    native.setReadBigInts(false);
  }
}

function isOutOfRange(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_OUT_OF_RANGE";
}

function toObject<Row>(row: object): Row {
  const plain: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) plain[name] = toValue(value);
  return Object(plain);
}

function toValues<Row>(row: object): Row {
  return Object(Object.values(row).map(toValue));
}

/** A value as better-sqlite3 returns it. */
function toValue<Value>(value: Value) {
  if (typeof value === "bigint") return Number(value);
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
}
