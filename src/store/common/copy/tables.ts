import { type UserTableName, userTableNames, userTables } from "../user-tables.ts";

/** A table to copy. */
interface CopiedTable {
  table: CopiedTableName;
  key: readonly string[];
  isWide?: boolean;
}

type OwnedName = (typeof userTables)[UserTableName]["table"];
export type CopiedTableName =
  | OwnedName
  | "users"
  | "rateWindows"
  | "catalogSources"
  | "catalogOccupations"
  | "catalogSkills";

/** The owner of catalog rows: no user. */
export const NOBODY = "";

/** The copied tables of a user. Referenced tables come first. */
export const copiedTables: readonly CopiedTable[] = [
  { table: "users", key: [] },
  ...userTableNames.map((name) => userTables[name]).filter((table) => !("stays" in table)),
  { table: "rateWindows", key: ["keyId"] },
];

/** The imported catalog. It is copied only with all users. */
export const catalogTables: readonly CopiedTable[] = [
  { table: "catalogSources", key: ["id"] },
  { table: "catalogOccupations", key: ["sourceId", "code"], isWide: true },
  { table: "catalogSkills", key: ["sourceId", "id"] },
];

/** Each engine builds these again from the copied rows. */
export const derivedTables = ["memoryOwners", "memoryWords", "documentEntries", "documentWords"] as const;

/** These belong to one database and its processes. Another database has its own sealing secret and daily work. */
export const tablesOfProcesses = ["sharedSecrets", "turns"] as const;

const ROWS_A_PAGE = 500;
const WIDE_ROWS_A_PAGE = 20;

/** How a table is read: its key and the rows per page. */
export function readingOf(table: CopiedTableName): { key: readonly string[]; rowsAPage: number } {
  const owned: readonly CopiedTable[] = Object.values(userTables);
  const found = [...copiedTables, ...catalogTables, ...owned].find((one) => one.table === table);
  return { key: found?.key ?? [], rowsAPage: found?.isWide ? WIDE_ROWS_A_PAGE : ROWS_A_PAGE };
}
