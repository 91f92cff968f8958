import { citedBy } from "../../../engine/artifacts/claimed.ts";
import { undecidedIn } from "../../../engine/artifacts/evidence.ts";
import { interviewBrief } from "../../../engine/artifacts/interview/interview-brief.ts";
import { toMarkdown } from "../../../engine/artifacts/markdown.ts";
import { outreachNote } from "../../../engine/artifacts/outreach-note.ts";
import { trimDocument } from "../../../engine/artifacts/resume/json-resume.ts";
import { resumeVariant } from "../../../engine/artifacts/resume/resume-variant.ts";
import type { Draft, Material } from "../../../engine/artifacts/types.ts";
import { oncePerCall } from "../../../operation/once-per-call.ts";
import { counted } from "../../../shared/text/words.ts";
import { claimsOnce } from "../../evidence/claims.ts";
import { Artifact } from "../../execution-artifacts/schema.ts";
import { attachArtifact } from "../../jobs-workspace/jobs.ts";
import { recordEvent } from "../../timeline/record-event.ts";
import { blockers } from "../apply/blockers.ts";
import { blocked, type Outcome, succeeded } from "../apply/outcome.ts";
import type { AgentRun } from "../apply/run.ts";
import { storeVersion } from "../apply/versions.ts";
import { subjectKey } from "../computed.ts";
import type { ApplyAction } from "../schema.ts";
import { type ResolvedTarget, resolveTarget } from "../target.ts";
import { generateFitBrief } from "./brief.ts";
import { materialOf } from "./material.ts";

type Prepare = Extract<ApplyAction, { type: "prepare_execution_artifact" }>;
type Kind = Exclude<Prepare["artifactKind"], "fit_brief">;

const makers: Record<Kind, (material: Material) => Draft> = {
  resume_variant: resumeVariant,
  outreach_note: outreachNote,
  interview_brief: interviewBrief,
};

/** Writes a document for an opening from the user's claims: selected, ordered and cut, never reworded. */
export async function prepareArtifact(run: AgentRun, action: Prepare): Promise<Outcome> {
  if (action.artifactKind === "fit_brief") return generateFitBrief(run, action);
  const subject = await resolveTarget(run, action);
  if (!subject) return blocked(run.ctx.operations, blockers.subjectMissing);
  const claims = await claimsOnce(run.ctx);
  if (claims.length === 0) return blocked(run.ctx.operations, blockers.claimsMissing);
  const { document, reused } = await makeArtifact(run, subject, action.artifactKind, claims);
  await attachArtifact(run.ctx, subject.job?.id, document.id);
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

async function makeArtifact(run: AgentRun, subject: ResolvedTarget, kind: Kind, claims: Material["claims"]) {
  const { ctx } = run;
  const { draft, undecided, markdown, resume, language } = await drafted(ctx, { kind, subject, claims });
  const at = ctx.now.toISOString();
  // The item may still refer to a deleted brief.
  const [fitBriefRef = null] = await ctx.tx.briefs.existing([subject.job?.fitBriefRef ?? []].flat());
  const stored = await storeVersion(run, ctx.tx.artifacts, [kind, subject.inputs], (marks) =>
    Artifact.parse({
      id: ctx.newId("art"),
      userId: ctx.actor.userId,
      title: draft.title,
      status: "draft",
      kind,
      contentData: {
        markdown,
        sections: draft.sections,
        gaps: draft.gaps,
        language,
        ...(draft.wouldHelp && { wouldHelp: draft.wouldHelp }),
        ...(resume && { jsonResume: resume }),
      },
      targetKind: subject.kind,
      targetValue: subject.title,
      source: subject.opportunity ? "opportunity" : "catalogue",
      summary: madeOf(citedBy(draft.sections).length, draft.gaps.length, undecided),
      omitted: draft.omitted,
      beforeSending: draft.beforeSending,
      fitBriefRef,
      reportRef: run.context.reportId ?? null,
      checkpointId: run.context.checkpointId ?? null,
      opportunitySummary: subject.shown ?? null,
      metadata: { provenance: "claims" },
      createdAt: at,
      updatedAt: at,
      ...marks,
    }),
  );
  if (!stored.reused) {
    const eventData = { artifactId: stored.document.id, kind, title: stored.document.title };
    await recordEvent(ctx, { eventType: "artifact.created", eventData });
  }
  return stored;
}

function madeOf(claims: number, gaps: number, undecided: number): string {
  const lacks =
    [
      ...(gaps > 0 ? [`${counted(gaps, "thing")} asked for that no claim shows`] : []),
      ...(undecided > 0 ? [`${counted(undecided, "demand")} that the stored data does not decide`] : []),
    ].join(" and ") || "no gap is known";
  return `Made of ${counted(claims, "claim")}; ${lacks}.`;
}

const drafted = oncePerCall(
  ({ kind, subject }: { kind: Kind; subject: ResolvedTarget; claims: Material["claims"] }) =>
    subjectKey(subject, subject.company, kind),
  async (ctx, { kind, subject, claims }) => {
    const material = await materialOf(ctx, subject, claims, kind === "resume_variant" ? "resume" : "opening");
    const draft = makers[kind](material);
    const whole = kind === "resume_variant" ? material.document : undefined;
    return {
      draft,
      markdown: toMarkdown(draft),
      undecided: undecidedIn(material).length,
      resume: whole && trimDocument(whole, draft, claims),
      language: material.words.language,
    };
  },
);
