import type { Client } from "@modelcontextprotocol/client";
import { describe, expect, test } from "vitest";
import { asList, asObject, type Json } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import type { Connect, Form, FormAnswer, Person } from "../../support/mcp/forms.ts";

async function noted(client: Client, contentText: string): Promise<string> {
  const { structured } = await callTool(client, "add_memory", { contentText });
  return String(asObject(structured.data).id);
}

async function texts(client: Client): Promise<unknown[]> {
  const { structured } = await callTool(client, "list_memories");
  return Array.isArray(structured.data) ? structured.data.map((memory) => asObject(memory).contentText) : [];
}

/** A person who gives the same answer to every form, and what they saw. */
function personWho(answer: (form: Form) => FormAnswer): { person: Person; seen: Form[] } {
  const seen: Form[] = [];
  const person: Person = (form) => {
    seen.push(form);
    return answer(form);
  };
  return { person, seen };
}

const agree: FormAnswer = { action: "accept", content: { confirm: true } };

/** What a person is asked by forms, over whichever way a client is connected. */
export function elicitationContract(open: () => Promise<Connect>): void {
  test("a deletion is shown to the person first, and done when they agree", async () => {
    const connect = await open();
    const { person, seen } = personWho(() => agree);
    const client = await connect(person);
    const id = await noted(client, "I prefer to work at night");
    const { isError, structured } = await callTool(client, "delete_memory", { id });
    expect(isError).toBe(false);
    expect(structured.data).toEqual({ deleted: true, citedBy: [] });
    expect(seen).toEqual([
      {
        message: "Delete memory: “I prefer to work at night”. You can undo this for 30 days.",
        fields: ["confirm"],
        titles: ["Delete"],
      },
    ]);
    expect(await texts(client)).toEqual([]);
  });

  test.each<[string, FormAnswer]>([
    ["declines", { action: "decline" }],
    ["closes the form", { action: "cancel" }],
    ["leaves the box empty", { action: "accept", content: { confirm: false } }],
  ])("nothing is deleted when the person %s", async (__, answer) => {
    const connect = await open();
    const client = await connect(personWho(() => answer).person);
    const id = await noted(client, "keep me");
    const { isError, structured } = await callTool(client, "delete_memory", { id });
    expect(isError).toBe(true);
    expect(structured).toMatchObject({
      type: "auth.forbidden",
      message: "The user did not agree. Nothing was deleted.",
    });
    expect(await texts(client)).toEqual(["keep me"]);
  });

  test("the person sees what would go, however many came after it", async () => {
    const connect = await open();
    const { person, seen } = personWho(() => ({ action: "decline" }));
    const client = await connect(person);
    const id = await noted(client, "the first of many");
    for (let more = 0; more < 101; more += 1) await noted(client, `note ${more}`);
    await callTool(client, "delete_memory", { id });
    expect(seen[0]?.message).toContain("“the first of many”");
    const gone = await callTool(client, "delete_memory", { id: "mem_none" });
    expect(gone.structured.type).toBe("resource.not_found");
    expect(seen).toHaveLength(1);
  });

  test("what does not exist is refused without asking anybody", async () => {
    const connect = await open();
    const { person, seen } = personWho(() => agree);
    const client = await connect(person);
    const { structured } = await callTool(client, "delete_job", {});
    expect(structured.type).toBe("validation.bad_request");
    expect(seen).toEqual([]);
  });

  test("an account is deleted by the person's yes, who sees what would go", async () => {
    const connect = await open();
    const { person, seen } = personWho(() => agree);
    const client = await connect(person);
    await noted(client, "one");
    const { isError, structured } = await callTool(client, "delete_account", {});
    expect(isError).toBe(false);
    expect(structured.data).toMatchObject({ deleted: true });
    expect(seen[0]?.message).toMatch(/everything stored: .*1 memories/);
  });

  test("without forms, an account's deletion is previewed with a token that can be passed back", async () => {
    const connect = await open();
    const client = await connect();
    await noted(client, "one");
    const first = await callTool(client, "delete_account", {});
    expect(first.isError).toBe(true);
    const [next]: unknown[] = Array.isArray(first.structured.next) ? first.structured.next : [];
    expect(asObject(next)).toMatchObject({
      tool: "delete_account",
      why: expect.stringContaining("1 memories"),
    });
    expect(await texts(client)).toEqual(["one"]);
    const second = await callTool(client, "delete_account", asObject(asObject(next).arguments));
    expect(second.structured.data).toMatchObject({ deleted: true });
  });

  test("a token that was changed deletes nothing", async () => {
    const connect = await open();
    const client = await connect();
    await noted(client, "one");
    const { structured } = await callTool(client, "delete_account", {});
    const [next]: unknown[] = Array.isArray(structured.next) ? structured.next : [];
    const token = String(asObject(asObject(next).arguments).confirm);
    const { isError } = await callTool(client, "delete_account", { confirm: `${token.slice(0, -2)}xx` });
    expect(isError).toBe(true);
    expect(await texts(client)).toEqual(["one"]);
  });

  test("an assessment is taken in pages, and scored as the same answers sent at once", async () => {
    const connect = await open();
    const value = (id: string) => 1 + (id.charCodeAt(id.length - 1) % 5);
    const { person, seen } = personWho(({ fields }) => ({
      action: "accept",
      content: Object.fromEntries(fields.map((id) => [id, value(id)])),
    }));
    const client = await connect(person);
    const taken = await callTool(client, "submit_assessment", { moduleId: "values" });
    const questions = await callTool(client, "get_assessment_questions", { moduleId: "values" });
    const items = asObject(questions.structured.data).items;
    const ids = Array.isArray(items) ? items.map((item) => String(asObject(item).id)) : [];
    expect(seen.flatMap(({ fields }) => fields)).toEqual(ids);
    expect(seen.length).toBe(Math.ceil(ids.length / 10));
    expect(seen[0]?.message).toMatch(/Page 1 of \d\.$/);
    const answers = Object.fromEntries(ids.map((id) => [id, value(id)]));
    const sent = await callTool(client, "submit_assessment", { moduleId: "values", answers });
    const scores = (structured: Json) => asObject(structured.data).scores;
    expect(scores(taken.structured)).toEqual(scores(sent.structured));
    expect(Object.keys(asObject(scores(taken.structured))).length).toBeGreaterThan(3);
  });

  test("an assessment that the person leaves in the middle stores nothing", async () => {
    const connect = await open();
    let pages = 0;
    const person: Person = ({ fields }) => {
      if (++pages === 2) return { action: "cancel" };
      return { action: "accept", content: Object.fromEntries(fields.map((id) => [id, 3])) };
    };
    const client = await connect(person);
    const { isError, structured } = await callTool(client, "submit_assessment", { moduleId: "riasec" });
    expect(isError).toBe(true);
    expect(structured.message).toBe("The user stopped before the end; nothing was stored.");
    const { structured: listed } = await callTool(client, "list_assessments");
    expect(listed.type).toBe("assessments.not_found");
  });

  test("what is missing is asked of the person and kept in their words, not as a claim", async () => {
    const connect = await open();
    const { person, seen } = personWho(({ fields }) => ({
      action: "accept",
      content: { [fields[0] ?? ""]: "No, but I ran the ward's triage desk", [fields[1] ?? ""]: "  " },
    }));
    const client = await connect(person);
    const work = [{ name: "Ward", position: "Nurse", startDate: "2015-01" }];
    await callTool(client, "import_resume", { format: "json_resume", content: { work } });
    const before = await texts(client);
    const action = {
      type: "collect_missing_evidence_hint",
      gapKeys: ["care-planning", "clinical-documentation"],
    };
    const { structured } = await callTool(client, "apply", { actions: [action] });
    expect(seen[0]?.fields).toEqual(["care-planning", "clinical-documentation"]);
    expect(asObject(structured.metadata).recorded).toEqual(["care-planning"]);
    const fresh = (await texts(client)).filter((text) => !before.includes(text));
    expect(fresh).toEqual([expect.stringMatching(/Care planning.*No, but I ran the ward's triage desk$/)]);
    const { structured: resume } = await callTool(client, "get_resume");
    expect(JSON.stringify(resume)).not.toContain("triage desk");
  });

  describe("a resume of which its text does not carry all", () => {
    const sourceText =
      "Ada Example\nEXPERIENCE\nLine Cook, Example Grill\nMarch 2019 – Present\nSKILLS\nGrilling";
    const cook = {
      ...{ position: "Line Cook", name: "Example Grill", startDate: "2019-03" },
      highlights: ["Cut waste by half"],
    };
    const content = { work: [cook], skills: [{ name: "Grilling" }, { name: "Baking" }] };
    const sent = { format: "json_resume", content, sourceText };
    const stored = async (client: Client) => {
      const { structured } = await callTool(client, "get_resume", { detail: "full" });
      return asList(asObject(structured.data).claims).map(({ text, provenance }) => [text, provenance]);
    };
    const proved = [
      [expect.stringContaining("Line Cook at Example Grill"), "proved"],
      ["Grilling", "proved"],
    ];

    test("is shown to the person, and what they say yes to is stored as their word", async () => {
      const connect = await open();
      const { person, seen } = personWho(() => ({ action: "accept", content: { part_2: true } }));
      const client = await connect(person);
      const { isError, structured } = await callTool(client, "import_resume", sent);
      expect(isError).toBe(false);
      expect(seen).toEqual([
        {
          message: expect.stringContaining("stored as your statement"),
          fields: ["part_1", "part_2"],
          titles: [expect.stringMatching(/^Cut waste by half \(Line Cook at Example Grill/), "Baking"],
        },
      ]);
      expect(asObject(structured.data).unproved).toEqual([
        { path: "work[0].highlights[0]", why: expect.any(String), value: "Cut waste by half" },
        { path: "skills[1]", why: expect.any(String), value: { name: "Baking" }, provenance: "stated" },
      ]);
      expect(await stored(client)).toEqual([...proved, ["Baking", "stated"]]);
    });

    test.each<[string, FormAnswer]>([
      ["say no", { action: "decline" }],
      ["close the form", { action: "cancel" }],
      ["check nothing", { action: "accept", content: {} }],
    ])("is stored as far as it is proved where they %s", async (_, answer) => {
      const connect = await open();
      const { person, seen } = personWho(() => answer);
      const client = await connect(person);
      const { isError } = await callTool(client, "import_resume", { ...sent, accept: true });
      expect(isError).toBe(false);
      expect(seen).toHaveLength(1);
      expect(await stored(client)).toEqual(proved);
    });

    test("waits for their own hand where the client shows no forms: no caller says yes for them", async () => {
      const connect = await open();
      const client = await connect();
      const calls = [
        ["import_resume", { ...sent, accept: true }],
        ["import_resume", { ...sent, accept: ["skills[1]"] }],
      ] as const;
      for (const [tool, input] of calls) {
        const { isError, structured } = await callTool(client, tool, input);
        expect(isError).toBe(false);
        expect(asList(asObject(structured.data).unproved)).toHaveLength(2);
        expect(asObject(structured.metadata).accept).toMatch(/Only the user .*--accept/);
        expect(await stored(client)).toEqual(proved);
      }
    });

    test("asks nothing where all is proved, and for a preview", async () => {
      const connect = await open();
      const { person, seen } = personWho(() => agree);
      const client = await connect(person);
      await callTool(client, "import_resume", { ...sent, content: { skills: [{ name: "Grilling" }] } });
      const { structured } = await callTool(client, "import_resume", { ...sent, preview: true });
      expect(asList(asObject(structured.data).unproved)).toHaveLength(2);
      expect(seen).toEqual([]);
    });
  });
}
