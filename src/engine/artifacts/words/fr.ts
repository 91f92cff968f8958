import { listed, lowerFirst, lowerTitle, monthNamed, quoted, sentence } from "./compose.ts";
import type { DocumentWords } from "./types.ts";

const quote = quoted("« ", " »");

export const french: DocumentWords = {
  language: "fr",
  months: undefined,
  present: "aujourd'hui",
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
    note: (place) => (place ? `Lettre au sujet de ${place}` : "Lettre"),
    brief: (place) => (place ? `Préparation de l'entretien : ${place}` : "Préparation de l'entretien"),
    at: (title, company) => `${title}, ${company}`,
  },
  letter: {
    greeting: () => "Madame, Monsieur,",
    about: (title, company) =>
      `Je vous écris au sujet de votre offre${title ? ` ${quote(title)}` : ""}${company ? ` (${company})` : ""}.`,
    aboutWork: (title) => `Je vous écris au sujet d'un poste de ${title}.`,
    asks: (quotes) => `Vous demandez ${listed(quotes.map(quote), " et ")}. Voici ce que montre mon parcours.`,
    date: monthNamed("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
    post: ({ title, at, from, until, isCurrent }) => {
      const place = [title && `comme ${lowerTitle(title)}`, at && `(${at})`].filter(Boolean).join(" ");
      if (isCurrent) return `Depuis ${from}, je travaille ${place}.`;
      if (from && until)
        return `${/^[aoAO]/.test(from) ? "D'" : "De "}${from} à ${until}, j'ai travaillé ${place}.`;
      return until ? `Jusqu'à ${until}, j'ai travaillé ${place}.` : `Sur mon travail ${place} :`;
    },
    did: (bullets, isCurrent) =>
      sentence(`Mon travail y ${isCurrent ? "comprend" : "comprenait"} : ${bullets.map(within).join(" ; ")}`),
    training: (items) => sentence(`Formation et certificats : ${items.join(" ; ")}`),
    also: (items) => sentence(`Vous trouverez aussi dans mon CV : ${items.join(" ; ")}`),
    request:
      "Auriez-vous une demi-heure dans les prochaines semaines pour un échange, par téléphone ou sur place ?",
    offer:
      "Je reviendrai volontiers avec vous sur chacun de ces points et sur ce que cette lettre laisse ouvert.",
    closing: "Cordialement,",
  },
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
          return `${quote(text)} : l'avez-vous, et jusqu'à quand est-ce valable ?`;
        case "education":
          return `${quote(text)} : quelle partie de votre formation vous a préparé à ce travail ?`;
        case "language":
          return `${quote(text)} : où l'utilisez-vous, et à quel niveau ?`;
        case "authorization":
        case "place":
        case "schedule":
          return `${quote(text)} : est-ce que cela vous convient ?`;
        default:
          return `${quote(text)} : quand l'avez-vous fait pour la dernière fois, et avec quel résultat ?`;
      }
    },
    noStory:
      "Rien d'enregistré n'y répond. Cherchez un exemple, ou dites franchement comment vous l'apprendriez.",
    askPay: "Quelle est la rémunération du poste ?",
    askPlace: "Où est le lieu de travail, et quelle part peut se faire ailleurs ?",
    askUse: (text) => `Où ${quote(text)} intervient-il dans le travail quotidien ?`,
  },
};

/** A line that begins with a word for what is done, within a sentence; another may begin with a name. */
function within(bullet: string): string {
  return /^(?:\p{L}+(?:tion|sion|ment|age|ance|ture)s?|Mise|Suivi|Prise|Accueil)(?=\s|$)/u.test(bullet)
    ? lowerFirst(bullet)
    : bullet;
}
