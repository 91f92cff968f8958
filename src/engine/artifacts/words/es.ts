import file from "../../../../db/lexicon/artifacts/section-headings.json" with { type: "json" };
import { quoted } from "./compose.ts";
import { spanishLetter } from "./letters/es.ts";
import { asking } from "./questions/topics.ts";
import type { DocumentWords } from "./types.ts";

const quote = quoted("«", "»");

export const spanish: DocumentWords = {
  language: "es",
  months: undefined,
  present: "actualidad",
  expected: (date) => `previsto ${date}`,
  validUntil: (date) => `válido hasta ${date}`,
  headings: file.es,
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
    gap: (text) => `Aún no se muestra: ${text}`,
    partly: (text) => `Solo se muestra en parte: ${text}`,
    listed: (name) => `Su currículum nombra ${quote(name)}. Tenga preparado un ejemplo.`,
    question: asking(quote, {
      paper: "Pedimos ◊. ¿Lo tiene, y hasta cuándo es válido?",
      education: "Pedimos ◊. ¿Cómo le ha preparado su formación para este trabajo?",
      language: "¿Dónde usa este idioma, y con qué nivel: ◊?",
      condition: "¿Le convendría esto: ◊?",
      experience: "Hábleme de su ◊. ¿Qué fue lo más difícil, y cómo lo resolvió?",
      work: "Hábleme del trabajo que le dio esta experiencia: ◊. ¿Con qué resultado?",
      other: "Sobre ◊: ¿qué aporta usted?",
      skill: "Hábleme de una situación que pedía ◊. ¿Qué hizo, y con qué resultado?",
    }),
    closeOnly: "Hay algo parecido guardado, pero ningún dato suyo lo muestra.",
    sayPlainly: "Responda con claridad: sí, no, o desde cuándo.",
    noPaper: "Diga con franqueza si lo tiene y, si no, cuándo podría tenerlo.",
    noStory: "Piense en un ejemplo, o diga con franqueza dónde está.",
    payAsked: "¿Qué sueldo espera?",
    payAnswer: (said, least) => `El anuncio dice ${said}. Su mínimo: ${least}.`,
    per: { hour: "por hora", day: "al día", week: "a la semana", month: "al mes", year: "al año" },
    quote,
    askPay: "¿Cuánto se paga en el puesto?",
    askPlace: "¿Dónde está el lugar de trabajo, y qué parte puede hacerse desde otro sitio?",
    askUse: (text) => `¿Dónde aparece ${quote(text)} en el trabajo diario?`,
  },
};
