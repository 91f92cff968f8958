import type { FollowUp } from "../../../domain/follow-ups/schema.ts";
import { timeWords } from "../../../shared/time.ts";
import { Section, Text } from "../../../shared/view/parts.tsx";
import { Hidden } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Badge, dueNames } from "../../parts/badge.tsx";
import { Day } from "../../parts/day.tsx";

/** Open tasks, the soonest first, each of which can be settled. */
export function Due({ rows, path }: { rows: readonly FollowUp[]; path: string }) {
  return (
    <Section id="due" title="Due" class="card" beside={<a href="/jobs#calendar">In your calendar</a>}>
      {rows.length === 0 ? (
        <p class="soft">Nothing is due. The dates of your openings appear here.</p>
      ) : (
        <ul class="rows dues">
          {rows.map((row) => (
            <DueRow row={row} path={path} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function DueRow({
  row: { id, title, company, kind, dueAt, time, overdue, note, jobsWorkspaceItemId: opening },
  path,
}: {
  row: FollowUp;
  path: string;
}) {
  return (
    <li class="due">
      <Text as="a" href={`/jobs/${opening}?tab=history`}>
        {title}
      </Text>
      <p class="when">
        <Badge {...(overdue && { tone: "bad" })}>
          {overdue && "Was due "}
          <Day at={dueAt} isFirst={!overdue} />
          {timeWords(dueAt, time)}
        </Badge>
      </p>
      <Text as="p" class="soft">
        {[company, note ?? dueNames[kind]].filter(Boolean).join(" · ")}
      </Text>
      {kind === "closing" ? (
        <Form act="applied" to={path} of={opening}>
          <Button isQuiet label={`I applied: ${title}`}>
            I applied
          </Button>
        </Form>
      ) : (
        <Form act="settle" to={path} of={id}>
          <Hidden name="opening" value={opening} />
          <Button isQuiet label={`Done: ${note ?? dueNames[kind]}`}>
            Done
          </Button>
        </Form>
      )}
    </li>
  );
}
