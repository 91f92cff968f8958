import { wordsOf } from "../../../text/words.ts";

/** Words before the letter of a class, which is no article behind them. */
const classA =
  /\b(?:(?:[Cc]lass|CLASS|[Kk]lasse|[Cc]lase|[Tt]ype)\s?[Aa]|(?:[Cc]ateg[oó]r(?:ia|ía|y|ie)|[Cc]atégorie|[Kk]ategori[aie]+|[Cc]at\.?|[Kk]at\.?|[Tt]ipo|[Cc]lasse)\s?A)(?![\p{L}'’])/u;

/**
 * True if the single letters and numbers that separate classes, as in "Class A" or "608", are in the other name
 * as well. The Brazilian classes of a driving licence contain each other.
 */
export function hasItsClass(wanted: string, held: string): boolean {
  if (brazilian.test(wanted) && brazilian.test(held)) return drivesItsClass(wanted, held);
  const marks = (text: string) =>
    wordsOf(text.replace(/(?<!\p{L})[dlnsjmtc]['’]/giu, " ")).flatMap(({ key }) =>
      /^(?:[b-z]\d?|\d{1,3}|i{1,3}|iv)$/.test(key) ? [key] : [],
    );
  const classes = (text: string) => [...marks(text), ...(classA.test(text) ? ["a"] : [])];
  const said = new Set(wordsOf(held).map(({ key }) => key));
  return classes(wanted).every((mark) => said.has(mark));
}

/** True if a text names a driving licence of Brazil. */
export function isBrazilian(text: string): boolean {
  return brazilian.test(text);
}

const brazilian = /(?<!\p{L})(?:cnh|carteira (?:nacional )?de (?:habilitação|motorista))(?!\p{L})/iu;
/** From a car's class on, each contains those before it; class A is for motorcycles only. */
const ofFourWheels = "BCDE";

/** True if a held Brazilian licence is good for the classes that another one names. */
export function drivesItsClass(wanted: string, held: string): boolean {
  const [asked, own] = [brazilianClasses(wanted), brazilianClasses(held)];
  const most = Math.max(...own.map(rank));
  const wheels = asked.filter((one) => one !== "A").map(rank);
  const isRiding = asked.includes("A");
  if (isRiding && wheels.length > 0 && /\bou\b/iu.test(wanted)) return own.includes("A") || reaches(wheels);
  return (!isRiding || own.includes("A")) && reaches(wheels);

  // "D ou E", "C/D" ask for one of them.
  function reaches(ranks: readonly number[]): boolean {
    return ranks.length === 0 || most >= Math.min(...ranks);
  }
}

function rank(letter: string): number {
  return ofFourWheels.indexOf(letter);
}

/** The classes named behind the licence: "categoria D com EAR", "A/B", "AD". */
function brazilianClasses(text: string): string[] {
  const behind = text.slice(brazilian.exec(text)?.index ?? 0);
  const named = behind.matchAll(/(?<![\p{L}\d])(A?[B-E]|A)(?![\p{L}\d'’])/gu);
  return [...named].flatMap(([letters]) => [...letters]);
}
