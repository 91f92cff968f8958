import { numberOf } from "../../../lexicon/numbers.ts";
import { wordSet } from "../../../text/fold.ts";
import { wordsOf } from "../../../text/words.ts";
import type { RequirementKind } from "../../types.ts";

/** Grammar words, which name nothing. */
const grammarWords =
  "a an the and or of in on at to for from by with without as is are be been being was were will would can could may might should have has had do does did not no yes if so that this these those it its we you your our us they their he she who which what where when than then there here any some all each every other another more most least less such also very too only just into over under up out off about between within per plus etc eg ie i o e y u " +
  "der die das den dem des ein eine einer eines einem einen und oder von vom zu zum zur im am an auf aus bei mit ohne nach für uber unter als wie ist sind sein war wird werden hat haben du sie wir ihr uns unser unsere dein deine ihre nicht kein keine auch sowie " +
  "le la les un une des de du d l et ou en au aux dans sur sous par pour avec sans est sont etre avoir vous nous votre notre ce cette ces qui que pas ne se sa son ses " +
  "el los las lo unos unas y del al con sin por para su sus es son ser estar tu tus se que como os as um uma uns umas da do das dos na no nas nos em ao aos com sem seu sua ou nao mais " +
  "il gli i e di da con per del della dei een het van met voor en te 的 和 或 及 与 在 有 是 了 等";

/** Words for knowledge, time and necessity before or after a demand. */
const leadingWords =
  "experience experienced knowledge ability able skill skills understanding familiarity familiar proficiency proficient strong good excellent solid proven years year yrs months minimum required require requires requirement requirements preferred must need needed nice desirable essential ideal ideally " +
  "erfahrung kenntnisse fahigkeit fahigkeiten verstandnis gute sehr fundierte jahre jahr mindestens erforderlich wunschenswert vorteil idealerweise " +
  "experiences connaissance connaissances maitrise capacite bonne bonnes ans an annees minimum requis requise souhaite souhaitee atout " +
  "experiencia conocimiento conocimientos manejo dominio capacidad buen buena anos ano minimo requerido requerida deseable valorable " +
  "conhecimento conhecimentos dominio capacidade bom boa desejavel diferencial 年 以 上 经 验 能 力 熟 悉 优 先 要 求";

const grammar = wordSet(grammarWords);
const leading = wordSet(leadingWords);
/** Programming languages have such names. An article is not a capital. */
const letterName = /^[BCDFGJKQRSVXZ]$/;
const ofExperience = /^(?:experience\p{L}*|exp[eé]rien\p{L}*|\p{L}*erfahrung\p{L}*|经|验)$/u;

/** Kinds of demands that a number can specify: years, an age, hours. */
const counted: ReadonlySet<RequirementKind | undefined> = new Set([
  "experience",
  "other",
  "schedule",
  "place",
]);

/** True if the words of a text alone name something, not only grammar words and words of degree or duration. */
export function namesSomething(text: string, kind?: RequirementKind): boolean {
  const words = wordsOf(text);
  if (kind === "experience" && words.some(({ key }) => ofExperience.test(key))) return true;
  if (counted.has(kind) && words.length > 1 && words.some(({ key }) => /\d/.test(key))) return true;
  return words.some(({ key, start, end }) => {
    if (/\p{Script=Han}/u.test(key)) return !grammar.has(key) && !leading.has(key);
    if (key.length === 1) return letterName.test(text.slice(start, end)) || /\d/.test(key);
    // "SEM" is an abbreviation; "sem" is a grammar word.
    if (/^\p{Lu}{2,4}$/u.test(text.slice(start, end)) && words.length === 1) return true;
    return !grammar.has(key) && !leading.has(key) && numberOf(key) === undefined;
  });
}
