import { inputRequired } from "@modelcontextprotocol/server";
import { CHANGE_DAYS } from "../../operation/changes/keep-change.ts";
import type { Confirmation } from "../../operation/elicitation.ts";
import { fail } from "../../operation/errors.ts";
import { jsonHash } from "../../shared/hash.ts";
import type { Connection } from "../session/connection.ts";
import type { ElicitationContext, Step } from "./types.ts";

const CONFIRM = "confirm";

/** Asks the user before a delete. Throws `auth.forbidden` if they decline. */
export async function confirmDelete(context: ElicitationContext, confirm: Confirmation): Promise<Step> {
  const { connection, operation, input, elicitation } = context;
  const answer = elicitation.answer(CONFIRM);
  if (answer.kind === "elicit") {
    if (answer.action === "accept" && answer.content?.[CONFIRM] === true)
      return { input: confirmed(confirm, input) };
    throw fail("auth.forbidden", "The user did not agree. Nothing was deleted.");
  }
  const what = await describe(connection, confirm, input);
  // The operation itself refuses what does not exist or is not allowed.
  if (what === undefined) return { input };
  const isFinal = confirm.isFinal === true || confirm.word !== undefined;
  const after = isFinal ? "This cannot be undone." : `You can undo this for ${CHANGE_DAYS} days.`;
  const message = `${operation.title}: ${what}. ${after}`;
  const title = isFinal ? "Delete permanently" : "Delete";
  const requestedSchema = {
    type: "object" as const,
    properties: { [CONFIRM]: { type: "boolean" as const, title, default: false } },
    required: [CONFIRM],
  };
  return {
    pending: await elicitation.ask({ [CONFIRM]: inputRequired.elicit({ message, requestedSchema }) }),
  };
}

/** The user's consent replaces the word that a caller would have to send. */
function confirmed({ word }: Confirmation, input: Record<string, unknown>): Record<string, unknown> {
  return word ? { ...input, [word.field]: word.value } : input;
}

/**
 * If the client shows no forms, a token from a preview replaces the delete's word, because any caller could send the
 * word itself. Deletes without a word pass unchanged. Throws `validation.bad_request` without the token.
 */
export async function acceptToken(context: ElicitationContext, confirm: Confirmation): Promise<Step> {
  const { operation, input, elicitation } = context;
  if (!confirm.word) return { input };
  const { field } = confirm.word;
  if (await elicitation.isSigned(input[field], agreedTo(operation.name, field, input)))
    return { input: confirmed(confirm, input) };
  throw fail(
    "validation.bad_request",
    `${field} must be the token from the call in next. Ask the user first whether they agree to what it deletes.`,
  );
}

/** What a token is for: the operation with all its arguments, so a token for one item cannot delete another. */
export function agreedTo(operation: string, field: string, input: Record<string, unknown>): string {
  const { [field]: _, ...names } = input;
  // Half of the digest is safe enough, and a model reads every token.
  return Object.keys(names).length === 0 ? operation : `${operation} ${jsonHash(names).slice(0, 32)}`;
}

/** What would be deleted, in a few words, or its id if the caller may not read it. Undefined if there is nothing. */
export async function describe(
  connection: Connection,
  confirm: Confirmation,
  input: Record<string, unknown>,
): Promise<string | undefined> {
  try {
    return await confirm.describe(connection.readData, input);
  } catch {
    return typeof input.id === "string" ? input.id : undefined;
  }
}
