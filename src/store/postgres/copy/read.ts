import { type Column, getTableColumns, getTableName } from "drizzle-orm";
import * as schema from "../../../../db/postgres/schema.ts";
import { copiedColumns, keyColumns } from "../../common/copy/columns.ts";
import { type CopiedTableName, NOBODY, readingOf } from "../../common/copy/tables.ts";
import type { CopiedRow, RowReader } from "../../ports/copy.ts";
import type { Unit } from "../connection/unit.ts";

/** Users per page. */
const USERS_A_PAGE = 500;

/** Reads a database's rows for copying, within one transaction. */
export function postgresRows(unit: Pick<Unit, "rows">): RowReader {
  const { rows } = unit;
  return {
    countUsers: async () => {
      await seenBy(unit, NOBODY);
      return (await rows<{ n: number }>("select count(*) as n from users"))[0]?.n ?? 0;
    },
    users: async function* () {
      for (let after = ""; ; ) {
        await seenBy(unit, NOBODY);
        const page = await rows<{ id: string }>("select id from users where id > $1 order by id limit $2", [
          after,
          USERS_A_PAGE,
        ]);
        for (const { id } of page) yield id;
        if (page.length < USERS_A_PAGE) return;
        after = page.at(-1)?.id ?? after;
      }
    },
    hasUser: async (userId) => {
      await seenBy(unit, NOBODY);
      return (await rows("select 1 as it from users where id = $1", [userId])).length > 0;
    },
    pages: (table, owner) => pagesOf(unit, table, owner),
  };
}

async function* pagesOf(
  unit: Pick<Unit, "rows">,
  table: CopiedTableName,
  owner: string,
): AsyncGenerator<CopiedRow[]> {
  const { key, rowsAPage } = readingOf(table);
  const columns = columnsOf(table);
  const names = keyColumns(columns, key).map((name) => `"${name}"`);
  const shown = columns.map(([field, { name }]) => `"${name}" as "${field}"`).join(", ");
  const from = `select ${shown} from "${getTableName(tables[table])}" where ${ownedBy(table)} = $1`;
  const order = names.length === 0 ? "" : `order by ${names.join(", ")}`;
  const behind = names.length === 0 ? "" : `and (${names}) > (${names.map((_, at) => `$${at + 2}`)})`;
  for (let last: CopiedRow | undefined; ; ) {
    await seenBy(unit, owner);
    const after = key.map((field) => last?.[field] ?? null);
    const page = await unit.rows<CopiedRow>(
      `${from} ${last ? behind : ""} ${order} limit ${rowsAPage}`,
      last ? [owner, ...after] : [owner],
    );
    if (page.length > 0) yield page;
    if (page.length < rowsAPage || names.length === 0) return;
    last = page.at(-1);
  }
}

/** The SQL to compare with the owner. Catalog rows have no owner. */
function ownedBy(table: CopiedTableName): string {
  if (table.startsWith("catalog")) return `'${NOBODY}'::text`;
  return table === "users" ? "id" : "user_id";
}

/** Row-level security shows a transaction the rows of its user, or all users if it has none. */
export async function seenBy({ rows }: Pick<Unit, "rows">, owner: string): Promise<void> {
  await rows("select set_config('app.user_id', $1, true)", [owner]);
}

/** The copied columns of a table, by field. */
export function columnsOf(table: CopiedTableName): [field: string, column: Column][] {
  return copiedColumns<Column>(table, getTableColumns(tables[table]));
}

/** The schema's tables by name. */
export const tables = { ...schema };
