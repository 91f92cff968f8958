import { hasContact } from "../../engine/resume/text/person/contacts.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { cutText } from "../../shared/text/words.ts";
import type { NewMemoryNode } from "../../store/ports/memories.ts";
import type { Tx } from "../../store/ports/store.ts";
import type { ClaimRecord, UnreadLine } from "../resume/schema.ts";

const LONGEST = 8000;

/** The importance 0..1 of each kind of claim, if nothing else ranks memories. */
const importanceOf: Record<string, number> = {
  summary: 0.6,
  job: 0.8,
  volunteering: 0.5,
  degree: 0.6,
  certificate: 0.6,
  project: 0.6,
  award: 0.5,
  publication: 0.5,
  language: 0.4,
  bullet: 0.6,
  skill: 0.5,
  interest: 0.3,
};

/**
 * Makes the resume searchable: a memory for each entry and bullet, one for all skills, and one for each unread
 * line. Contact details are not included.
 */
export async function indexResume(
  ctx: HandlerContext,
  claims: readonly ClaimRecord[],
  unread: readonly UnreadLine[],
): Promise<void> {
  await storeNodes(ctx.tx, resumeNodes(ctx, claims, unread));
}

/** Stores the memories of `resumeNodes`, in place of the old resume's. */
export function storeNodes(tx: Tx, nodes: NewMemoryNode[]): Promise<void> {
  return tx.memories.replaceSource("resume", "resume", nodes);
}

/** The memories of a resume. */
export function resumeNodes(
  ctx: Made,
  claims: readonly ClaimRecord[],
  unread: readonly UnreadLine[],
): NewMemoryNode[] {
  const nodes = claims
    .filter(({ kind }) => kind !== "skill" && kind in importanceOf)
    .map((claim) => node(ctx, claim));
  return [
    ...nodes,
    ...skillsNode(ctx, claims),
    ...unread.filter(({ text }) => saysMore(text)).map((line) => unreadNode(ctx, line)),
  ];
}

/** A registration's number looks like a telephone's: "BIG-registratie: 19012345630". */
const ofRegister =
  /(?<!\p{L})(?:\p{L}*regist\p{L}*|licen[cs]\p{L}*|permit|certificat\p{L}*|diplom\p{L}*|pin|crc|oab|crm)(?!\p{L})[^\d@]{0,30}\d/iu;
const ofTelephone =
  /(?<!\p{L})(?:tel|phone|mobile|call|fax|handy|gsm|móvil|celular|portable|whatsapp)(?!\p{L})|@/iu;

/** A line that is more than a word, and no contact. */
function saysMore(text: string): boolean {
  const isContact = hasContact(text) && (!ofRegister.test(text) || ofTelephone.test(text));
  return /\s/.test(text) && !isContact;
}

type Made = Pick<HandlerContext, "newId" | "now">;

function unreadNode({ newId, now }: Made, { text }: UnreadLine): NewMemoryNode {
  return {
    id: newId("mem"),
    nodeType: "unread",
    content: { claimIds: [] },
    contentText: cutText(text, LONGEST),
    importance: 0.3,
    createdAt: now.toISOString(),
  };
}

function node({ newId, now }: Made, claim: ClaimRecord): NewMemoryNode {
  return {
    id: newId("mem"),
    nodeType: claim.kind,
    content: { claimIds: [claim.id], path: claim.path },
    contentText: cutText(claim.text, LONGEST),
    importance: importanceOf[claim.kind] ?? 0.5,
    createdAt: now.toISOString(),
  };
}

function skillsNode({ newId, now }: Made, claims: readonly ClaimRecord[]): NewMemoryNode[] {
  const skills = claims.filter(({ kind }) => kind === "skill");
  if (skills.length === 0) return [];
  return [
    {
      id: newId("mem"),
      nodeType: "skills",
      content: { claimIds: skills.map(({ id }) => id) },
      contentText: cutText(`Skills: ${skills.map(({ text }) => text).join(", ")}`, LONGEST),
      importance: 0.5,
      createdAt: now.toISOString(),
    },
  ];
}
