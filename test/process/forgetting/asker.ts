import { expect } from "vitest";
import { z } from "zod";
import type { Json } from "../../support/json.ts";
import { runWell } from "../../support/program/program.ts";
import { placed, type ServerProcess } from "../../support/program/server.ts";
import type { Person } from "./people.ts";

export type Ask = (method: string, path: string, body?: unknown) => Promise<Json>;

/** Calls in the name of a server's person that must succeed; answers are kept. */
export async function asker(server: ServerProcess, place: string): Promise<Ask> {
  const args = ["keys", "create", "--name", "agent", "--limit", "100000", "--json", ...placed(place)];
  const { key } = z.object({ key: z.string() }).parse(JSON.parse(await runWell(args)));
  let asked = 0;
  return async (method, path, body) => {
    asked += 1;
    const headers = { "idempotency-key": `call-${asked}` };
    const response = await server.request(method, `/api/v1/${path}`, { key, body, headers });
    const text = await response.text();
    expect(response.ok, `${method} ${path}: ${text.slice(0, 300)}`).toBe(true);
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  };
}

/** Tells a person's secrets and facts in every kind of place that takes words. */
export async function tellAll(ask: Ask, person: Person, hook: string): Promise<void> {
  const { resume, secrets, facts } = person;
  await ask("POST", "webhooks", {
    url: hook,
    events: ["timeline.event", "profile.updated", "insight.generated"],
  });
  const told = secrets.map(({ told }) => told);
  const first = told.map(([one = ""]) => one);
  const last = told.map((all) => all.at(-1) ?? "");
  await ask("PATCH", "profile", {
    career_goals: [...first, ...facts],
    bio_summary: [facts[0], ...last].join(". "),
  });
  await ask("PUT", "resume", { format: "text", content: resume });
  for (const [at, sentences] of told.entries()) {
    for (const contentText of sentences)
      await ask("POST", "memories", { contentText, content: { said: contentText } });
    await ask("POST", "timeline", { eventType: "note.taken", eventData: { text: first[at] } });
    await ask("POST", "jobs-workspace", {
      ...{ type: "opportunity", title: `Opening ${at}`, sourceType: "manual" },
      metadata: { note: last[at] },
    });
    await ask("POST", "checkpoints", { kind: "explore", goalSnapshot: { next: last[at] } });
  }
  for (const fact of facts) await ask("POST", "memories", { contentText: fact });
  await ask("POST", "agent/apply", {
    goal: { next: "A new job" },
    opportunity: { inputMode: "pasted_text", rawText: "Clerk at Fernhill\nRequirements\n- Excel\n- Order" },
    actions: [
      { type: "normalize_opportunity" },
      { type: "generate_fit_brief" },
      { type: "prepare_execution_artifact", artifactKind: "resume_variant" },
      { type: "prepare_execution_artifact", artifactKind: "outreach_note" },
    ],
  });
}
