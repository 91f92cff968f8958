import { lowerFirst, quoted } from "./compose.ts";
import { spanishLetter } from "./letters/es.ts";
import { isExperience, thingAsked, withoutYears } from "./questions/topics.ts";
import type { DocumentWords } from "./types.ts";

const quote = quoted("«", "»");

export const spanish: DocumentWords = {
  language: "es",
  months: undefined,
  present: "actualidad",
  expected: (date) => `previsto ${date}`,
  validUntil: (date) => `válido hasta ${date}`,
  headings: {
    summary: "Perfil",
    skills: "Competencias",
    work: "Experiencia profesional",
    projects: "Proyectos",
    volunteer: "Voluntariado",
    education: "Formación",
    certificates: "Certificados",
    languages: "Idiomas",
    awards: "Premios",
    publications: "Publicaciones",
  },
  comma: ", ",
  titles: {
    resume: (title) => (title ? `Currículum para ${title}` : "Currículum"),
    note: (place) => (place ? `Carta sobre ${place}` : "Carta"),
    brief: (place) => (place ? `Preparación de la entrevista: ${place}` : "Preparación de la entrevista"),
    at: (title, company) => `${title}, ${company}`,
  },
  letter: spanishLetter,
  brief: {
    gaps: "Carencias que conviene preparar",
    questions: "Preguntas probables y sus ejemplos",
    ask: "Qué preguntarles",
    gap: (text) => `Lo piden y nada guardado lo muestra: ${text}`,
    partly: (text) => `Lo piden y solo hay guardado algo parecido: ${text}`,
    listed: (name) => `Su currículum nombra ${quote(name)}. Tenga preparado un ejemplo.`,
    question: (kind, text) => {
      switch (kind) {
        case "licence":
        case "certificate":
          return `Pedimos ${quote(text)}. ¿Lo tiene, y hasta cuándo es válido?`;
        case "education":
          return `Pedimos ${quote(text)}. ¿Cómo le ha preparado su formación para este trabajo?`;
        case "language":
          return `¿Dónde usa este idioma, y con qué nivel: ${quote(text)}?`;
        case "authorization":
        case "place":
        case "schedule":
          return `¿Le convendría esto: ${quote(text)}?`;
        case "experience":
          if (isExperience(withoutYears(text)))
            return `Hábleme de su ${quote(lowerFirst(withoutYears(text)))}. ¿Qué fue lo más difícil, y cómo lo resolvió?`;
          return `Hábleme del trabajo que le dio esta experiencia: ${quote(text)}. ¿Con qué resultado?`;
        case "other":
          return `Sobre ${quote(text)}: ¿qué aporta usted?`;
        default:
          return `Hábleme de una situación que pedía ${quote(thingAsked(text))}. ¿Qué hizo, y con qué resultado?`;
      }
    },
    closeOnly: "Hay algo parecido guardado, pero ningún dato suyo lo muestra.",
    noStory: "Nada guardado responde a esto. Piense en un ejemplo, o diga con franqueza cómo lo aprendería.",
    payAsked: "¿Qué sueldo espera?",
    payAnswer: (said, least) => `El anuncio dice ${said}. Su mínimo: ${least}.`,
    per: { hour: "por hora", day: "al día", week: "a la semana", month: "al mes", year: "al año" },
    quote,
    askPay: "¿Cuánto se paga en el puesto?",
    askPlace: "¿Dónde está el lugar de trabajo, y qué parte puede hacerse desde otro sitio?",
    askUse: (text) => `¿Dónde aparece ${quote(text)} en el trabajo diario?`,
  },
};
