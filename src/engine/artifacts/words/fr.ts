import { lowerFirst, quoted } from "./compose.ts";
import { frenchLetter } from "./letters/fr.ts";
import { isExperience, thingAsked, withoutYears } from "./questions/topics.ts";
import type { DocumentWords } from "./types.ts";

const quote = quoted("« ", " »");

export const french: DocumentWords = {
  language: "fr",
  months: undefined,
  present: "aujourd'hui",
  expected: (date) => `prévu ${date}`,
  validUntil: (date) => `valable jusqu'à ${date}`,
  headings: {
    summary: "Profil",
    skills: "Compétences",
    work: "Expérience professionnelle",
    projects: "Projets",
    volunteer: "Bénévolat",
    education: "Formation",
    certificates: "Certifications",
    languages: "Langues",
    awards: "Distinctions",
    publications: "Publications",
  },
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
    gap: (text) => `Demandé, et rien d'enregistré ne le montre : ${text}`,
    partly: (text) => `Demandé, et seul quelque chose de proche est enregistré : ${text}`,
    listed: (name) => `Votre CV cite ${quote(name)}. Préparez-en un exemple.`,
    question: (kind, text) => {
      switch (kind) {
        case "licence":
        case "certificate":
          return `Nous demandons ${quote(text)}. L'avez-vous, et jusqu'à quand est-ce valable ?`;
        case "education":
          return `Nous demandons ${quote(text)}. Comment votre formation vous a-t-elle préparé à ce travail ?`;
        case "language":
          return `Où utilisez-vous cette langue, et à quel niveau : ${quote(text)} ?`;
        case "authorization":
        case "place":
        case "schedule":
          return `Cela vous conviendrait-il : ${quote(text)} ?`;
        case "experience":
          if (isExperience(withoutYears(text)))
            return `Parlez-moi de votre ${quote(lowerFirst(withoutYears(text)))}. Qu'est-ce qui a été le plus difficile, et comment avez-vous fait ?`;
          return `Parlez-moi du travail qui vous a donné cette expérience : ${quote(text)}. Avec quel résultat ?`;
        case "other":
          return `Au sujet de ${quote(text)} : qu'apportez-vous ?`;
        default:
          return `Parlez-moi d'une situation qui demandait ${quote(thingAsked(text))}. Qu'avez-vous fait, et avec quel résultat ?`;
      }
    },
    closeOnly: "Quelque chose de proche est enregistré, mais aucune de vos données ne le montre.",
    noStory:
      "Rien d'enregistré n'y répond. Cherchez un exemple, ou dites franchement comment vous l'apprendriez.",
    payAsked: "Quelles sont vos prétentions salariales ?",
    payAnswer: (said, least) => `L'annonce indique ${said}. Votre minimum : ${least}.`,
    per: { hour: "de l'heure", day: "par jour", week: "par semaine", month: "par mois", year: "par an" },
    quote,
    askPay: "Quelle est la rémunération du poste ?",
    askPlace: "Où est le lieu de travail, et quelle part peut se faire ailleurs ?",
    askUse: (text) => `Où ${quote(text)} intervient-il dans le travail quotidien ?`,
  },
};
