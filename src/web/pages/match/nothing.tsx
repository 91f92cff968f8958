import { NotEnoughKnown } from "../../../domain/common.ts";
import { TextList } from "../../../shared/view/parts.tsx";
import { Empty } from "../../parts/empty.tsx";

/** The page's address. */
export const PATH = "/match";

/** Shown where no occupation could be ranked: what is not known yet, and what to do about it. */
export function NothingRanked({ missing, isAsked }: { missing: unknown; isAsked: boolean }) {
  const known = NotEnoughKnown.safeParse(missing);
  return (
    <Empty>
      <p>
        {isAsked
          ? "No occupation of that name could be ranked for you."
          : "Too little is known about you to rank occupations."}
      </p>
      {known.success && <TextList texts={known.data.map(({ text }) => text)} />}
      <div class="actions">
        <a class="button" href="/import">
          Import your resume
        </a>
        <a class="button quiet" href="/assessments">
          Take an assessment
        </a>
        {isAsked && (
          <a class="button quiet" href={PATH}>
            All occupations
          </a>
        )}
      </div>
    </Empty>
  );
}
