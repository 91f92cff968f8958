import { type InputRequiredResult, inputRequired } from "@modelcontextprotocol/server";
import { isObject } from "../../operation/json-limits.ts";
import type { Reply } from "../../operation/types.ts";
import type { ElicitationContext } from "./types.ts";

interface Hint {
  gapKey: string;
  question: string;
}

interface Kept {
  reply: Reply;
  hints: Hint[];
}

const EVIDENCE = "evidence";

/**
 * Runs the operation. Where it was asked for nothing but hints at missing evidence, the person is asked the hints'
 * questions, and what they say is kept as notes in their words: a claim is only made of it by a later resume import.
 */
export async function askForEvidence(
  context: ElicitationContext,
): Promise<{ pending: InputRequiredResult } | { reply: Reply }> {
  const { connection, entry, input, elicitation } = context;
  const kept = elicitation.kept<Kept>();
  if (kept && "hints" in kept) return { reply: await record(context, kept) };
  const reply = await connection.run(entry.operation, input, {
    forModel: true,
    progress: elicitation.progress,
  });
  const hints = elicitation.canAsk && entry.operation === "agent.apply" ? hintsOf(reply.data) : [];
  if (hints.length === 0) return { reply };
  const message = "What is missing could be told here; leave empty what does not apply.";
  const fields = hints.map(({ gapKey, question }) => [gapKey, { type: "string" as const, title: question }]);
  const requestedSchema = { type: "object" as const, properties: Object.fromEntries(fields) };
  const form = inputRequired.elicit({ message, requestedSchema });
  return { pending: await elicitation.ask({ [EVIDENCE]: form }, { reply, hints } satisfies Kept) };
}

/** The hints of an answer in which every action collected hints; none of any other. */
function hintsOf(data: unknown): Hint[] {
  const results = isObject(data) && Array.isArray(data.results) ? data.results.filter(isObject) : [];
  if (results.some(({ type, status }) => type !== "collect_missing_evidence_hint" || status !== "succeeded"))
    return [];
  return results.flatMap(({ outputs }) => {
    const inline = isObject(outputs) && isObject(outputs.inline) ? outputs.inline : {};
    return Array.isArray(inline.hints) ? inline.hints : [];
  });
}

async function record(
  { connection, elicitation }: ElicitationContext,
  { reply, hints }: Kept,
): Promise<Reply> {
  const answer = elicitation.answer(EVIDENCE);
  const content = answer.kind === "elicit" && answer.action === "accept" ? (answer.content ?? {}) : {};
  const recorded: string[] = [];
  for (const { gapKey, question } of hints) {
    const said = content[gapKey];
    if (typeof said !== "string" || said.trim() === "") continue;
    const contentText = `${question} ${said.trim()}`;
    await connection.run("memories.create", {
      contentText,
      nodeType: "note",
      sourceType: "evidence",
      sourceId: gapKey,
    });
    recorded.push(gapKey);
  }
  return { ...reply, metadata: { ...reply.metadata, recorded } };
}
