import { isChinese } from "./topic/literal.ts";

/** A stem without the letters in which forms of its word differ: "therapi" of therapy, "sensibl" of sensibility. */
export function beginningOf(stem: string): string {
  if (stem.length <= 3) return stem.replace(/(?:i|bl)$/, "");
  if (isChinese(stem)) return stem;
  return stem.slice(0, stem.length > 6 ? -3 : stem.length > 5 ? -2 : -1);
}
