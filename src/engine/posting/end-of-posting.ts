import type { Doc } from "../text/doc.ts";

/** Below these words a page speaks of other jobs, to its end. */
const otherJobs =
  /^[\s#*>-]{0,6}(?:similar|more|related|other|recommended) (?:jobs|vacancies|roles|openings|positions)(?!\p{L})|^people also viewed|^jobs (?:like this|you might)|^该公司还在招|^相似职位|^vagas (?:semelhantes|similares)|^ofertas (?:similares|relacionadas)|^offres similaires|^ähnliche (?:jobs|stellen)/iu;

/** Where a page begins to speak of other jobs; its length where it does not. */
export function endOfPosting({ text, lines }: Doc): number {
  return lines.find((line) => otherJobs.test(line.text))?.start ?? text.length;
}
