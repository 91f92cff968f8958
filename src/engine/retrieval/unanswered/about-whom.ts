import { guessLanguage, type Language } from "../words/stop-words.ts";
import { words } from "../words/tokens.ts";

/** How far a sentence is about the person who says it, and about the person it is said to, 0..1. */
export interface AboutWhom {
  speaker: number;
  listener: number;
}

const list = (text: string): ReadonlySet<string> => new Set(text.split(" "));

// Lower case, without accents, as from `words`. An apostrophe splits a word: "I'm" is "i" and "m".
const speaking: Record<Language, ReadonlySet<string>> = {
  en: list("i me my mine myself we us our ours ourselves"),
  de: list(
    "ich mich mir mein meine meinem meinen meiner meines wir uns unser unsere unserem unseren unserer",
  ),
  fr: list("je j moi me m mon ma mes nous notre nos on"),
  es: list("yo me mi mis mio mia conmigo nosotros nosotras nos nuestra nuestro nuestras nuestros"),
  pt: list("eu me mim meu meus minha minhas comigo nos nosso nossos nossa nossas"),
  it: list("io me mi mio mia miei mie noi ci nostro nostra nostri nostre"),
  nl: list("ik mij me mijn m wij we ons onze"),
  sv: list("jag mig min mitt mina vi oss var vart vara"),
  pl: list("ja mnie mi mna moj moja moje mojej mojego my nas nam nasz nasza nasze"),
};
const spokenTo: Record<Language, ReadonlySet<string>> = {
  en: list("you your yours yourself yourselves"),
  de: list("du dich dir dein deine deinem deinen deiner deines euch euer eure eurem euren eurer"),
  fr: list("tu te t toi ton ta tes vous votre vos"),
  es: list("tu te ti tus usted ustedes contigo vosotros vosotras os vuestra vuestro"),
  pt: list("tu te ti teu teus tua tuas voce voces contigo"),
  it: list("tu te ti tuo tua tuoi tue voi vi vostro vostra lei"),
  nl: list("jij je jou jouw jullie u uw"),
  sv: list("du dig din ditt dina ni er era"),
  pl: list("ty cie ci toba twoj twoja twoje wy was wam wasz pan pani"),
};

const ofSpeaker: AboutWhom = { speaker: 1, listener: 0.4 };
const ofListener: AboutWhom = { speaker: 0.4, listener: 1 };
const ofBoth: AboutWhom = { speaker: 0.6, listener: 0.5 };
/** Without a pronoun, a sentence is more often about what the speaker did. */
const ofNeither: AboutWhom = { speaker: 0.6, listener: 0.2 };
/** A question states less than its answer. */
const QUESTION = 0.8;

/** Reads from the pronouns of a sentence whom it is about: "I adopted a dog", "your dog is lovely". */
export function aboutWhom(sentence: string): AboutWhom {
  const tokens = words(sentence).map(({ token }) => token);
  const language = guessLanguage(tokens);
  const isOfSpeaker = tokens.some((token) => speaking[language].has(token));
  const isOfListener = tokens.some((token) => spokenTo[language].has(token));
  const about = isOfSpeaker ? (isOfListener ? ofBoth : ofSpeaker) : isOfListener ? ofListener : ofNeither;
  if (!/\?\s*$/.test(sentence)) return about;
  return { speaker: QUESTION * about.speaker, listener: QUESTION * about.listener };
}
