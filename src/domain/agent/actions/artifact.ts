import { interviewBrief } from "../../../engine/artifacts/interview-brief.ts";
import { trimDocument } from "../../../engine/artifacts/json-resume.ts";
import { toMarkdown } from "../../../engine/artifacts/markdown.ts";
import { outreachNote } from "../../../engine/artifacts/outreach-note.ts";
import { resumeVariant } from "../../../engine/artifacts/resume-variant.ts";
import type { Draft, Material } from "../../../engine/artifacts/types.ts";
import { askedSkills } from "../../../engine/fit/opening.ts";
import { Artifact } from "../../artifacts/schema.ts";
import { patchJob } from "../../jobs/jobs.ts";
import { writeDiary } from "../../timeline/diary.ts";
import { type Outcome, succeeded } from "../outcome.ts";
import type { AgentRun } from "../run.ts";
import type { ApplyAction } from "../schema.ts";
import { type Subject, subjectOf } from "../subject.ts";
import { storeVersion } from "../versions.ts";
import { generateFitBrief, noEvidence, noSubject } from "./brief.ts";
import { requireClaims } from "./claimed.ts";

type Prepare = Extract<ApplyAction, { type: "prepare_execution_artifact" }>;
type Kind = Exclude<Prepare["artifactKind"], "fit_brief">;

const makers: Record<Kind, (material: Material) => Draft> = {
  resume_variant: resumeVariant,
  outreach_note: outreachNote,
  interview_brief: interviewBrief,
};

const MOST_ASKED = 30;

/** Makes material for an opening out of the user's claims: selected, ordered and trimmed, never worded anew. */
export async function prepareArtifact(run: AgentRun, action: Prepare): Promise<Outcome> {
  if (action.artifactKind === "fit_brief") return generateFitBrief(run, action);
  const subject = await subjectOf(run, action);
  if (!subject) return noSubject();
  const claims = await run.ctx.tx.resume.claims();
  if (claims.length === 0) return noEvidence();
  const { document, reused } = await makeArtifact(run, subject, action.artifactKind, claims);
  await advance(run, subject, document.id);
  const { id, kind, title } = document;
  return succeeded(
    {
      artifactRefs: [id],
      jobsWorkspaceRefs: subject.job ? [subject.job.id] : [],
      inline: { artifact: { id, kind, title } },
    },
    reused,
  );
}

async function makeArtifact(run: AgentRun, subject: Subject, kind: Kind, claims: Material["claims"]) {
  const { ctx } = run;
  const draft = makers[kind](materialOf(run, subject, claims));
  requireClaims(draft, claims);
  const resume = kind === "resume_variant" ? (await ctx.tx.resume.get())?.document : undefined;
  const at = ctx.now.toISOString();
  const stored = await storeVersion(run, ctx.tx.artifacts, [kind, subject.inputs], (marks) =>
    Artifact.parse({
      id: ctx.newId("art"),
      userId: ctx.actor.userId,
      title: draft.title,
      status: "draft",
      kind,
      contentData: {
        markdown: toMarkdown(draft),
        sections: draft.sections,
        gaps: draft.gaps,
        ...(resume && { jsonResume: trimDocument(resume, draft, claims) }),
      },
      targetKind: subject.kind,
      targetValue: subject.title,
      source: subject.opportunity ? "opportunity" : "catalogue",
      summary: `Made of ${citedBy(draft)} claims; ${draft.gaps.length} things asked for that no claim shows.`,
      fitBriefRef: subject.job?.fitBriefRef ?? null,
      opportunitySummary: subject.opportunity ? { ...subject.opportunity } : null,
      metadata: { provenance: "claims" },
      createdAt: at,
      updatedAt: at,
      ...marks,
    }),
  );
  if (!stored.reused) {
    const eventData = { artifactId: stored.document.id, kind, title: stored.document.title };
    await writeDiary(ctx, { eventType: "artifact.created", eventData });
  }
  return stored;
}

function citedBy({ sections }: Draft): number {
  return new Set(sections.flatMap(({ lines }) => lines.flatMap(({ claimIds }) => claimIds))).size;
}

/** Claims, what is asked for, and how to tell which of it a text shows: by catalogue skill, or by the words themselves. */
function materialOf(run: AgentRun, subject: Subject, claims: Material["claims"]): Material {
  const index = run.ctx.catalogue();
  const asked = askedSkills(subject, index).slice(0, MOST_ASKED);
  const nameOf = new Map(asked.map(({ skill, name }) => [skill, name]));
  const shows = (text: string) => {
    const ids = [...index.skills.find(text).map(({ id }) => id), index.skills.resolve(text)?.id ?? ""];
    const own = asked
      .filter(({ skill, name }) => skill.startsWith("own:") && hasWords(text, name))
      .map(({ name }) => name);
    return [...new Set([...ids.flatMap((id) => nameOf.get(id) ?? []), ...own])];
  };
  return {
    claims,
    asked: { title: subject.title, company: subject.company, skills: asked.map(({ name }) => name) },
    shows,
  };
}

function hasWords(text: string, words: string): boolean {
  const plain = (value: string) =>
    ` ${value
      .toLowerCase()
      .replace(/[^\p{L}\p{N}+#.]+/gu, " ")
      .trim()} `;
  return plain(text).includes(plain(words));
}

async function advance(run: AgentRun, { job }: Subject, artifactId: string): Promise<void> {
  const current = job && (await run.ctx.tx.jobs.get(job.id));
  if (!current || current.artifactRefs.includes(artifactId)) return;
  const early = ["discovering", "intake_ready", "fit_ready"].includes(current.status);
  await patchJob(run.ctx, current, {
    artifactRefs: [...current.artifactRefs, artifactId],
    ...(early && { status: "artifacts_ready" as const }),
  });
}
