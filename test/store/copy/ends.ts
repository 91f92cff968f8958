import { type CopiedUser, copyRows } from "../../../src/store/common/copy/copy-rows.ts";
import type { RowReader, RowWriter } from "../../../src/store/ports/copy.ts";
import { readPostgres } from "../../../src/store/postgres/copy/source.ts";
import { writePostgres } from "../../../src/store/postgres/copy/target.ts";
import { readSqlite } from "../../../src/store/sqlite/copy/source.ts";
import { writeSqlite } from "../../../src/store/sqlite/copy/target.ts";

/** A database as the source and as the target of a copy. */
export interface Ends {
  read: <T>(work: (source: RowReader) => Promise<T>) => Promise<T>;
  write: <T>(work: (target: RowWriter) => Promise<T>) => Promise<T>;
}

export const inFile = (file: string, userId?: string): Ends => ({
  read: (work) => readSqlite(file, work),
  write: (work) => writeSqlite(file, { userId, force: true }, work),
});

export const atUrl = (url: string, userId?: string): Ends => ({
  read: (work) => readPostgres(url, "the source", work),
  write: (work) => writePostgres(url, "the target", { userId, force: true }, work),
});

/** Copies all, or one person. */
export function copied(from: Ends, to: Ends, userId?: string): Promise<CopiedUser[]> {
  return from.read((source) => to.write((target) => copyRows(source, target, { userId })));
}
