import { listed, lowerFirst, lowerTitle, monthNamed, quoted, sentence } from "../compose.ts";
import { saySpanish, withSpanishArticle } from "../said/es.ts";
import type { Said } from "../said/types.ts";
import { asideIn, isPlainName, numberWord, workSentences } from "./common.ts";
import type { LetterWords, Post, Studied } from "./types.ts";

const quote = quoted("«", "»");
const joint = (next: string) => (/^(?:i|hi(?!e))/i.test(next) ? " e " : " y ");
const all = (items: readonly string[]) =>
  listed(items, items.some((item) => / [ye] /.test(item)) ? ", así como " : joint(items.at(-1) ?? ""));

export const spanishLetter: LetterWords = {
  greeting: (company) => (company ? `Estimado equipo de ${company}:` : "Estimado equipo de selección:"),
  about: (title) =>
    title
      ? `Me gustaría presentarme al puesto de ${lowerTitle(title)}.`
      : "Me gustaría presentarme a su oferta.",
  aboutWork: (title) => `Les escribo para preguntar por un puesto de ${lowerTitle(title)}.`,
  asks: (demands) => `En su oferta piden ${all(demands)}, y esto es lo que puedo aportar.`,
  tongue: lowerFirst,
  plain: (name) =>
    isPlainName(name)
      ? (barePhrase(name) ?? (/\p{Lu}\S* \p{Lu}|^\p{Lu}{2,}|^\p{Lu}\S+$/u.test(name) ? name : undefined))
      : undefined,
  date: monthNamed(
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    " de ",
  ),
  post: postSentence,
  says: saySpanish,
  did,
  withAside: asideIn("(", ")"),
  certificates: (items) =>
    sentence(`Entre mis certificados ${items.length === 1 ? "está" : "están"} ${all(items)}`),
  studied,
  speaks: (languages) => sentence(`Hablo ${all(languages)}`),
  skills: (names) =>
    sentence(`Entre mis competencias también ${names.length === 1 ? "está" : "están"} ${all(names)}`),
  sameSkills: (count) =>
    count === 1
      ? "Es una de mis competencias."
      : `${count === 2 ? "Ambos puntos" : `Los ${numberWord(count, "tres cuatro cinco")} puntos`} están entre mis competencias.`,
  others: (items) => sentence(`En mi currículum encontrarán también ${all(items)}`),
  space: " ",
  quote,
  request: "¿Podríamos hablar en las próximas semanas, por teléfono o en persona?",
  offer: "Con gusto repasaré con ustedes cada uno de estos puntos y lo que esta carta deja abierto.",
  closing: "Un cordial saludo,",
};

/** "control de inventario" for what is asked for, without an article. */
function barePhrase(name: string): string | undefined {
  return withSpanishArticle(name)?.replace(/^(?:el|la|las) /, "");
}

function postSentence({ title, at, from, until, isCurrent, isVolunteer, isEarlier }: Post): string {
  const place = [isVolunteer && "como voluntariado", title && `como ${lowerTitle(title)}`, at && `en ${at}`]
    .filter(Boolean)
    .join(" ");
  if (isCurrent) return sentence(`Desde ${from} trabajo ${place}`);
  if (from && until)
    return sentence(
      `${isEarlier ? "Antes, de" : "De"} ${from} a ${until}${isEarlier ? "," : ""} trabajé ${place}`,
    );
  return sentence(until ? `Hasta ${until} trabajé ${place}` : `He trabajado ${place}`);
}

function did(said: readonly Said[], isCurrent: boolean, nth: number): string {
  const work = nth === 0 ? "Mi trabajo allí" : "Mis tareas";
  const many = nth === 0 ? "" : "n";
  const words = {
    first: nth === 0 ? "Allí" : "En ese puesto",
    further: "También",
    being: `Allí ${isCurrent ? "soy" : "era"}`,
    holds: `${work} ${isCurrent ? "incluye" : "incluía"}${many}`,
    consists: `${work} ${isCurrent ? "consiste" : "consistía"}${many} en`,
  };
  return workSentences(said, words, all);
}

function studied({ area, degree, at, from, until, isCurrent }: Studied): string {
  const years = isCurrent ? from && `desde ${from}` : from && until ? `${from} a ${until}` : until;
  const aside = [area ? degree : "", at, years].filter(Boolean);
  const verb = isCurrent ? "Estudio" : "Estudié";
  return sentence(
    asideIn("(", ")")(area ? `${verb} ${lowerFirst(area)}` : `Mi formación incluye ${degree}`, aside),
  );
}
