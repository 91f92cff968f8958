import { describe, expect, test } from "vitest";
import { inabilityOf } from "../../../src/engine/abilities.ts";
import { asList, asObject, at } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";

const requests = [
  ["Send my application to the clinic", "send", /^This service cannot send anything: .+; it can write/],
  ["Please email the recruiter my resume", "send", /cannot send/],
  ["Can you translate my resume into German?", "translate", /^This service cannot translate;/],
  ["Kannst du meinen Lebenslauf ins Englische übersetzen?", "translate", /cannot translate/],
  ["Book a train to the interview", "book", /^This service cannot book/],
  ["Look up what this hospital pays", "look_up", /^This service cannot look anything up/],
  ["Busca en internet ofertas de enfermera", "look_up", /cannot look anything up/],
] as const;

describe.each(requests)("%s", (query, kind, says) => {
  test("is answered by reasoning with what cannot be done and what can", async () => {
    const { h, person } = await startAt(personNamed("nurse"), "everything");
    const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
    const reasoning = asObject(at(body, "reasoning") ?? at(body, "data", "reasoning"));
    expect(reasoning.recommendation).toMatch(says);
    expect(at(body, "metadata", "understood", "subject")).toBe(kind);
    expect(asList(reasoning.suggestedActions).length).toBeGreaterThan(0);
    expect(reasoning.reasoning).toBe("No stored data was used.");
  });

  test("is answered by find_operations with what cannot be done and what can", async () => {
    const { h, person } = await startAt(personNamed("nurse"), "resume");
    const client = await h.mcp(person.key);
    const { structured, isError } = await callTool(client, "find_operations", { query });
    expect(isError).toBe(false);
    const found = at(structured, "cannot") === undefined ? at(structured, "data") : structured;
    expect(at(found, "cannot")).toMatch(says);
    expect(asList(at(found, "operations")).length).toBeGreaterThan(0);
  });
});

test.each([
  "When did I send the application?",
  "Should I send a thank-you note?",
  "send a test event to my webhook",
  "Which courses did I book?",
  "correct a job title",
  "How do I look in interviews?",
  "Can I become a translator?",
  "call me by another name",
  "schedule of follow-ups",
  "find openings",
])("%s asks for nothing that cannot be done", (text) => {
  expect(inabilityOf(text)).toBeUndefined();
});
