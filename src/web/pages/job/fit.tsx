import type { FitBrief } from "../../../domain/fit-briefs/schema.ts";
import type { Job } from "../../../domain/jobs-workspace/schema.ts";
import { counted } from "../../../shared/text/words.ts";
import { Claims, type ClaimTexts } from "../../../shared/view/claims.tsx";
import { briefOf, type ShownRequirement } from "../../../shared/view/fit/brief.ts";
import { FitDetails, FitScore } from "../../../shared/view/fit/fit.tsx";
import { Text } from "../../../shared/view/text.tsx";
import { Hidden } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Badge, type Tone } from "../../parts/badge.tsx";
import { Day } from "../../parts/day.tsx";
import type { IconName } from "../../parts/icon.tsx";

interface FitProps {
  job: Job;
  brief: FitBrief | undefined;
  claims: ClaimTexts;
}

/** How an opening fits: its requirements as a checklist, with the score's parts folded away. */
export function FitTab({ job, brief, claims }: FitProps) {
  const shown = brief && briefOf(brief.briefData);
  return (
    <section aria-labelledby="fit">
      <div class="card-head">
        <h2 id="fit">How it fits you</h2>
        {brief?.updatedAt && (
          <span class="soft">
            As of <Day at={brief.updatedAt} />
          </span>
        )}
      </div>
      {shown ? (
        <>
          <FitScore brief={shown} />
          {shown.requirements.length > 0 && <Checklist requirements={shown.requirements} claims={claims} />}
          {shown.score !== undefined && (
            <details>
              <summary>Reasons, risks and how the score is made</summary>
              <FitDetails brief={shown} />
            </details>
          )}
        </>
      ) : (
        <p>Not checked yet. It needs your resume or an assessment to compare with.</p>
      )}
      <Form act="make" to={`/jobs/${job.id}`} of="fit">
        <Hidden name="artifactKind" value="fit_brief" />
        <Button isQuiet>{brief ? "Check the fit again" : "Check the fit"}</Button>
      </Form>
    </section>
  );
}

interface Outcome {
  name: string;
  icon: IconName;
  tone?: Tone;
}

const unknown: Outcome = { name: "Not known", icon: "question" };
const outcomes: Readonly<Record<string, Outcome>> = {
  met: { name: "You show this", icon: "check", tone: "good" },
  near: { name: "You are near to it", icon: "near", tone: "attention" },
  unmet: { name: "Missing", icon: "cross", tone: "bad" },
  unknown,
};
const order = ["unmet", "unknown", "near", "met"];

/** A requirement's status. A missing preference is less serious than a missing demand. */
function outcomeOf(outcome: string, isWish: boolean): Outcome {
  const found = outcomes[outcome] ?? unknown;
  return isWish && outcome === "unmet" ? { ...found, tone: "attention" } : found;
}

interface EvidenceProps {
  ids: readonly string[];
  claims: ClaimTexts;
  shownBy: string | undefined;
}

/** The first resume line that shows it, with the others folded away. */
function Evidence({ ids, claims, shownBy }: EvidenceProps) {
  const rest = ids.slice(1);
  return (
    <>
      <Claims ids={ids.slice(0, 1)} claims={claims} shownBy={shownBy} />
      {rest.length > 0 && (
        <details>
          <summary>{counted(rest.length, "more line")}</summary>
          <Claims ids={rest} claims={claims} shownBy={shownBy} />
        </details>
      )}
    </>
  );
}

/** An opening's requirements, missing ones first, each with its evidence. */
function Checklist({
  requirements,
  claims,
}: {
  requirements: readonly ShownRequirement[];
  claims: ClaimTexts;
}) {
  const sorted = requirements.toSorted((one, two) => order.indexOf(one.outcome) - order.indexOf(two.outcome));
  return (
    <ul class="asked-for" aria-label="What it asks for">
      {sorted.map(({ text, outcome, isWish, near, claimIds, shownBy }) => {
        const { name, icon, tone } = outcomeOf(outcome, isWish);
        return (
          <li>
            <div>
              <q dir="auto">
                <Text>{text}</Text>
              </q>
              {isWish && <span class="soft"> wished for, not required</span>}
              {near !== "" && <p class="soft">Near to it: {near}</p>}
              <Evidence ids={claimIds} claims={claims} shownBy={shownBy} />
            </div>
            <Badge icon={icon} {...(tone && { tone })}>
              {name}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}
