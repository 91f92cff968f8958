import { expect, test } from "vitest";
import { applied, read, resultsOf } from "../../support/agent.ts";
import { start } from "../../support/harness.ts";
import { asList, textAt } from "../../support/json.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";

test("a report begins with the answer to its prompt", async () => {
  const { h, person } = await startAt(personNamed("electrician"), "everything");
  const ask = async (prompt: string) => {
    const data = await applied(h, person, { actions: [{ type: "request_report_branch", prompt }] });
    const id = textAt(resultsOf(data)[0], "outputs", "reportRefs", 0);
    return textAt(await read(h, person, `reports/${id}`), "contentMarkdown").split("\n\n");
  };
  const plain = await ask("Where I stand, in one page.");
  expect(plain[1]).toMatch(/^Nearest directions: /);

  const compared = await ask("Electrician or registered nurse: which is the better direction for me?");
  expect(compared[0]).toBe(plain[0]);
  expect(compared[1]).toMatch(/Electrician|Registered Nurse/);
  expect(compared[1]).not.toMatch(/^Nearest directions/);
  expect(compared.join("\n")).toContain(plain[1]);

  const paid = await ask("What would the pay be?");
  expect(paid[1]).toMatch(/^The stored data cannot answer this: /);
});

test("a report on an opening answers its prompt about that opening", async () => {
  const { h, person } = await startAt(personNamed("electrician"), "everything");
  const opportunity = {
    inputMode: "pasted_text",
    title: "Wiring Inspector",
    company: "Quillmart Grid",
    rawText:
      "Wiring Inspector\nCompany: Quillmart Grid\nRequirements\n- Conduit bending\n- Drone piloting licence",
  };
  const data = await applied(h, person, {
    actions: [
      { type: "normalize_opportunity" },
      { type: "generate_fit_brief" },
      { type: "request_report_branch", prompt: "What speaks against it, and is it a good fit?" },
    ],
    opportunity,
  });
  const id = textAt(resultsOf(data)[2], "outputs", "reportRefs", 0);
  const page = textAt(await read(h, person, `reports/${id}`), "contentMarkdown").split("\n\n");
  expect(page[1]).toMatch(/^The fit brief of this opening scores [\d.]+ of 100/);
  expect(page[2]).toContain("Drone piloting licence");
  expect(page[2]).toContain("Met: Conduit bending");
});

test("a report on a role answers a prompt that names none about that role", async () => {
  const { h, person } = await startAt(personNamed("electrician"), "everything");
  const data = await applied(h, person, {
    actions: [
      {
        type: "request_report_branch",
        prompt: "What do I still need to learn?",
        target: { kind: "career_path", value: "Carpenter" },
      },
    ],
  });
  const id = textAt(resultsOf(data)[0], "outputs", "reportRefs", 0);
  const page = textAt(await read(h, person, `reports/${id}`), "contentMarkdown").split("\n\n");
  expect(page[1]).toMatch(/^First towards Carpenters: /);
  expect(page.join("\n")).not.toContain("keyFactors");
});

test("a report names no direction as near that a missing degree closes, and no step of 0 months", async () => {
  const h = await start();
  const person = await h.newPerson();
  const content = [
    "Jane Example\njane@example.org\nLeeds\n",
    "Experience\nSolicitor, Example LLP, Leeds, Sep 2018 - present\n- Draft commercial contracts for 30 clients\n- Represent clients in the High Court\n",
    "Education\nLPC, Example College, 2016\n\nSkills\nContract law, litigation, legal research, legal drafting",
  ].join("\n");
  await h.send("PUT", "/api/v1/resume", { key: person.key, body: { format: "text", content } });
  const report = async (action: object) => {
    const data = await applied(h, person, { actions: [{ type: "request_report_branch", ...action }] });
    return read(h, person, `reports/${textAt(resultsOf(data)[0], "outputs", "reportRefs", 0)}`);
  };
  const { contentMarkdown, fitHypotheses } = await report({ prompt: "Where I stand, in one page." });
  const [, nearest = ""] = String(contentMarkdown).split("\n\n");
  const closed = asList(fitHypotheses).filter(({ bucket }) => bucket === "risky_mismatch");
  expect(closed.length).toBeGreaterThan(0);
  for (const one of closed) expect(nearest).not.toContain(textAt(one, "title"));
  const branch = await report({ prompt: "Steps?", target: { kind: "career_path", value: "Lawyer" } });
  expect(String(branch.contentMarkdown)).not.toMatch(/about 0 /);
});
