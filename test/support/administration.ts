import type { Answer, Harness, Sent } from "./harness.ts";
import { asObject, type Json, textAt } from "./json.ts";

export const USERS = "/api/v1/admin/users";

export interface Administrator {
  userId: string;
  key: string;
  /** Calls as they do, and gives the answer. */
  ask: (method: string, path: string, sent?: Sent) => Promise<Answer>;
}

/** A user whose key has every scope of administration unless said, and none for a person's own data. */
export async function administratorOf(h: Harness, scopes = h.service.adminScopes): Promise<Administrator> {
  const userId = await h.newUser();
  const key = await h.newKey(userId, { name: "operations laptop", scopes });
  return { userId, key, ask: (method, path, sent) => h.send(method, path, { key, ...sent }) };
}

/** The data of an answer, and the id in them. */
export function dataOf({ body }: Answer): Json {
  return asObject(body.data);
}

export function idOf(answer: Answer): string {
  return textAt(dataOf(answer), "id");
}

/** Who did what, as a person's own access log has it, newest first. */
export async function ledgerOf(h: Harness, userId: string): Promise<string[]> {
  await h.service.accessLog.flush();
  const { rows } = await h.store.read(userId, (tx) => tx.accessLog.list({ limit: 50 }));
  return rows.map(({ client, operation, status }) => `${client} ${operation} ${status}`);
}
