import { expect, test } from "vitest";
import { ExportFile } from "../../../src/domain/account/export-file.ts";
import { importAccount } from "../../../src/domain/account/import.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { withUnconfirmed } from "../../support/samples/unconfirmed.ts";

async function cook() {
  const h = await start();
  const person = await h.newPerson();
  return { h, person, ...(await imported(h, person)) };
}

async function imported(h: Harness, { key }: { key: string }) {
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await h.send(method, `/api/v1/${path}`, { key, ...(body !== undefined && { body }) });
    expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(300);
    return answer;
  };
  await send("PUT", "resume", withUnconfirmed);
  const resume = async () => asObject(at((await send("GET", "resume")).body, "data"));
  const rows = async (): Promise<Json[]> => asList((await resume()).unconfirmed ?? []);
  const undo = async () => {
    const changes = asList(at((await send("GET", "changes")).body, "data"));
    return send("POST", `changes/${textAt(changes[0], "id")}/undo`, {});
  };
  return { send, resume, rows, undo };
}

test("a confirmation is undone: the claims are unconfirmed again, under their ids", async () => {
  const { send, resume, rows, undo } = await cook();
  const before = await resume();
  await send("PATCH", "resume", { confirm: (await rows()).map(({ claimId }) => claimId) });
  expect(await rows()).toEqual([]);
  await undo();
  expect(await resume()).toEqual(before);
});

test("what was removed while it was unconfirmed comes back by undo", async () => {
  const { send, resume, rows, undo } = await cook();
  const before = await resume();
  await send("PATCH", "resume", { remove: [(await rows())[0]?.claimId] });
  expect(await rows()).toHaveLength(1);
  await undo();
  expect(await resume()).toEqual(before);
});

test("an import is undone with what it left unconfirmed", async () => {
  const { send, resume, rows, undo } = await cook();
  const before = await resume();
  await send("PUT", "resume", { format: "json_resume", content: { skills: [{ name: "Carving" }] } });
  expect(await rows()).toEqual([]);
  await undo();
  expect(await resume()).toEqual(before);
});

test("unconfirmed claims are found by a topic and forgotten, with what belongs to them", async () => {
  const { send, rows, resume } = await cook();
  const preview = await send("POST", "forget/preview", { topic: "Pastry" });
  const [job] = await rows();
  const found = asList(at(preview.body, "data", "found"));
  expect(found).toContainEqual(
    expect.objectContaining({ kind: "resume_entry", id: job?.claimId, erases: "whole" }),
  );
  await send("POST", "forget", { token: textAt(preview.body, "data", "token") });
  expect((await rows()).map(({ text }) => text)).toEqual(["Butchery"]);
  expect(JSON.stringify(await resume())).not.toContain("Pastry");
  expect((await send("GET", "account/export")).text).not.toContain("Pastry");
});

test("an export holds them, and the import of it, too", async () => {
  const { h, send, resume } = await cook();
  const exported = ExportFile.parse(asObject((await send("GET", "account/export")).body).data);
  expect(exported.records.resumes[0]?.unconfirmed.map(({ text }) => text)).toEqual([
    "Pastry hand at Example Bakery (2017 – 2018)",
    "Shaped 300 loaves a morning",
    "Butchery",
  ]);
  const before = await resume();
  await send("DELETE", "account?confirm=DELETE");
  const other = await h.newPerson();
  await h.store.write(other.userId, (tx) =>
    importAccount(tx, { file: exported, replaceDemo: false, newId: (prefix) => `${prefix}_new` }),
  );
  const { body } = await h.send("GET", "/api/v1/resume", { key: other.key });
  expect(at(body, "data")).toEqual(before);
});

test("nothing that is read of a career or written of it knows them, but a brief says what to confirm", async () => {
  const { send, rows } = await cook();
  const paths = ["context", "career-graph", "career-health", "memories?query=bakery", "search?query=bakery"];
  for (const path of paths) expect((await send("GET", path)).text).not.toMatch(/Pastry|loaves|Butchery/);
  const applied = await send("POST", "agent/apply", {
    actions: [
      { type: "normalize_opportunity" },
      { type: "generate_fit_brief" },
      { type: "prepare_execution_artifact", artifactKind: "resume_variant" },
      { type: "prepare_execution_artifact", artifactKind: "outreach_note" },
      { type: "prepare_execution_artifact", artifactKind: "interview_brief" },
    ],
    opportunity: {
      inputMode: "pasted_text",
      rawText: "Cook at Example Inn\nRequirements\n- Butchery\n- Grilling",
    },
  });
  const refs = asList(at(applied.body, "data", "results")).flatMap(({ outputs }) => {
    const { artifactRefs } = asObject(outputs);
    return Array.isArray(artifactRefs) ? artifactRefs.map(String) : [];
  });
  expect(refs).toHaveLength(4);
  const ids = (await rows()).map(({ claimId }) => String(claimId));
  for (const ref of refs) {
    const { text } = await send(
      "GET",
      `${ref.startsWith("fit_") ? "fit-briefs" : "execution-artifacts"}/${ref}`,
    );
    expect(text).not.toMatch(/Pastry|Example Bakery|loaves/);
    const evidence = text.replace(/"confirm":\[[^\]]*\]|confirm it with the user \([^)]*\)/g, "");
    for (const id of ids) expect(evidence).not.toContain(id);
    expect(evidence !== text).toBe(ref.startsWith("fit_"));
  }
});
