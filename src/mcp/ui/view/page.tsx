import type { Child } from "hono/jsx";
import { field, textField } from "../../../shared/view/json.ts";
import { toAlerts } from "./alerts/alerts.ts";
import { followAlerts } from "./alerts/show.tsx";
import type { Answer } from "./answer.ts";
import { read } from "./asked.ts";
import { type Client, say } from "./client.ts";
import { byId, Note, nodesOf } from "./dom.tsx";
import { toHealth } from "./health/health.ts";
import { showHealth } from "./health/show.tsx";
import { toInterests } from "./interests/interests.ts";
import { showInterests, showNoInterests } from "./interests/show.tsx";
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
