import { expect, test } from "vitest";
import { applied, read, resultsOf } from "../../support/agent.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";

const demands = ["Conduit bending", "Troubleshooting of motor controls"];

/** The brief of an electrician's opening, and what is said to who asks why it fits. */
async function judged(profile: Json, lines: readonly string[], notes: readonly (string | Json)[] = []) {
  const { h, person } = await startAt(personNamed("electrician"), "resume");
  const { key } = person;
  await h.send("PATCH", "/api/v1/profile", { key, body: profile });
  for (const note of notes) {
    const body = typeof note === "string" ? { contentText: note } : note;
    await h.send("POST", "/api/v1/memories", { key, body });
  }
  const asked = ["Requirements", ...demands.map((line) => `- ${line}`)];
  const rawText = ["Electrician", "Company: Quillmart Grid", ...lines, ...asked].join("\n");
  const data = await applied(h, person, {
    actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
    opportunity: { inputMode: "pasted_text", title: "Electrician", company: "Quillmart Grid", rawText },
  });
  const id = textAt(resultsOf(data), 1, "outputs", "artifactRefs", 0);
  const brief = asObject((await read(h, person, `fit-briefs/${id}`)).briefData);
  const { body } = await h.send("POST", "/api/v1/career-reasoning", {
    ...{ key, body: { query: "Why does the Quillmart Grid opening fit me?" } },
  });
  const { recommendation, keyFactors } = asObject(at(body, "data", "reasoning"));
  return {
    bucket: brief.bucket,
    open: asList(brief.openPoints).map((point) => textAt(point, "kind")),
    limits: brief.limits,
    said: String(recommendation),
    texts: asList(keyFactors).map((factor) => textAt(factor, "text")),
  };
}

test("an opening of which all is met, and every stated limit is weighed, fits well and is said to", async () => {
  const { bucket, open, said } = await judged({ min_salary: 60_000 }, ["Pay: $68,000 USD per year"]);
  expect({ bucket, open }).toEqual({ bucket: "high_fit", open: [] });
  expect(said).toContain("all that it requires is met or near");
});

test("a limit of the person that the opening does not tell of keeps it from fitting well", async () => {
  const { bucket, open, said, texts } = await judged({ min_salary: 60_000 }, []);
  expect({ bucket, open }).toEqual({ bucket: "worth_exploring", open: ["not_known"] });
  expect(said).toContain("; open: 1 not known.");
  expect(said).not.toContain("speaks against it.");
  expect(texts).toContain("Not known: The pay is not known; ask for it.");
});

test("a limit in a note that no filter checks is named as not weighed, after what is missing", async () => {
  const note = "No lifting over 35 lb, because of my back.";
  const { open, said, texts } = await judged({}, ["License: Journeyman licence in Texas required"], [note]);
  expect(open.at(-1)).toBe("not_weighed");
  expect(said).toContain("1 stated limit not weighed");
  expect(texts).toContain(`Stated by the user, and not weighed: ${note}`);
});

test("a note that an agent kept as a limit is one whatever its words, and what is not to be said is none", async () => {
  const limit = { contentText: "Tanker work is out for me.", nodeType: "limit" };
  const silence = "Never mention my back in a resume.";
  const { texts } = await judged({}, [], [limit, silence]);
  expect(texts).toContain("Stated by the user, and not weighed: Tanker work is out for me.");
  expect(texts.join(" ")).not.toContain("my back");
});

test("a shift by its number is a time of work, and a time that no filter understands is not weighed", async () => {
  const limits = ["No second shift.", "Never more than 32 hours a week.", "I never stand on stairs."];
  const { open, texts } = await judged({}, ["2nd shift, Mon-Thu 3:30 pm to 2:00 am"], limits);
  expect(open).toContain("not_known");
  expect(texts.join(" ")).toContain('The user said: "No second shift." The opening says: "2nd shift');
  expect(texts).toContain("Stated by the user, and not weighed: I never stand on stairs.");
  expect(texts).toContain(
    'Not known: The user said: "Never more than 32 hours a week." The hours a week are not known; ask for them.',
  );
});

test("a limit on pay in a note is weighed like that of the profile, and names its note", async () => {
  const [enough, more] = ["At least 52k for full time", "At least 72k for full time"].map((contentText) => ({
    contentText,
    nodeType: "limit",
  }));
  const met = await judged({}, ["Pay: $56,000 - $66,000 per year"], [enough ?? ""]);
  expect({ bucket: met.bucket, open: met.open }).toEqual({ bucket: "high_fit", open: [] });
  expect(met.limits).toEqual([
    {
      text: "At least 52k for full time",
      outcome: "met",
      memoryId: expect.any(String),
      reason: expect.any(String),
    },
  ]);
  expect(met.texts).toContain(
    'A stated limit is met. The user said: "At least 52k for full time" Pay of up to 66000 USD a year against at least 52000.',
  );
  const failed = await judged({}, ["Pay: $56,000 - $66,000 per year"], [more ?? ""]);
  expect({ bucket: failed.bucket, open: failed.open }).toEqual({
    bucket: "risky_mismatch",
    open: ["failed"],
  });
  expect(failed.limits).toMatchObject([{ outcome: "not_met" }]);
});

test("an opening of which less than three fifths of what it requires is known is no high fit", async () => {
  const known = await judged({}, []);
  expect(known.bucket).toBe("high_fit");
  const unknown = ["Requirements", "Night shifts", "Weekend shifts", "Early shifts", "Shifts on call"];
  const { bucket, open } = await judged(
    {},
    unknown.slice(0, 1).concat(unknown.slice(1).map((one) => `- ${one}`)),
  );
  expect(open.filter((kind) => kind === "not_known")).toHaveLength(4);
  expect(bucket).toBe("worth_exploring");
});
