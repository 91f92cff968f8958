import type { Fact } from "../../../engine/reasoning/types.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { claimsOnce } from "../../evidence/claims.ts";

const SHOWN = "In the resume: ";
/** What a cut inside a bracket leaves. */
const openEnd = /\s*[([]$/u;

/**
 * A fact with the whole line of the resume that its words are from: "implant" says less than "Assist with implant
 * maintenance". Facts of other claims stay as they are.
 */
export async function withItsLine(ctx: HandlerContext, fact: Fact): Promise<Fact> {
  const [first] = fact.claimIds ?? [];
  const line = (await claimsOnce(ctx)).find(({ id, kind }) => id === first && kind === "bullet")?.text;
  if (line === undefined || !fact.text.startsWith(SHOWN)) return fact;
  const shown = fact.text.slice(SHOWN.length).replace(openEnd, "");
  return line.includes(shown) ? { ...fact, text: `${SHOWN}${line}` } : fact;
}
