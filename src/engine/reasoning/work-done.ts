// What the user did at an employer. Languages as in question-words.

const NAME = "(?:the |la |el |l['’]|le |der |dem |a |o )?(?<name>[^?？]{2,80}?)";
const END = String.raw`(?:\s(?:before|then|back then|damals|früher|entonces|antes|avant|à l['’]époque))?\s*[?？.!]*\s*$`;
const shapes = [
  `what (?:did|do) i do (?:at|for|with|in) ${NAME}`,
  `what (?:were|are|was|is) my (?:tasks?|duties|responsibilities|achievements?|work|role|job) (?:at|for|with|in) ${NAME}`,
  `what have i done (?:at|for|with|in) ${NAME}`,
  `was habe ich (?:bei der|bei|beim|im|in der|in|an der|am|für) ${NAME} (?:gemacht|getan)`,
  `was (?:waren|sind) meine aufgaben (?:bei der|bei|beim|im|in der|in|an der|am) ${NAME}`,
  `qué (?:hice|hacía|he hecho) (?:en|para|con) ${NAME}`,
  `(?:qu['’]est-ce que j['’]ai fait|qu['’]ai-je fait|qu['’]est-ce que je faisais) (?:à|au|aux|chez|en|pour|dans) ${NAME}`,
  `(?:o )?que (?:eu )?(?:fiz|fazia) (?:na|no|em|para) ${NAME}`,
].map((source) => new RegExp(`^[\\s¿¡]*(?:${source})${END}`, "iu"));

const atHome = /^(?:home|zu ?hause|casa|la maison|maison)$/iu;

/** The employer of a question such as "What did I do at Northgate?"; undefined for other questions. */
export function employerAsked(query: string): string | undefined {
  const name = shapes.map((shape) => shape.exec(query)?.groups?.name?.trim()).find(Boolean);
  return name === undefined || atHome.test(name) ? undefined : name;
}

const doing =
  /^\W*(?:what|where|was|wo|qué|que|dónde|qu['’]|où|quel|cosa|che|dove|o que|onde)(?!\p{L}).{0,40}(?<!\p{L})(?:do|doing|did|work\p{L}*|job|gemacht|gearbeitet|tat|hac[ií]a|hice|hecho|trabaj\p{L}*|faisais|fait|travaill\p{L}*|faz\p{L}*|fiz|trabalh\p{L}*|facevo|fatto|lavora\p{L}*)(?!\p{L})/iu;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
const before = new RegExp(
  `(?<!\\p{L})(?:before|prior to|vor|avant|antes de|antes da|antes do|prima di) (?!that|this|then|it(?!\\p{L}))${NAME}\\s*[?？.!]*\\s*$`,
  "iu",
);

/** The first and last year, or the employer, that a question for the user's work names: "What was I doing in 2018?" */
export function timeAsked(query: string): { years?: [number, number]; before?: string } | undefined {
  if (!doing.test(query)) return undefined;
  const years = (query.match(YEAR) ?? []).map(Number);
  if (years.length > 0) return { years: [Math.min(...years), Math.max(...years)] };
  const employer = before.exec(query)?.groups?.name?.trim();
  return employer === undefined ? undefined : { before: employer };
}
