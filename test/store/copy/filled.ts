import { createHash } from "node:crypto";
import { readCatalog } from "../../../src/cli/catalog/read.ts";
import { noProgress } from "../../../src/cli/terminal/progress.ts";
import { operations } from "../../../src/domain/index.ts";
import type { Harness } from "../../support/harness.ts";
import { restRequest } from "../../support/net/rest-request.ts";
import { folderOf, onetFiles } from "../../support/samples/catalog.ts";
import { sampleOf } from "../../support/samples/operations.ts";
import { fillUser } from "../contract/one-of-each.ts";

export interface Person {
  userId: string;
  key: string;
}

/** Texts that stores stumble over; none is longer than a request may be. */
export const hostile = {
  emoji: "👩🏽‍🚀 𝔘𝔫𝔦𝔠𝔬𝔡𝔢 ñ́ 漢字かな \"quoted\" 'single' \\back\\slash \\u0000 {curly} $1",
  long: "Łódź 🎻 ".repeat(20_000),
  oneWord: Array.from({ length: 60 }, (_, at) => createHash("sha512").update(String(at)).digest("hex")).join(
    "",
  ),
};

/** One person for whom each operation was called, a rich one, a catalog, and what each table holds beside them. */
export async function fill(h: Harness): Promise<{ people: Person[]; rich: Person }> {
  const people: Person[] = [];
  for (const operation of operations) {
    const person = await h.newPerson();
    const sample = sampleOf(operation.name);
    const prepared = await sample.prepare?.(h, person);
    const { path, ...sent } = restRequest(operation, { ...prepared, ...sample.input });
    await h.send(operation.http.method, path, { key: person.key, ...sent });
    if (operation.name !== "account.delete") people.push(person);
  }
  const rich = await h.newPerson();
  for (const { name } of operations) await sampleOf(name).prepare?.(h, rich);
  const headers = { "idempotency-key": "once-only" };
  const post = (path: string, body: object) => h.send("POST", path, { key: rich.key, body, headers });
  for (const text of Object.values(hostile)) {
    await h.send("POST", "/api/v1/memories", { key: rich.key, body: { contentText: text } });
    const body = { eventType: "interview.held", eventData: { text, nul: "a\u0000b" } };
    await h.send("POST", "/api/v1/timeline", { key: rich.key, body });
  }
  await post("/api/v1/timeline", { eventType: "interview.held" });
  const one = await h.newPerson();
  await fillUser(h.store, one.userId);
  const link = { id: "lnk_copied", userId: one.userId, issuer: "https://id.example", subject: "one" };
  await h.store.subjects.link({ ...link, createdAt: "2026-01-02T00:00:00.000Z" });
  people.push(one);
  const folder = folderOf(onetFiles());
  const { brought } = await readCatalog(folder, new Map(), noProgress);
  await h.store.catalog.replace(brought, "2026-01-02T00:00:00.000Z");
  return { people, rich };
}

/** What REST answers to every read that needs nothing but a person, without the ids of requests. */
export async function answers(h: Harness, person: Person): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  for (const operation of operations) {
    if (operation.http.method !== "GET" || operation.http.path.includes("{")) continue;
    // It lists the calls of this test, too.
    if (operation.name === "accessLog.list" || operation.name === "account.export") continue;
    const { path } = restRequest(
      operation,
      operation.name === "webhooks.deliveries" ? {} : sampleOf(operation.name).input,
    );
    const { status, text } = await h.send("GET", path, { key: person.key });
    said.set(operation.name, `${status} ${text.replace(/"(requestId|timestamp)":"[^"]*"/g, "")}`);
  }
  return said;
}
