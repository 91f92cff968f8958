import file from "../../../../db/lexicon/artifacts/section-headings.json" with { type: "json" };
import { quoted } from "./compose.ts";
import { englishLetter } from "./letters/en.ts";
import { askEnglish } from "./questions/en.ts";
import type { DocumentWords } from "./types.ts";

const quote = quoted("“", "”");

export const english: DocumentWords = {
  language: "en",
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  present: "Present",
  expected: (date) => `expected ${date}`,
  validUntil: (date) => `valid until ${date}`,
  headings: file.en,
  comma: ", ",
  titles: {
    resume: (title) => (title ? `Resume for ${title}` : "Resume"),
    note: (place) => (place ? `Letter: ${place}` : "Letter"),
    brief: (place) => (place ? `Interview brief: ${place}` : "Interview brief"),
    at: (title, company) => `${title} at ${company}`,
  },
  letter: englishLetter,
  brief: {
    gaps: "Gaps to be ready for",
    questions: "Likely questions, and your stories",
    ask: "What to ask them",
    gap: (text) => `Not shown yet: ${text}`,
    partly: (text) => `Only partly shown: ${text}`,
    listed: (name) => `Your resume lists ${quote(name)}. Have one example of it ready.`,
    question: askEnglish,
    closeOnly: "You have something close, but no line of your resume shows it.",
    sayPlainly: "Answer plainly: yes, no, or from when.",
    noPaper: "Say plainly whether you hold it, and if not, by when you could.",
    noStory: "Think of an example, or say plainly where you stand.",
    payAsked: "What pay do you expect?",
    payAnswer: (said, least) => `The posting says ${said}. Your lower limit: ${least}.`,
    per: { hour: "an hour", day: "a day", week: "a week", month: "a month", year: "a year" },
    quote,
    askPay: "What does the position pay?",
    askPlace: "Where is the place of work, and how much of it can be done from elsewhere?",
    askUse: (text) => `Where in the daily work does ${quote(text)} come up?`,
  },
};
