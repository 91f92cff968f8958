import { type UserTableName, userTableNames, userTables } from "../user-tables.ts";

/** A table that is copied. */
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

/** Whose the rows of the catalog are. */
export const NOBODY = "";

/** What a user's rows are copied from and to, none before what it refers to. */
export const copiedTables: readonly CopiedTable[] = [
  { table: "users", key: [] },
  ...userTableNames.map((name) => userTables[name]).filter((table) => !("stays" in table)),
  { table: "rateWindows", key: ["keyId"] },
];

/** The imported catalog, which is copied where all users are. */
export const catalogTables: readonly CopiedTable[] = [
  { table: "catalogSources", key: ["id"] },
  { table: "catalogOccupations", key: ["sourceId", "code"], isWide: true },
  { table: "catalogSkills", key: ["sourceId", "id"] },
];

/** Made again from what is copied, each by its own engine. */
export const derivedTables = ["memoryOwners", "memoryWords"] as const;

/** Of a database and its processes alone: another seals with a secret of its own, and does its own daily work. */
export const tablesOfProcesses = ["sharedSecrets", "turns"] as const;

const ROWS_A_PAGE = 500;
const WIDE_ROWS_A_PAGE = 20;

/** How a table is read: its key, and how many rows at once. */
export function readingOf(table: CopiedTableName): { key: readonly string[]; rowsAPage: number } {
  const owned: readonly CopiedTable[] = Object.values(userTables);
  const found = [...copiedTables, ...catalogTables, ...owned].find((one) => one.table === table);
  return { key: found?.key ?? [], rowsAPage: found?.isWide ? WIDE_ROWS_A_PAGE : ROWS_A_PAGE };
}
