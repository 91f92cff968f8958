import file from "../../../../db/lexicon/artifacts/section-headings.json" with { type: "json" };
import { quoted } from "./compose.ts";
import { frenchLetter } from "./letters/fr.ts";
import { asking } from "./questions/topics.ts";
import type { DocumentWords } from "./types.ts";

const quote = quoted("« ", " »");

export const french: DocumentWords = {
  language: "fr",
  months: undefined,
  present: "aujourd'hui",
  expected: (date) => `prévu ${date}`,
  validUntil: (date) => `valable jusqu'à ${date}`,
  headings: file.fr,
  comma: ", ",
  titles: {
    resume: (title) => (title ? `CV pour ${title}` : "CV"),
    note: (place) => (place ? `Lettre : ${place}` : "Lettre"),
    brief: (place) => (place ? `Préparation de l'entretien : ${place}` : "Préparation de l'entretien"),
    at: (title, company) => `${title}, ${company}`,
  },
  letter: frenchLetter,
  brief: {
    gaps: "Lacunes à préparer",
    questions: "Questions probables et vos exemples",
    ask: "À leur demander",
    gap: (text) => `Pas encore montré : ${text}`,
    partly: (text) => `Montré en partie seulement : ${text}`,
    listed: (name) => `Votre CV cite ${quote(name)}. Préparez-en un exemple.`,
    question: asking(quote, {
      paper: "Nous demandons ◊. L'avez-vous, et jusqu'à quand est-ce valable ?",
      education: "Nous demandons ◊. Comment votre formation vous a-t-elle préparé à ce travail ?",
      language: "Où utilisez-vous cette langue, et à quel niveau : ◊ ?",
      condition: "Cela vous conviendrait-il : ◊ ?",
      experience: "Parlez-moi de votre ◊. Qu'est-ce qui a été le plus difficile, et comment avez-vous fait ?",
      work: "Parlez-moi du travail qui vous a donné cette expérience : ◊. Avec quel résultat ?",
      other: "Au sujet de ◊ : qu'apportez-vous ?",
      skill: "Parlez-moi d'une situation qui demandait ◊. Qu'avez-vous fait, et avec quel résultat ?",
    }),
    closeOnly: "Quelque chose de proche est enregistré, mais aucune de vos données ne le montre.",
    sayPlainly: "Répondez clairement : oui, non, ou à partir de quand.",
    noPaper: "Dites franchement si vous l'avez, et sinon quand vous pourriez l'avoir.",
    noStory: "Cherchez un exemple, ou dites franchement où vous en êtes.",
    payAsked: "Quelles sont vos prétentions salariales ?",
    payAnswer: (said, least) => `L'annonce indique ${said}. Votre minimum : ${least}.`,
    per: { hour: "de l'heure", day: "par jour", week: "par semaine", month: "par mois", year: "par an" },
    quote,
    askPay: "Quelle est la rémunération du poste ?",
    askPlace: "Où est le lieu de travail, et quelle part peut se faire ailleurs ?",
    askUse: (text) => `Où ${quote(text)} intervient-il dans le travail quotidien ?`,
  },
};
