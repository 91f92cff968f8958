import type { LiteralScan } from "../../engine/retrieval/topic/literal.ts";
import { textsIn } from "../../shared/json.ts";
import { countedTurns } from "../../shared/timers.ts";
import type { Reading } from "./collect.ts";
import { excerptOf } from "./find.ts";
import type { Left } from "./schema.ts";

/** The name of a table's rows, if the records in them have no kind of their own. */
const kindOfTable: Readonly<Record<string, string>> = {
  users: "account",
  profiles: "profile",
  resumes: "resume",
  claims: "resume_entry",
  assessmentSubmissions: "assessment",
  timelineEvents: "timeline_event",
  memoryNodes: "memory",
  alerts: "alert",
  alertStates: "alert_state",
  healthDays: "health_day",
  dataSharing: "data_sharing",
  webhooks: "webhook",
  outboxEvents: "event",
  deliveries: "delivery",
  apiKeys: "api_key",
  subjectLinks: "linked_account",
  webSessions: "browser",
  signInCodes: "sign_in_code",
  accessLog: "access_log",
  changes: "change",
  forgetPreviews: "preview",
  replies: "reply",
};

const kindOfDocument: Readonly<Record<string, string>> = { artifact: "execution_artifact" };

/** An escaped line break in JSON is not a letter of the next word. */
const escaped = /\\[nrt]/g;

/** Columns with digests and secrets, whose characters mean nothing, and with names of our own, such as scopes. */
const unread = new Set(["userId", "hash", "requestHash", "secret", "previousSecret", "scopes", "events"]);

/** Every record of a person that contains the words of a topic, in any table. No table is skipped. */
export async function leftOf({ tx, pause }: Reading, literal: LiteralScan): Promise<Left[]> {
  const left = new Map<string, Left>();
  const isPauseDue = countedTurns();
  for await (const { table, rows } of tx.account.texts()) {
    for (const row of rows) {
      const texts = Object.entries(row).flatMap(([column, value]) =>
        typeof value === "string" && !unread.has(column) ? [value] : [],
      );
      if (isPauseDue(texts.reduce((sum, text) => sum + text.length, 0))) await pause();
      const excerpt = excerptIn(texts, literal);
      if (excerpt === undefined) continue;
      const kind = table === "documents" ? documentKind(String(row.kind)) : (kindOfTable[table] ?? table);
      const id = String(row.id ?? row.key ?? "");
      left.set(`${kind} ${id}`, { kind, id, excerpt });
    }
  }
  return [...left.values()];
}

function documentKind(kind: string): string {
  return kindOfDocument[kind] ?? kind;
}

function excerptIn(stored: readonly string[], literal: LiteralScan): string | undefined {
  for (const value of stored) {
    if (!literal(value.includes("\\") ? value.replace(escaped, " ") : value)) continue;
    for (const text of textsOf(value)) {
      const sentence = literal(text);
      if (sentence) return excerptOf(sentence.text);
    }
  }
  return undefined;
}

/** A string, or the strings and field names in a JSON column. */
function textsOf(value: string): string[] {
  if (!/^[[{"]/.test(value)) return [value];
  try {
    const parsed: unknown = JSON.parse(value);
    return [...textsIn(parsed), ...namesIn(parsed)];
  } catch {
    return [value];
  }
}

function namesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const names = Array.isArray(value) ? [] : Object.keys(value).map((name) => name.replaceAll("_", " "));
  return [...names, ...Object.values(value).flatMap(namesIn)];
}
