/** The languages with a reader. */
export type TextLanguage = "en" | "de" | "fr" | "es" | "pt" | "zh";

// Function words that few of these languages share. The last rows detect unsupported languages.
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
/** Function words of other languages without a reader, used only to detect them. */
const others: Record<string, string> = {
  pl: "i w z na do się nie jest oraz dla ze od lub po za przez pracy praca który która jako są u o",
  sv: "och att det som på är av för med till den vi du har om ett inte kan eller din vår samt",
  da: "og at det som på er af for med til den vi du har om et ikke kan eller din vores samt",
  tl: "ang ng sa na mga ay at para ito kami ikaw hindi may isang kung nang mo po",
  tr: "ve bir bu için ile olan olarak da de en gibi daha veya çok ise",
  fi: "ja on ei että se tai myös kuin sekä joka jotka ovat olen voi minä kanssa mutta noin vuotta asti lähtien sen hän ole",
  hu: "és a az nem hogy egy van is meg mint vagy volt ki már csak szerint években évig amely ezek során valamint óta",
  cs: "a v na s z do je se že pro nebo ve od který která jako jsou není také při podle praxe práce",
  is: "og að í á er við sem til með um fyrir af frá eða en það þú hjá ekki verður vera ert starf starfið góð mjög kostur",
  ro: "și în de la cu pe pentru un o din sau este care sunt să ai noi",
};
/** Words of resumes with few sentences in these languages, used only to recognise the language. */
const resumeWords: Record<string, string> = {
  en: "education skills present references certifications licenses certificates university college manager assistant summary languages high school",
  de: "ausbildung kenntnisse sprachen heute seit berufserfahrung führerschein beruflicher werdegang",
  fr: "formation compétences langues depuis aujourd hui présent expériences loisirs",
  es: "formación idiomas habilidades actualidad actual presente educación conocimientos",
  pt: "formação idiomas habilidades atual presente educação competências",
};
const resumeLists = new Map(
  Object.entries(resumeWords).map(([language, list]) => [language, new Set(list.split(" "))]),
);
const unreadLists = Object.entries(others).map(([language, list]) => ({
  language,
  words: new Set(list.split(" ")),
}));

/** Words of postings in these languages, whose headings and lists have few function words. */
const postingWords: Record<string, string> = {
  hu: "elvárások elvárás feladatok tapasztalat tapasztalattal ismerete ismeret legalább év éves jelentkezés jelentkezési határidő állás amit kínálunk végzettség előny",
  pl: "wymagania oczekujemy obowiązki doświadczenie doświadczenia minimum znajomość wykształcenie oferujemy umowa lat mile widziane aplikuj",
  cs: "požadavky požadujeme náplň praxe zkušenosti znalost znalosti vzdělání nabízíme minimálně let výhodou nástup",
  sk: "požiadavky náplň prax skúsenosti znalosť vzdelanie ponúkame minimálne rokov výhodou",
  sv: "krav kvalifikationer arbetsuppgifter erfarenhet kunskaper minst års meriterande ansökan ansökningsdag sista vi söker goda flytande utbildning",
  da: "krav kvalifikationer arbejdsopgaver erfaring kendskab mindst års ansøgning ansøgningsfrist vi søger uddannelse",
  fi: "vaatimukset edellytämme tehtävät kokemus kokemusta osaaminen vähintään vuoden hakuaika haemme koulutus eduksi",
  is: "hæfniskröfur reynsla þekking kunnátta lágmarki ára umsóknarfrestur umsókn starf menntun kostur leitum góð",
  tr: "aranan nitelikler deneyim deneyimi yıl tecrübe bilgisi başvuru mezunu görev tanımı tercihen",
  ro: "cerințe responsabilități experiență minim ani cunoștințe studii oferim candidatul ideal constituie avantaj",
};
const postingLists = Object.entries(postingWords).map(([language, list]) => ({
  language,
  words: new Set(list.split(" ")),
}));

/** Letters that only one of these languages has. */
const letters: Readonly<Record<string, RegExp>> = {
  pl: /[ąćęłńśźż]/u,
  cs: /[čďěňřťůž]/u,
  hu: /[őű]/u,
  tr: /[ğış]/u,
  ro: /[ășț]/u,
};
const read: Record<string, TextLanguage> = { en: "en", de: "de", fr: "fr", es: "es", pt: "pt" };
const SAMPLE_LENGTH = 20_000;

/** A text's language by script and function words; absent if the evidence is weak. */
export function findLanguage(text: string): TextLanguage | undefined {
  const sample = text.slice(0, SAMPLE_LENGTH);
  if (isChinese(sample)) return "zh";
  const words = timesOfWords(sample);
  const scores = [...lists, ...unreadLists].map(({ language, words: list }) => {
    const own = letters[language];
    let score = 0;
    for (const [word, times] of words) if (list.has(word) || own?.test(word)) score += times;
    return { language, score };
  });
  scores.sort((left, right) => right.score - left.score);
  const [first, second] = scores;
  if (first === undefined || second === undefined || first.score < 3) return undefined;
  return first.score >= second.score * 1.2 ? read[first.language] : undefined;
}

function isChinese(sample: string): boolean {
  const han = countOf(sample, /\p{Script=Han}+/gu);
  if (han < 4) return false;
  const kana = countOf(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]+/gu);
  return han * 5 >= countOf(sample, /\p{L}+/gu) && kana * 10 < han;
}

/** How many characters the runs that a global pattern finds have together. */
function countOf(text: string, runs: RegExp): number {
  return (text.match(runs) ?? []).reduce((sum, run) => sum + lengthOf(run), 0);
}

function lengthOf(run: string): number {
  return /[\uD800-\uDBFF]/.test(run) ? [...run].length : run.length;
}

/** The words of a text in lower case, with the number of times that each occurs. */
function timesOfWords(text: string): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const word of text.toLowerCase().match(/\p{L}{1,20}/gu) ?? [])
    times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

/** A text in a language without a reader, with its code if function words or script show it. */
type UnreadLanguage = { language?: string };

/** Fewer words are not enough to detect a language. */
const LEAST_WORDS = 40;
/** The share of function words below which a text is in none of the languages above. */
const LEAST_SHARE = 0.06;
/** The number of different function words that identify a language. */
const LEAST_DIFFERENT = 3;
/** How much more often the words of another language must occur. */
const CLEARLY = 1.2;
const scripts: readonly (readonly [RegExp, string | undefined])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]+/gu, "ja"],
  [/\p{Script=Hangul}+/gu, "ko"],
  [/\p{Script=Thai}+/gu, "th"],
  [/\p{Script=Greek}+/gu, "el"],
  [/\p{Script=Hebrew}+/gu, "he"],
  [/[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}]+/gu, undefined],
];

/** True if a line's function words are in a language with a reader; undefined if it has none. */
export function isLineRead(line: string): boolean | undefined {
  if (/\p{Script=Han}/u.test(line) && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line)) return true;
  if (scripts.some(([script]) => line.search(new RegExp(script, "u")) !== -1)) return false;
  const words = line.toLowerCase().match(/\p{L}{1,20}/gu) ?? [];
  const most = (all: typeof lists) =>
    Math.max(...all.map((list) => words.filter((word) => list.words.has(word)).length));
  const [own, other] = [
    most(lists.filter(({ language }) => read[language])),
    most([...lists.filter(({ language }) => !read[language]), ...unreadLists]),
  ];
  return own + other === 0 ? undefined : own >= other;
}

/** A text's language if it has no reader; undefined if it has one or the text is too short. */
export function findUnreadLanguage(text: string): UnreadLanguage | undefined {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const letters = countOf(sample, /\p{L}+/gu);
  for (const [script, language] of scripts) {
    const found = countOf(sample, script);
    if (found >= LEAST_WORDS && found * 5 >= letters) return language === undefined ? {} : { language };
  }
  if (isChinese(sample)) return undefined;
  const words = timesOfWords(sample);
  const all = [...words.values()].reduce((sum, times) => sum + times, 0);
  const terse = terseLanguage([...words.keys()]);
  if (all < LEAST_WORDS) return terse;
  const shares = [...lists, ...unreadLists].map(({ language, words: list }) => {
    const ofResumes = resumeLists.get(language);
    const found = [...words].filter(([word]) => list.has(word) || ofResumes?.has(word));
    return {
      language,
      share: found.reduce((sum, [, times]) => sum + times, 0) / all,
      different: found.length,
    };
  });
  // "A" occurs in all kinds of text: one word does not identify a language.
  const known = shares.filter(({ language, different }) => read[language] || different >= LEAST_DIFFERENT);
  const best = known.reduce((one, other) => (other.share > one.share ? other : one));
  if (best.share < LEAST_SHARE)
    return read[best.language] && best.different >= LEAST_DIFFERENT ? undefined : (terse ?? {});
  if (read[best.language] !== undefined) return undefined;
  const nearestRead = Math.max(...shares.filter(({ language }) => read[language]).map(({ share }) => share));
  return best.share >= nearestRead * CLEARLY ? { language: best.language } : undefined;
}

/** The language of a short list of demands by its different words, if more of them are of postings in it than of a language with a reader. */
function terseLanguage(words: readonly string[]): UnreadLanguage | undefined {
  const differentIn = (list: { words: ReadonlySet<string> }) =>
    words.filter((word) => list.words.has(word)).length;
  const counted = postingLists
    .map((list) => ({ language: list.language, different: differentIn(list) }))
    .toSorted((one, other) => other.different - one.different);
  const [best, next] = counted;
  const nearestRead = Math.max(...lists.filter(({ language }) => read[language]).map(differentIn));
  if (!best || best.different < LEAST_DIFFERENT || best.different <= nearestRead) return undefined;
  return best.different > (next?.different ?? 0) ? { language: best.language } : {};
}
