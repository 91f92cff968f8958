import { expect, test } from "vitest";
import { ask } from "../../support/checked.ts";
import type { Harness } from "../../support/harness.ts";
import { asList, asObject, at, type Json } from "../../support/json.ts";
import { type Person, personas, startAt } from "../../support/samples/persona.ts";

const stages = ["resume", "assessment", "everything"] as const;

// Scores that moved show what a change of a formula or of the catalogue did; `npx vitest run -u golden` accepts them.
test.each(personas.map((persona) => [persona.name, persona] as const))(
  "the %s has the titles, scores and buckets of the golden file at every stage",
  async (name, persona) => {
    const found: Json = {};
    for (const stage of stages) {
      const { h, person } = await startAt(persona, stage);
      found[stage] = await extract(h, person);
    }
    await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot(`golden/${name}.json`);
  },
  60_000,
);

async function extract(h: Harness, person: Person): Promise<Json> {
  const match = await ask(h, person, "careerMatch.find");
  const graph = at(await ask(h, person, "careerGraph.get"), "career_recommendations");
  const health = await ask(h, person, "careerHealth.get");
  const paths = asList(await ask(h, person, "similarPaths.list"));
  return {
    match: ["highFit", "worthExploring", "riskyMismatch"].flatMap((list) =>
      asList(at(match, list)).map(line),
    ),
    graph: {
      matched_careers: asList(at(graph, "matched_careers")).map(line),
      worth_exploring: asList(at(graph, "worth_exploring")).map(line),
      risky_careers: asList(at(graph, "risky_careers")).map(line),
      skill_gaps: at(graph, "skill_gaps"),
    },
    health: {
      overallScore: at(health, "overallScore"),
      ...Object.fromEntries(
        Object.entries(asObject(at(health, "metrics"))).map(([name, metric]) => [
          name,
          `${at(metric, "score")} ${at(metric, "trend")}`,
        ]),
      ),
      alerts: asList(at(health, "alerts")).map(({ alertType, severity }) => `${alertType} ${severity}`),
      recommendations: at(health, "recommendations"),
    },
    similarPaths: paths.map(({ pathId, similarityScore }) => `${similarityScore} ${pathId}`),
  };
}

function line({ title, matchScore, bucket }: Json): string {
  return `${matchScore} ${bucket} ${title}`;
}
