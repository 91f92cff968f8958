import type { Child } from "hono/jsx";
import { dayText } from "../../../shared/view/day.tsx";
import { Radar } from "../../../shared/view/drawings/radar.tsx";
import { Gauge } from "../../../shared/view/gauge.tsx";
import { field, textField } from "../../../shared/view/json.ts";
import { toAlerts } from "./alerts/alerts.ts";
import { followAlerts } from "./alerts/show.tsx";
import type { Answer } from "./answer.ts";
import { read } from "./asked.ts";
import { type Client, say } from "./client.ts";
import { byId, Note, nodesOf } from "./dom.tsx";
import { type Health, toHealth } from "./health/health.ts";
import { type Interests, toInterests } from "./interests/interests.ts";
import { toBoard } from "./jobs/board.ts";
import { showJobs } from "./jobs/show.tsx";

const MOST_ALERTS = 50;
const MOST_JOBS = 100;

const unknown = "No data yet. Share your resume in the chat.";

/** Shows whose overview it is, from the result of get_context. */
export function showPerson(answer: Answer): void {
  if ("problem" in answer) {
    byId("role").textContent = answer.missing ? unknown : answer.problem;
    return;
  }
  const summary = field(answer.data, "summary");
  if (field(summary, "resume") === null) {
    byId("role").textContent = unknown;
    return;
  }
  byId("person").textContent = textField(field(answer.data, "user"), "name") || "Career overview";
  byId("role").textContent = textField(summary, "currentJobTitle");
  byId("demo").textContent = answer.warnings.find((text) => text.startsWith("Demo data")) ?? "";
}

/** Reads every part again and shows each when its answer arrives. */
export async function refresh(client: Client): Promise<void> {
  const parts = { interests, health, alerts, jobs };
  const filled = Object.entries(parts).map(async ([id, part]) => {
    const drawn = client.callsTools ? await part(client) : unreachable;
    byId(id).replaceChildren(...nodesOf(drawn));
  });
  await Promise.all(filled);
}

const unreachable = <Note>This client does not let the view ask for it; ask in the chat.</Note>;

async function interests(client: Client): Promise<Child> {
  const answer = await read(client.host, "interests", { moduleId: "riasec" });
  if ("problem" in answer && !answer.missing) return <Note>{answer.problem}</Note>;
  const found = "data" in answer ? toInterests(answer.data) : undefined;
  if (found) return showInterests(found, client.locale);
  return showNoInterests(
    client.speaks ? () => say(client, "Take the interests assessment (riasec) with me.") : undefined,
  );
}

async function health({ host }: Client): Promise<Child> {
  const answer = await read(host, "health");
  return "data" in answer ? showHealth(toHealth(answer.data)) : <Note>{answer.problem}</Note>;
}

async function alerts(client: Client): Promise<Child> {
  const answer = await read(client.host, "alerts", { limit: MOST_ALERTS });
  return "data" in answer ? followAlerts(client, toAlerts(answer.data)) : <Note>{answer.problem}</Note>;
}

async function jobs(client: Client): Promise<Child> {
  const answer = await read(client.host, "jobs", { limit: MOST_JOBS });
  if ("problem" in answer) return <Note>{answer.problem}</Note>;
  const board = toBoard(answer.data);
  const archived = board.archived.cards.length;
  byId("jobs-count").textContent = `${board.open}${answer.more ? "+" : ""}`;
  byId("archived").textContent = archived === 0 ? "" : `and ${archived} in the archive`;
  return showJobs(board, client);
}

/** The radar of the six interests, with its meaning. */
function showInterests(interests: Interests, locale: string | undefined): Child {
  const { strongest, doubts, completedAt, confidence } = interests;
  const sure = confidence === undefined ? "" : `confidence ${Math.round(confidence * 100)} %`;
  const lines = [
    strongest.length === 0 ? "" : `Strongest: ${strongest.join(", ")}`,
    [dayText(completedAt, locale), sure].filter(Boolean).join(" · "),
    doubts.length === 0 ? "" : `Read with care: ${doubts.join("; ")}.`,
  ];
  return (
    <>
      <Radar axes={interests.axes} what="Interests" size={200} room={0} />
      {lines.filter(Boolean).map((line) => (
        <p class="small" dir="auto">
          {line}
        </p>
      ))}
    </>
  );
}

/** Shown if interests were not assessed. The button asks the agent to do so, if the client allows it. */
function showNoInterests(ask: (() => void) | undefined): Child {
  if (!ask)
    return <Note>Not assessed yet. Ask for the interests assessment in the chat: 60 short questions.</Note>;
  return (
    <Note>
      <p>Not assessed yet: 60 short questions, asked in the chat.</p>
      <button type="button" onClick={ask}>
        Take the assessment
      </button>
    </Note>
  );
}

const RADIUS = 30;
const ROUND = 2 * Math.PI * RADIUS;

/** The overall score as a ring and the four gauges as bars. */
function showHealth({ overall, gauges }: Health): Child {
  return (
    <>
      <Ring overall={overall} />
      <ul class="gauges">
        {gauges.map(({ name, score, trend, reason }) => (
          <li title={reason}>
            <Gauge
              name={name}
              score={score}
              note={score === undefined ? undefined : trend.replace("stable", "")}
            />
          </li>
        ))}
      </ul>
      {overall === undefined && <p class="small">Known once there is a resume, a goal or something noted.</p>}
    </>
  );
}

function Ring({ overall }: Pick<Health, "overall">) {
  const value = overall === undefined ? "–" : String(Math.round(overall));
  const circle = { cx: 36, cy: 36, r: RADIUS };
  return (
    <svg
      class="overall"
      viewBox="0 0 72 72"
      role="img"
      aria-label={overall === undefined ? "Overall: nothing known yet" : `Overall ${value} of 100`}
    >
      <circle class="track" {...circle} />
      {overall !== undefined && (
        <circle
          class="fill"
          {...circle}
          stroke-dasharray={`${(ROUND * overall) / 100} ${ROUND}`}
          transform="rotate(-90 36 36)"
        />
      )}
      <text x={36} y={43} text-anchor="middle">
        {value}
      </text>
    </svg>
  );
}
