import type { Line } from "../layout/lines.ts";
import type { Section } from "../sections/sections.ts";

const LONGEST_AIM = 90;

/**
 * The lines of the summaries. Beside a profile, a line that only names the wanted post is left out, or it would begin the
 * first sentence: "OBJETIVO: Contadora Sênior" above "RESUMO".
 */
export function summaryLines(sections: readonly Section[]): Line[] {
  const summaries = sections.filter(({ kind }) => kind === "summary");
  const told = summaries.filter(({ lines }) => !isAim(lines));
  return (told.length > 0 ? told : summaries).flatMap(({ lines }) => lines);
}

function isAim([only, ...others]: readonly Line[]): boolean {
  const text = only?.piece.text ?? "";
  return others.length === 0 && text.length <= LONGEST_AIM && !/[.!?;,]$/.test(text);
}
