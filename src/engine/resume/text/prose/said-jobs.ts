import { isTown } from "../../../text/names/towns.ts";
import { type Piece, slice } from "../../../text/piece.ts";
import type { JobDraft } from "../draft.ts";
import { findPeriods, type Period } from "../entries/dates/dates.ts";
import { type Extraction, extract } from "../extraction.ts";
import type { Line } from "../layout/lines.ts";
import { placeOf } from "../person/places.ts";
import { employerScore, roleScore } from "../sections/classify.ts";
import { mayBeName } from "../sure/employer.ts";
import { isVoluntary } from "../sure/jobs.ts";
import { sentencesIn } from "./joined-lines.ts";

const TITLE = "(\\p{L}[\\p{L}'’ /-]{2,50}?)";
const EMPLOYER =
  "(\\p{Lu}[\\p{L}\\d&.'’-]{0,30}(?: (?:(?:&|of|the|de|do|da|du|des|la|las|los|le|les|el|der|für) ){0,2}(?:(?:[dl]['’])?\\p{Lu}[\\p{L}\\d&.'’-]{0,30}|&)){0,6}(?:(?<= (?:No|Nr)\\.?) \\d{1,4})?)";

/** What may follow a title. */
const END =
  "(?=[,.;)]|$| (?:from|since|until|between|in|at|on|where|and|for|von|seit|bis|und|desde|hasta|entre|de|depuis|pendant|a|até|y|e|et|où) )";

/** Sentences that say what a person was and where, with a group for the title and one for the employer. */
const SAID: readonly RegExp[] = [
  `(?<!\\p{L})(?:[Ii]|[Ii]'ve|[Ii]’ve) (?:have )?(?:been )?(?:work|worked|working|was employed|am employed|employed|served) as (?:an? |the )?${TITLE} (?:at|for|with) (?:the )?${EMPLOYER}`,
  `^(?:currently |presently |previously )?(?:worked|working) as (?:an? |the )?${TITLE} (?:at|for|with|in) (?:the )?${EMPLOYER}`,
  `(?<!\\p{L})(?:first|last|next|current|present|previous|second) (?:job|post|position|role) (?:was|is) (?:as )?(?:an? |the )${TITLE} (?:at|for|with|in) (?:the )?${EMPLOYER}`,
  `(?<!\\p{L})(?:trabajo|trabaj[éo]|trabajaba|he trabajado|estuve|llevo trabajando) (?:como|de) (?:una? )?${TITLE} (?:en|para) (?:el |la |los |las )?${EMPLOYER}`,
  `(?<!\\p{L})(?:trabalho|trabalhei|trabalhava|comecei(?: em \\d{4})?|estive) como ${TITLE} (?:no|na|nos|nas|em|para o|para a|num|numa) (?:(?:salão|loja|empresa|restaurante|firma) )?${EMPLOYER}`,
  `(?<!\\p{L})(?:je travaille|je travaillais|j['’]ai travaillé|j['’]ai été employée?|j['’]ai exercé)(?: [^.]{0,40}?)? (?:comme|en tant que|en qualité de|en tant qu['’]) ?${TITLE} (?:chez|à|au|à la|dans|pour|aux) (?:la |le |l['’]|les )?${EMPLOYER}`,
  `(?<!\\p{L})(?:ich arbeite|arbeite ich|arbeitete ich|ich arbeitete|war ich|ich war|bin ich|ich bin|habe ich|ich habe)(?: [^.]{0,60}?)? als ${TITLE} (?:bei|beim|im|in der|am|an der) (?:der |dem |den )?${EMPLOYER}`,
].map((pattern) => new RegExp(pattern, "u"));
/** The same with the employer first. */
const SAID_AT: readonly RegExp[] = [
  `(?<!\\p{L})[Ii] joined (?:the )?${EMPLOYER}(?:,? in \\p{Lu}\\p{L}{2,20})?,? as (?:an? |the )?${TITLE}${END}`,
  `(?<!\\p{L})(?:worked|working|was employed|employed|have been) (?:for|at|with|by) (?:the )?${EMPLOYER}(?:,? in \\p{Lu}\\p{L}{2,20})?,? as (?:an? |the )?${TITLE}${END}`,
  `(?<!\\p{L})(?:trabajo|trabaj[éo]|trabajaba|he trabajado|trabalho|trabalhei|trabalhava) (?:en|no|na|para) (?:el |la |los |las )?${EMPLOYER},? como (?:una? )?${TITLE}${END}`,
  `(?<!\\p{L})(?:travaille|travaillais|travaillé|employée?) (?:chez|à|au|pour|dans) (?:la |le |l['’])?${EMPLOYER},? (?:comme|en tant que|en qualité de|en tant qu['’]) ?${TITLE}${END}`,
  `(?<!\\p{L})(?:arbeite|arbeitete|war|bin|habe) (?:ich )?(?:[^.,]{0,40} )?(?:bei|beim|in der|im) (?:der |dem )?(?:Firma )?${EMPLOYER},? als ${TITLE}${END}`,
].map((pattern) => new RegExp(pattern, "u"));
/** The same without a word for working: the title must be a known one. */
const WAS: readonly RegExp[] = [
  `(?<!\\p{L})(?:[Ii] (?:am|was|became|have been)|[Ii]['’]m|[Ii]['’]ve been) (?:now )?(?:an? |the )?${TITLE} (?:at|for) (?:the )?${EMPLOYER}`,
  `(?<!\\p{L})(?:soy|fui|era) (?:una? )?${TITLE} (?:en|para) (?:el |la |los |las )?${EMPLOYER}`,
  `(?<!\\p{L})(?:sou|fui|era) ${TITLE} (?:no|na|nos|nas) ${EMPLOYER}`,
  `(?<!\\p{L})(?:je suis|j['’]étais|j['’]ai été) ${TITLE} (?:chez|au|à la) ${EMPLOYER}`,
].map((pattern) => new RegExp(pattern, "u"));
const HAN =
  /(?<![\p{Script=Han}])(?:我)?在([\p{Script=Han}（）()]{3,24}?)(?:担任|任|做|当)(?:了)?([\p{Script=Han}]{2,10})(?=[，,。；;、\s]|$)/u;
const LONGEST = 400;

/** Jobs stated in sentences of a few clear forms, and the lines of these. */
export function saidJobs(lines: readonly Line[]): { jobs: JobDraft[]; lines: Line[] } {
  const found = sentencesIn(lines).flatMap((sentence) => {
    const job = jobIn(sentence.piece);
    return job === undefined ? [] : [{ job, lines: sentence.lines }];
  });
  return { jobs: found.map(({ job }) => job), lines: found.flatMap((one) => one.lines) };
}

function jobIn(piece: Piece): JobDraft | undefined {
  if (piece.text.length > LONGEST || NOT_PAID.test(piece.text)) return undefined;
  // A sentence starts with a capital letter.
  const text = piece.text.slice(0, 1).toLowerCase() + piece.text.slice(1);
  const said = firstMatch(SAID, text) ?? firstMatch(SAID_AT, text, true) ?? wasMatch(text) ?? hanMatch(text);
  if (said === undefined) return undefined;
  const position = extract(slice(piece, said.title[0], said.title[1]), 0.9);
  const employer = extract(slice(piece, said.employer[0], said.employer[1]), 0.9);
  if (position === undefined || employer === undefined || !mayBeName(employer.value)) return undefined;
  const location = extract(placeBehind(slice(piece, said.employer[1])), 0.8);
  const job: JobDraft = { position, employer, location, ...datesOf(piece), highlights: [], doubts: [] };
  return isVoluntary(job) ? undefined : job;
}

const PLACE_BEHIND =
  /^(?:,\s?(?:(?:in|à|en|em|im) )?|(?:in|à|en|em|im) )(\p{Lu}[\p{L}'’-]{2,24}(?: \p{Lu}[\p{L}'’-]{2,24})?)(?=[,.;)]|$| \p{Ll})/u;

/** "… in Leicester, where", ", Pune from June 2021": the place directly behind the employer. */
function placeBehind(rest: Piece): Piece | undefined {
  const match = PLACE_BEHIND.exec(rest.text);
  const name = match?.[1];
  if (match === null || name === undefined) return undefined;
  const piece = slice(rest, match[0].length - name.length, match[0].length);
  return placeOf(piece)?.sure === true || isTown(name) ? piece : undefined;
}

const NOT_PAID =
  /volunteer|voluntar|voluntári|ehrenamt|bénévol|gratis|de graça|for free|wanted to|would like|quiero|quero|möchte|voudrais|志愿|义务/iu;

type Found = { readonly title: readonly [number, number]; readonly employer: readonly [number, number] };

function firstMatch(patterns: readonly RegExp[], text: string, isAtFirst = false): Found | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [whole, one = "", two = ""] = match;
    const [title, employer] = isAtFirst ? [two, one] : [one, two];
    const name = employer.replace(/[.'’-]+$/, "");
    const end = match.index + (isAtFirst ? whole.lastIndexOf(employer) + employer.length : whole.length);
    const from = end - employer.length;
    // Two employers in one sentence are ambiguous.
    if (/^ (?:and|y|e|et|und|o|or|oder|ou) (?:\p{L}{1,4} )?\p{Lu}/u.test(text.slice(end))) return undefined;
    const titleAt = isAtFirst ? match.index + whole.length - title.length : text.lastIndexOf(title, from);
    return { title: [titleAt, titleAt + title.length], employer: [from, from + name.length] };
  }
  return undefined;
}

function wasMatch(text: string): Found | undefined {
  const found = firstMatch(WAS, text);
  return found !== undefined && roleScore(text.slice(...found.title)) >= 2 ? found : undefined;
}

function hanMatch(text: string): Found | undefined {
  const match = HAN.exec(text);
  const [whole = "", where = "", title = ""] = match ?? [];
  if (match === null || roleScore(title) < 2) return undefined;
  const name = where.slice(where.lastIndexOf("的") + 1);
  if (employerScore(name) < 2) return undefined;
  const end = match.index + whole.length;
  const at = text.lastIndexOf(name, end - title.length);
  return { title: [end - title.length, end], employer: [at, at + name.length] };
}

/** "I joined in 2021 and still work there" */
const STILL =
  /(?<!\p{L})(?:still|ever since|seitdem|seither|immer noch|bis heute|depuis lors|toujours|encore aujourd['’]hui|todavía|desde entonces|aún)(?!\p{L})/iu;
const BETWEEN = /(?<!\p{L})(?:between|entre|zwischen) $/iu;

/** The only period of a sentence; none if it has more dates. */
function datesOf(piece: Piece): { startDate?: Extraction; endDate?: Extraction } {
  const periods = findPeriods(piece);
  const [first, second, third] = periods;
  if (first === undefined || third !== undefined) return {};
  if (second !== undefined) return betweenOf(piece, first, second);
  if (first.kind !== "single") return { startDate: first.start, endDate: first.end };
  return STILL.test(piece.text) ? { startDate: first.start } : {};
}

function betweenOf(
  piece: Piece,
  first: Period,
  second: Period,
): { startDate?: Extraction; endDate?: Extraction } {
  const isJoined = /^ (?:and|y|e|et|und) $/.test(piece.text.slice(first.to, second.from));
  const isBetween = BETWEEN.test(piece.text.slice(0, first.from));
  const areSingle = first.kind === "single" && second.kind === "single";
  return isJoined && isBetween && areSingle ? { startDate: first.start, endDate: second.start } : {};
}
