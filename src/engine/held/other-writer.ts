const SHORTEST = 60;
const quoted = /«[^«»]+»|“[^“”]+”|„[^„“”]+[“”]|"[^"]+"|「[^「」]+」|『[^『』]+』/gsu;
const first =
  /(?<![\p{L}\p{M}])(?:I|ich|je|yo|io|eu|ik|jag|ja|já)(?![\p{L}\p{M}])|(?<!\p{L})j['’]|私|我(?![们們])/iu;
const ends = /[.!?。！？]/gu;

/** Labels of referees, before their names and titles. */
const referee =
  /^[^\p{L}\n]*(?:(?:professional )?(?:references?|referees?)|referenz(?:en|geberin?)?|références?|referencias?|referências?|referenze|referenties?|referenser?|referencje|reference|推荐人|推薦人|介绍人|证明人|推薦者|紹介者)\s*[:：]|^[^\p{L}\n]*(?:doporučení napsal\p{L}*|recommend(?:ed|ation)(?: written)? by|empfohlen von|recommandée? par|recomendad[oa] por|raccomandat[oa] da|aanbevolen door|rekommenderas av|poleca)/iu;

/** True if a place is a quoted reference's statement about its own author, or the referee. */
export function isOfOtherWriter(text: string, { start, end }: { start: number; end: number }): boolean {
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, end);
  if (referee.test(line) && !/[.。]\s/.test(line.replace(/(?<!\p{L})\p{L}{1,4}\.\s/gu, ""))) return true;
  const quote = quoteAround(text, start, end);
  return quote !== undefined && first.test(sentenceOf(quote.said, start - quote.from));
}

/** True if a quoted reference is about the resume's writer at a place, not about its own author. */
export function isAboutWriter(text: string, { start, end }: { start: number; end: number }): boolean {
  const quote = quoteAround(text, start, end);
  return quote !== undefined && !first.test(sentenceOf(quote.said, start - quote.from));
}

function quoteAround(text: string, start: number, end: number): { said: string; from: number } | undefined {
  for (const { 0: said, index } of text.matchAll(quoted)) {
    if (said.length >= SHORTEST && start >= index && end <= index + said.length) return { said, from: index };
  }
  return undefined;
}

function sentenceOf(quote: string, at: number): string {
  let from = 1;
  for (const { index } of quote.matchAll(ends)) {
    if (index >= at) return quote.slice(from, index);
    from = index + 1;
  }
  return quote.slice(from);
}
