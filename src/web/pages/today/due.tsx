import type { FollowUp } from "../../../domain/follow-ups/schema.ts";
import { dueNames } from "../../../shared/view/opening/words.ts";
import { Text } from "../../../shared/view/text.tsx";
import { Badge } from "../../parts/badge.tsx";
import { Day } from "../../parts/day.tsx";

/** Open tasks, the soonest first. */
export function Due({ rows }: { rows: readonly FollowUp[] }) {
  return (
    <section aria-labelledby="due" class="card">
      <div class="card-head">
        <h2 id="due">Due</h2>
        <a href="/jobs#calendar">In your calendar</a>
      </div>
      {rows.length === 0 ? (
        <p class="soft">Nothing is due. The dates of your openings appear here.</p>
      ) : (
        <ul class="rows">
          {rows.map((row) => (
            <DueRow row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DueRow({
  row: { title, company, kind, dueAt, overdue, note, jobsWorkspaceItemId: id },
}: {
  row: FollowUp;
}) {
  return (
    <li class="due">
      <a href={`/jobs/${id}?tab=history`} dir="auto">
        <Text>{title}</Text>
      </a>
      <p class="when">
        <Badge {...(overdue && { tone: "bad" })}>
          {overdue && "Was due "}
          <Day at={dueAt} isFirst={!overdue} />
        </Badge>
      </p>
      <p class="soft" dir="auto">
        <Text>{[company, note ?? dueNames[kind]].filter(Boolean).join(" · ")}</Text>
      </p>
    </li>
  );
}
