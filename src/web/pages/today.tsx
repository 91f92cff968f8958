import { listAlerts, updateAlert } from "../../domain/alerts/operations.ts";
import type { Alert } from "../../domain/alerts/schema.ts";
import { getCareerHealth } from "../../domain/career-health/operations.ts";
import { getContext } from "../../domain/context/operations.ts";
import type { ContextData } from "../../domain/context/schema.ts";
import { listFollowUps } from "../../domain/follow-ups/operations.ts";
import type { FollowUp } from "../../domain/follow-ups/schema.ts";
import { Day } from "../../shared/view/day.tsx";
import { named } from "../../shared/view/json.ts";
import { dueNames, stageNames } from "../../shared/view/opening/words.ts";
import { Text } from "../../shared/view/text.tsx";
import { Button, Form } from "../forms/form.tsx";
import { orMissing } from "../or-missing.ts";
import { field, type Page } from "../page.ts";
import { FirstSteps } from "./today/first-steps.tsx";
import { Health } from "./today/health.tsx";

const PATH = "/";
const MOST_SHOWN = 5;

/** Where one begins: what is due, what waits to be read, how the career stands, and what to do first where nothing is. */
export const todayPage: Page = {
  path: PATH,
  nav: "Today",
  show: async ({ person }) => {
    const context = await orMissing(person.ask(getContext), "context.not_found");
    if (!context) return { title: "Welcome", body: <FirstSteps /> };
    const due = await person.ask(listFollowUps, { limit: MOST_SHOWN });
    const alerts = await person.ask(listAlerts, { limit: MOST_SHOWN });
    const health = await orMissing(person.ask(getCareerHealth), "career_graph.not_found");
    const { data } = context;
    return {
      title: "Today",
      body: (
        <>
          <FirstSteps summary={data.summary} />
          <Due rows={due.data} />
          <Alerts rows={alerts.data} />
          {health && <Health health={health.data} />}
          <Openings openings={data.summary.openItems.openings} all={data.summary.openItems.openingsInAll} />
        </>
      ),
    };
  },
  acts: {
    read: async ({ person, fields }) => {
      await person.ask(updateAlert, { id: field(fields, "of"), action: "read" });
      return { to: PATH, said: "marked" };
    },
    dismiss: async ({ person, fields }) => {
      await person.ask(updateAlert, { id: field(fields, "of"), action: "dismiss" });
      return { to: PATH, said: "dismissed" };
    },
  },
};

function Due({ rows }: { rows: readonly FollowUp[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="due">
      <h2 id="due">To do</h2>
      <ul class="rows">
        {rows.map(({ title, company, kind, dueAt, overdue, note, jobsWorkspaceItemId }) => (
          <li>
            <a href={`/jobs/${jobsWorkspaceItemId}`} dir="auto">
              <Text>{company ? `${title}, ${company}` : title}</Text>
            </a>
            <p>
              {dueNames[kind]}: <Day at={dueAt} />
              {overdue && <strong class="grave"> overdue</strong>}
            </p>
            {note && (
              <p dir="auto">
                <Text>{note}</Text>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Alerts({ rows }: { rows: readonly Alert[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="alerts">
      <h2 id="alerts">To look at</h2>
      <ul class="cards">
        {rows.map(({ id, severity, message, actionSuggestions = [] }) => (
          <li class={`card ${severity}`}>
            <p>
              <strong>
                {severity === "info" ? "Note" : severity === "warning" ? "Warning" : "Urgent"}:{" "}
              </strong>
              <span dir="auto">
                <Text>{message}</Text>
              </span>
            </p>
            {actionSuggestions.length > 0 && (
              <ul>
                {actionSuggestions.map((suggestion) => (
                  <li dir="auto">
                    <Text>{suggestion}</Text>
                  </li>
                ))}
              </ul>
            )}
            <div class="row">
              <Form act="read" to={PATH} of={id}>
                <Button isQuiet>Mark as read</Button>
              </Form>
              <Form act="dismiss" to={PATH} of={id}>
                <Button isQuiet>Dismiss</Button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Openings({
  openings,
  all,
}: {
  openings: ContextData["summary"]["openItems"]["openings"];
  all: number;
}) {
  if (openings.length === 0) return null;
  return (
    <section aria-labelledby="openings">
      <h2 id="openings">Openings</h2>
      <ul class="rows">
        {openings.map(({ id, title, company, stage }) => (
          <li>
            <a href={`/jobs/${id}`} dir="auto">
              <Text>{company ? `${title}, ${company}` : title}</Text>
            </a>
            <p class="soft">{named(stageNames, stage) ?? stage}</p>
          </li>
        ))}
      </ul>
      {all > openings.length && <a href="/jobs">All {all} openings</a>}
    </section>
  );
}
