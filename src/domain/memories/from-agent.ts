import { plainText } from "../../engine/plain-text.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { cutText } from "../../shared/text/words.ts";
import type { Tx } from "../../store/ports/store.ts";
import type { Checkpoint } from "../checkpoints/schema.ts";
import type { FitBrief } from "../fit-briefs/schema.ts";
import type { Job } from "../jobs-workspace/schema.ts";
import type { Report } from "../reports/schema.ts";
import type { MemoryNode } from "./schema.ts";

const LONGEST = 8000;
const DAY = 10;

/** Makes a jobs item searchable by its name, stage and notes. Its posting is third-party text and is not included. */
export function indexJob(ctx: HandlerContext, { id, type, title, company, application }: Job): Promise<void> {
  const name = company ? `${title} at ${company}` : title;
  const stage = application?.stage
    ? `; stage: ${application.stage} since ${String(application.since).slice(0, DAY)}`
    : "";
  const noted = (application?.events ?? []).filter(({ note, contact, dueAt }) => note || contact || dueAt);
  return remember(
    ctx,
    "job",
    id,
    { nodeType: type, text: `In the jobs workspace, ${type}: ${name}${stage}` },
    ...noted.map(({ kind, at, note, contact, dueAt }) => ({
      nodeType: "job_event",
      text: sentences(
        [kind.replace("_", " "), dueAt && `due ${dueAt.slice(0, DAY)}`, name].filter(Boolean).join(", "),
        note,
        contact && `Contact: ${Object.values(contact).filter(Boolean).join(", ")}`,
      ),
      createdAt: at,
    })),
  );
}

/** A heading and its sentences: "interview, Nurse at Lindal Clinic: Panel of three. Contact: Ada Example". */
function sentences(heading: string, ...texts: (string | undefined)[]): string {
  const said = texts.flatMap((text) => text?.trim() || []);
  const ended = said.map((text, at) =>
    at < said.length - 1 && !/[.!?…。]$/u.test(text) ? `${text}.` : text,
  );
  return [heading, ended.join(" ")].filter(Boolean).join(": ");
}

export async function removeJobFromIndex(tx: Tx, id: string): Promise<void> {
  await tx.memories.replaceSource("job", id, []);
}

export function indexBrief(ctx: HandlerContext, { id, query, briefData }: FitBrief): Promise<void> {
  const bucket = plainText(briefData.bucket).replaceAll("_", " ");
  const outcome =
    briefData.score === null
      ? "was not scored: too little of the opening was read"
      : `scored ${plainText(briefData.score)} of 100, ${bucket}`;
  const text = `Fit brief: ${query} ${outcome}`;
  return remember(ctx, "fit_brief", id, { nodeType: "fit_brief", text });
}

export function indexReport(ctx: HandlerContext, { id, title, summary }: Report): Promise<void> {
  return remember(ctx, "report", id, { nodeType: "report", text: `${title ?? "Report"}: ${summary ?? ""}` });
}

/** Makes a checkpoint searchable by goal, target and name. */
export async function indexCheckpoint(ctx: HandlerContext, checkpoint: Checkpoint): Promise<void> {
  const { id, goalSnapshot, targetSnapshot, metadata } = checkpoint;
  const text = [goalSnapshot, targetSnapshot, metadata].map(plainText).filter(Boolean).join("; ");
  if (text === "") await ctx.tx.memories.replaceSource("checkpoint", id, []);
  else await remember(ctx, "checkpoint", id, { nodeType: "checkpoint", text: `Checkpoint: ${text}` });
}

/** True if a note indexes something the service wrote. Such a note is not evidence. */
export function isOwnWriting({
  sourceType,
  sourceId,
  content,
}: Pick<MemoryNode, "sourceType" | "sourceId" | "content">) {
  return ownWritings.has(sourceType ?? "") && content.id === sourceId;
}

const ownWritings = new Set(["fit_brief", "report", "checkpoint"]);

interface Entry {
  nodeType: string;
  text: string;
  /** Now by default. */
  createdAt?: string;
}

async function remember(
  { tx, now, newId }: HandlerContext,
  sourceType: string,
  sourceId: string,
  ...entries: Entry[]
): Promise<void> {
  const nodes = entries.map(({ nodeType, text, createdAt }) => ({
    id: newId("mem"),
    nodeType,
    content: { id: sourceId },
    contentText: cutText(text, LONGEST),
    importance: 0.4,
    createdAt: createdAt ?? now.toISOString(),
  }));
  await tx.memories.replaceSource(sourceType, sourceId, nodes);
}
