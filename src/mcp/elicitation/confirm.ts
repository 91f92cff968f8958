import { inputRequired } from "@modelcontextprotocol/server";
import { CHANGE_DAYS } from "../../operation/changes/keep-change.ts";
import type { Confirmation } from "../../operation/elicitation.ts";
import { fail } from "../../operation/errors.ts";
import { jsonHash } from "../../shared/hash.ts";
import type { Connection } from "../session/connection.ts";
import type { ElicitationContext, Step } from "./types.ts";

const CONFIRM = "confirm";

/** Asks the person before something is deleted. Throws `auth.forbidden` where they say no. */
export async function confirmDelete(context: ElicitationContext, confirm: Confirmation): Promise<Step> {
  const { connection, operation, input, elicitation } = context;
  const answer = elicitation.answer(CONFIRM);
  if (answer.kind === "elicit") {
    if (answer.action === "accept" && answer.content?.[CONFIRM] === true)
      return { input: confirmed(confirm, input) };
    throw fail("auth.forbidden", "The user did not agree; nothing was deleted.");
  }
  const what = await describe(connection, confirm, input);
  // What is not there, or may not be seen, is refused by the operation itself.
  if (what === undefined) return { input };
  const isFinal = confirm.isFinal === true || confirm.word !== undefined;
  const after = isFinal ? "This cannot be undone." : `It can be taken back for ${CHANGE_DAYS} days.`;
  const message = `${operation.title}: ${what}. ${after}`;
  const title = isFinal ? "Delete for good" : "Delete";
  const requestedSchema = {
    type: "object" as const,
    properties: { [CONFIRM]: { type: "boolean" as const, title, default: false } },
    required: [CONFIRM],
  };
  return {
    pending: await elicitation.ask({ [CONFIRM]: inputRequired.elicit({ message, requestedSchema }) }),
  };
}

/** The person's agreement stands for the word that a caller would have to send. */
function confirmed({ word }: Confirmation, input: Record<string, unknown>): Record<string, unknown> {
  return word ? { ...input, [word.field]: word.value } : input;
}

/**
 * Where the client shows no forms, a token that was handed out with a preview stands for the word that the delete
 * wants; the word itself is anybody's to say. A delete without such a word is left as it is. Throws
 * `validation.bad_request` without the token.
 */
export async function acceptToken(context: ElicitationContext, confirm: Confirmation): Promise<Step> {
  const { operation, input, elicitation } = context;
  if (!confirm.word) return { input };
  const { field } = confirm.word;
  if (await elicitation.isSigned(input[field], agreedTo(operation.name, field, input)))
    return { input: confirmed(confirm, input) };
  throw fail(
    "validation.bad_request",
    `${field} must be the token in the call that next holds, and the user must have agreed to what it deletes.`,
  );
}

/** What a token is for: the operation with all that the call names, so that one for a thing deletes no other. */
export function agreedTo(operation: string, field: string, input: Record<string, unknown>): string {
  const { [field]: _, ...names } = input;
  // Half of the digest's characters are as safe, and every token is read by a model.
  return Object.keys(names).length === 0 ? operation : `${operation} ${jsonHash(names).slice(0, 32)}`;
}

/** What would be deleted, in a few words, or by its id where the caller may not read it; undefined where nothing is. */
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
