import type { ContextData } from "../../../domain/context/schema.ts";
import { named } from "../../../shared/view/json.ts";
import { stageNames } from "../../../shared/view/opening/words.ts";
import { Section, Text } from "../../../shared/view/parts.tsx";
import { Badge } from "../../parts/badge.tsx";
import { openColumns } from "../jobs/board.ts";

const NOT_BEGUN = "Not applied yet";

type OpenItems = ContextData["summary"]["openItems"];

interface OpeningsProps {
  openings: OpenItems["openings"];
  /** How many openings have each stage. */
  byStage: OpenItems["openingsByStage"];
}

/** The current openings, and all open openings by stage. */
export function Openings({ openings, byStage }: OpeningsProps) {
  if (openings.length === 0) return null;
  return (
    <Section id="openings" title="Openings" class="card" beside={<a href="/jobs">All openings</a>}>
      <Share byStage={byStage} />
      <ul class="rows">
        {openings.map(({ id, title, company, stage }) => (
          <li class="due">
            <Text as="a" href={`/jobs/${id}`}>
              {title}
            </Text>
            {company && (
              <Text as="p" class="soft">
                {company}
              </Text>
            )}
            <p class="when">
              <Badge {...(wordOf(stage) !== NOT_BEGUN && { tone: "now" })}>{wordOf(stage)}</Badge>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Other statuses say how far an opening is prepared. */
function wordOf(stage: string): string {
  return stage === "saved" ? NOT_BEGUN : (named(stageNames, stage) ?? NOT_BEGUN);
}

/** A bar of the open openings by stage, with their numbers. */
function Share({ byStage }: Pick<OpeningsProps, "byStage">) {
  const counts = openColumns.toReversed().flatMap(({ key, name, stage }) => {
    const count = byStage[stage] ?? 0;
    return count > 0 ? [{ key, name, count }] : [];
  });
  const sum = counts.reduce((total, { count }) => total + count, 0);
  let from = 0;
  const parts = counts.map(({ name, count }) => {
    const part = { x: (from / sum) * 100, width: (count / sum) * 100, isBegun: name !== NOT_BEGUN };
    from += count;
    return part;
  });
  return (
    <>
      <svg class="share" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ x, width, isBegun }) => (
          <>
            <rect class={isBegun ? "fill" : "track"} x={x} width={width} height="6" />
            {x > 0 && <rect class="gap" x={x - 0.3} width="0.6" height="6" />}
          </>
        ))}
      </svg>
      <ul class="shares">
        {counts.map(({ key, name, count }) => (
          <li>
            <a href={`/jobs?stage=${key}`}>
              {name} <strong>{count}</strong>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
