/** The languages that texts are read in. */
export type TextLanguage = "en" | "de" | "fr" | "es" | "pt" | "zh";

// Function words that few other of these languages share; the last rows detect unsupported languages.
const table: Record<string, string> = {
  en: "the and of to with for you we our your will are is be have as this on that or an at from must who work years required experience",
  de: "und der die das mit für wir sie ein eine einen von zu im den du dein ihre unser unsere oder bei als auf ist sind werden nicht sowie zum zur suchen",
  fr: "le la les des et du une un pour vous nous votre notre avec dans est sur au aux ou en vos nos que qui êtes sera recherche expérience selon d l être",
  es: "el la los las y de del una un para con en por que se tu nuestro nuestra como más es al o experiencia buscamos años eres tus sus",
  it: "il lo gli della delle di che per con una sono nel alla dei siamo anche più esperienza",
  nl: "het een van en je wij voor met zijn op ons onze bij jij naar ook ervaring aan te",
  pt: "o os as da do das dos uma um para com em você não nossa experiência são ou mais na no e de que vaga empresa requisitos será área ativo até currículo salário",
};
const lists = Object.entries(table).map(([language, list]) => ({
  language,
  words: new Set(list.split(" ")),
}));
const read: Record<string, TextLanguage> = { en: "en", de: "de", fr: "fr", es: "es", pt: "pt" };
const SAMPLE_LENGTH = 20_000;

/** The language of a text by its script and function words; absent when too little speaks for one. */
export function findLanguage(text: string): TextLanguage | undefined {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const han = sample.match(/\p{Script=Han}/gu)?.length ?? 0;
  const kana = sample.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (han >= 4 && han * 5 >= letters && kana * 10 < han) return "zh";
  const scores = lists.map(({ language }) => ({ language, score: 0 }));
  for (const word of sample.toLowerCase().match(/\p{L}{1,20}/gu) ?? []) {
    lists.forEach((list, index) => {
      const entry = scores[index];
      if (entry !== undefined && list.words.has(word)) entry.score += 1;
    });
  }
  scores.sort((left, right) => right.score - left.score);
  const [first, second] = scores;
  if (first === undefined || second === undefined || first.score < 3) return undefined;
  return first.score >= second.score * 1.2 ? read[first.language] : undefined;
}
