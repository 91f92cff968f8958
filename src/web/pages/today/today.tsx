import { listAlerts, updateAlert } from "../../../domain/alerts/operations.ts";
import { getCareerHealth, listHealthHistory } from "../../../domain/career-health/operations.ts";
import { listChanges } from "../../../domain/changes/operations.ts";
import { getContext } from "../../../domain/context/operations.ts";
import { listFollowUps } from "../../../domain/follow-ups/operations.ts";
import { createJobEvent } from "../../../domain/jobs-workspace/create-job-event.ts";
import { saidOfMove } from "../../notices/said.ts";
import { field, type Page } from "../../page.ts";
import { orMissing, type Person } from "../../person.ts";
import { recentVisits } from "../access/recent.ts";
import { Alerts } from "./alerts.tsx";
import { Changed } from "./changed.tsx";
import { Due } from "./due.tsx";
import { FirstRun, FirstSteps } from "./first-steps.tsx";
import { Health, KeptHealth } from "./health.tsx";
import { Openings } from "./openings.tsx";

const PATH = "/";
const MOST_SHOWN = 5;
const MOST_ALERTS = 3;
const MOST_CHANGES = 50;

/** The start page: what is due, what is unread, career health, and the first steps if there is no data. */
export const todayPage: Page = {
  path: PATH,
  show: async ({ person }) => {
    const context = await orMissing(person.ask(getContext), "context.not_found");
    if (!context) return firstRun;
    const [{ due, alerts, changes, recent }, health] = await Promise.all([stored(person), healthOf(person)]);
    const { openings, openingsByStage } = context.data.summary.openItems;
    return {
      title: "Today",
      body: (
        <div class="columns">
          <div>
            <FirstSteps summary={context.data.summary} />
            <Due rows={due.data} path={PATH} />
            <Openings openings={openings} byStage={openingsByStage} />
            <Alerts rows={alerts.data} path={PATH} />
          </div>
          <div>
            {health}
            <Changed changes={changes.data} recent={recent} now={person.now} path={PATH} />
          </div>
        </div>
      ),
    };
  },
  acts: {
    settle: async ({ person, fields, once }) => {
      const event = { id: field(fields, "opening"), kind: "note", done: field(fields, "of") };
      await person.ask(createJobEvent, event, once);
      return { to: PATH, said: "settled" };
    },
    applied: async ({ person, fields, once }) => {
      await person.ask(createJobEvent, { id: field(fields, "of"), kind: "applied" }, once);
      return { to: PATH, said: saidOfMove("applied") };
    },
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

async function stored(person: Person) {
  return {
    due: await person.ask(listFollowUps, { limit: MOST_SHOWN }),
    alerts: await person.ask(listAlerts, { limit: MOST_ALERTS }),
    changes: await person.ask(listChanges, { limit: MOST_CHANGES }),
    recent: await recentVisits(person, MOST_SHOWN),
  };
}

/** Career health as of now, or the newest stored day while the thread that computes it still loads. */
function healthOf(person: Person) {
  const shown = async () => {
    const health = await person.askSoon(getCareerHealth);
    if (health) return <Health health={health.data} />;
    const { data } = await person.ask(listHealthHistory, { limit: 1 });
    return <KeptHealth day={data[0]} />;
  };
  return orMissing(shown(), "career_graph.not_found");
}

const firstRun = {
  title: "Welcome",
  lead: "Add your resume. Everything stays on this machine, and you check what was read before it is used.",
  body: <FirstRun />,
};
