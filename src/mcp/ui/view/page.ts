import { field, textField } from "../../../shared/view/json.ts";
import { toAlerts } from "./alerts/alerts.ts";
import { followAlerts } from "./alerts/part.ts";
import type { Answer } from "./answer.ts";
import { byId, note } from "./dom.ts";
import { toHealth } from "./health/health.ts";
import { showHealth } from "./health/show.ts";
import type { Host } from "./host.ts";
import { toInterests } from "./interests/interests.ts";
import { showInterests, showNoInterests } from "./interests/show.ts";
import { toBoard } from "./jobs/board.ts";
import { showJobs } from "./jobs/show.ts";
import { callTool, read } from "./tools.ts";

/** What the page may ask of its client. */
export interface Page {
  host: Host;
  locale: string | undefined;
  callsTools: boolean;
  /** A message may be put into the chat. */
  speaks: boolean;
  /** The model may learn what was done here. */
  tellsModel: boolean;
}

const MOST_ALERTS = 50;
const MOST_JOBS = 100;

const unknown = "Nothing is known yet. Give your resume in the chat.";

/** Names whose overview it is, from the result of get_context. */
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

/** Reads every part again and shows each as its answer comes. */
export async function refresh(page: Page): Promise<void> {
  const parts = { interests, health, alerts, jobs };
  const filled = Object.entries(parts).map(async ([id, part]) => {
    byId(id).replaceChildren(...(page.callsTools ? await part(page) : [unreachable()]));
  });
  await Promise.all(filled);
}

function unreachable(): HTMLElement {
  return note("This client does not let the view ask for it; ask in the chat.");
}

async function interests(page: Page): Promise<Node[]> {
  const answer = await read(page.host, "assessments.get", "get_assessment", { moduleId: "riasec" });
  if ("problem" in answer && !answer.missing) return [note(answer.problem)];
  const found = "data" in answer ? toInterests(answer.data) : undefined;
  if (found) return showInterests(found, page.locale);
  return showNoInterests(page.speaks ? () => askForAssessment(page.host) : undefined);
}

function askForAssessment(host: Host): void {
  const content = [{ type: "text", text: "Take the interests assessment (riasec) with me." }];
  // A client that rejects it informs its user itself.
  host.request("ui/message", { role: "user", content }).catch(() => undefined);
}

async function health({ host }: Page): Promise<Node[]> {
  const answer = await read(host, "careerHealth.get", "get_career_health");
  return "data" in answer ? showHealth(toHealth(answer.data)) : [note(answer.problem)];
}

async function alerts(page: Page): Promise<Node[]> {
  const answer = await callTool(page.host, "list_alerts", { limit: MOST_ALERTS });
  return "data" in answer ? followAlerts(page, toAlerts(answer.data)) : [note(answer.problem)];
}

async function jobs({ host, locale }: Page): Promise<Node[]> {
  const answer = await read(host, "jobsWorkspace.list", "list_jobs", { limit: MOST_JOBS });
  if ("problem" in answer) return [note(answer.problem)];
  const board = toBoard(answer.data);
  byId("jobs-count").textContent = `${board.open}${answer.more ? "+" : ""}`;
  byId("archived").textContent = board.archived === 0 ? "" : `and ${board.archived} in the archive`;
  return showJobs(board, locale);
}
