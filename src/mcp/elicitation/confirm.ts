import { inputRequired } from "@modelcontextprotocol/server";
import { fail } from "../../operation/errors.ts";
import { stripInvisible } from "../../shared/invisible-characters.ts";
import { isObject } from "../../shared/json.ts";
import type { Connection } from "../session/connection.ts";
import type { ElicitationHandler, Step } from "./types.ts";

const CONFIRM = "confirm";

/** Asks the person before something is deleted for good. Throws `auth.forbidden` where they say no. */
export const confirmDelete: ElicitationHandler = async ({
  connection,
  entry,
  input,
  elicitation,
}): Promise<Step> => {
  const answer = elicitation.answer(CONFIRM);
  if (answer.kind === "elicit") {
    if (answer.action === "accept" && answer.content?.[CONFIRM] === true)
      return { input: confirmed(entry.operation, input) };
    throw fail("auth.forbidden", "The user did not agree; nothing was deleted.");
  }
  const what = await describe(connection, entry.feature, input);
  // What is not there, or may not be seen, is refused by the operation itself.
  if (what === undefined) return { input };
  const message = `${entry.title}: ${what}. This cannot be undone.`;
  const requestedSchema = {
    type: "object" as const,
    properties: { [CONFIRM]: { type: "boolean" as const, title: "Delete for good", default: false } },
    required: [CONFIRM],
  };
  return {
    pending: await elicitation.ask({ [CONFIRM]: inputRequired.elicit({ message, requestedSchema }) }),
  };
};

const CONFIRM_WORD = "DELETE";

/** The account's deletion wants its word; the person's yes stands for it. */
function confirmed(operation: string, input: Record<string, unknown>): Record<string, unknown> {
  return operation === "account.delete" ? { ...input, confirm: CONFIRM_WORD } : input;
}

/**
 * Where the client shows no forms, a token that was handed out with a preview stands for the word that an account's
 * deletion wants; any other call is left as it is.
 */
export const acceptToken: ElicitationHandler = async ({ entry, input, elicitation }) => {
  if (entry.operation !== "account.delete") return { input };
  const holds = await elicitation.isSigned(input.confirm, entry.operation);
  return { input: holds ? { ...input, confirm: CONFIRM_WORD } : input };
};

/** What would go, in a few words: a record's title, or the counts of everything. */
export async function describe(
  connection: Connection,
  feature: string,
  { id }: Record<string, unknown>,
): Promise<string | undefined> {
  try {
    if (feature === "account") return countsOf((await connection.readInternal("account.export", {})).data);
    const { data } = await connection.readInternal(`${feature}.list`, { limit: 100 });
    const record = Array.isArray(data) ? data.find((item) => isObject(item) && item.id === id) : undefined;
    return record ? labelOf(record) : typeof id === "string" ? id : undefined;
  } catch {
    return undefined;
  }
}

function countsOf(data: unknown): string {
  const records = isObject(data) && isObject(data.records) ? data.records : {};
  const counts = Object.entries(records).flatMap(([name, rows]) =>
    Array.isArray(rows) && rows.length > 0 ? `${rows.length} ${name}` : [],
  );
  return `the user and everything stored: ${counts.join(", ") || "nothing yet"}`;
}

const LONGEST_LABEL = 120;

function labelOf(record: Record<string, unknown>): string {
  const label = [record.title, record.webhookUrl, record.url, record.contentText].find(
    (text) => typeof text === "string",
  );
  if (label === undefined) return String(record.id);
  // What stands in quotation marks may not end them and go on as if we said it.
  const text = stripInvisible(String(label)).replace(/\s+/g, " ").replace(/[“”]/g, '"').trim();
  return `“${text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL)}…` : text}”`;
}
