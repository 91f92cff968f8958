import { toMarkdown } from "../../engine/artifacts/markdown.ts";
import { trimDocument } from "../../engine/artifacts/resume/json-resume.ts";
import { proveWriting } from "../../engine/writing/prove-writing.ts";
import { sentencesOf } from "../../engine/writing/sentences.ts";
import type { RefusedSentence, WritingMaterial } from "../../engine/writing/types.ts";
import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { oncePerCall } from "../../operation/once-per-call.ts";
import { storeCorrections } from "../resume/corrections.ts";
import { type Edit, findLines, folded, reworded, withLines } from "./edit-lines.ts";
import type { EditedLine } from "./edit-schema.ts";
import type { Artifact } from "./schema.ts";
import { type Stated, statedLines } from "./stated-lines.ts";
import { markdownOfSections } from "./writing-content.ts";
import { requireClaims, writingMaterial } from "./writing-material.ts";
import { openingOfArtifact } from "./writing-opening.ts";

/** A claim stated by the person. */
interface StatedClaim {
  claimId: string;
  text: string;
}

/** The document with its edited lines and the new claims, or the sentences that no claim supports. */
type Edited = { artifact: Artifact; stated: StatedClaim[] } | { refused: RefusedSentence[] };

/**
 * Edits lines of a document. Sentences that no claim supports become the person's statements if they confirm.
 * Throws ServiceError.
 */
export async function editArtifact(ctx: HandlerContext, edit: Edit, accept: boolean): Promise<Edited> {
  const { artifact } = edit;
  const { found, refused, material, claimIdsOf } = await proveEdit(ctx, edit);
  if (refused.length > 0 && !accept) return { refused };
  const document = (await ctx.tx.resume.get())?.document ?? {};
  const stated = statedLines(found, refused, material.claims, document);
  if (stated.homeless.length > 0) return { refused: stated.homeless };
  const made = await keepStated(ctx, stated);
  const changed = new Map(
    found.map(({ line, edit: { text } }, index) => {
      const ids = [...claimIdsOf(index), ...(made.get(index) ?? []).map(({ claimId }) => claimId)];
      return [line, text === null ? undefined : reworded(line, text, [...new Set(ids)])] as const;
    }),
  );
  return { artifact: await withContent(ctx, artifact, changed), stated: [...made.values()].flat() };
}

/** What the resume shows of edited lines: the claims of each, and the sentences that none supports. Stores nothing. */
export async function proveEdit(ctx: HandlerContext, edit: Edit) {
  const found = findLines(edit);
  const { proved, refused: all, material } = await provedEdit(ctx, edit);
  // The old text was proved when it was written, with the claims of its line.
  const stays = ({ index, text }: RefusedSentence) =>
    sentencesOf(found[index]?.line.text ?? "").includes(text);
  const keepsClaims = new Set(all.filter(stays).map(({ index }) => index));
  const claimIdsOf = (index: number): string[] => [
    ...(keepsClaims.has(index) ? (found[index]?.line.claimIds ?? []) : []),
    ...(proved[index]?.claimIds ?? []),
  ];
  return { found, refused: all.filter((one) => !stays(one)), material, claimIdsOf };
}

const provedEdit = oncePerCall(
  ({ artifact, lines }: Edit) => JSON.stringify([artifact.id, artifact.updatedAt, lines]),
  async (ctx, edit) => {
    const { artifact, lines } = edit;
    const material = await writingMaterial(ctx, await openingOfArtifact(ctx, artifact));
    requireClaims(material, lines, "lines");
    requireEntries(material, lines);
    const cited = artifact.contentData.sections.flatMap(citedIn);
    const blocks = findLines(edit).map(({ edit: { text, claimIds = [] }, line }) => ({
      kind: line.kind ?? ("line" as const),
      text: text ?? "",
      claimIds: [...new Set([...claimIds, ...cited])],
    }));
    const found = proveWriting(blocks, material);
    const isFree = (index: number) => lines[index]?.claimIds === undefined;
    if (!found.refused.some(({ index }) => isFree(index))) return { ...found, material };
    // The document's own claims come first: with fewer claims, words from other jobs cause less confusion.
    const all = material.claims.map(({ id }) => id);
    const wider = blocks.map((block, index) => (isFree(index) ? { ...block, claimIds: all } : block));
    return { ...better(found, proveWriting(wider, material)), material };
  },
);

type Found = ReturnType<typeof proveWriting>;

/** The first proof, and for the other lines the second. */
function better(first: Found, second: Found): Found {
  const isRefused = (index: number) => first.refused.some((one) => one.index === index);
  return {
    proved: first.proved.map((block, index) => (isRefused(index) ? (second.proved[index] ?? block) : block)),
    refused: second.refused.filter(({ index }) => isRefused(index)),
  };
}

/** Throws validation.bad_request for an entry that is not a claim. */
function requireEntries({ claims }: WritingMaterial, lines: readonly EditedLine[]): void {
  const wrong = lines.findIndex(({ under }) => under !== undefined && !claims.some(({ id }) => id === under));
  if (wrong < 0) return;
  throw fail("validation.bad_request", `lines[${wrong}].under must be the id of a claim of the resume.`, {
    see: "resume.get",
  });
}

function citedIn({ lines }: Artifact["contentData"]["sections"][number]): string[] {
  return lines.flatMap(({ claimIds }) => claimIds);
}

/** Stores the person's statements in the resume. Returns their claims by line number. */
async function keepStated(
  ctx: HandlerContext,
  { set, add, claims }: Stated,
): Promise<Map<number, StatedClaim[]>> {
  if (claims.size === 0) return new Map();
  if (!ctx.actor.scopes.has("write:resume"))
    throw fail(
      "auth.insufficient_scope",
      "With accept this needs the scope write:resume, which the key does not carry.",
      { scope: "write:resume" },
    );
  await storeCorrections(ctx, { set, remove: [], add, confirm: [] });
  const known = await ctx.tx.resume.claims();
  return new Map(
    [...claims].map(([index, wanted]) => [
      index,
      wanted.map(({ text, under }) => {
        const claim = known.find(
          (one) =>
            one.path.startsWith(under) && folded(one.text).toLowerCase() === folded(text).toLowerCase(),
        );
        if (!claim) throw new Error("The person's statement is not a claim of the resume.");
        return { claimId: claim.id, text: claim.text };
      }),
    ]),
  );
}

async function withContent(
  ctx: HandlerContext,
  artifact: Artifact,
  changed: Parameters<typeof withLines>[1],
): Promise<Artifact> {
  const { contentData, title, metadata, beforeSending } = artifact;
  const lines = contentData.sections.flatMap((section) => section.lines);
  const asBefore = new Set(lines.filter((line) => !changed.has(line)).flatMap(({ claimIds }) => claimIds));
  const sections = withLines(contentData.sections, changed);
  const byCaller = metadata?.writtenBy === "caller";
  const record = contentData.jsonResume === undefined ? undefined : await ctx.tx.resume.get();
  return {
    ...artifact,
    // Text that the person reworded or removed can no longer confuse a reader.
    ...(beforeSending && {
      beforeSending: beforeSending.filter(
        ({ claimIds }) => claimIds.length === 0 || claimIds.some((id) => asBefore.has(id)),
      ),
    }),
    contentData: {
      ...contentData,
      sections,
      markdown: byCaller ? markdownOfSections(sections) : toMarkdown({ title, sections }),
      ...(record && {
        jsonResume: trimDocument(record.document, { sections }, await ctx.tx.resume.claims()),
      }),
    },
    metadata: { ...metadata, editedAt: ctx.now.toISOString() },
  };
}
