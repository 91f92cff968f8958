import { textOf } from "../../../engine/resume/json-resume.ts";
import { sameClaims } from "../../../engine/resume/same-claims.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { oncePerCall } from "../../../operation/once-per-call.ts";
import { isChangedByStorage, isObject } from "../../../shared/json.ts";
import { cutText } from "../../../shared/text/words.ts";
import type { NewMemoryNode } from "../../../store/ports/memories.ts";
import { resumeNodes, storeNodes } from "../../memories/from-resume.ts";
import type { ClaimRecord, ResumeRecord } from "../schema.ts";
import { unconfirmedRecords } from "../unconfirmed.ts";
import { type ImportRequest, type Incoming, readOnce } from "./incoming.ts";
import { newSkills, tell } from "./tell.ts";

/**
 * Stores a resume, replacing the old one or merged into it, and announces what is new. Importing the same again
 * changes nothing. If a text came with it, returns what the text does not support.
 */
export async function storeResume(
  ctx: HandlerContext,
  request: ImportRequest,
): Promise<Pick<Incoming, "unproved" | "conflicts"> & { made?: MadeResume }> {
  const { record, drafts, unproved, conflicts } = await readOnce(ctx, request);
  if (!drafts) return { unproved, conflicts };
  const made = await madeOnce(ctx, request);
  await ctx.tx.resume.put(made.record);
  await ctx.tx.resume.replaceClaims(made.claims);
  await storeNodes(ctx.tx, made.nodes);
  const named = await nameFrom(ctx, record.document);
  await tell(ctx, record, [...named, "resume"], made.skills);
  return { unproved, conflicts, made };
}

export interface MadeResume {
  record: ResumeRecord;
  claims: ClaimRecord[];
  nodes: NewMemoryNode[];
  /** The skills that no claim showed before. */
  skills: string[];
  /** True if reading it back gives the same. */
  isExact: boolean;
}

/** The resume to store, with the ids that its claims share with stored ones. Made before the write lock is taken. */
const madeOnce = oncePerCall(
  () => "",
  async (ctx: HandlerContext, request: ImportRequest): Promise<MadeResume> => {
    const { record, drafts = [], apart } = await readOnce(ctx, request);
    const before = request.isAfresh ? undefined : await ctx.tx.resume.get();
    const known = before ? await ctx.tx.resume.claims() : [];
    const stored = { document: before?.document, claims: known };
    const same = sameClaims(stored, { document: record.document, claims: drafts });
    const unconfirmed = new Map(before?.unconfirmed.map(({ identity, claimId }) => [identity, claimId]));
    // A citation stays valid if the last resume had the claim as well.
    const idOf = (identity: string) => unconfirmed.get(identity) ?? ctx.keptId("clm");
    const claims = drafts.map((draft) => ({
      id: same.get(draft.identity)?.id ?? idOf(draft.identity),
      ...draft,
    }));
    const made = { record: { ...record, unconfirmed: unconfirmedRecords(apart, { claims, idOf }) }, claims };
    return {
      ...made,
      isExact: !isChangedByStorage(JSON.stringify(made)),
      nodes: resumeNodes({ newId: ctx.keptId, now: ctx.now }, claims, record.unread),
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
