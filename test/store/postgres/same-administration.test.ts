import { expect, test } from "vitest";
import { adminOperations } from "../../../src/domain/index.ts";
import { administratorOf, dataOf, idOf, USERS } from "../../support/administration.ts";
import { fakeRuntime } from "../../support/fake-runtime.ts";
import { type Harness, start } from "../../support/harness.ts";
import { withPostgres } from "../../support/postgres/database.ts";

/** Every operation of administration, well and badly; gives the answers in their order, and who was called. */
async function walk(h: Harness): Promise<string[]> {
  const admin = await administratorOf(h);
  const said: string[] = [];
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await admin.ask(method, path, body && { body });
    said.push(`${method} ${answer.status} ${answer.text.replace(/sk_[\w-]+/g, "sk_…")}`);
    return answer;
  };
  const made = await ask("POST", USERS, { name: "Ada Ångström", email: "ada@example.org" });
  const person = `${USERS}/${idOf(made)}`;
  const key = await h.newKey(idOf(made));
  await h.send("POST", "/api/v1/memories", { key, body: { contentText: "早班 is what she prefers." } });
  await h.send("GET", "/api/v1/alerts", { key });
  await ask("GET", `${USERS}?limit=1`);
  await ask("GET", person);
  await ask("PATCH", person, { suspended: true, quota: { callsPerHour: 5, memories: 3 }, email: null });
  const issued = await ask("POST", `${person}/keys`, { name: "laptop", scopes: ["read:*"], credits: 4 });
  await ask("PATCH", `${person}/keys/${idOf(issued)}`, { credits: 2, hourlyLimit: 10 });
  await ask("DELETE", `${person}/keys/${dataOf(issued).id}`);
  await ask("GET", `${person}/keys?limit=1`);
  await ask("GET", `${person}/usage`);
  await ask("GET", `${person}/export`);
  await ask("DELETE", `${person}?confirm=DELETE`);
  for (const rest of ["", "/keys", "/usage", "/export"]) await ask("GET", `${person}${rest}`);
  await ask("POST", `${person}/keys`, { name: "k", scopes: ["read:admin"] });
  await ask("GET", `${USERS}?cursor=x`);
  return said;
}

withPostgres("administration on PostgreSQL beside SQLite", () => {
  test("every operation answers the same, byte for byte", async () => {
    const [sqlite, postgres] = [
      await walk(await start({ engine: "sqlite", runtime: fakeRuntime() })),
      await walk(await start({ engine: "postgres", runtime: fakeRuntime() })),
    ];
    expect(postgres).toEqual(sqlite);
    expect(adminOperations).toHaveLength(11);
    expect(sqlite.filter((line) => / 20[01] /.test(line))).toHaveLength(11);
  });
});
