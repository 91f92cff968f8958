import { lowerFirst, sentence } from "../compose.ts";
import { asideIn } from "./common.ts";
import type { Post, Studied } from "./types.ts";

const training = /^(?:\p{L}*[Aa]usbildung|Umschulung|Lehre|Weiterbildung)(?!\p{L})/u;
const practice = /^(?:\p{L}*[Pp]raktikum|Volontariat|Referendariat)(?!\p{L})/u;

/** A stay as a trainee in German, "machte ich meine Ausbildung zum Kaufmann"; undefined for work with a title. */
export function trainingSentence(
  { title = "", at, from, until, isCurrent }: Post,
  atEmployer: (name: string) => string,
): string | undefined {
  const own = training.test(title) ? "meine" : practice.test(title) ? "mein" : undefined;
  if (own === undefined) return undefined;
  const what = [own, title, at && atEmployer(at)].filter(Boolean).join(" ");
  if (isCurrent) return sentence(from ? `Seit ${from} mache ich ${what}` : `Zurzeit mache ich ${what}`);
  const span = from && until ? `Von ${from} bis ${until}` : until ? `Bis ${until}` : "Früher";
  return sentence(`${span} machte ich ${what}`);
}

const apprenticeship = /^(?:Ausbildung|Berufsausbildung|Lehre|Umschulung)$/i;

/** "Lehre als Elektroinstallateur" alone: what was learnt is in the name. */
const learntAs = /^(?:Ausbildung|Berufsausbildung|Lehre|Umschulung) (?:zu[rm]?|als) (\p{L}.*)$/u;
const articles: [RegExp, string][] = [
  [/^(?:Abitur|Fachabitur|Diplom|Studium|Staatsexamen|Referendariat|Praktikum)(?!\p{L})/u, "das"],
  [
    /^(?:Bachelor|Master|Magister|Meister|Techniker|Realschulabschluss|Hauptschulabschluss)(?!\p{L})|^\p{L}*abschluss(?!\p{L})/u,
    "der",
  ],
  [/^\p{Lu}\p{L}*(?:ung|reife|lehre|Lehre)(?!\p{L})/u, "die"],
];

function withArticle(name: string): string {
  const article = articles.find(([form]) => form.test(name))?.[1];
  return article === undefined ? `der Abschluss „${name}“` : `${article} ${name}`;
}

/** What a person becomes, and no field such as "Krankenpflege". */
const trade =
  /(?<!\p{L})(?:\p{L}+(?:er(?:in)?|mann|frau|kraft|angestellte[nr]?|ist(?:in)?|ent(?:in)?|eur(?:in)?)|\p{L}*(?:koch|köchin))(?!\p{L})/iu;

/** The examination or paper that ends an apprenticeship. */
const examined = /^(?:Lehrabschluss(?:prüfung)?|Gesellen(?:prüfung|brief)|Facharbeiterbrief)$/iu;

/** "Steuerfachangestellte" for the "Steuerfachangestellten" of "Ausbildung zur Steuerfachangestellten". */
export function nominative(trade: string): string {
  return trade.replace(/^(\p{L}*(?:angestellte|beauftragte))n(?!\p{L})/u, "$1");
}

/** True if an apprenticeship leads to a trade: "Ausbildung" and "Kfz-Mechatroniker". */
export function isApprenticeship(degree: string, area: string): boolean {
  return apprenticeship.test(degree) && trade.test(area);
}

/** A course of study or an apprenticeship in German. */
export function studied(course: Studied): string {
  const { degree, honours, at, from, until, isCurrent } = course;
  const alone = course.area === "" ? learntAs.exec(degree)?.[1] : undefined;
  const area = alone ?? course.area;
  const years = isCurrent ? from && `seit ${from}` : from && until ? `${from} bis ${until}` : until;
  const isExamined = examined.test(degree);
  const learnt = alone !== undefined || isExamined || apprenticeship.test(degree);
  const verb = isCurrent
    ? learnt
      ? "Zurzeit lerne ich"
      : "Zurzeit studiere ich"
    : learnt
      ? "Gelernt habe ich"
      : "Studiert habe ich";
  if (degree === "" && /^staatlich /iu.test(area))
    return sentence(asideIn("(", ")")(`Ich bin ${lowerFirst(area)}`, [at, years].filter(Boolean)));
  // A school alone, and "Ausbildung" without a trade.
  const isBare = area === "" && (degree === "" || learnt);
  const aside = [area && (!learnt || isExamined) ? degree : "", honours, isBare ? "" : at, years];
  const name = learnt && area ? `${trade.test(area) ? "den Beruf " : ""}${nominative(area)}` : area;
  const what = name
    ? `${verb} ${name}`
    : isBare && at
      ? `Meine Ausbildung: ${at}`
      : `Zu meiner Ausbildung gehört ${withArticle(degree)}`;
  return sentence(asideIn("(", ")")(what, aside.filter(Boolean)));
}
