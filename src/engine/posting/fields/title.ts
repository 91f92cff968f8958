import { type Doc, segments, sliceSpan, type TextSpan, wordPattern } from "../doc.ts";
import type { Labelled } from "../labelled.ts";
import { labelField } from "../labels.ts";
import { containsInstructions } from "../prompt-injection.ts";
import { isBreadcrumb, withoutEmoji } from "./head.ts";
import { findPlaceNames } from "./place-names.ts";
import { hasGenderMark, namesRole, startsLikeHeading } from "./roles.ts";

const MAX_TITLE_LENGTH = 150;
const MAX_HEAD_LINES = 8;
const stopAt =
  /\s+(?:-|\||@|at|bei|chez|en|in|à|para|pour|für|to|who|for|with|with|and join|join|located|based|mit|zur|ab|zum|con|sur|dans|(?=\())\s*|[,.;:!?。，；！\n]/u;
const calls = [
  /((?:\p{Lu}[\p{L}/:*-]{2,40} ){1,4}\((?:[mwfdx]\s?\/?\s?){2,4}\))/gu,
  /(?<=^|\n)([^\n.;:!?]{3,80}?) (?:needed|wanted|required|urgently needed|gesucht|recherchée?|cherchée?)(?![\p{L}])/giu,
  /(?:looking for|seeking|seeks|hiring|recruiting|searching for|in need of|opening for|position of|role of|needs?)(?: to (?:hire|recruit))?(?: for)? (?:an? (?:full[ -]time |part[ -]time )?|our (?:next |new )?|\d{1,2} |the next |multiple |several )?([^\n.;:!?]{3,100})/giu,
  /(?:suchen|sucht|suche)(?: (?:wir|ab sofort|zum nächstmöglichen zeitpunkt|für [^\n,.;]{1,40}?|zur verstärkung[^\n,.;]{0,60}?|dich als|sie als|,)){0,3},? (?:eine?n?(?:\/-?[nr]|\(n\)|:n|\*n)? |dich als |sie als |mehrere |als )([^\n.;:!?]{3,100})/giu,
  /(?:recherch(?:e|ons)|recrut(?:e|ons)|embauch(?:e|ons))(?: (?:pour|dans|actuellement|activement)[^\n,.;]{0,50}?,?)? (?:une?|des|un\(e\)|un\/une|un·e|son|sa|notre|\d{1,2}) ([^\n.;:!?]{3,100})/giu,
  /(?:busca(?:mos|ndo)?|necesita(?:mos)?|precisa(?:mos)?|selecciona(?:mos)?|requiere|incorpora(?:mos)?)(?: (?:para|incorporar|a|contratar)[^\n,.;]{0,40}?)? (?:una?|un\/a|un\/una|un\(a\)|\d{1,2}) ([^\n.;:!?]{3,100})/giu,
  /(?:se busca|se necesita|buscamos|contrata(?:-se)?|precisa-se(?: de)?|procura(?:mos|-se)?) (?:una?|um|uma|un\/a)? ?([^\n.;:!?]{3,100})/giu,
  /招(?:聘)?(?:一位|一名|[两\d]{1,2}[名位]) ?([^\s,，。;；!！0-9]{2,20})/gu,
  /(?:招聘|诚聘|急聘|招募|诚招)(?:\d{0,3}[名位个])? ?([^\s,，。;；!！0-9]{2,20})/gu,
];
const adjectives = wordPattern(
  "experienced|motivated|passionate|reliable|skilled|talented|dedicated|full[ -]?time|part[ -]?time|enthusiastic|energetic|friendly|compassionate|qualified|highly|very|and|dynamic|creative|self-motivated|hard-working|hardworking|professional|licensed|great|amazing|" +
    "engagierte[nr]?|motivierte[nr]?|erfahrene[nr]?|zuverlässige[nr]?|freundliche[nr]?|qualifizierte[nr]?|passionnée?|motivée?|expérimentée?|con experiencia",
);

/** The job's title: a labelled line, else one of the first lines that names a kind of worker, else the worker a sentence calls for. */
export function findTitle(doc: Doc, labelled: Labelled): TextSpan | undefined {
  for (const piece of labelled.get("title") ?? []) {
    if (isTitleValue(piece.text)) return stripTail(piece);
  }
  return fromHead(doc) ?? fromCall(doc) ?? fromFirstWords(doc);
}

function isTitleValue(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= MAX_TITLE_LENGTH &&
    !/[.!?。]$/.test(text) &&
    !isSentence(text) &&
    !containsInstructions(text)
  );
}

function fromHead(doc: Doc): TextSpan | undefined {
  const head = doc.lines.filter((line) => line.text !== "").slice(0, MAX_HEAD_LINES);
  for (const line of head) {
    if (line.text.length > 200 || isBreadcrumb(line.text)) continue;
    for (const raw of segments(line)) {
      const bare = withoutEmoji(sliceSpan(raw, raw.text.startsWith("- ") ? 2 : 0));
      const piece = stripTail(sliceSpan(bare, announced.exec(bare.text)?.[0].length ?? 0));
      if (isTitleLine(piece)) return piece;
    }
  }
  return undefined;
}

/** What announces the title on its own line: "Hiring:", "Vaga:", "Offre d'alternance -". */
const announced =
  /^(?:(?:now |we(?:'| a)re |urgently )?hiring|(?:job )?vacancy|job opening|oferta(?: de (?:empleo|trabajo))?|vaga|offre d'(?:emploi|alternance)|alternance|intérim|stage|contract|puesto|stellenangebot|stellenausschreibung|gesucht|wanted|recrutement|urgent|oportunidade|offerta di lavoro|vacature)\s?[:!-]\s?|^vaga para /iu;

/** The job that the first words of a short text name: "Night Dispatcher, Yellowhammer Cabs, Mobile AL. 10p-6a". */
function fromFirstWords(doc: Doc): TextSpan | undefined {
  for (const line of doc.lines.filter(({ text }) => text !== "").slice(0, 3)) {
    const bare = withoutEmoji(line);
    for (const mark of bare.text.slice(0, 120).matchAll(/^|[!.] /g)) {
      const from = mark.index + mark[0].length;
      const to = bare.text.slice(from, from + 80).search(/[,.;!?@]| (?:-|at|in|for) /);
      const piece = to < 3 ? undefined : sliceSpan(bare, from, from + to);
      if (piece && piece.text.split(" ").length <= 5 && /^\p{Lu}/u.test(piece.text) && isTitleLine(piece))
        return piece;
    }
  }
  return undefined;
}

function isTitleLine(piece: TextSpan): boolean {
  const { text } = piece;
  if (text.length < 3 || text.length > 110 || text.split(" ").length > 13) return false;
  if (/[.!?。:]$/.test(text) && !/\b(?:Sr|Jr)\.$/.test(text)) return false;
  const label = text.split(":")[0] ?? "";
  if (label.length < text.length && labelField(label) !== undefined) return false;
  if (/[!?]|https?:|@|\. \p{Lu}/u.test(text) || isSentence(text)) return false;
  return namesRole(text) && !startsLikeHeading(text) && !/^\d/.test(text);
}

function isSentence(text: string): boolean {
  return /诚聘|急聘|\b(?:contrata|precisa|necesita|selecciona|seeks|needs)\b|\b(?:is|are|we|we're|you|will|your|our|wir|sind|suchen|sucht|nous|recherche|recherchons|recrute|buscamos|busca|somos|hiring|seeking|looking|join|ignore)\b|招聘|我们/iu.test(
    text,
  );
}

// "Registered Nurse - Austin, TX", "Cook at The Example Inn", "Developer | Remote": the title ends before the rest.
function stripTail(given: TextSpan): TextSpan {
  const piece = withoutTerms(given);
  const paid = / [$€£¥]?\d{1,3}(?:[.,]\d{1,3})?[kK]?-[$€£¥]?\d{1,3}(?:[.,]\d{1,3})?[kK万]/u.exec(piece.text);
  if (paid !== null && paid.index > 1) return stripTail(sliceSpan(piece, 0, paid.index));
  const at = / (?:at|@|bei|chez) (?=\p{Lu})/u.exec(piece.text);
  const whole =
    at === null || !namesRole(piece.text.slice(0, at.index)) ? piece : sliceSpan(piece, 0, at.index);
  for (const mark of whole.text.matchAll(/ - |, (?=\p{Lu})/gu)) {
    const rest = whole.text.slice(mark.index + mark[0].length);
    if (isPlaceOrKind(rest, mark[0]) && namesRole(whole.text.slice(0, mark.index)))
      return sliceSpan(whole, 0, mark.index);
  }
  const inCity = / (?:in|en|em|à) (\p{Lu}[^,.(/|]{2,30})/u.exec(whole.text);
  if (inCity !== null && findPlaceNames((inCity[1] ?? "").trim())) return sliceSpan(whole, 0, inCity.index);
  const inPlace = / in (?=\p{Lu}[\p{L}-]{2,25}(?:, |$| \())/u.exec(whole.text);
  const hasPlace =
    inPlace !== null &&
    (hasGenderMark(whole.text.slice(0, inPlace.index)) || /, [A-Z]{2}\b/.test(whole.text));
  return hasPlace && inPlace !== null ? sliceSpan(whole, 0, inPlace.index) : whole;
}

const termsBehind =
  /\s(?:urgently )?(?:needed|wanted|required|gesucht|recherchée?)!*$|\s?[(（](?:[^()（）]*(?:\d|time|teilzeit|vollzeit|hours?|temp\b|evenings?|nights?|weekends?|uur|std|remote|hybrid)[^()（）]*|\p{Ll}+ \p{Ll}+ \p{Ll}+ [^()（）]*)[)）]$|,? (?:summer|winter|spring|fall|autumn) (?:\d{4}|intake|season)$|\s(?:in|en) (?:teilzeit|vollzeit)$|\s\p{Extended_Pictographic}.*$/iu;

/** A title without the hours, seasons and dates behind it; "(m/w/d)" ends a German one. */
function withoutTerms(piece: TextSpan): TextSpan {
  const gender = /\((?:[mwfdx]\s?[/|]?\s?){2,4}\)/iu.exec(piece.text);
  const isGeneric =
    gender !== null &&
    /^(?:\p{L}*leiter|\p{L}*mitarbeiter|referent|sachbearbeiter|assistent|fachkraft|assistenz|leitung|experte|spezialist)(?:[/*:]?-?in)?$/iu.test(
      piece.text.slice(0, gender.index).trim(),
    );
  const whole =
    gender === null || gender.index < 3 || isGeneric
      ? piece
      : sliceSpan(piece, 0, gender.index + gender[0].length);
  const both = / \/ (?=\p{Lu})/u.exec(whole.text);
  const first =
    both !== null && namesRole(whole.text.slice(0, both.index)) && namesRole(whole.text.slice(both.index))
      ? sliceSpan(whole, 0, both.index)
      : whole;
  const at = termsBehind.exec(first.text.slice(0, 200));
  return at !== null && at.index > 2 ? sliceSpan(first, 0, at.index) : first;
}

function isPlaceOrKind(rest: string, mark: string): boolean {
  if (findPlaceNames(rest.replace(/ \d{1,2}$/, ""))) return true;
  if (mark === " - " && (/^\p{Ll}|\d/u.test(rest) || / - /.test(rest)) && !/^(?:und|and|et|y)\b/.test(rest))
    return true;
  if (mark === " - " && /^(?:winter|summer|spring|season|[\p{L} ]{2,20} intake)/iu.test(rest)) return true;
  if (/^[\p{L}.' -]{2,30}, ?\p{Lu}[\p{L} ]{1,20}/u.test(rest) && !namesRole(rest)) return true;
  if (
    /^(?:remote|hybrid|on-?site|full[ -]?time|part[ -]?time|vollzeit|teilzeit|temps|cdi|cdd|jornada|contract\b|\d|[$€£¥])/iu.test(
      rest,
    )
  )
    return true;
  return (
    mark === " - " &&
    (/(?:GmbH|AG|Inc\.?|LLC|Ltd\.?|S\.?A\.?|SARL|SL|KG)$/u.test(rest) || /^\p{Lu}{2}$/u.test(rest))
  );
}

function fromCall(doc: Doc): TextSpan | undefined {
  for (const pattern of calls) {
    for (const match of doc.folded.slice(0, 50_000).matchAll(pattern)) {
      const name = match[1] ?? "";
      const start = match.index + match[0].lastIndexOf(name);
      const piece = calledRole({ start, end: start + name.length, text: name });
      if (piece !== undefined) return piece;
    }
  }
  return undefined;
}

function calledRole(piece: TextSpan): TextSpan | undefined {
  const gender = /\((?:[mwfdx]\s?[/|]?\s?){2,4}\)|\(?(?:H\/F|F\/H)\)?/iu.exec(piece.text);
  const stop = gender ? gender.index + gender[0].length : piece.text.search(stopAt);
  let kept = sliceSpan(piece, 0, stop === -1 ? piece.text.length : stop);
  for (let tries = 0; tries < 6; tries += 1) {
    const first = kept.text.matchAll(adjectives).next().value;
    if (first?.index !== 0) break;
    kept = sliceSpan(
      kept,
      /^[\s,]*/.exec(kept.text.slice(first[0].length))?.[0].length ?? 0,
      kept.text.length,
    );
    kept = sliceSpan(kept, first[0].length);
  }
  if (kept.text.length < 2 || kept.text.split(" ").length > 8 || !namesRole(kept.text)) return undefined;
  return kept;
}
