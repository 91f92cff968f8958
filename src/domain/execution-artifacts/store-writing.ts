import type { z } from "zod";
import { unprovedWords } from "../../engine/writing/prove-title.ts";
import { type ProvedBlock, proveWriting } from "../../engine/writing/prove-writing.ts";
import type { RefusedSentence, WritingMaterial } from "../../engine/writing/types.ts";
import type { HandlerContext, HandlerResult, NextCall } from "../../operation/handler.ts";
import { counted } from "../../shared/text/words.ts";
import { attachArtifact } from "../jobs-workspace/jobs.ts";
import { recordEvent } from "../timeline/record-event.ts";
import type { Artifact } from "./schema.ts";
import { contentOf } from "./writing-content.ts";
import { requireClaims, writingMaterial } from "./writing-material.ts";
import { openingFor, type ResolvedOpening } from "./writing-opening.ts";
import type { Refusal, Writing } from "./writing-schema.ts";

type Answer = HandlerResult<z.input<typeof Artifact> | z.input<typeof Refusal>>;

/** Stores a document that the caller wrote if each of its sentences is proved, and else the refused sentences. */
export async function storeWriting(ctx: HandlerContext, request: Writing): Promise<Answer> {
  const opening = await openingFor(ctx, request);
  const { proved, refused } = await prove(ctx, request, opening);
  if (refused.length > 0) return { data: { stored: false, refused }, undone: true };
  const data = artifactOf(ctx, request, opening, proved);
  await ctx.tx.artifacts.put(data);
  const { id, kind, title } = data;
  await recordEvent(ctx, { eventType: "artifact.created", eventData: { artifactId: id, kind, title } });
  await attachArtifact(ctx, opening?.job?.id, id);
  return { data, next: nextAfter(data, opening) };
}

async function prove(ctx: HandlerContext, request: Writing, opening: ResolvedOpening | undefined) {
  const material = await writingMaterial(ctx, opening);
  requireClaims(material, request.blocks, "blocks");
  const blocks = request.blocks.map(({ claimIds = [], ...block }) => ({ ...block, claimIds }));
  const titles = request.title === undefined ? [] : refusedTitle(request.title, material);
  const { proved, refused } = proveWriting(blocks, material);
  return { proved, refused: [...titles, ...refused] };
}

/** The title is shown wherever the document is listed, so it may say only what the claims and the opening say. */
function refusedTitle(text: string, material: WritingMaterial): RefusedSentence[] {
  const left = unprovedWords(text, material);
  if (left.length === 0) return [];
  const why = `Neither the claims nor the opening's name say ${left.map((word) => `"${word}"`).join(", ")}.`;
  return [{ index: -1, text, why, nearest: [] }];
}

const kindNames = {
  resume_variant: "Resume",
  outreach_note: "Note",
  interview_brief: "Interview brief",
} as const;
const formNames = { note: "Note", letter: "Letter", cover_letter: "Cover letter" } as const;

function artifactOf(
  ctx: HandlerContext,
  request: Writing,
  opening: ResolvedOpening | undefined,
  proved: readonly ProvedBlock[],
): Artifact {
  const { artifactKind, form, blocks } = request;
  const at = ctx.now.toISOString();
  const name = form ? formNames[form] : kindNames[artifactKind];
  const subject = [opening?.title, opening?.company].filter(Boolean).join(" at ");
  const cited = new Set(proved.flatMap(({ claimIds }) => claimIds));
  return {
    id: ctx.newId("art"),
    userId: ctx.actor.userId,
    title: request.title ?? (subject ? `${name} for ${subject}` : name),
    status: "draft",
    kind: artifactKind,
    contentData: contentOf(blocks, proved),
    targetKind: opening ? "opportunity" : null,
    targetValue: opening?.title ?? null,
    source: opening ? "opportunity" : "caller",
    summary: `Written by the caller, supported by ${counted(cited.size, "claim")}.`,
    opportunitySummary: opening?.summary ?? null,
    metadata: { provenance: "claims", writtenBy: "caller", ...(form && { form }) },
    createdAt: at,
    updatedAt: at,
  };
}

function nextAfter({ id }: Artifact, opening: ResolvedOpening | undefined): NextCall[] {
  return [
    {
      operation: "executionArtifacts.update",
      input: { id, status: "ready" },
      why: "Mark it ready when the user is content with it.",
    },
    ...(opening?.job
      ? [
          {
            operation: "jobsWorkspace.get",
            input: { id: opening.job.id },
            why: "See the opening's progress.",
          },
        ]
      : []),
  ];
}
