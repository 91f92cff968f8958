import type { Span } from "../../text/piece.ts";
import { type EntryDates, isOfEntry } from "./dates/dates.ts";
import type { ProofSource } from "./source.ts";

const lowerBefore =
  /(?<!\p{L})(?:stellv(?:ertretende[rnms]?|\.)?|stv\.?|deputy|assistant|assoc(?:iate|\.)|vice|junior|jr\.?|trainee|acting|interim|aspiring|biträdande|vikarierande|ställföreträdande|t\.\s?f\.|plaatsvervangend|waarnemend|adjunct|assistent(?:e|in)?|zastępca|zastępczyni|zástupce|zástupkyně|p\.\s?o\.|asystent(?:ka)?|asistent(?:ka)?|adjunt[oa]|ayudante|auxiliar|asistente|sub|assistente|vice-?|adjointe?|second(?:e)?|aide|aiuto|kommissarische[rnms]?|angehende[rnms]?|副|助理|代理|見習い?|准|代)(?:[\s.-]+(?:d[aoe]s?|de\s+la|del|della|of\s+the|to\s+the|du|au|à\s+la|ao|à|of|to|de|van\s+de))?[\s.'’-]*$/iu;
const lowerBehind =
  /^(?:[\s-]*(?:assistant|trainee|apprentice|assistente?n?(?:in)?|stellvertreter(?:in)?)(?!\p{L})|補佐|代理|見習|候補|心得|助理|助手|副手)/iu;
const apart = /(?:^|[\n,;:|•·()（）–—\u3000\t]|\d)\s*(?:[-–—•·*]\s*)?$/u;

/**
 * Places of a title that are not part of a lower one: not the manager in "Deputy Manager", nor the person whom a
 * stand-in replaces.
 */
export function ownTitles(text: string, places: readonly Span[]): Span[] {
  const before = (start: number) => text.slice(Math.max(0, start - 40), start).replace(/^[\s\S]*\n/u, "\n");
  const isLower = ([start, end]: Span) =>
    lowerBefore.test(before(start)) || lowerBehind.test(text.slice(end, end + 30));
  const kept = places.filter((place) => !isLower(place));
  return kept.length === places.length ? kept : kept.filter(([start]) => apart.test(before(start)));
}

const atClient =
  /(?<!\p{L})(?:on[- ]site (?:at|with)|seconded to|posted to|placed (?:at|with)|on assignment (?:at|to|with)|(?:for|at) (?:our|the|my|a) client|(?:beim|am|für den) kunden|beim einsatzbetrieb|eingesetzt (?:bei|in)|überlassen an|im einsatz bei|chez (?:le|notre|un) client|détachée? (?:chez|à|auprès de)|mise? à disposition (?:de|chez)|en mission chez|en (?:el )?cliente|(?:desplazad|destinad|destacad|cedid)[oa] (?:en|a)|distaccat[oa] (?:presso|in)|presso il cliente|alocad[oa] (?:n[oa]|em)|(?:no|do) cliente|gedetacheerd bij|bij (?:de )?klant|ingezet bij|uthyrd till|hos kunden|på uppdrag hos|oddelegowan\p{L}+ do|u klienta|vyslán\p{L}* (?:do|k)|přidělen\p{L}* (?:do|k)|u zákazníka|einsatz\p{L}* (?:\p{L}+ )?(?:bei[m]?|in)|hired out to|sur le site d[eu]|en las instalaciones de|(?:no )?posto n[oa]|uitgeleend aan|op locatie bij|in(?:nleid|lejet|hyrd) (?:til|till|hos)|(?:stale )?na (?:terenie|obiekcie))\s(?:\p{L}{1,4}[\s'’])?$|(?<!\p{L})(?:client(?: site)?|customer site|kunde|einsatz(?:ort|betrieb)?|site client|cliente|opdrachtgever|inlener|uppdragsgivare|oppdragsgiver|klient|müşteri|gözetim yeri)\s?[:：]\s?$|(?<!\p{L})(?:per|pour le compte de|on behalf of|im auftrag (?:von|der)|por cuenta de|namens|w imieniu|na zlecenie)\s(?:\p{L}{1,3}\s)?[^,;:\n]{2,40},?\s(?:presso|at|bei|beim|chez|en|bij|na|w)\s?(?:\p{L}{1,4}[\s'’])?$|(?:客户现场|派驻(?:到|在|至)?|驻点|駐点|驻场|外派|常駐先|派遣先|客先|出向先)[:：はで至]?\s?$/iu;
const ofClient = /^\s?(?:sahasında|projesinde|şantiyesinde|の現場)/iu;

/** Places of an employer's name where it is not a client: "on site at Brackley Insurance". */
export function ownEmployers(text: string, places: readonly Span[]): Span[] {
  return places.filter(
    ([start, end]) => !atClient.test(lineBefore(text, start)) && !ofClient.test(text.slice(end, end + 20)),
  );
}

const REACH = 80;

function lineBefore(text: string, start: number): string {
  return text.slice(Math.max(0, start - REACH), start).replace(/^[\s\S]*\n/u, "");
}

const ends = /(?<=[\p{L}]{5}|[\d)）])\.\s|[;!?]\s|[。；！？]/u;
const works =
  /(?<!\p{L})(?:work\p{L}*|employ\p{L}*|joined|hired|arbeit\p{L}*|tätig|angestellt|beschäftigt|travaill\p{L}*|employé?e?|embauchée?|trabaj\p{L}*|emplead[oa]|trabalh\p{L}*|empregad[oa]|lavor\p{L}*|assunt[oa]|dipendente|werk\p{L}*|in dienst|arbeta\p{L}*|jobba\p{L}*|anställd|prac(?:ow|uj)\p{L}*|zatrudni\p{L}*|zaměstn\p{L}*)(?!\p{L})|勤|入社|在职|任职|就职/iu;
const MOST_BEFORE = 1;

/**
 * True if an employer's name is in another sentence of the line than what was done there, and that sentence says
 * something else of it: "Clerk, Bastion Ltd, 2016–2020. Posted to clients such as the Orpheum".
 */
export function isInOtherSentence(text: string, [start, end]: Span, [from, to]: Span): boolean {
  const between = text.slice(Math.min(end, to), Math.max(start, from));
  if (between.includes("\n") || !ends.test(between)) return false;
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const before = line.split(ends).at(-1) ?? "";
  const said = before.match(/(?<!\p{L})\p{Ll}{2,}/gu) ?? [];
  return said.length > MOST_BEFORE && !works.test(before);
}

const LONGEST = 60;

/** True if a level belongs to a skill: directly after it, or before it as the label of its list. */
export function isLevelWith(text: string, skills: readonly Span[], [start, end]: Span): boolean {
  return skills.some(([from, to]) => {
    if (start >= from && end <= to) return true;
    const between = start >= to ? text.slice(to, start) : text.slice(end, from);
    if (between.includes("\n")) return isHeading(text, [start, end], between);
    if (between.length > LONGEST) return false;
    if (start < from) return !/[;；|•)）、，]/u.test(between) || /^\s*[:：]/u.test(between);
    // One mark alone introduces the level. A list before it shares one.
    return /^[\s,，、\p{L}\p{N}+#./&]*[\s:：(（–—=*•|★☆●○◆◇■□-]*(?:\p{L}+[\s:]*){0,3}$/u.test(between)
      ? !/[,，、]/u.test(between) || /[:：(（–—=]/u.test(between)
      : false;
  });
}

/** A level on its own line above a list. */
function isHeading(text: string, [start, end]: Span, between: string): boolean {
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, text.indexOf("\n", end) + 1 || undefined);
  return (
    end <= start + line.length && text.indexOf(between, end) === end && line.trim().length <= end - start + 12
  );
}

/**
 * True if an issuer belongs to a certificate: no bracket closes and no other item starts between them, and not both
 * have a line with a date.
 */
export function isBeside(
  source: Pick<ProofSource, "text" | "periods">,
  names: readonly Span[],
  issuer: Span,
): boolean {
  const { text, periods } = source;
  const isDated = (place: Span) => {
    const [from, to] = lineOf(text, place);
    return periods.some(({ span }) => span[0] >= from && span[1] <= to);
  };
  return names.some((name) => {
    const between = issuer[0] >= name[1] ? text.slice(name[1], issuer[0]) : text.slice(issuer[1], name[0]);
    if (/[)）;；|•]|\n\s*\n/u.test(between)) return false;
    return !between.includes("\n") || !isDated(name) || !isDated(issuer);
  });
}

function lineOf(text: string, [start, end]: Span): Span {
  const next = text.indexOf("\n", end);
  return [text.lastIndexOf("\n", start - 1) + 1, next === -1 ? text.length : next];
}

/** True if a place is not on a line that has only another entry's period. */
export function isOnOwnLine(
  { text, periods }: Pick<ProofSource, "text" | "periods">,
  [start, end]: Span,
  dates: EntryDates,
): boolean {
  const there = rangesOnLine({ text, periods }, start, end);
  return there.length === 0 || there.some((period) => isOfEntry(period, dates));
}

/** In a line with several entries, each has its period after it, or before it if the line starts with one. */
export function isOfOtherStretch(
  source: Pick<ProofSource, "text" | "periods">,
  [start, end]: Span,
  dates: EntryDates,
): boolean {
  const { text } = source;
  const there = rangesOnLine(source, start, end);
  const [first, ...others] = there;
  if (!first || others.length === 0 || dates.start + dates.end === "") return false;
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const isLed = !/\p{L}{3,}/u.test(text.slice(line, first.span[0]));
  const own = isLed
    ? there.findLast(({ span }) => span[1] <= start)
    : there.find(({ span }) => span[0] >= end);
  if (!own || isOfEntry(own, dates)) return false;
  const wanted = there.find((period) => isOfEntry(period, dates));
  if (!wanted) return false;
  // "From 2019 to 2021 as a shift leader and before that …": nothing separates the title from its years.
  if (wanted.span[1] <= start && !/[),;.|），；。]/u.test(text.slice(wanted.span[1], start))) return false;
  const [left, right] = wanted.span[0] < own.span[0] ? [wanted, own] : [own, wanted];
  return /\p{L}{3,}/u.test(text.slice(left.span[1], right.span[0]));
}

function rangesOnLine({ text, periods }: Pick<ProofSource, "text" | "periods">, start: number, end: number) {
  const [from, to] = lineOf(text, [start, end]);
  return periods.filter(({ kind, span }) => kind !== "single" && span[0] >= from && span[1] <= to);
}
