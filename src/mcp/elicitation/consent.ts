import { inputRequired } from "@modelcontextprotocol/server";
import type { Consent, OpenQuestion } from "../../operation/elicitation.ts";
import type { Reply } from "../../operation/types.ts";
import { jsonHash } from "../../shared/hash.ts";
import type { ElicitationContext, Step } from "./types.ts";

interface Kept {
  /** What the user saw belongs to this input only. */
  of: string;
  parts: readonly OpenQuestion[];
  agreed: readonly string[];
  page: number;
}

const FORM = "parts";
const ON_A_PAGE = 10;

/** Shows the parts that need consent, in pages. The field then contains what the user agreed to. */
export async function askConsent(context: ElicitationContext, consent: Consent): Promise<Step> {
  const { elicitation } = context;
  const input = withoutConsent(context.input, consent);
  const kept = await shown(context, consent, input);
  if (!kept || kept.parts.length === 0) return { input };
  const from = kept.page * ON_A_PAGE;
  const parts = kept.parts.slice(from, from + ON_A_PAGE);
  if (parts.length === 0) return { input: { ...input, [consent.field]: kept.agreed } };
  const fields = parts.map(({ text }, at) => [
    fieldOf(from + at),
    { type: "boolean" as const, title: text, default: false },
  ]);
  const pages = Math.ceil(kept.parts.length / ON_A_PAGE);
  const page = pages > 1 ? ` Page ${kept.page + 1} of ${pages}.` : "";
  const form = inputRequired.elicit({
    message: `${consent.message}${page}`,
    requestedSchema: { type: "object" as const, properties: Object.fromEntries(fields) },
  });
  return { pending: await elicitation.ask({ [FORM]: form }, kept) };
}

/** The input without the consent field, which callers may not send. */
export function withoutConsent(
  input: Record<string, unknown>,
  { field }: Pick<Consent, "field">,
): Record<string, unknown> {
  const { [field]: _, ...rest } = input;
  return rest;
}

/** How the user can consent to an answer's open parts if the client shows no forms. */
export function consentByHand(
  { operation, elicitation }: ElicitationContext,
  { data, metadata }: Reply,
): Record<string, unknown> {
  const { consent, agree } = operation.mcp.elicit ?? {};
  if (elicitation.canAsk) return metadata;
  if (agree?.waits(data)) return { ...metadata, [agree.field]: agree.byHand };
  if (!consent || consent.waiting(data).length === 0) return metadata;
  return { ...metadata, [consent.field]: consent.byHand };
}

/** What is shown, and what the user agreed to so far. Undefined if nothing can need consent. */
async function shown(
  { connection, operation, elicitation }: ElicitationContext,
  consent: Consent,
  input: Record<string, unknown>,
): Promise<Kept | undefined> {
  const of = jsonHash(input);
  const kept = elicitation.kept<Kept>();
  if (kept?.of === of) return answered(kept, elicitation.answer(FORM));
  const rehearsal = consent.rehearsal(input);
  if (!rehearsal) return undefined;
  const { data } = await connection.run(operation.name, rehearsal);
  const keys = consent.waiting(data);
  return { of, parts: keys.length > 0 ? consent.parts(input, keys) : [], agreed: [], page: 0 };
}

/** Dismissing the form means no further consent and no further pages. */
function answered(kept: Kept, answer: ReturnType<ElicitationContext["elicitation"]["answer"]>): Kept {
  if (answer.kind !== "elicit" || answer.action !== "accept") return { ...kept, page: kept.parts.length };
  const from = kept.page * ON_A_PAGE;
  const fresh = kept.parts
    .slice(from, from + ON_A_PAGE)
    .filter((_, at) => answer.content?.[fieldOf(from + at)] === true);
  return { ...kept, agreed: [...kept.agreed, ...fresh.map(({ key }) => key)], page: kept.page + 1 };
}

/** A name that every client can show. Paths contain brackets and dots. */
function fieldOf(index: number): string {
  return `part_${index + 1}`;
}
