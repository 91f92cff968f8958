import { listed, monthNamed, quoted, sentence } from "../compose.ts";
import { sayGerman } from "../said/de.ts";
import { type Said, textsOf } from "../said/types.ts";
import { asideIn, isPlainName, numberWord } from "./common.ts";
import type { LetterWords, Post, Studied } from "./types.ts";

const quote = quoted("„", "“");
const all = (items: readonly string[]) =>
  listed(items, items.some((item) => item.includes(" und ")) ? " sowie " : " und ");
const isOne = (items: readonly string[]) => items.length === 1;

export const germanLetter: LetterWords = {
  greeting: () => "Sehr geehrte Damen und Herren,",
  about: (title, company) =>
    `hiermit bewerbe ich mich ${title ? `auf Ihre Stelle ${quote(title)}` : "auf Ihre Stelle"}${company ? ` ${atEmployer(company)}` : ""}.`,
  aboutWork: (title) => `ich schreibe Ihnen, weil ich nach einer Tätigkeit als ${title} frage.`,
  asks: (demands) =>
    `Gefragt ${isOne(demands) ? "ist" : "sind"} bei Ihnen ${all(demands)}. Dafür bringe ich Folgendes mit.`,
  tongue: (name) => name,
  plain: (name) => (isPlainName(name) && /^[\p{Lu}\p{N}]/u.test(name) ? name : undefined),
  date: monthNamed("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
  post: postSentence,
  says: sayGerman,
  did,
  withAside: asideIn("(", ")"),
  certificates: (items) =>
    sentence(
      isOne(items)
        ? `Zu meinen Nachweisen gehört ${all(items)}`
        : `Zu meinen Nachweisen gehören ${all(items)}`,
    ),
  studied,
  speaks: (languages) => sentence(`Ich spreche ${all(languages)}`),
  skills: (names) =>
    sentence(`Zu meinen Kenntnissen ${isOne(names) ? "gehört" : "gehören"} auch ${all(names)}`),
  sameSkills: (count) =>
    count === 1
      ? "Das gehört zu meinen Kenntnissen."
      : `${count === 2 ? "Beides" : `Alle ${numberWord(count, "drei vier fünf")}`} gehör${count === 2 ? "t" : "en"} zu meinen Kenntnissen.`,
  others: (items) => sentence(`In meinem Lebenslauf finden Sie außerdem ${all(items)}`),
  space: " ",
  quote,
  request: "Über eine Einladung zu einem Gespräch freue ich mich, am Telefon oder bei Ihnen.",
  offer: "Gern gehe ich jeden dieser Punkte mit Ihnen durch und beantworte, was dieser Brief offen lässt.",
  closing: "Mit freundlichen Grüßen",
};

function postSentence({ title, at, from, until, isCurrent, isVolunteer, isEarlier }: Post): string {
  const place = [isVolunteer && "ehrenamtlich", title && `als ${title}`, at && atEmployer(at)]
    .filter(Boolean)
    .join(" ");
  if (isCurrent) return sentence(`Seit ${from} arbeite ich ${place}`);
  if (from && until)
    return sentence(
      `${isEarlier ? "Davor, von" : "Von"} ${from} bis ${until}${isEarlier ? "," : ""} arbeitete ich ${place}`,
    );
  return sentence(until ? `Bis ${until} arbeitete ich ${place}` : `Ich habe ${place} gearbeitet`);
}

const feminine =
  /^(?:Universität|Garage|Praxis|Stadt|Kanzlei|Agentur|Firma|Gemeinde|Bank|Apotheke|Deutsche|\p{Lu}[\p{L}-]*(?:schule|klinik|praxis|erei|kasse|verwaltung|gesellschaft|kammer|bank|apotheke|werkstatt|genossenschaft|stiftung|agentur|kanzlei)) /u;
const others =
  /^(?:Klinikum|Hotel|Restaurant|Institut|Café|Amt|Theater|Museum|Verein|Verlag|Landkreis|Salon|Betrieb|\p{Lu}[\p{L}-]*(?:haus|heim|zentrum|amt|institut|unternehmen|werk|labor|verein|verlag|kreis|garten|hof|betrieb|markt|laden|dienst|museum|theater|büro|park|studio|center|lager)) /u;
const plural = /^\p{Lu}[\p{L}-]*(?:werke|betriebe|verkehrsbetriebe|schulen|kliniken|dienste|märkte) /u;

/** "beim Klinikum Lindenhof", "bei der Garage Hohentor"; a name whose case would change stands in brackets. */
function atEmployer(name: string): string {
  if (plural.test(name)) return `(${name})`;
  if (feminine.test(name)) return name.startsWith("Deutsche ") ? `(${name})` : `bei der ${name}`;
  return others.test(name) ? `beim ${name}` : `bei ${name}`;
}

const severalThings =
  /^(?:d(?:ie|er|as) )?\S+ und |^\S+(?:ungen|ionen|arbeiten|analysen|kontrollen)(?=[\s,]|$)/u;

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

const apprenticeship = /^(?:Ausbildung|Berufsausbildung|Lehre|Umschulung|Weiterbildung)$/i;

function studied({ area, degree, at, from, until, isCurrent }: Studied): string {
  const years = isCurrent ? from && `seit ${from}` : from && until ? `${from} bis ${until}` : until;
  const learnt = apprenticeship.test(degree);
  const verb = isCurrent
    ? learnt
      ? "Zurzeit lerne ich"
      : "Zurzeit studiere ich"
    : learnt
      ? "Gelernt habe ich"
      : "Studiert habe ich";
  const aside = [area ? degree : "", at, years].filter(Boolean);
  return sentence(
    asideIn("(", ")")(area ? `${verb} ${area}` : `Zu meiner Ausbildung gehört ${degree}`, aside),
  );
}
