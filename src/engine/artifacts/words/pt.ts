import file from "../../../../db/lexicon/artifacts/section-headings.json" with { type: "json" };
import { quoted } from "./compose.ts";
import { portugueseLetter } from "./letters/pt.ts";
import { asking } from "./questions/topics.ts";
import type { DocumentWords } from "./types.ts";

const quote = quoted("“", "”");

export const portuguese: DocumentWords = {
  language: "pt",
  months: undefined,
  present: "atual",
  expected: (date) => `previsto ${date}`,
  validUntil: (date) => `válido até ${date}`,
  headings: file.pt,
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
    gap: (text) => `Ainda não mostrado: ${text}`,
    partly: (text) => `Mostrado só em parte: ${text}`,
    listed: (name) => `O seu currículo cita ${quote(name)}. Tenha um exemplo pronto.`,
    question: asking(quote, {
      paper: "Pedimos ◊. Você tem, e até quando é válido?",
      education: "Pedimos ◊. Como a sua formação preparou você para este trabalho?",
      language: "Onde você usa este idioma, e com que nível: ◊?",
      condition: "Isto serviria para você: ◊?",
      experience: "Conte-me sobre a sua ◊. O que foi mais difícil, e como você resolveu?",
      work: "Conte-me sobre o trabalho que lhe deu esta experiência: ◊. Com que resultado?",
      other: "Sobre ◊: o que você traz?",
      skill: "Conte-me uma situação que exigia ◊. O que você fez, e com que resultado?",
    }),
    closeOnly: "Há algo próximo guardado, mas nenhum dado seu o mostra.",
    sayPlainly: "Responda com clareza: sim, não, ou a partir de quando.",
    noPaper: "Diga com franqueza se o tem e, se não, quando poderia ter.",
    noStory: "Pense num exemplo, ou diga com franqueza em que ponto está.",
    payAsked: "Qual é a sua pretensão salarial?",
    payAnswer: (said, least) => `O anúncio diz ${said}. O seu mínimo: ${least}.`,
    per: { hour: "por hora", day: "por dia", week: "por semana", month: "por mês", year: "por ano" },
    quote,
    askPay: "Quanto paga a vaga?",
    askPlace: "Onde fica o local de trabalho, e que parte pode ser feita de outro lugar?",
    askUse: (text) => `Onde ${quote(text)} aparece no trabalho diário?`,
  },
};
