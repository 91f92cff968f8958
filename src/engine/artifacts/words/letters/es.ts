import { familyName } from "../../letter/addressee.ts";
import { listed, lowerFirst, lowerTitle, monthNamed, quoted, sentence } from "../compose.ts";
import { saySpanish, withSpanishArticle } from "../said/es.ts";
import type { Said } from "../said/types.ts";
import { asideIn, isPlaced, plainPhrase, studyAside, workSentences } from "./common.ts";
import type { LetterWords, Post, Studied } from "./types.ts";

const quote = quoted("«", "»");
const joint = (next: string) => (/^(?:i|hi(?!e))/i.test(next) ? " e " : " y ");
const all = (items: readonly string[]) =>
  listed(items, items.some((item) => / [ye] /.test(item)) ? ", así como " : joint(items.at(-1) ?? ""));

const date = monthNamed(
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  " de ",
);

export const spanishLetter: LetterWords = {
  greeting: (company, person) => {
    if (person?.gender)
      return `${person.gender === "f" ? "Estimada Sra." : "Estimado Sr."} ${familyName(person)}:`;
    return company
      ? `Estimado equipo ${`de ${withPlace(company)}`.replace(/^de el /, "del ")}:`
      : "Estimado equipo de selección:";
  },
  attention: ({ gender, name }) =>
    `${gender ? (gender === "f" ? "Sra." : "Sr.") : "A la atención de"} ${name}`,
  subject: (title) => `Asunto: candidatura al puesto de ${lowerTitle(title)}`,
  day: (day, month, year) => `${day} de ${date(month, year)}`,
  placed: (place, day) => `${place}, ${day}`,
  about: (title) =>
    title
      ? `Me gustaría presentarme al puesto de ${lowerTitle(title)}.`
      : "Me gustaría presentarme a su oferta.",
  aboutWork: (title) => `Les escribo para preguntar por un puesto de ${lowerTitle(title)}.`,
  asks: (demands, nth) =>
    `${["En su oferta piden", "Piden también"][nth] ?? "Su oferta nombra además"} ${all(demands)}.`,
  tongue: lowerFirst,
  plain: plainPhrase(barePhrase),
  date,
  post: postSentence,
  says: saySpanish,
  did,
  figures: (items) => sentence(`En cifras: ${items.map(lowerFirst).join("; ")}`),
  noted: (items) => `De mi currículum: ${listed(items.map(quote), " y ")}.`,
  withAside: asideIn("(", ")"),
  certificates: (items) =>
    sentence(
      `Entre mis certificados ${items.length === 1 ? "está" : "están"} ${all(items.map(withArticle))}`,
    ),
  studied,
  grade: "nota",
  speaks: (languages) => sentence(`Hablo ${all(languages)}`),
  skills: (names) =>
    sentence(`Entre mis competencias ${names.length === 1 ? "está" : "están"} ${all(names)}`),
  others: (items, kind) =>
    sentence(
      `Entre mis ${{ course: "cursos", project: "proyectos", award: "premios", publication: "publicaciones" }[kind]} ${items.length === 1 ? "está" : "están"} ${all(items)}`,
    ),
  space: " ",
  quote,
  request: "¿Podríamos hablar en las próximas semanas, por teléfono o en persona?",
  closing: () => "Un cordial saludo,",
};

/** "el carné de manipulador" for the paper's name alone. */
function withArticle(paper: string): string {
  if (
    /^(?:Carnet?|Carné|T[ií]tulo|Certificado|Permiso|Diploma|Curso|M[aá]ster|Registro|Grado|Bachillerato|Doctorado|Ciclo)(?= )/u.test(
      paper,
    )
  )
    return `el ${lowerFirst(paper)}`;
  return /^(?:Licencia|Acreditación|Cédula|Titulación|Habilitación|Tarjeta|Certificación|Colegiación|Licenciatura|Ingeniería|Diplomatura)(?= )/u.test(
    paper,
  )
    ? `la ${lowerFirst(paper)}`
    : paper;
}

/** "control de inventario" for a demand, without an article. */
function barePhrase(name: string): string | undefined {
  return withSpanishArticle(name)?.replace(/^(?:el|la|las) /, "");
}

/** "el Colegio San Telmo", "la Clínica Norte": a name that starts with a kind of place. */
function withPlace(name: string): string {
  const isHe =
    /^(?:Colegio|Hospital|Hotel|Restaurante|Grupo|Centro|Instituto|Banco|Ayuntamiento|Laboratorio|Taller|Supermercado|Bufete|Museo|Club) /u;
  const isShe =
    /^(?:Clínica|Escuela|Universidad|Fundación|Academia|Farmacia|Residencia|Asociación|Empresa|Cooperativa|Panadería|Editorial|Agencia) /u;
  return isHe.test(name) ? `el ${name}` : isShe.test(name) ? `la ${name}` : name;
}

function postSentence({ title, at, from, until, isCurrent, isVolunteer, isEarlier }: Post): string {
  const place = [
    isVolunteer && "de forma voluntaria",
    title && `como ${lowerTitle(title)}`,
    at && `en ${withPlace(at)}`,
  ]
    .filter(Boolean)
    .join(" ");
  if (isCurrent) return sentence(`Desde ${from} trabajo ${place}`);
  if (from && from === until) return sentence(`En ${from} trabajé ${place}`);
  if (from && until)
    return sentence(
      `${isEarlier ? "Antes, de" : "De"} ${from} a ${until}${isEarlier ? "," : ""} trabajé ${place}`,
    );
  return sentence(until ? `Hasta ${until} trabajé ${place}` : `He trabajado ${place}`);
}

function did(said: readonly Said[], isCurrent: boolean, nth: number): string {
  const work = nth > 0 ? "Mis tareas" : isPlaced(said) ? "Mi trabajo" : "Mi trabajo allí";
  const many = nth === 0 ? "" : "n";
  const words = {
    first: nth === 0 ? "Allí" : "En ese puesto",
    further: "También",
    being: `${isPlaced(said.filter(({ form }) => form !== "being")) ? "También" : "Allí"} ${isCurrent ? "soy" : "era"}`,
    holds: `${work} ${isCurrent ? "incluye" : "incluía"}${many}`,
    consists: `${work} ${isCurrent ? "consiste" : "consistía"}${many} en`,
  };
  return workSentences(said, words, all);
}

function studied(study: Studied): string {
  const { area, degree } = study;
  const aside = studyAside(study, "desde", " a ");
  const verb = study.isCurrent ? "Estudio" : "Estudié";
  return sentence(
    asideIn("(", ")")(
      area
        ? `${verb} ${lowerTitle(area)}`
        : degree
          ? `Mi formación incluye ${withArticle(degree)}`
          : `Mi formación: ${study.at}`,
      aside,
    ),
  );
}
