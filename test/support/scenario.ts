import { expect, test } from "vitest";
import { type Answer, type Harness, type Sent, start } from "./harness.ts";
import { type Json, textAt } from "./json.ts";

/** One row of a table: what is sent, what comes back, and which events fired because of it. */
export interface Scenario {
  says: string;
  /** Done before; what it fires does not count. Gives values for `{name}` in the path. */
  before?: (h: Harness, person: { userId: string; key: string }) => Promise<Json | undefined>;
  method: string;
  path: string;
  sent?: Omit<Sent, "key">;
  /** Sent without a key. */
  anonymous?: boolean;
  status: number;
  /** Error type of a failure. */
  type?: string;
  /** What the body must hold at least; a failure's `message` may be a pattern. */
  body?: Json;
  message?: RegExp;
  /** Events in order; none unless said. */
  fires?: string[];
  after?: (h: Harness, answer: Answer, person: { userId: string; key: string }) => Promise<void> | void;
}

/** Declares a test for each row, each in a fresh program with a fresh user. */
export function scenarios(rows: Scenario[]): void {
  test.each(rows.map((row) => [row.says, row] as const))("%s", async (_, row) => {
    const h = await start();
    const person = await h.newPerson();
    const known = (await row.before?.(h, person)) ?? {};
    h.fired();
    const path = row.path.replace(/\{(\w+)\}/g, (_, name) => textAt(known, name));
    const key = row.anonymous ? undefined : person.key;
    const answer = await h.send(row.method, path, { key, ...row.sent });
    expect({ status: answer.status, type: answer.body.type }, answer.text.slice(0, 300)).toEqual({
      status: row.status,
      type: row.type,
    });
    if (row.status >= 400) expectErrorBody(answer);
    if (row.body) expect(answer.body).toMatchObject(row.body);
    if (row.message) expect(answer.body.message).toMatch(row.message);
    expect(h.fired().map(({ type }) => type)).toEqual(row.fires ?? []);
    await row.after?.(h, answer, person);
  });
}

/** The error body is closed: error, type, and perhaps a message, all texts. */
export function expectErrorBody({ body }: Answer): void {
  expect(Object.keys(body).filter((key) => !["error", "type", "message"].includes(key))).toEqual([]);
  for (const field of ["error", "type"]) expect(body[field]).toBeTypeOf("string");
  if ("message" in body) expect(body.message).toBeTypeOf("string");
}
