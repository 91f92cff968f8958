import { quoted } from "./compose.ts";
import { germanLetter } from "./letters/de.ts";
import { isExperience, thingAsked, withoutYears } from "./questions/topics.ts";
import type { DocumentWords } from "./types.ts";

const quote = quoted("„", "“");

export const german: DocumentWords = {
  language: "de",
  months: undefined,
  present: "heute",
  expected: (date) => `voraussichtlich ${date}`,
  validUntil: (date) => `gültig bis ${date}`,
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
  letter: germanLetter,
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
          return `Wir verlangen ${quote(text)}. Haben Sie das, und bis wann gilt es?`;
        case "education":
          return `Wir verlangen ${quote(text)}. Wie hat Ihre Ausbildung Sie auf diese Arbeit vorbereitet?`;
        case "language":
          return `Wo wenden Sie diese Sprache an, und wie gut: ${quote(text)}?`;
        case "authorization":
        case "place":
        case "schedule":
          return `Würde das für Sie passen: ${quote(text)}?`;
        case "experience":
          if (isExperience(withoutYears(text)))
            return `Erzählen Sie von Ihrer ${quote(withoutYears(text))}. Was war das Schwierigste daran, und wie haben Sie es gelöst?`;
          return `Erzählen Sie von der Arbeit, bei der Sie diese Erfahrung gesammelt haben: ${quote(text)}. Was kam dabei heraus?`;
        case "other":
          return `Zu ${quote(text)}: Was bringen Sie dafür mit?`;
        default:
          return `Erzählen Sie von einer Situation, in der ${quote(thingAsked(text))} gefragt war. Was haben Sie getan, und was kam dabei heraus?`;
      }
    },
    closeOnly: "Etwas Verwandtes ist gespeichert, aber keine Ihrer Angaben zeigt es.",
    noStory:
      "Nichts Gespeichertes beantwortet das. Überlegen Sie ein Beispiel, oder sagen Sie offen, wie Sie es lernen würden.",
    payAsked: "Welches Gehalt stellen Sie sich vor?",
    payAnswer: (said, least) => `Die Anzeige nennt ${said}. Ihre Untergrenze: ${least}.`,
    per: { hour: "pro Stunde", day: "am Tag", week: "pro Woche", month: "im Monat", year: "im Jahr" },
    quote,
    askPay: "Wie ist die Stelle bezahlt?",
    askPlace: "Wo ist der Arbeitsort, und wie viel geht von anderswo?",
    askUse: (text) => `Wo kommt ${quote(text)} im Alltag vor?`,
  },
};
