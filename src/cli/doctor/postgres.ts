import type { Settings } from "../../platform/config.ts";
import { UnusableDatabase } from "../../store/common/unusable.ts";
import type { Finding } from "./finding.ts";

/** Whether the PostgreSQL database answers, its role is bound by row-level security, and its schema is one of ours. */
export async function postgresDatabase({ databaseUrl = "", place }: Settings): Promise<Finding> {
  const { schemaOf } = await import("../../store/postgres/connection/open.ts");
  try {
    const { version, newest } = await schemaOf(databaseUrl);
    const is = version === newest ? "schema" : "schema, which career-context serve brings up to date";
    return { what: `${place}: connection, rights and ${is}; its files are for its own server's checks` };
  } catch (error) {
    if (!(error instanceof UnusableDatabase)) throw error;
    return { what: place, remedy: error.message };
  }
}
