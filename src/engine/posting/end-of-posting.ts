import type { Doc } from "../text/doc.ts";

/** After these words a page is about other jobs until its end. */
const otherJobs =
  /^[\s#*>-]{0,6}(?:(?:see |view |show )?(?:similar|more|related|other|recommended) (?:jobs|vacancies|roles|openings|positions|opportunities)|set (?:an? )?(?:job )?alerts? for|(?:people|others) also (?:viewed|applied|searched)|jobs (?:like this|you (?:might|may))|(?:you (?:might|may) also (?:like|be interested)|recommended for you|recommended based on)|weitere (?:stellenangebote|jobs|stellen)|das könnte (?:sie|dich) (?:auch )?interessieren|passende jobs|más (?:ofertas|empleos)|otras ofertas|outras vagas|mais vagas|autres offres|d'autres offres)(?!\p{L})|^该公司还在招|^相似职位|^vagas (?:semelhantes|similares)|^ofertas (?:similares|relacionadas)|^offres similaires|^ähnliche (?:jobs|stellen|angebote)|^(?:nicht das richtige\? )?weitere (?:mandate|vakanzen|positionen|angebote|ausbildungsplätze)(?!\p{L})|^offres (?:semblables|associées|recommandées)|^ces offres (?:pourraient|peuvent)|^altre offerte|^offerte simili|^annunci simili|^(?:andere|meer|vergelijkbare|soortgelijke|gerelateerde) vacatures|^(?:otras|más) vacantes|^empleos (?:similares|relacionados)|^vagas (?:relacionadas|recomendadas)|^outras (?:ofertas|oportunidades)/iu;

/** A line that separates text added by a mailing list or board. */
const rule = /^[\s>]*[-_=*]{8,}\s*$/;
const MAX_FOOTER = 500;

/**
 * Where a page starts to list other jobs, or a board's own text after a final rule; the text's length if neither
 * occurs.
 */
export function endOfPosting({ text, lines }: Doc): number {
  const last = lines.findLast((line) => rule.test(line.text))?.start ?? 0;
  const footer = last > text.length / 2 && text.length - last <= MAX_FOOTER ? last : text.length;
  return Math.min(footer, lines.find((line) => otherJobs.test(line.text))?.start ?? text.length);
}
