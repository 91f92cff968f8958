import { textOf, toResume } from "../../engine/resume/json-resume.ts";
import { sameClaims } from "../../engine/resume/same-claims.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { oncePerCall } from "../../operation/once-per-call.ts";
import { isObject } from "../../shared/json.ts";
import { cutText } from "../../shared/text/words.ts";
import type { Tx } from "../../store/ports/store.ts";
import { indexResume } from "../memories/from-resume.ts";
import { type ImportRequest, type Incoming, readOnce } from "./import/incoming.ts";
import { newSkills, tell } from "./import/tell.ts";
import type { ResumeData, ResumeSource } from "./schema.ts";
import { shownUnconfirmed, unconfirmedRecords } from "./unconfirmed.ts";

/** The stored resume with its claims, or undefined before the first import. */
export async function readResume(tx: Tx): Promise<ResumeData | undefined> {
  const record = await tx.resume.get();
  if (!record) return undefined;
  const claims = await tx.resume.claims();
  const { document, fields, confidence, format, warnings, unread, unconfirmed, parsedAt, source } = record;
  const placed = onPages(source);
  return {
    resume: toResume(document, parsedAt),
    document,
    claims: claims.map(({ identity: _, ...claim }) => placed(claim)),
    fields: fields.map(placed),
    confidence,
    format,
    warnings,
    ...(source && { sourceText: source.text }),
    unread,
    ...(unconfirmed.length > 0 && { unconfirmed: shownUnconfirmed(unconfirmed, source) }),
  };
}

/**
 * Stores a resume, replacing the old one or merged into it, and announces what is new. Importing the same again
 * changes nothing. If a text came with it, returns what the text does not support.
 */
export async function storeResume(
  ctx: HandlerContext,
  request: ImportRequest,
): Promise<Pick<Incoming, "unproved" | "conflicts">> {
  const { record, drafts, apart, unproved, conflicts } = await readOnce(ctx, request);
  if (!drafts) return { unproved, conflicts };
  const { same, unconfirmed, skills } = await comparedOnce(ctx, request);
  // A citation stays valid if the last resume had the claim as well.
  const idOf = (identity: string) => unconfirmed.get(identity) ?? ctx.newId("clm");
  const claims = drafts.map((draft) => ({
    id: same.get(draft.identity)?.id ?? idOf(draft.identity),
    ...draft,
  }));
  await ctx.tx.resume.put({ ...record, unconfirmed: unconfirmedRecords(apart, { claims, idOf }) });
  await ctx.tx.resume.replaceClaims(claims);
  await indexResume(ctx, claims, record.unread);
  const named = await nameFrom(ctx, record.document);
  await tell(ctx, record, [...named, "resume"], skills);
  return { unproved, conflicts };
}

/** What the new claims share with the stored ones. Compared before the write lock is taken. */
const comparedOnce = oncePerCall(
  () => "",
  async (ctx: HandlerContext, request: ImportRequest) => {
    const { record, drafts = [] } = await readOnce(ctx, request);
    const before = request.isAfresh ? undefined : await ctx.tx.resume.get();
    const known = before ? await ctx.tx.resume.claims() : [];
    const stored = { document: before?.document, claims: known };
    return {
      same: sameClaims(stored, { document: record.document, claims: drafts }),
      unconfirmed: new Map(before?.unconfirmed.map(({ identity, claimId }) => [identity, claimId])),
      skills: newSkills(known, drafts),
    };
  },
);

/** The resume's name and e-mail fill empty fields. They never overwrite. */
async function nameFrom({ tx }: HandlerContext, document: Record<string, unknown>): Promise<string[]> {
  const user = await tx.user.get();
  const basics = isObject(document.basics) ? document.basics : {};
  const name = cutText(textOf(basics.name), 200);
  const email = textOf(basics.email);
  const change = {
    ...(name !== "" && user?.name === null && { name }),
    ...(isEmail(email) && user?.email === null && { email }),
  };
  if (Object.keys(change).length > 0) await tx.user.rename(change);
  return Object.keys(change);
}

function isEmail(text: string): boolean {
  return (
    text.length <= 254 && /^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){1,8}$/.test(text)
  );
}

interface Spanned {
  sourceSpan?: number[] | undefined;
}

/** Adds the page and line of a span's start, if the source has pages. */
function onPages(source: ResumeSource | null) {
  return <Value extends Spanned>(value: Value): Value & { page?: number; line?: number } => {
    const [start] = value.sourceSpan ?? [];
    if (!source?.pages || start === undefined) return value;
    const page = source.pages.filter((begin) => begin <= start).length;
    const begin = source.pages[page - 1];
    if (begin === undefined) return value;
    return { ...value, page, line: source.text.slice(begin, start).split("\n").length };
  };
}
