import { specificTerms } from "../../engine/reasoning/pertinent.ts";
import {
  asksOwnPay,
  asksWhatWasSaidOfPay,
  saysOwnPay,
  speaksOfPay,
} from "../../engine/reasoning/questions/own-pay.ts";
import type { Fact } from "../../engine/reasoning/types.ts";
import { mentioner } from "../../engine/retrieval/bags.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { counted } from "../../shared/text/words.ts";
import type { MemoryNode } from "../../store/ports/memories.ts";
import { claimsOnce } from "../evidence/claims.ts";
import { currentNotes, limitsIn, MOST_NOTES, statedNotes } from "../evidence/stated-limits.ts";
import { namedField } from "./profile-facts.ts";

/** Facts that have all that is stored about the user's own pay. */
export const OF_PAY = "pay.";

const payFields = ["min_salary", "target_salary_range"];

/** The user's own pay, or that nothing stored says it, if a question asks for it. */
export async function ownPayFacts(ctx: HandlerContext, query: string): Promise<Fact[]> {
  if (!asksOwnPay(query)) return [];
  const found = await payFacts(ctx);
  if (found.length > 0) {
    const answer = `${accountOf(found)} the user's pay; keyFactors has the words`;
    const { profile = {} } = (await ctx.tx.profile.get()) ?? {};
    const named = namedField("min_salary", profile);
    const has = mentioner(specificTerms(query));
    // What names something else of the question comes first: a country, an employer.
    const ordered = [...found.filter(({ text }) => has(text)), ...found.filter(({ text }) => !has(text))];
    return ordered.map((fact) => ({
      ...fact,
      text: fact.field === `${OF_PAY}min_salary` ? `In the profile: ${named}` : fact.text,
      answer,
    }));
  }
  const none = "No note, field of the profile or line of the resume says what the user earns or wants";
  return [{ field: `${OF_PAY}none`, text: `${none}.`, answer: none }];
}

/** What another person said about the user's pay, if a question asks for it; else what is stored of the pay. */
export async function saidPayFacts(ctx: HandlerContext, query: string): Promise<Fact[]> {
  if (!asksWhatWasSaidOfPay(query)) return [];
  const speaks = speaksOfPay(query);
  const notes = currentNotes(await statedNotes(ctx.tx)).current.filter(({ contentText }) =>
    speaks(contentText),
  );
  const said = notes.length === 1 ? "One stored note says" : `${notes.length} stored notes say`;
  if (notes.length > 0)
    return notes.map(({ id, contentText }) => ({
      ...{ field: `${OF_PAY}memory.${id}`, text: `Stored: ${contentText}` },
      answer: `${said} what was said about the pay; keyFactors has the words`,
    }));
  const none = "No stored note on the user's pay names this person";
  const others = (await payFacts(ctx)).map((fact) => ({ ...fact, field: `${fact.field}.none` }));
  return [{ field: `${OF_PAY}none`, text: `${none}.`, answer: none }, ...others];
}

/** What notes, the profile and the resume say about the user's own pay. */
export async function payFacts(ctx: HandlerContext): Promise<Fact[]> {
  const { tx } = ctx;
  const { profile = {} } = (await tx.profile.get()) ?? {};
  const ofProfile = payFields.flatMap((field) => {
    const text = field === "min_salary" ? wishOf(profile) : namedField(field, profile);
    return text === undefined ? [] : [{ field: `${OF_PAY}${field}`, text }];
  });
  const unread = (await tx.memories.list({ limit: MOST_NOTES, nodeType: ["unread"] })).rows;
  const ofResume = unread
    .filter(({ contentText }) => saysOwnPay(contentText))
    .map(({ id, contentText }) => ({
      field: `${OF_PAY}resume.memory.${id}`,
      text: `In the resume: ${contentText}`,
    }));
  const summary = (await claimsOnce(ctx))
    .filter(({ path, text }) => path === "basics.summary" && saysOwnPay(text))
    .map(({ id, text }) => ({
      field: `${OF_PAY}resume.summary`,
      text: `In the resume: ${text}`,
      claimIds: [id],
    }));
  const notes = currentNotes(await statedNotes(tx))
    .current.filter((note) => saysOwnPay(note.contentText) || limitsPay(note))
    .map(({ id, contentText }) => ({ field: `${OF_PAY}memory.${id}`, text: `Stored: ${contentText}` }));
  return [...ofProfile, ...notes, ...summary, ...ofResume];
}

/** "The stored wish is at least 75,000 GBP a year.", as people write it. */
function wishOf({ min_salary: least, salary_currency: currency }: Record<string, unknown>) {
  if (typeof least !== "number") return undefined;
  const digits = String(Math.round(least)).replace(/\B(?=(?:\d{3})+$)/g, ",");
  return `The stored wish is at least ${[digits, currency].filter(Boolean).join(" ")} a year.`;
}

function limitsPay(note: MemoryNode): boolean {
  return limitsIn(note).some(({ about }) => about.includes("pay"));
}

/** "2 stored notes and the resume say something about". */
function accountOf(facts: readonly Fact[]): string {
  const notes = facts.filter(({ field }) => field.startsWith(`${OF_PAY}memory.`)).length;
  const parts = [
    ...(notes > 0 ? [notes === 1 ? "one stored note" : counted(notes, "stored note")] : []),
    ...(facts.some(({ field }) => payFields.some((own) => field === `${OF_PAY}${own}`))
      ? ["the profile"]
      : []),
    ...(facts.some(({ field }) => field.startsWith(`${OF_PAY}resume.`)) ? ["the resume"] : []),
  ];
  const [first = ""] = parts;
  const said = parts.length > 2 ? `${first}, ${parts.slice(1).join(" and ")}` : parts.join(" and ");
  const verb = parts.length === 1 && notes < 2 ? "says" : "say";
  return `${said.charAt(0).toUpperCase()}${said.slice(1)} ${verb} something about`;
}
