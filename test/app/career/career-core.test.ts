import { describe, expect, test } from "vitest";
import { expandItems } from "../../../src/domain/context/schema.ts";
import { ask, refusal } from "../../support/checked.ts";
import { asList, asObject, at, type Json } from "../../support/json.ts";
import { type Persona, personas, startAt } from "../../support/samples/persona.ts";

/** Everything the career core can be asked, with the error before anything is known; none where it answers anyway. */
const questions: { name: string; input?: Json; before?: string }[] = [
  { name: "context.get", before: "context.not_found" },
  { name: "context.get", input: { view: "full" }, before: "context.not_found" },
  ...expandItems.map((item) => ({
    name: "context.get",
    input: { expand: [item] },
    before: "context.not_found",
  })),
  { name: "careerGraph.get", before: "career_graph.not_found" },
  { name: "assessments.list", before: "assessments.not_found" },
  { name: "assessments.get", input: { moduleId: "riasec" }, before: "assessments.not_found" },
  { name: "careerMatch.find", before: "career_context.not_found" },
  { name: "careerMatch.find", input: { query: "nurse", limit: 5 } },
  { name: "careerHealth.get" },
  { name: "similarPaths.list" },
  { name: "careerPrediction.create", input: { targetRole: "Electrician", includeAlternatives: true } },
  { name: "careerReasoning.create", input: { query: "Should I become a nurse practitioner?" } },
  { name: "careerContext.get", input: { query: "shifts" }, before: "career_context.not_found" },
  { name: "memories.list" },
  { name: "alerts.list" },
];

describe.each(personas.map((persona) => [persona.name, persona] as const))(
  "the %s",
  (_, persona: Persona) => {
    test("before anything is known, what needs data says so and the rest answers in its shape", async () => {
      const { h, person } = await startAt(persona, "nothing");
      for (const { name, input, before } of questions) {
        if (before === undefined) await ask(h, person, name, input);
        else expect(await refusal(h, person, name, input), name).toEqual({ status: 404, type: before });
      }
    });

    test("with a resume only, everything but assessments answers in its shape, twice alike", async () => {
      const { h, person } = await startAt(persona, "resume");
      for (const { name, input } of questions) {
        if (name.startsWith("assessments."))
          expect((await refusal(h, person, name, input)).type).toBe("assessments.not_found");
        else await ask(h, person, name, input);
      }
    });

    test("with one assessment, that is all that is shown, and no match is called high", async () => {
      const { h, person } = await startAt(persona, "assessment");
      for (const { name, input } of questions) await ask(h, person, name, input);
      expect(Object.keys(asObject(await ask(h, person, "assessments.list")))).toEqual(["riasec"]);
      expect(await refusal(h, person, "assessments.get", { moduleId: "values" })).toEqual({
        status: 404,
        type: "assessments.not_found",
      });
      const found = asObject(await ask(h, person, "careerMatch.find"));
      // Interests are a third of what a score is made of: enough to explore, not to speak of a high fit.
      expect(found.highFit).toEqual([]);
      const [first] = asList(found.worthExploring);
      expect(first?.coverage).toBeCloseTo(0.33 / 0.95, 3);
      expect(asList(first?.factors).map(({ key }) => key)).toEqual(["interests"]);
    });

    test("with everything, every section is there and the expected occupation comes first", async () => {
      const { h, person } = await startAt(persona, "everything");
      for (const { name, input } of questions) await ask(h, person, name, input);
      const context = await ask(h, person, "context.get", { view: "full" });
      expect(Object.keys(asObject(at(context, "sections"))).sort()).toEqual([...expandItems].sort());
      expect(Object.keys(asObject(await ask(h, person, "assessments.list")))).toHaveLength(8);
      expect(at(await ask(h, person, "careerMatch.find"), "highFit", 0, "title")).toBe(persona.occupation);
      const graph = await ask(h, person, "careerGraph.get");
      expect(at(graph, "career_recommendations", "matched_careers", 0, "title")).toBe(persona.occupation);
      const found = await ask(h, person, "careerContext.get", { query: persona.memory.slice(0, 30) });
      expect(at(found, "relevantMemories", 0, "contentText")).toBe(persona.memory);
      const [predicted] = asList(
        at(
          await ask(h, person, "careerPrediction.create", { targetRole: persona.occupation }),
          "predictions",
        ),
      );
      expect(at(predicted, "title")).toBe(persona.occupation);
      expect(at(predicted, "readiness")).toBeGreaterThan(60);
    });

    test("with the resume alone the expected occupation comes first, too", async () => {
      const { h, person } = await startAt(persona, "resume");
      expect(at(await ask(h, person, "careerMatch.find"), "highFit", 0, "title")).toBe(persona.occupation);
    });
  },
);
