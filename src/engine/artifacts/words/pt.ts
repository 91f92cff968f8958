import { listed, lowerFirst, lowerTitle, monthNamed, quoted, sentence } from "./compose.ts";
import type { DocumentWords } from "./types.ts";

const quote = quoted("“", "”");

export const portuguese: DocumentWords = {
  language: "pt",
  months: undefined,
  present: "atual",
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
  letter: {
    greeting: (company) => (company ? `Prezada equipe de ${company},` : "Prezada equipe de seleção,"),
    about: (title) => `Escrevo sobre a sua vaga${title ? ` ${quote(title)}` : ""}.`,
    aboutWork: (title) => `Escrevo para perguntar sobre um trabalho de ${title}.`,
    asks: (quotes) =>
      `Vocês pedem ${listed(quotes.map(quote), " e ")}. Isto é o que mostra a minha trajetória.`,
    date: monthNamed(
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
      " de ",
    ),
    post: ({ title, at, from, until, isCurrent }) => {
      const place = [title && `como ${lowerTitle(title)}`, at && `(${at})`].filter(Boolean).join(" ");
      if (isCurrent) return `Desde ${from} trabalho ${place}.`;
      if (from && until) return `De ${from} a ${until} trabalhei ${place}.`;
      return until ? `Até ${until} trabalhei ${place}.` : `Sobre o meu trabalho ${place}:`;
    },
    did,
    training: (items) => sentence(`Formação e certificados: ${items.join("; ")}`),
    also: (items) => sentence(`No meu currículo vocês encontram também: ${items.join("; ")}`),
    request: "Vocês teriam meia hora nas próximas semanas para uma conversa, por telefone ou pessoalmente?",
    offer: "Com gosto revejo com vocês cada um destes pontos e o que esta carta deixa em aberto.",
    closing: "Atenciosamente,",
  },
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
          return `${quote(text)}: você tem, e até quando é válido?`;
        case "education":
          return `${quote(text)}: que parte da sua formação preparou você para este trabalho?`;
        case "language":
          return `${quote(text)}: onde você usa, e com que nível?`;
        case "authorization":
        case "place":
        case "schedule":
          return `${quote(text)}: isso convém a você?`;
        default:
          return `${quote(text)}: quando você fez isso pela última vez, e com que resultado?`;
      }
    },
    noStory: "Nada guardado responde a isto. Pense num exemplo, ou diga abertamente como aprenderia.",
    askPay: "Quanto paga a vaga?",
    askPlace: "Onde fica o local de trabalho, e que parte pode ser feita de outro lugar?",
    askUse: (text) => `Onde ${quote(text)} aparece no trabalho diário?`,
  },
};

/** A word for what is done, which can stand in a sentence without an article. */
const activity =
  /^\p{Lu}\p{Ll}*(?:ção|são|mento|agem|ência|ança|tura)(?:s)?(?=\s|$)|^(?:Gestão|Apoio|Cuidado|Controle|Manejo)(?=\s|$)/u;

function did(bullets: readonly string[], isCurrent: boolean): string {
  const work = `O meu trabalho lá ${isCurrent ? "inclui" : "incluía"}`;
  return bullets.every((bullet) => activity.test(bullet))
    ? sentence(`${work} ${listed(bullets.map(lowerFirst), ", bem como ")}`)
    : sentence(`${work}: ${bullets.join("; ")}`);
}
