import { type Addressee, familyName } from "../../letter/addressee.ts";
import { listed, lowerFirst, monthNamed, quoted, sentence } from "../compose.ts";
import { sayGerman } from "../said/de.ts";
import { type Said, textsOf } from "../said/types.ts";
import { asideIn, isPlainName } from "./common.ts";
import { studied, trainingSentence } from "./de-training.ts";
import type { LetterWords, Post } from "./types.ts";

const twoDigits = (value: number) => String(value).padStart(2, "0");
const quote = quoted("„", "“");
const all = (items: readonly string[]) =>
  listed(items, items.some((item) => item.includes(" und ")) ? " sowie " : " und ");
const isOne = (items: readonly string[]) => items.length === 1;

const date = monthNamed("Januar Februar März April Mai Juni Juli August September Oktober November Dezember");

export const germanLetter: LetterWords = {
  greeting: (_, person) => greetingTo(person),
  attention: ({ style, name, gender }) => {
    const said = style.replace(/^Herr(?!n)/, "Herrn");
    const isCalled = gender === undefined || /^(?:Frau|Herrn)/.test(said);
    return [isCalled ? "" : gender === "f" ? "Frau" : "Herrn", said, name].filter(Boolean).join(" ");
  },
  subject: (title) => `Bewerbung auf die Stelle ${quote(title)}`,
  day: (day, month, year) => `${twoDigits(day)}.${twoDigits(month)}.${year}`,
  placed: (place, day) => `${place}, ${day}`,
  about: (title, company) =>
    sentence(
      `hiermit bewerbe ich mich ${title ? `auf Ihre Stelle ${quote(title)}` : "auf Ihre Stelle"}${company ? ` ${atEmployer(company)}` : ""}`,
    ),
  aboutWork: (title) => `ich schreibe Ihnen, weil ich nach einer Tätigkeit als ${title} frage.`,
  asks: (demands, nth) =>
    `${nth === 0 ? "Gefragt" : nth === 1 ? "Außerdem gefragt" : "Ebenfalls gefragt"} ${isOne(demands) && !/^(?:[2-9]|\d\d)/.test(demands[0] ?? "") ? "ist" : "sind"} bei Ihnen ${all(demands)}.`,
  tongue: (name) => name,
  plain: (name) => (isPlainName(name) && /^[\p{Lu}\p{N}]/u.test(name) ? name : undefined),
  date,
  post: postSentence,
  says: sayGerman,
  did,
  figures: (items) => sentence(`In Zahlen: ${items.join("; ")}`),
  noted: (items) => `Aus meinem Lebenslauf: ${listed(items.map(quote), " und ")}.`,
  withAside: asideIn("(", ")"),
  certificates: (items) =>
    sentence(
      `Zu meinen Nachweisen ${isOne(items) ? "gehört" : "gehören"} ${all(items.map(withPaperArticle))}`,
    ),
  studied,
  grade: "Note",
  speaks: (languages) => sentence(`Ich spreche ${all(languages)}`),
  skills: (names) => sentence(`Zu meinen Kenntnissen ${isOne(names) ? "gehört" : "gehören"} ${all(names)}`),
  others: (items, kind) =>
    sentence(
      `Zu meinen ${{ course: "Kursen", project: "Projekten", award: "Auszeichnungen", publication: "Veröffentlichungen" }[kind]} ${isOne(items) ? "gehört" : "gehören"} ${all(items)}`,
    ),
  space: " ",
  quote,
  request: "Über eine Einladung zu einem Gespräch freue ich mich, am Telefon oder bei Ihnen.",
  closing: () => "Mit freundlichen Grüßen",
};

const papers: readonly [RegExp, string][] = [
  [/^\p{Lu}[\p{L}-]*(?:schein|ausweis|nachweis|brief|kurs|lehrgang|pass)(?!\p{L})/u, "der"],
  [
    /^\p{Lu}[\p{L}-]*(?:prüfung|bescheinigung|schulung|weiterbildung|ausbildung|urkunde|karte|erlaubnis|approbation)(?!\p{L})/iu,
    "die",
  ],
  [/^\p{Lu}[\p{L}-]*(?:zertifikat|diplom|zeugnis|examen)(?!\p{L})/iu, "das"],
];

/** "die Schweißerprüfung" for the paper's name alone. */
function withPaperArticle(paper: string): string {
  const article = papers.find(([form]) => form.test(paper))?.[1];
  return article === undefined ? paper : `${article} ${paper}`;
}

/** "Sehr geehrte Frau Dr. Weber". Without a known gender, the greeting uses the name. */
function greetingTo(person: Addressee | undefined): string {
  if (!person) return "Sehr geehrte Damen und Herren,";
  const title = person.style.replace(/^(?:Frau|Herrn?|M[rsx]+|Miss)\.?\s?/u, "");
  const name = [title, familyName(person)].filter(Boolean).join(" ");
  if (person.gender) return `Sehr geehrte${person.gender === "f" ? " Frau" : "r Herr"} ${name},`;
  return `Guten Tag ${[title, person.name].filter(Boolean).join(" ")},`;
}

function postSentence(post: Post): string {
  const { title, at, from, until, isCurrent, isVolunteer, isEarlier } = post;
  const asTrainee = trainingSentence(post, atEmployer);
  if (asTrainee !== undefined) return asTrainee;
  const place = [
    isVolunteer && "ehrenamtlich",
    title && `als ${withSmallAdjective(title)}`,
    at && atEmployer(at),
  ]
    .filter(Boolean)
    .join(" ");
  if (isCurrent) return sentence(`Seit ${from} arbeite ich ${place}`);
  if (from && from === until)
    return sentence(`${/^\d/.test(from) ? "" : "Im "}${from} arbeitete ich ${place}`);
  if (from && until)
    return sentence(
      `${isEarlier ? "Zuvor, von" : "Von"} ${from} bis ${until}${isEarlier ? "," : ""} arbeitete ich ${place}`,
    );
  return sentence(until ? `Bis ${until} arbeitete ich ${place}` : `Ich habe ${place} gearbeitet`);
}

const feminine =
  /^(?:Universität|Garage|Praxis|Stadt|Kanzlei|Agentur|Firma|Gemeinde|Bank|Apotheke|Kita|Akademie|Spedition|Pension|\p{Lu}[\p{L}.-]*(?:schule|[Kk]linik|praxis|erei|kasse|verwaltung|gesellschaft|kammer|bank|apotheke|werkstatt|genossenschaft|stiftung|agentur|kanzlei|[Kk]rippe|[Tt]agesstätte|akademie|spedition)) /u;
const others =
  /^(?:\p{Lu}[\p{L}-]*(?:klinikum|gymnasium|spital|kolleg|ministerium|gericht)|Klinikum|Spital|Gymnasium|Krankenhaus|Hotel|Restaurant|Institut|Café|Amt|Theater|Museum|Verein|Verlag|Landkreis|Salon|Betrieb|Kreis|Bezirk|Bistum|\p{Lu}[\p{L}-]*(?:haus|heim|zentrum|amt|institut|unternehmen|werk|labor|verein|verlag|kreis|garten|hof|betrieb|markt|laden|dienst|museum|theater|büro|park|studio|center|lager)) /u;
/** "examinierte Altenpflegerin" for "Examinierte Altenpflegerin". */
function withSmallAdjective(title: string): string {
  return /^(?:Examinierte|Geprüfte|Gelernte|Leitende|Stellvertretende|Freie|Staatlich)[rn]? \p{Lu}/u.test(
    title,
  )
    ? lowerFirst(title)
    : title;
}

/** Names that start with an adjective, whose ending would change. */
const declined =
  /^(?:\p{Lu}\p{Ll}*(?:ische|liche|ige)[rs]?|(?:Ambulante|Deutsche|Neue|Freie|Alte|Große|Erste|Mobile)[rs]?) /u;
const plural = /^\p{Lu}[\p{L}-]*(?:werke|betriebe|verkehrsbetriebe|schulen|kliniken|dienste|märkte) /u;

/** One works "an der Gesamtschule", unless it is a firm. */
const school = /^\p{Lu}?[\p{L}-]*(?:schule|universität|gymnasium|kolleg) (?!.*(?:GmbH|AG)$)/iu;

/** "beim Klinikum Lindenhof", "bei der Garage Hohentor". A name whose case would change is put in brackets. */
function atEmployer(name: string): string {
  if (declined.test(name)) return `(${name})`;
  if (school.test(name)) return /gymnasium|kolleg/iu.test(name) ? `am ${name}` : `an der ${name}`;
  if (others.test(name) && !/ (?:AG|SE|KG)$/.test(name)) return `beim ${name}`;
  if (/ (?:GmbH|gGmbH|AG|KG|OHG|SE|UG|eG)(?: & Co\. KG)?$/u.test(name)) return `bei der ${name}`;
  if (plural.test(name)) return `(${name})`;
  return feminine.test(name) ? `bei der ${name}` : `bei ${name}`;
}

const severalThings =
  /^(?:d(?:ie|er|as) )?\S+ und | und d(?:ie|er|as) |^\S+(?:ungen|ionen|arbeiten|analysen|kontrollen)(?=[\s,]|$)/u;

function did(said: readonly Said[], isCurrent: boolean, nth: number): string {
  const done = textsOf(said, "did");
  const being = textsOf(said, "being");
  const doing = textsOf(said, "doing");
  const lead = nth === 0 ? "Dort" : "In dieser Zeit";
  const isSingle = isOne(doing) && !severalThings.test(doing[0] ?? "");
  const verb = isSingle ? (isCurrent ? "gehört" : "gehörte") : isCurrent ? "gehören" : "gehörten";
  return [
    ...done.map((text, index) => `${index === 0 ? lead : "Außerdem"} ${withSubject(text)}`),
    ...being.map(
      (text, index) =>
        `${done.length + index === 0 ? lead : "Zudem"} ${isCurrent ? "bin" : "war"} ich ${text}`,
    ),
    ...(doing.length > 0
      ? [
          `Zu meinen Aufgaben ${done.length + being.length > 0 || nth > 0 ? "" : "dort "}${verb} ${all(doing)}`,
        ]
      : []),
  ]
    .map((text) => sentence(text))
    .join(" ");
}

/** "leitete ich die Station" for "leitete die Station". */
function withSubject(text: string): string {
  return text.replace(/^\S+/u, (verb) => `${verb} ich`);
}
