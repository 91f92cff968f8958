import { listed, lowerFirst, lowerTitle, monthNamed, quoted, sentence } from "./compose.ts";
import type { DocumentWords } from "./types.ts";

const quote = quoted("«", "»");

export const spanish: DocumentWords = {
  language: "es",
  months: undefined,
  present: "actualidad",
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
  letter: {
    greeting: (company) => (company ? `Estimado equipo de ${company}:` : "Estimado equipo de selección:"),
    about: (title) => `Les escribo por su oferta${title ? ` ${quote(title)}` : ""}.`,
    aboutWork: (title) => `Les escribo para preguntar por un puesto de ${title}.`,
    asks: (quotes) => `Piden ${listed(quotes.map(quote), " y ")}. Esto es lo que muestra mi trayectoria.`,
    date: monthNamed(
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      " de ",
    ),
    post: ({ title, at, from, until, isCurrent }) => {
      const place = [title && `como ${lowerTitle(title)}`, at && `(${at})`].filter(Boolean).join(" ");
      if (isCurrent) return `Desde ${from} trabajo ${place}.`;
      if (from && until) return `De ${from} a ${until} trabajé ${place}.`;
      return until ? `Hasta ${until} trabajé ${place}.` : `Sobre mi trabajo ${place}:`;
    },
    did,
    training: (items) => sentence(`Formación y certificados: ${items.join("; ")}`),
    also: (items) => sentence(`En mi currículum encontrarán también: ${items.join("; ")}`),
    request: "¿Tendrían media hora en las próximas semanas para una conversación, por teléfono o en persona?",
    offer: "Con gusto repasaré con ustedes cada uno de estos puntos y lo que esta carta deja abierto.",
    closing: "Un cordial saludo,",
  },
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
          return `${quote(text)}: ¿lo tiene, y hasta cuándo es válido?`;
        case "education":
          return `${quote(text)}: ¿qué parte de su formación le preparó para este trabajo?`;
        case "language":
          return `${quote(text)}: ¿dónde lo usa, y con qué nivel?`;
        case "authorization":
        case "place":
        case "schedule":
          return `${quote(text)}: ¿le conviene?`;
        default:
          return `${quote(text)}: ¿cuándo lo hizo por última vez, y con qué resultado?`;
      }
    },
    noStory: "Nada guardado responde a esto. Piense en un ejemplo, o diga con franqueza cómo lo aprendería.",
    askPay: "¿Cuánto se paga en el puesto?",
    askPlace: "¿Dónde está el lugar de trabajo, y qué parte puede hacerse desde otro sitio?",
    askUse: (text) => `¿Dónde aparece ${quote(text)} en el trabajo diario?`,
  },
};

/** A word for what is done, which can stand in a sentence without an article. */
const activity =
  /^\p{Lu}\p{Ll}*(?:ción|sión|miento|aje|encia|anza|tura)(?:es|s)?(?=\s|$)|^(?:Gestión|Apoyo|Cuidado|Control|Manejo)(?=\s|$)/u;

function did(bullets: readonly string[], isCurrent: boolean): string {
  const work = `Mi trabajo allí ${isCurrent ? "incluye" : "incluía"}`;
  return bullets.every((bullet) => activity.test(bullet))
    ? sentence(`${work} ${listed(bullets.map(lowerFirst), ", así como ")}`)
    : sentence(`${work}: ${bullets.join("; ")}`);
}
