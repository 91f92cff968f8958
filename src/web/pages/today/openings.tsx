import type { ContextData } from "../../../domain/context/schema.ts";
import { named } from "../../../shared/view/json.ts";
import { stageNames } from "../../../shared/view/opening/words.ts";
import { Text } from "../../../shared/view/text.tsx";
import { Badge } from "../../parts/badge.tsx";

const NOT_BEGUN = "Not applied yet";

interface OpeningsProps {
  openings: ContextData["summary"]["openItems"]["openings"];
  all: number;
}

/** The current openings with their stages, and one bar of all stages. */
export function Openings({ openings, all }: OpeningsProps) {
  if (openings.length === 0) return null;
  const stages = openings.map(({ stage }) => wordOf(stage));
  const counts = [...new Set(stages)].map((name) => ({
    name,
    count: stages.filter((each) => each === name).length,
  }));
  return (
    <section aria-labelledby="openings" class="card">
      <div class="card-head">
        <h2 id="openings">Openings</h2>
        <a href="/jobs">{all > openings.length ? `All ${all} openings` : "See all"}</a>
      </div>
      <Share counts={counts} />
      <ul class="rows">
        {openings.map(({ id, title, company, stage }) => (
          <li class="due">
            <a href={`/jobs/${id}`} dir="auto">
              <Text>{title}</Text>
            </a>
            {company && (
              <p class="soft" dir="auto">
                <Text>{company}</Text>
              </p>
            )}
            <p class="when">
              <Badge {...(wordOf(stage) !== NOT_BEGUN && { tone: "now" })}>{wordOf(stage)}</Badge>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Other statuses say how far an opening is prepared. */
function wordOf(stage: string): string {
  return stage === "saved" ? NOT_BEGUN : (named(stageNames, stage) ?? NOT_BEGUN);
}

function Share({ counts }: { counts: readonly { name: string; count: number }[] }) {
  const sum = counts.reduce((total, { count }) => total + count, 0);
  let from = 0;
  const parts = counts.map(({ name, count }) => {
    const part = { x: (from / sum) * 100, width: (count / sum) * 100, isBegun: name !== NOT_BEGUN };
    from += count;
    return part;
  });
  const label = counts.map(({ name, count }) => `${name} ${count}`).join(", ");
  return (
    <svg class="share" viewBox="0 0 100 6" preserveAspectRatio="none" role="img" aria-label={label}>
      {parts.map(({ x, width, isBegun }) => (
        <>
          <rect class={isBegun ? "fill" : "track"} x={x} width={width} height="6" />
          {x > 0 && <rect class="gap" x={x - 0.3} width="0.6" height="6" />}
        </>
      ))}
    </svg>
  );
}
