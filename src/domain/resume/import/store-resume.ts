import { textOf } from "../../../engine/resume/json-resume.ts";
import { sameClaims } from "../../../engine/resume/same-claims.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { oncePerCall } from "../../../operation/once-per-call.ts";
import { isObject } from "../../../shared/json.ts";
import { cutText } from "../../../shared/text/words.ts";
import { indexResume } from "../../memories/from-resume.ts";
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
