import file from "../../../../db/lexicon/artifacts/section-headings.json" with { type: "json" };
import { quoted } from "./compose.ts";
import { germanLetter } from "./letters/de.ts";
import { asking } from "./questions/topics.ts";
import type { DocumentWords } from "./types.ts";

const quote = quoted("„", "“");

export const german: DocumentWords = {
  language: "de",
  months: undefined,
  present: "heute",
  expected: (date) => `voraussichtlich ${date}`,
  validUntil: (date) => `gültig bis ${date}`,
  headings: file.de,
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
    gap: (text) => `Noch nicht gezeigt: ${text}`,
    partly: (text) => `Nur zum Teil gezeigt: ${text}`,
    listed: (name) => `Ihr Lebenslauf nennt ${quote(name)}. Halten Sie ein Beispiel dafür bereit.`,
    question: asking(quote, {
      paper: "Wir verlangen ◊. Haben Sie das, und bis wann gilt es?",
      education: "Wir verlangen ◊. Wie hat Ihre Ausbildung Sie auf diese Arbeit vorbereitet?",
      language: "Wo wenden Sie diese Sprache an, und wie gut: ◊?",
      condition: "Würde das für Sie passen: ◊?",
      experience: "Erzählen Sie von Ihrer ◊. Was war das Schwierigste daran, und wie haben Sie es gelöst?",
      work: "Erzählen Sie von der Arbeit, bei der Sie diese Erfahrung gesammelt haben: ◊. Was kam dabei heraus?",
      other: "Zu ◊: Was bringen Sie dafür mit?",
      skill:
        "Erzählen Sie von einer Situation, in der ◊ gefragt war. Was haben Sie getan, und was kam dabei heraus?",
    }),
    closeOnly: "Etwas Verwandtes ist gespeichert, aber keine Ihrer Angaben zeigt es.",
    sayPlainly: "Antworten Sie klar: ja, nein oder ab wann.",
    noPaper: "Sagen Sie offen, ob Sie das haben, und wenn nicht, bis wann Sie es erwerben könnten.",
    noStory: "Überlegen Sie ein Beispiel, oder sagen Sie offen, wo Sie stehen.",
    payAsked: "Welches Gehalt stellen Sie sich vor?",
    payAnswer: (said, least) => `Die Anzeige nennt ${said}. Ihre Untergrenze: ${least}.`,
    per: { hour: "pro Stunde", day: "am Tag", week: "pro Woche", month: "im Monat", year: "im Jahr" },
    quote,
    askPay: "Wie ist die Stelle bezahlt?",
    askPlace: "Wo ist der Arbeitsort, und wie viel geht von anderswo?",
    askUse: (text) => `Wo kommt ${quote(text)} im Alltag vor?`,
  },
};
