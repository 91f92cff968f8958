import { describe, expect, test } from "vitest";
import { applied, read, resultsOf } from "../../support/agent.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, textAt } from "../../support/json.ts";
import { done, type Person } from "../../support/samples/persona.ts";

const resume = `Rhys Example
rhys@example.com

Experience
Driver, Example Timber Ltd
2021-10 - present
- Covered the transport desk for five months and planned 11 vehicles a day
- Daily walk round checks

Certificates
Counterbalance forklift, expired Jan 2024
Driver CPC (until 2029-09)

Other
Crane and lorry loaders, ticket lost in the flood of 2021
09/2003 - 2006 saddlery lessons with an uncle, no papers
Call me on 020 7946 0958 about the saddlery
`;
const rawText = `Transport Planner
Example Haulage Ltd

Requirements
- Previous experience of transport planning in an office
- Transport Manager CPC
- Ticket for lorry loaders
- Embroidery of silk`;

async function withPerson(): Promise<{ h: Harness; person: Person }> {
  const h = await start();
  const person = await h.newPerson();
  await done(h, person, "PUT", "/api/v1/resume", { content: resume });
  const note = "Booked the Transport Manager CPC course. It rained.";
  await done(h, person, "POST", "/api/v1/memories", { contentText: note });
  return { h, person };
}

async function brief({ h, person }: { h: Harness; person: Person }) {
  const opportunity = { inputMode: "pasted_text", rawText };
  const data = await applied(h, person, { actions: [{ type: "generate_fit_brief" }], opportunity });
  const id = textAt(resultsOf(data), 0, "outputs", "artifactRefs", 0);
  return asObject((await read(h, person, `fit-briefs/${id}`)).briefData);
}

describe("what is stored in words like those of an open requirement", () => {
  test("stands in the brief, each once: a bullet, the sentence of a note, an unread line", async () => {
    const { related, requirements } = await brief(await withPerson());
    const rows = asList(related).map(asObject);
    const of = (part: string) => rows.find(({ text }) => String(text).includes(part));
    expect(of("planned 11 vehicles")).toMatchObject({ claimIds: [expect.stringMatching(/^clm_/)] });
    const noted = of("Booked");
    expect(noted).toMatchObject({ memoryId: expect.stringMatching(/^mem_/) });
    expect(noted?.text).toBe("Booked the Transport Manager CPC course.");
    expect(of("Crane and lorry")).toMatchObject({ unread: true });
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
    const outcomeOf = (part: string) =>
      asList(requirements)
        .map(asObject)
        .find(({ text }) => String(text).includes(part))?.outcome;
    expect(outcomeOf("Ticket for lorry")).toBe("unknown");
    expect(rows.some((row) => JSON.stringify(row).includes("Embroidery"))).toBe(false);
  });

  test("a requirement with no word of it stays unmet", async () => {
    const { requirements } = await brief(await withPerson());
    const silk = asList(requirements)
      .map(asObject)
      .find(({ text }) => String(text).includes("mbroidery"));
    expect(silk?.outcome).not.toBe("met");
  });

  test("a brief is made again where a note was added", async () => {
    const known = await withPerson();
    const before = JSON.stringify((await brief(known)).related);
    const note = "Read a book on transport planning in an office.";
    await done(known.h, known.person, "POST", "/api/v1/memories", { contentText: note });
    expect(before).not.toContain("Read a book");
    expect(JSON.stringify((await brief(known)).related)).toContain("Read a book");
  });
});

describe("a line of the resume of which nothing was taken", () => {
  const found = async (
    { h, person }: { h: Harness; person: Person },
    query = "crane ticket lorry loaders",
  ) => {
    const path = `/api/v1/career-context?query=${encodeURIComponent(query)}`;
    const { body } = await h.send("GET", path, { key: person.key });
    return asList(at(body, "data", "relevantMemories")).map(asObject);
  };

  test("is found by search", async () => {
    const [first] = await found(await withPerson());
    expect(first).toMatchObject({
      nodeType: "unread",
      contentText: expect.stringContaining("Crane and lorry"),
    });
  });

  test("is found with its dates, but not where it has a telephone number", async () => {
    const rows = await found(await withPerson(), "saddlery lessons");
    expect(rows.map(({ contentText }) => contentText)).toContainEqual(expect.stringContaining("09/2003"));
    expect(JSON.stringify(rows)).not.toContain("7946");
  });

  test("is found no more once it is forgotten", async () => {
    const known = await withPerson();
    const { h, person } = known;
    const body = { topic: "crane ticket" };
    const preview = await h.send("POST", "/api/v1/forget/preview", { key: person.key, body });
    await done(h, person, "POST", "/api/v1/forget", { token: textAt(preview.body, "data", "token") });
    expect(JSON.stringify(await found(known))).not.toContain("Crane");
  });
});

describe("a note that denies what a claim says", () => {
  const denied = async () => {
    const known = await withPerson();
    const { h, person } = known;
    await done(h, person, "POST", "/api/v1/memories", {
      contentText: "My Driver CPC has expired, renew it.",
    });
    return known;
  };
  const opportunity = {
    inputMode: "pasted_text",
    rawText: "Lorry Driver\nExample Haulage Ltd\n\nRequirements\n- Driver CPC\n- Excel",
  };
  const made = async ({ h, person }: { h: Harness; person: Person }, action: object) => {
    const data = await applied(h, person, { actions: [action], opportunity });
    return textAt(resultsOf(data), 0, "outputs", "artifactRefs", 0);
  };

  test("leaves open whether a requirement is met, and stands beside it", async () => {
    const known = await denied();
    const id = await made(known, { type: "generate_fit_brief" });
    const { requirements, related } = asObject(
      (await read(known.h, known.person, `fit-briefs/${id}`)).briefData,
    );
    expect(asObject(asList(requirements)[0])).toMatchObject({ text: "Driver CPC", outcome: "unknown" });
    expect(JSON.stringify(related)).toContain("has expired");
  });

  test("is named before a resume is sent", async () => {
    const known = await denied();
    const id = await made(known, { type: "prepare_execution_artifact", artifactKind: "resume_variant" });
    const { beforeSending } = await read(known.h, known.person, `execution-artifacts/${id}`);
    expect(JSON.stringify(beforeSending)).toContain("A note of yours says otherwise");
  });
});

test("who asks whether to apply hears what is related, too", async () => {
  const { h, person } = await withPerson();
  const actions = [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }];
  const opportunity = { inputMode: "pasted_text", rawText };
  await applied(h, person, { actions, opportunity });
  const body = { query: "Should I apply for the Transport Planner opening?" };
  const answer = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body });
  expect(answer.text).toContain("planned 11 vehicles");
  expect(answer.text).toContain("Booked the Transport Manager CPC course.");
});

test("who asks what is missing hears what is not known and what is only near, too", async () => {
  const { h, person } = await withPerson();
  const actions = [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }];
  await applied(h, person, { actions, opportunity: { inputMode: "pasted_text", rawText } });
  const body = { query: "What do I lack for the Transport Planner job?" };
  const answer = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body });
  expect(answer.text).not.toContain("no requirement is missing");
  expect(answer.text).toContain("Not known: ");
});
