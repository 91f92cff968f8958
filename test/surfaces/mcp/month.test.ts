import type { Client } from "@modelcontextprotocol/client";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of the context that an agent reads first, whatever is stored. */
const MOST_TOKENS = 1500;

const posting = (title: string, company: string) =>
  [`${title} at ${company}`, "Location: Leeds", "Requirements", "- 3 years of nursing", "- IV therapy"].join(
    "\n",
  );

/** An agent that knows the core tools and looks for the others. */
function agentOf(client: Client) {
  const call = async (tool: string, args: Json): Promise<Json> => {
    const { structured, isError, text } = await callTool(client, tool, args);
    expect(isError, `${tool}: ${text.slice(0, 300)}`).toBe(false);
    return structured;
  };
  const by = (tool: string) => (operation: string, args: Json) => call(tool, { operation, arguments: args });
  return {
    call,
    write: by("write_operation"),
    read: by("read_operation"),
    look: async () => {
      const { text, structured } = await callTool(client, "get_context");
      expect(countTokens(text)).toBeLessThan(MOST_TOKENS);
      return asObject(at(structured, "data", "summary"));
    },
  };
}

test("a month of a job search, as an agent lives it: at each step the first look shows what matters", async () => {
  const h = await start({ toolsets: ["core"] });
  const { key } = await h.newPerson();
  const agent = agentOf(await h.mcp(key));
  const after = (days: number) => new Date(h.runtime.now().getTime() + days * DAY_MS).toISOString();
  const openings = async () =>
    asList(at(await agent.look(), "openItems", "openings")).map(({ title, stage, dueAt, overdue }) => ({
      title,
      stage,
      ...(dueAt !== undefined && { dueAt }),
      ...(overdue === true && { overdue }),
    }));
  const tell = async (id: string, kind: string, more: Json = {}) =>
    at(await agent.write("jobEvents.create", { id, kind, ...more }), "data", "event");

  // Day 1: nothing is known, and the first answer says where to begin.
  const empty = await callTool(await h.mcp(key), "get_context");
  expect(empty.isError).toBe(false);
  expect(asList(empty.structured.next).map(({ tool }) => tool)).toContain("import_resume");
  await agent.call("import_resume", {
    format: "json_resume",
    content: {
      basics: { name: "N. N." },
      work: [{ position: "Nurse", name: "Example Clinic", startDate: "2018" }],
    },
  });
  await agent.call("update_profile", {
    min_salary: 38_000,
    salary_currency: "GBP",
    willing_to_relocate: false,
  });
  await agent.call("add_memory", { contentText: "No night shifts any more: the children come first." });
  const limits = asObject(at(await agent.look(), "constraints"));
  expect(limits).toMatchObject({ pay: { min: 38_000, currency: "GBP" }, relocation: { willing: false } });
  expect(JSON.stringify(limits.said)).toContain("No night shifts");

  // Three openings.
  const ids: string[] = [];
  for (const [title, company] of [
    ["Ward nurse", "Example Hospital"],
    ["School nurse", "Example School"],
    ["Practice nurse", "Example Surgery"],
  ] as const) {
    const rawText = posting(title, company);
    const opportunity = { inputMode: "pasted_text", rawText };
    await agent.call("apply", { actions: [{ type: "normalize_opportunity" }], opportunity });
    ids.push(textAt(await agent.call("list_jobs", { limit: 1 }), "data", 0, "id"));
  }
  const [ward = "", school = "", practice = ""] = ids;
  expect(await openings()).toHaveLength(3);

  // Day 2: applied to two, to hear of one within a week.
  await h.runtime.advance(DAY_MS);
  await tell(ward, "applied");
  await tell(school, "applied");
  const due = after(7);
  await tell(school, "follow_up", { dueAt: due, note: "Ask for the date of the interviews." });
  expect(await openings()).toContainEqual({ title: "School nurse", stage: "applied", dueAt: due });
  expect(at(await agent.look(), "openItems", "followUpsDue")).toBe(0);

  // Day 10: it is overdue.
  await h.runtime.advance(8 * DAY_MS);
  expect(at(await agent.look(), "openItems", "followUpsDue")).toBe(1);
  expect((await openings())[0]).toEqual({
    title: "School nurse",
    stage: "applied",
    dueAt: due,
    overdue: true,
  });
  const [open] = asList(at(await agent.read("followUps.list", {}), "data"));
  expect(open).toMatchObject({
    kind: "follow_up",
    overdue: true,
    note: "Ask for the date of the interviews.",
  });

  // They answer: an interview; the ward says no.
  await tell(school, "interview", { dueAt: after(3), contact: { name: "Head of school" } });
  await tell(ward, "rejected");
  const interview = after(3);
  expect(await openings()).toEqual([
    { title: "School nurse", stage: "interview", dueAt: interview },
    { title: "Practice nurse", stage: "Read" },
  ]);

  // Told wrongly, taken back.
  const wrong = await tell(practice, "withdrawn");
  expect(wrong).toMatchObject({ kind: "withdrawn" });
  expect((await openings()).map(({ title }) => title)).toEqual(["School nurse"]);
  const [newest] = asList(at(await agent.read("changes.list", { limit: 1 }), "data"));
  expect(newest).toMatchObject({ operation: "jobEvents.create", undoable: true });
  await agent.write("changes.undo", { id: String(newest?.id) });
  expect((await openings()).map(({ title }) => title)).toEqual(["School nurse", "Practice nurse"]);

  // Day 20: an offer, which wants an answer; then it is taken.
  await h.runtime.advance(10 * DAY_MS);
  const answerBy = after(5);
  await tell(school, "offer", { dueAt: answerBy });
  expect((await openings())[0]).toEqual({ title: "School nurse", stage: "offer", dueAt: answerBy });
  await h.runtime.advance(4 * DAY_MS);
  await tell(school, "accepted");
  await tell(practice, "withdrawn");
  expect(await openings()).toEqual([]);
  expect(at(await agent.read("followUps.list", {}), "data")).toEqual([]);
  // What limits them is still there for the next search.
  expect(at(await agent.look(), "constraints")).toEqual(limits);
});
