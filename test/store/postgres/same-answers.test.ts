import { expect, test } from "vitest";
import { operations } from "../../../src/domain/index.ts";
import { fakeRuntime } from "../../support/fake-runtime.ts";
import { type Harness, start } from "../../support/harness.ts";
import { restRequest } from "../../support/net/rest-request.ts";
import { withPostgres } from "../../support/postgres/database.ts";
import { sampleOf } from "../../support/samples/operations.ts";

/** Asks every operation as a fresh person, well and badly; gives the answers by the operation's name. */
async function walk(h: Harness): Promise<Map<string, string[]>> {
  const answers = new Map<string, string[]>();
  for (const operation of operations) {
    const sample = sampleOf(operation.name);
    const person = await h.newPerson();
    const prepared = await sample.prepare?.(h, person);
    const asked = [
      { ...prepared, ...sample.input },
      { ...prepared, ...sample.input, ...sample.bad },
    ];
    const said: string[] = [];
    for (const input of asked) {
      const { path, ...sent } = restRequest(operation, input);
      const { status, text } = await h.send(operation.http.method, path, { key: person.key, ...sent });
      said.push(`${status} ${withoutChance(text)}`);
    }
    answers.set(operation.name, said);
  }
  return answers;
}

/** Secrets and tokens are made by chance. */
function withoutChance(text: string): string {
  return text.replace(/(whsec|fgt|sk)_[\w+/=-]+/g, "$1_…");
}

withPostgres("PostgreSQL beside SQLite", () => {
  test("every operation answers the same, byte for byte", async () => {
    const [sqlite, postgres] = [
      await walk(await start({ engine: "sqlite", runtime: fakeRuntime() })),
      await walk(await start({ engine: "postgres", runtime: fakeRuntime() })),
    ];
    expect(sqlite.size).toBe(operations.length);
    for (const [name, said] of sqlite) expect(postgres.get(name), name).toEqual(said);
  });
});
