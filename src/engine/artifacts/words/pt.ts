import { lowerFirst, quoted } from "./compose.ts";
import { portugueseLetter } from "./letters/pt.ts";
import { isExperience, thingAsked, withoutYears } from "./questions/topics.ts";
import type { DocumentWords } from "./types.ts";

const quote = quoted("“", "”");

export const portuguese: DocumentWords = {
  language: "pt",
  months: undefined,
  present: "atual",
  expected: (date) => `previsto ${date}`,
  validUntil: (date) => `válido até ${date}`,
  headings: {
    summary: "Perfil",
    skills: "Competências",
    work: "Experiência profissional",
    projects: "Projetos",
    volunteer: "Voluntariado",
    education: "Formação",
    certificates: "Certificados",
    languages: "Idiomas",
    awards: "Prêmios",
    publications: "Publicações",
  },
  comma: ", ",
  titles: {
    resume: (title) => (title ? `Currículo para ${title}` : "Currículo"),
    note: (place) => (place ? `Carta sobre ${place}` : "Carta"),
    brief: (place) => (place ? `Preparação da entrevista: ${place}` : "Preparação da entrevista"),
    at: (title, company) => `${title}, ${company}`,
  },
  letter: portugueseLetter,
  brief: {
    gaps: "Lacunas a preparar",
    questions: "Perguntas prováveis e os seus exemplos",
    ask: "O que perguntar",
    gap: (text) => `Pedem, e nada guardado o mostra: ${text}`,
    partly: (text) => `Pedem, e só há guardado algo parecido: ${text}`,
    listed: (name) => `O seu currículo cita ${quote(name)}. Tenha um exemplo pronto.`,
    question: (kind, text) => {
      switch (kind) {
        case "licence":
        case "certificate":
          return `Pedimos ${quote(text)}. Você tem, e até quando é válido?`;
        case "education":
          return `Pedimos ${quote(text)}. Como a sua formação preparou você para este trabalho?`;
        case "language":
          return `Onde você usa este idioma, e com que nível: ${quote(text)}?`;
        case "authorization":
        case "place":
        case "schedule":
          return `Isto serviria para você: ${quote(text)}?`;
        case "experience":
          if (isExperience(withoutYears(text)))
            return `Conte-me sobre a sua ${quote(lowerFirst(withoutYears(text)))}. O que foi mais difícil, e como você resolveu?`;
          return `Conte-me sobre o trabalho que lhe deu esta experiência: ${quote(text)}. Com que resultado?`;
        case "other":
          return `Sobre ${quote(text)}: o que você traz?`;
        default:
          return `Conte-me uma situação que exigia ${quote(thingAsked(text))}. O que você fez, e com que resultado?`;
      }
    },
    closeOnly: "Há algo próximo guardado, mas nenhum dado seu o mostra.",
    noStory: "Nada guardado responde a isto. Pense num exemplo, ou diga abertamente como aprenderia.",
    payAsked: "Qual é a sua pretensão salarial?",
    payAnswer: (said, least) => `O anúncio diz ${said}. O seu mínimo: ${least}.`,
    per: { hour: "por hora", day: "por dia", week: "por semana", month: "por mês", year: "por ano" },
    quote,
    askPay: "Quanto paga a vaga?",
    askPlace: "Onde fica o local de trabalho, e que parte pode ser feita de outro lugar?",
    askUse: (text) => `Onde ${quote(text)} aparece no trabalho diário?`,
  },
};
