/** SQLite's result codes by number, with extended codes by the number above the lowest byte. */
const codes: readonly (readonly string[])[] = [
  ["OK", "LOAD_PERMANENTLY", "SYMLINK"],
  ["ERROR", "MISSING_COLLSEQ", "RETRY", "SNAPSHOT"],
  ["INTERNAL"],
  ["PERM"],
  ["ABORT", "", "ROLLBACK"],
  ["BUSY", "RECOVERY", "SNAPSHOT", "TIMEOUT"],
  ["LOCKED", "SHAREDCACHE", "VTAB"],
  ["NOMEM"],
  ["READONLY", "RECOVERY", "CANTLOCK", "ROLLBACK", "DBMOVED", "CANTINIT", "DIRECTORY"],
  ["INTERRUPT"],
  [
    ...["IOERR", "READ", "SHORT_READ", "WRITE", "FSYNC", "DIR_FSYNC", "TRUNCATE", "FSTAT", "UNLOCK"],
    ...["RDLOCK", "DELETE", "BLOCKED", "NOMEM", "ACCESS", "CHECKRESERVEDLOCK", "LOCK", "CLOSE"],
    ...["DIR_CLOSE", "SHMOPEN", "SHMSIZE", "SHMLOCK", "SHMMAP", "SEEK", "DELETE_NOENT", "MMAP"],
    ...["GETTEMPPATH", "CONVPATH", "VNODE", "AUTH", "BEGIN_ATOMIC", "COMMIT_ATOMIC", "ROLLBACK_ATOMIC"],
    ...["DATA", "CORRUPTFS", "IN_PAGE"],
  ],
  ["CORRUPT", "VTAB", "SEQUENCE", "INDEX"],
  ["NOTFOUND"],
  ["FULL"],
  ["CANTOPEN", "NOTEMPDIR", "ISDIR", "FULLPATH", "CONVPATH", "DIRTYWAL", "SYMLINK"],
  ["PROTOCOL"],
  ["EMPTY"],
  ["SCHEMA"],
  ["TOOBIG"],
  [
    ...["CONSTRAINT", "CHECK", "COMMITHOOK", "FOREIGNKEY", "FUNCTION", "NOTNULL", "PRIMARYKEY", "TRIGGER"],
    ...["UNIQUE", "VTAB", "ROWID", "PINNED", "DATATYPE"],
  ],
  ["MISMATCH"],
  ["MISUSE"],
  ["NOLFS"],
  ["AUTH", "USER"],
  ["FORMAT"],
  ["RANGE"],
  ["NOTADB"],
];

/** The name of a result code, such as `SQLITE_BUSY_SNAPSHOT`. */
export function codeName(number: number): string {
  const [name = "ERROR", ...extended] = codes[number & 0xff] ?? [];
  const more = extended[(number >> 8) - 1] ?? "";
  return more === "" ? `SQLITE_${name}` : `SQLITE_${name}_${more}`;
}

/** Adds better-sqlite3's code to an error of Node's SQLite. Returns any other error unchanged. */
export function toSqliteError(error: unknown): unknown {
  if (!(error instanceof Error && "errcode" in error && typeof error.errcode === "number")) return error;
  return sqliteError(error.message, codeName(error.errcode));
}

export function sqliteError(message: string, code: string): Error {
  return Object.assign(new Error(message), { name: "SqliteError", code });
}
