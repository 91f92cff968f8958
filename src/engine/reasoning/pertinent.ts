import { readQuestion, type SearchTerm } from "../retrieval/question/question.ts";

/** Common words in career questions and notes. Alone they do not say what is asked. */
const general = new Set(
  `work working worked job jobs career role position life time times current currently present like think feel know
  made make big biggest long term ever people say says said tell told good bad better best worth year years day days thing arbeit arbeiten job beruf jahre zeit trabajo trabajar puesto
  travail travailler poste trabalho trabalhar quiero quiere veux voudrais quero mochte jemals lavoro lavorare anni anos
  show prove demonstrate experience people zeigen nachweisen belegen erfahrung demostrar acreditar experiencia montrer prouver
  mostrar comprovar dimostrare esperienza sagt sagte meint dit dire dice dijo diz disse zegt powiedzial mowi`.split(
    /\s+/,
  ),
);
/** Pairs of Chinese characters that form questions. */
const asking = new Set(
  "我的 我是 我有 我可 可以 我能 我应 应该 什么 么时 时候 多少 怎么 为什 关于 说过 我说 是什 的什 了什 今天 没有 有没".split(
    " ",
  ),
);
/** A result less relevant than the best by this share answers something else. */
const NEAR_BEST = 0.5;

type Found = { relevance: number; matchedTerms: readonly string[] };

/** The words of a question that say what it is about. */
export function specificTerms(query: string): SearchTerm[] {
  const { terms } = readQuestion(query);
  const specific = terms.filter(({ word }) => !general.has(word) && !asking.has(word));
  return specific.length > 0 ? specific : terms;
}

/** The found notes that contain at least half of the question's subject, and no less than the best one. */
export function pertinent<Note extends Found>(notes: readonly Note[], query: string): Note[] {
  const specific = new Set(specificTerms(query).map(({ word }) => word));
  const isPairs = [...specific].some((word) => /\p{Script=Han}/u.test(word));
  // Pairs of characters overlap, so a name accounts for most of them.
  const needed = isPairs ? 1 : Math.ceil(specific.size / 2);
  const named = namesIn(query);
  const isNamed = ({ matchedTerms }: Found) =>
    matchedTerms.some((word) => named.has(word)) ||
    matchedTerms.filter((word) => specific.has(word)).length > needed;
  // "When did I start in Kraków?": what only starts says nothing of the place.
  const among = notes.some(isNamed) ? notes.filter(isNamed) : notes;
  const best = Math.max(0, ...notes.map(({ relevance }) => relevance));
  return among.filter(
    ({ relevance, matchedTerms }) =>
      relevance >= NEAR_BEST * best && matchedTerms.filter((word) => specific.has(word)).length >= needed,
  );
}

/** The names in a question: its capitals, but the first word's. In German every noun has one. */
function namesIn(query: string): ReadonlySet<string> {
  const { names, words, language } = readQuestion(query);
  const [first] = words;
  return new Set(language === "de" ? [] : [...names].filter((name) => name !== first?.token));
}
