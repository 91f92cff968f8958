import { listed, monthNamed, quoted, sentence } from "./compose.ts";
import type { DocumentWords } from "./types.ts";

const quote = quoted("„", "“");

export const german: DocumentWords = {
  language: "de",
  months: undefined,
  present: "heute",
  headings: {
    summary: "Profil",
    skills: "Kenntnisse",
    work: "Berufserfahrung",
    projects: "Projekte",
    volunteer: "Ehrenamt",
    education: "Ausbildung",
    certificates: "Zertifikate",
    languages: "Sprachen",
    awards: "Auszeichnungen",
    publications: "Veröffentlichungen",
  },
  comma: ", ",
  titles: {
    resume: (title) => (title ? `Lebenslauf für ${title}` : "Lebenslauf"),
    note: (place) => (place ? `Anschreiben zu ${place}` : "Anschreiben"),
    brief: (place) => (place ? `Vorbereitung auf das Gespräch: ${place}` : "Vorbereitung auf das Gespräch"),
    at: (title, company) => `${title}, ${company}`,
  },
  letter: {
    greeting: () => "Guten Tag,",
    about: (title, company) =>
      `ich schreibe Ihnen zu Ihrer Stelle${title ? ` ${quote(title)}` : ""}${company ? ` (${company})` : ""}.`,
    aboutWork: (title) => `ich schreibe Ihnen, weil ich nach einer Tätigkeit als ${title} frage.`,
    asks: (quotes) =>
      `Sie fragen nach ${listed(quotes.map(quote), " und ")}. Dafür bringe ich Folgendes mit.`,
    date: monthNamed("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
    post: ({ title, at, from, until, isCurrent }) => {
      const place = [title && `als ${title}`, at && `(${at})`].filter(Boolean).join(" ");
      if (isCurrent) return `Seit ${from} arbeite ich ${place}.`;
      if (from && until) return `Von ${from} bis ${until} arbeitete ich ${place}.`;
      return until ? `Bis ${until} arbeitete ich ${place}.` : `Zu meiner Arbeit ${place}:`;
    },
    did,
    training: (items) => sentence(`Ausbildung und Nachweise: ${items.join("; ")}`),
    also: (items) => sentence(`In meinem Lebenslauf finden Sie dazu außerdem: ${items.join("; ")}`),
    request:
      "Hätten Sie in den kommenden Wochen eine halbe Stunde für ein Gespräch, am Telefon oder bei Ihnen?",
    offer: "Gern gehe ich jeden dieser Punkte mit Ihnen durch und beantworte, was dieser Brief offen lässt.",
    closing: "Mit freundlichen Grüßen",
  },
  brief: {
    gaps: "Lücken, auf die Sie vorbereitet sein sollten",
    questions: "Wahrscheinliche Fragen und Ihre Beispiele",
    ask: "Was Sie fragen können",
    gap: (text) => `Gefragt, und nichts Gespeichertes zeigt es: ${text}`,
    partly: (text) => `Gefragt, und nur Verwandtes ist gespeichert: ${text}`,
    listed: (name) => `Ihr Lebenslauf nennt ${quote(name)}. Halten Sie ein Beispiel dafür bereit.`,
    question: (kind, text) => {
      switch (kind) {
        case "licence":
        case "certificate":
          return `${quote(text)}: Haben Sie das, und bis wann gilt es?`;
        case "education":
          return `${quote(text)}: Welcher Teil Ihrer Ausbildung hat Sie auf diese Arbeit vorbereitet?`;
        case "language":
          return `${quote(text)}: Wo wenden Sie das an, und wie gut?`;
        case "authorization":
        case "place":
        case "schedule":
          return `${quote(text)}: Passt das für Sie?`;
        default:
          return `${quote(text)}: Wann haben Sie das zuletzt gemacht, und was kam dabei heraus?`;
      }
    },
    noStory:
      "Nichts Gespeichertes beantwortet das. Überlegen Sie ein Beispiel, oder sagen Sie offen, wie Sie es lernen würden.",
    askPay: "Wie ist die Stelle bezahlt?",
    askPlace: "Wo ist der Arbeitsort, und wie viel geht von anderswo?",
    askUse: (text) => `Wo kommt ${quote(text)} im Alltag vor?`,
  },
};

/** A word for what is done, which can stand in a sentence without an article. */
const activity =
  /^\p{Lu}[\p{L}-]*(?:ung|ion|pflege|bau|kontrolle|analyse|hilfe|aufsicht|annahme|ausgabe|aufnahme|arbeit)(?:en)?(?=[\s,]|$)/u;
const several = /^\S+(?:ungen|ionen|arbeiten)\b|^\S+ und /u;

function did(bullets: readonly string[], isCurrent: boolean): string {
  const one = isCurrent ? "gehört" : "gehörte";
  if (!bullets.every((bullet) => activity.test(bullet)))
    return sentence(`Zu meiner Arbeit dort ${one}: ${bullets.join("; ")}`);
  const isOne = bullets.length === 1 && !several.test(bullets[0] ?? "");
  const verb = isOne ? one : isCurrent ? "gehören" : "gehörten";
  return sentence(`Zu meiner Arbeit dort ${verb} ${listed(bullets, " sowie ")}`);
}
