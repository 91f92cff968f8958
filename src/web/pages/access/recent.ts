import type { AccessLogEntry } from "../../../domain/access-log/schema.ts";
import { listAccessLog } from "../../../domain/account/operations.ts";
import { HOUR_MS } from "../../../shared/time.ts";
import { nextCursor } from "../../parts/pager.tsx";
import { PAGES_CLIENT, type Person } from "../../person.ts";
import { type Visit, visitsOf } from "./ledger.ts";
import { deedOf } from "./objects.ts";

const A_CALL = 100;
/** Every page reads a few things as the person, so their own lines are most of the log. */
const MOST_CALLS = 10;

/** What others did lately. */
export interface Recent {
  /** Visits of agents and programs, and changes on these pages, newest first. */
  visits: readonly Visit[];
  /** When the person last used these pages before now; undefined if it is not in the newest lines. */
  lastHere: string | undefined;
}

/** The newest visits, without the person's own reading on these pages. */
export async function recentVisits(person: Person, most: number): Promise<Recent> {
  const lines: AccessLogEntry[] = [];
  let cursor: string | undefined;
  let lastHere: string | undefined;
  let ownBefore = person.now.getTime();
  for (let call = 0; call < MOST_CALLS; call += 1) {
    const asked = { limit: A_CALL, ...(cursor !== undefined && { cursor }) };
    const { data, metadata } = await person.ask(listAccessLog, asked);
    for (const line of data) {
      if (line.client !== PAGES_CLIENT) continue;
      const at = Date.parse(line.time);
      if (ownBefore - at >= HOUR_MS) lastHere ??= line.time;
      ownBefore = at;
    }
    lines.push(...data);
    cursor = nextCursor(metadata);
    if (cursor === undefined) break;
    if (lastHere !== undefined && visitsOf(lines.filter(isWorthTelling)).length > most) break;
  }
  return { visits: visitsOf(lines.filter(isWorthTelling)).slice(0, most), lastHere };
}

/** What a page reads to render itself informs no one else. */
function isWorthTelling({ client, operation }: AccessLogEntry): boolean {
  return client !== PAGES_CLIENT || deedOf(operation).verb !== "read";
}
