import { applied, pasted } from "./agent.ts";
import type { Harness } from "./harness.ts";
import { at } from "./json.ts";
import type { Person } from "./samples/persona.ts";

type Factor = { text: string; effect: string };

/** What reasoning answers a person who noted a limit and stored these postings: its recommendation and its factors. */
export async function askedOfOpenings(
  h: Harness,
  person: Person,
  { query, limit, openings }: { query: string; limit?: string | undefined; openings: readonly string[] },
): Promise<{ said: string; factors: Factor[] }> {
  const post = (path: string, body: object) => h.send("POST", path, { key: person.key, body });
  if (limit) await post("/api/v1/memories", { nodeType: "limit", contentText: limit });
  for (const text of openings)
    await applied(h, person, {
      actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
      opportunity: pasted(text),
    });
  const { body } = await post("/api/v1/career-reasoning", { query });
  const reasoning = at(body, "data", "reasoning");
  return {
    said: String(at(reasoning, "recommendation")),
    factors: at(reasoning, "keyFactors") as Factor[],
  };
}

/** The same for a new person with this resume, as lines of text. */
export async function saidOfOpenings(
  h: Harness,
  resume: object,
  asked: { query: string; limit: string; openings: readonly string[] },
): Promise<string> {
  const person = await h.newPerson();
  const body = { format: "json_resume", content: resume };
  await h.send("PUT", "/api/v1/resume", { key: person.key, body });
  const { said, factors } = await askedOfOpenings(h, person, asked);
  return [said, ...factors.map(({ text }) => text), ""].join("\n");
}
