import type { Place } from "../text/piece.ts";

const SHORTEST = 60;
const quoted = /«[^«»]+»|“[^“”]+”|„[^„“”]+[“”]|"[^"]+"|「[^「」]+」|『[^『』]+』/gsu;
const first =
  /(?<![\p{L}\p{M}])(?:I|ich|je|yo|io|eu|ik|jag|ja|já)(?![\p{L}\p{M}])|(?<!\p{L})j['’]|私|我(?![们們])/iu;
const ends = /[.!?。！？]/gu;

/** Labels of referees, before their names and titles. */
const referee =
  /^[^\p{L}\n]*(?:(?:professional )?(?:references?|referees?)|referenz(?:en|geberin?)?|références?|referencias?|referências?|referenze|referenties?|referenser?|referencje|reference|推荐人|推薦人|介绍人|证明人|推薦者|紹介者)\s*[:：]|^[^\p{L}\n]*(?:doporučení napsal\p{L}*|recommend(?:ed|ation)(?: written)? by|empfohlen von|recommandée? par|recomendad[oa] por|raccomandat[oa] da|aanbevolen door|rekommenderas av|poleca)/iu;

/** How a sentence names the advertisement that it quotes. */
const advertisement =
  /(?<!\p{L})(?:(?:your|the|this|ihre[rmn]?|eurer?|die(?:se[rn]?)?|votre|l['’]|cette|su|el|este|la|vuestr[oa]|vosso|seu|o|este|vostr[oa]|l['’]|quest[oa]|uw|de|jullie|deze|er|den|państwa|wasz\p{L}*|váš|vaš\p{L}*|tento)\s?(?:\p{L}+\s)?(?:(?:job )?(?:ad|advert|advertisement|posting|listing|description)|vacancy|(?:stellen)?anzeige|(?:stellen)?ausschreibung|inserat|annonce|offre|anuncio|oferta|anúncio|vaga|annuncio|bando|vacature(?:tekst)?|advertentie|(?:plats)?annons|ogłoszeni[eau]|inzerát\p{L}*|nabídk\p{L}+))(?!\p{L})|求人|募集要項|招聘|招募/iu;
const anyQuoted =
  /«[^«»]+»|“[^“”]+”|„[^„“”]+[“”]|"[^"]+"|「[^「」]+」|『[^『』]+』|(?<!\p{L})['‘][^'‘’\n]+['’](?!\p{L})/gsu;
const LONGEST_LEAD = 100;
const LONGEST_QUOTED = 300;

/** True if a place is in words quoted from an advertisement: "Your ad says: 'fluent in ◊'". */
function isAdvertised(text: string, { start, end }: Place): boolean {
  const from = Math.max(text.lastIndexOf("\n", start - 1) + 1, start - LONGEST_QUOTED);
  const line = text.slice(from, end + LONGEST_QUOTED).split("\n", 1)[0] ?? "";
  for (const { 0: said, index } of line.matchAll(anyQuoted)) {
    if (from + index >= start || end >= from + index + said.length) continue;
    const lead =
      line
        .slice(Math.max(0, index - LONGEST_LEAD), index)
        .split(ends)
        .at(-1) ?? "";
    return advertisement.test(lead);
  }
  return false;
}

/** True if a place is a quoted reference's statement about its own author, the referee, or quoted from an advertisement. */
export function isOfOtherWriter(text: string, { start, end }: Place): boolean {
  if (isAdvertised(text, { start, end })) return true;
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, end);
  if (referee.test(line) && !/[.。]\s/.test(line.replace(/(?<!\p{L})\p{L}{1,4}\.\s/gu, ""))) return true;
  const quote = quoteAround(text, start, end);
  return quote !== undefined && first.test(sentenceOf(quote.said, start - quote.from));
}

/** True if a quoted reference is about the resume's writer at a place, not about its own author. */
export function isAboutWriter(text: string, { start, end }: Place): boolean {
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
