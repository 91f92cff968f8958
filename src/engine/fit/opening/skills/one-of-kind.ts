import type { Requirement } from "../../../posting/types.ts";
import { best, type Found, type Known } from "../types.ts";
import { orWords } from "./any-of.ts";
import { skillOutcome } from "./skill.ts";

/** "SAP (TM or APO)": a name, and in brackets its kinds, of which one is enough. */
const kinds = /^(\S+(?: \S+)?) ?\(([^()]{2,60})\)$/u;
const OR = String.raw`\s(?:${orWords})\s|\/|或`;
const hasOr = new RegExp(OR, "iu");
const between = new RegExp(String.raw`\s*(?:,|${OR})\s*`, "iu");

/** What claims show of a skill. Of a name with kinds, one kind is enough; without one it is as near as it was. */
export function skillOrKind(demand: Pick<Requirement, "text" | "necessity">, known: Known): Found {
  const whole = skillOutcome(demand, known);
  const [, name = "", list = ""] = kinds.exec(demand.text) ?? [];
  if (whole.outcome === "met" || !hasOr.test(list)) return whole;
  const each = list.split(between).filter(Boolean);
  const found = best(each.map((kind) => skillOutcome({ ...demand, text: `${name} ${kind}` }, known)));
  return found.outcome === "met" ? found : whole;
}
