import type { ClaimTexts } from "../../../../shared/view/claims.tsx";
import { listField, textField } from "../../../../shared/view/json.ts";
import { read } from "../asked.ts";
import type { Client } from "../client.ts";

/** The person's claims. If they cannot all be read, a missing one is not called deleted. */
export async function knownClaims({ host }: Client): Promise<ClaimTexts> {
  const answer = await read(host, "resume", { detail: "full" });
  const claims = "data" in answer ? listField(answer.data, "claims") : [];
  const texts = new Map(claims.map((claim) => [textField(claim, "id"), { text: textField(claim, "text") }]));
  const isWhole = "data" in answer ? !answer.cut : answer.missing;
  return {
    get: (id) => texts.get(id) ?? (isWhole ? undefined : { text: "A claim that cannot be shown here" }),
  };
}
