import { getContext } from "../domain/context/operations.ts";
import type { Service } from "./service.ts";

/** Reads a person's context once after the start, so that their first page does not wait for code that is still cold. */
export async function warmReads(
  { call, scopes, runtime }: Pick<Service, "call" | "scopes" | "runtime">,
  userId: string,
): Promise<void> {
  const actor = { userId, keyId: null, client: "career-context", scopes: new Set(scopes) };
  const asked = { operation: getContext, actor, requestId: runtime.newId("req"), input: {} };
  // Nothing may be known of them yet. The next read meets any other error, too.
  await call(asked).catch(() => undefined);
}
