import type { FitBrief } from "../../../domain/fit-briefs/schema.ts";
import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import type { ClaimTexts } from "../../../shared/view/claims.tsx";
import { briefOf, type ShownBrief } from "../../../shared/view/fit/brief.ts";
import { FitDetails, FitScore, FitVerdict } from "../../../shared/view/fit/fit.tsx";
import { inYourWords } from "../../../shared/view/in-your-words.ts";
import { listField, textField } from "../../../shared/view/json.ts";
import type { Reading } from "../../../shared/view/opening/reading.ts";
import { Section, TextList } from "../../../shared/view/parts.tsx";
import { Hidden } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Day } from "../../parts/day.tsx";
import { PasteForm } from "../jobs/paste.tsx";
import { type Asked, askedIn, Checklist } from "./checklist.tsx";
import { isCorrectedSince } from "./correct-field.ts";
import { pathOf } from "./tabs.ts";

interface FitProps {
  job: Job;
  brief: FitBrief | undefined;
  reading: Reading | undefined;
  claims: ClaimTexts;
  /** The person has a resume to compare with. */
  hasResume: boolean;
}

/** How an opening fits: its requirements as a checklist, with the score's parts folded away. */
export function FitTab({ job, brief, reading, claims, hasResume }: FitProps) {
  const shown = brief && briefOf(brief.briefData);
  const isScored = shown?.score !== undefined;
  const failed = failedLimits(brief);
  const isUnread = job.type === "opportunity" && !isScored && askedIn(job).length === 0;
  return (
    <Section
      id="fit"
      title="How it fits you"
      beside={
        isScored &&
        brief?.updatedAt && (
          <span class="soft">
            As of <Day at={brief.updatedAt} />
          </span>
        )
      }
    >
      {isScored && <Scored shown={shown} failed={failed} read={askedIn(job)} claims={claims} />}
      {!isScored && <Failed limits={failed} />}
      {isUnread && <Unread job={job} hasText={(reading?.text ?? "") !== ""} />}
      {!isScored && !isUnread && <NotCompared hasResume={hasResume} />}
      {isScored && isCorrectedSince(job, brief?.updatedAt ?? "") && (
        <p class="soft">You corrected the posting since. Check the fit again, so that it counts.</p>
      )}
      {!isUnread && (
        <Form act="make" to={`/jobs/${job.id}`} of="fit">
          <Hidden name="artifactKind" value="fit_brief" />
          <Button isQuiet>{isScored ? "Check the fit again" : "Check the fit"}</Button>
        </Form>
      )}
    </Section>
  );
}

/** The limits that the opening fails, in the service's sentences. A demand that is missing is in the checklist instead. */
function failedLimits(brief: FitBrief | undefined): string[] {
  const data = brief?.briefData;
  const missing = listField(data, "requirements")
    .filter((one) => textField(one, "outcome") === "unmet")
    .map((one) => textField(one, "text"));
  return listField(data, "openPoints")
    .filter((point) => textField(point, "kind") === "failed")
    .map((point) => textField(point, "text"))
    .filter((text) => !missing.some((demand) => text.includes(demand)));
}

interface ScoredProps {
  shown: ShownBrief;
  failed: readonly string[];
  read: readonly Asked[];
  claims: ClaimTexts;
}

function Scored({ shown, failed, read, claims }: ScoredProps) {
  const { requirements } = shown;
  const folded = { ...shown, risks: shown.risks.filter((text) => !failed.includes(text)) };
  return (
    <>
      {requirements.length > 0 ? <FitVerdict brief={shown} /> : <FitScore brief={shown} />}
      <Failed limits={failed} />
      {requirements.length > 0 && <Checklist requirements={requirements} read={read} claims={claims} />}
      <details>
        <summary>Reasons, risks and how the score is made</summary>
        {requirements.length > 0 && <FitScore brief={shown} />}
        <FitDetails brief={folded} />
      </details>
    </>
  );
}

function Failed({ limits }: { limits: readonly string[] }) {
  if (limits.length === 0) return null;
  return (
    <TextList aria-label="Limits of yours that it fails" texts={limits.map((text) => inYourWords(text))} />
  );
}

/** Nothing that the opening asks for is stored, so there is nothing to compare: its text is what helps. */
function Unread({ job, hasText }: { job: Job; hasText: boolean }) {
  return (
    <>
      <p>
        {hasText
          ? "No requirement was found in the stored text. Paste the whole posting to see how it fits."
          : "Only the name of this opening is stored, not its posting. Paste the posting to see how it fits."}
      </p>
      <PasteForm to={pathOf(job.id, "fit")} name="Read it" />
    </>
  );
}

function NotCompared({ hasResume }: { hasResume: boolean }) {
  if (hasResume) return <p>Not compared with your resume yet.</p>;
  return (
    <p>
      Not compared yet. <a href="/import">Add your resume</a> or <a href="/assessments">take an assessment</a>{" "}
      first.
    </p>
  );
}
