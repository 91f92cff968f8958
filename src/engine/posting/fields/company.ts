import { organisationWord, recruiterWord } from "../../lexicon/organisations.ts";
import { type Doc, segments, sliceSpan, type TextSpan } from "../doc.ts";
import type { Labelled } from "../labelled.ts";
import { containsInstructions } from "../prompt-injection.ts";
import { headPieces, isTermOfJob } from "./head.ts";
import { findPlaceNames } from "./place-names.ts";
import { namesRole } from "./roles.ts";

const name =
  "((?:(?:The|La|Le|El|Die|Der|Das) )?\\p{Lu}[\\p{L}\\p{N}&.'-]{0,30}(?: (?:&|of|de|do|da|du|des|del|la|le|les|and|und|et|y|e|the|for|am|an|im|\\p{Lu}[\\p{L}\\p{N}&.'-]{0,30}|\\p{N}{1,4})){0,6})";
const stop = "(?= is(?! )| are| who| needs| in |,|\\.|!|\\(| -|:|$|\\n| [^\\p{L}\\p{N}\\s&])";
const legal =
  "(?:g?GmbH(?: & Co\\.? KG)?|AG|SE|KG|OHG|UG|e\\.V\\.|Inc\\.?|LLC|LLP|Ltd\\.?|Limited|PLC|plc|Corp\\.?|Corporation|SARL|SAS|S\\.L\\.?U?\\.?|SL|S\\.A\\.(?: de C\\.V\\.)?|Ltda\\.?|B\\.V\\.|S\\.r\\.l\\.|Pty Ltd)";
/** Whom an agency recruits for; where one is named, nobody else is the employer. */
const clients = [
  `(?:[Ff]or|[Oo]n behalf of) (?:our|its|my|their) client,? ${name}`,
  `[Mm]y client,? ${name}(?= (?:needs|is|are|wants|seeks|who))`,
  `[Ww]orking with ${name}(?=,? (?:who|which|to|on))`,
  `(?:[Nn]otre client|[Ee]ntreprise utilisatrice|[Ee]mpresa cliente|[Nn]uestro cliente|[Uu]nser(?:en)? Kunden?|[Nn]osso cliente) ?[:,] ?${name}`,
].map(
  (source) =>
    new RegExp(source + stop.replace("(?=", "(?= (?:needs|is|are|wants|seeks|who|which|to)|"), "gu"),
);
const statements = [
  `(?:^|[\\n.!] ?|(?:Hey|Hi|Hello)[^\\n]{0,4} )(?:[Ww]e're|[Ww]e are|[Ww]ir sind|[Nn]ous sommes|[Ss]omos) ${name}(?=\\.|,| -|!|\\n| [^\\p{L}\\p{N}\\s&(]| \\()`,
  `(?:(?<=\\p{L}) @|(?<=\\p{L}) at|(?<![\\p{L}])bei(?: der| dem)?|(?<![\\p{L}])chez) ${name}(?= is| are|,? we|$|\\n|[,.|(]| -| in | sucht| as | \\()`,
  `(?:^|\\n|[.!] )${name},? (?:\\([^()\\n]{2,60}\\),? )?(?:in \\p{Lu}[\\p{L} ,]{2,30} )?(?:is (?:currently |now |actively )?(?:hiring|looking for|seeking|recruiting|searching)|are (?:hiring|looking|seeking)|sucht|seeks|needs an?|recherche|recrute|busca|necesita|precisa|selecciona|contrata|procura|zoekt)(?!\\p{L})`,
  `(?:^|\\n)[#* ]{0,6}(?:About|Über|À propos de|À propos d'|Sobre|Join|Why) ${name}[#*: ]{0,6}(?=\\n|$)`,
  `(?<!\\p{L})(?:[Jj]oin(?: the team at)?|[Rr]ejoignez|[Úú]nete a|[Ww]ork at) ${name}(?= as|,|!|\\.| and | to | pour| como|$|\\n)`,
  `(?:^|\\n)(?:Se busca|Se necesita|Buscamos)[^\\n.,]{3,50} para ${name}(?=[,.])`,
  "(?:^|\\n|[。,，])(?:我们是)?(\\p{Script=Han}{2,25}(?:有限责任公司|股份有限公司|有限公司|集团|医院|大学|学校|酒店|银行|事务所|幼儿园))",
  "我们是(?!一)(\\p{Script=Han}{2,10})(?=[,，、。])",
  "(?:^|\\n)(\\p{Script=Han}{2,14}) {1,3}(?:\\p{L}轮|[天不]\\p{Script=Han}{0,3}融资|已上市|未融资|天使)",
].map((source) => new RegExp(source, "gu"));
const legalLine = new RegExp(`^[\\p{L}\\p{N}&.,'+ -]{2,60} ${legal}$`, "u");
const legalInText = new RegExp(
  `(?<!\\p{L})((?:(?!(?:Die|Der|Wir|The|Bei|At|Für|La|Le|El)\\b)\\p{Lu}[\\p{L}\\p{N}&.'-]{1,30} (?:& )?){1,5}${legal})(?![\\p{L}])`,
  "u",
);
const notNames =
  /^(?:We|I|You|The|This|That|Our|Us|It|He|She|They|Who|What|Se|The (?:Role|Job|Position|Company|Team)|Team|Job|Role|Position|Company|Uns|Uns Als|Wir|Nous|Notre|Nosotros|El Puesto|Least|Home|All|Work|Company Name|Client|Confidential|Apply|Now|Today|Hiring|Hi|Hey|A|An|Equal|Everyone|People|Part|Passionate|Committed|Proud|Small|One|Zoom|Linkedin|Indeed)$/iu;
const HEAD_REACH = 4;

/** The employer: a labelled line, an agency's client, a phrase used only of employers, or the name beside the title. */
export function findCompany(doc: Doc, labelled: Labelled, title: TextSpan | undefined): TextSpan | undefined {
  for (const piece of labelled.get("company") ?? []) {
    const isName = piece.text.length >= 2 && piece.text.length <= 100 && !/[.!?。] |[!?。]$/.test(piece.text);
    if (isName && !containsInstructions(piece.text))
      return sliceSpan(piece, 0, / \(| - (?=\p{Ll})/u.exec(piece.text)?.index);
  }
  const client = fromPhrase(doc, clients);
  if (client !== undefined) return client;
  if (
    /(?:our|its|my|their) client|notre client|nos clients|nuestro cliente|azienda cliente|unser(?:en)? kunde/iu.test(
      doc.folded.slice(0, 5000),
    )
  )
    return undefined;
  return beside(doc, title) ?? fromPhrase(doc, statements) ?? legalName(doc);
}

/** A name near the title that the text shows to be an employer's. */
function beside(doc: Doc, title: TextSpan | undefined): TextSpan | undefined {
  const pieces = headPieces(doc);
  const at =
    title === undefined
      ? -1
      : pieces.findIndex(({ start, end }) => start <= title.start && end >= title.start);
  const near = pieces
    .map((piece, index) => ({ piece: nameOf(piece), distance: at === -1 ? index : Math.abs(index - at) }))
    .filter(
      ({ piece, distance }) =>
        distance <= HEAD_REACH && isNameLike(piece.text) && piece.start !== title?.start,
    )
    .sort((left, right) => left.distance - right.distance)
    .map(({ piece }) => piece);
  return (
    near.find((piece) => organisationWord.test(piece.text)) ?? near.find((piece) => isConfirmed(doc, piece))
  );
}

// "Name, City", "Name (Group)", "Name is hiring": the name ends before the rest.
function nameOf(piece: TextSpan): TextSpan {
  const cut = /,(?! (?:Inc|LLC|Ltd|LLP))| \(| (?:is|sucht|recrute|seeks) | in (?=\p{Lu})/u.exec(piece.text);
  const from = /^(?:Die|Der|Das) /.exec(piece.text)?.[0].length ?? 0;
  return sliceSpan(piece, from, Math.max(from, cut?.index ?? piece.text.length));
}

function isNameLike(text: string): boolean {
  const words = text.split(" ");
  return (
    text.length >= 2 &&
    text.length <= 60 &&
    words.length <= 8 &&
    /^\p{Lu}|^\p{N}\p{Lu}/u.test(text) &&
    !/[:!?;@/%$€£<>]|\d{3}|https?/.test(text) &&
    !notNames.test(text) &&
    !isTermOfJob(text) &&
    !recruiterWord.test(text) &&
    !findPlaceNames(text) &&
    (organisationWord.test(text) || !namesRole(text)) &&
    words.filter((word) => /^\p{Ll}{4,}/u.test(word)).length === 0
  );
}

/** Whether the rest of the text speaks of the name again, in words or in an address. */
function isConfirmed(doc: Doc, piece: TextSpan): boolean {
  const rest = doc.folded.slice(piece.end, 60_000);
  const key = flat(piece.text);
  if (
    key.length >= 5 &&
    addressesOf(rest).some(
      (address) => address.includes(key.slice(0, 24)) || (address.length >= 6 && key.includes(address)),
    )
  )
    return true;
  const own = piece.text.replace(/^(?:The|La|Le|El|Die|Der|Das) /, "");
  return (
    own.length >= 5 &&
    new RegExp(
      `(?<!\\p{L})${own.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?:'s)? (?:is|has|are|was|ist|est|es|é|insures|regrets|\\p{Ll}{3,12}s|kept|belongs)`,
      "u",
    ).test(rest)
  );
}

function addressesOf(text: string): string[] {
  return [...text.matchAll(/(?:@|www\.|https?:\/\/)([\p{L}\p{N}-]{3,40})\./gu)]
    .slice(0, 20)
    .map((match) => flat(match[1] ?? ""));
}

function flat(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}|[^\p{L}\p{N}]/gu, "");
}

function legalName(doc: Doc): TextSpan | undefined {
  const head = doc.lines.filter((line) => line.text !== "" && line.text.length < 200).slice(0, 8);
  for (const segment of head.flatMap(segments).flatMap(dashed)) {
    if (legalLine.test(segment.text) && !/[a-z]: /.test(segment.text) && !recruiterWord.test(segment.text))
      return segment;
  }
  const anywhere = legalInText.exec(doc.folded.slice(0, 1500));
  if (anywhere?.[1] === undefined || recruiterWord.test(anywhere[1])) return undefined;
  if (/trading name|group|©/i.test(doc.folded.slice(Math.max(0, anywhere.index - 40), anywhere.index)))
    return undefined;
  const start = anywhere.index + anywhere[0].length - anywhere[1].length;
  return { start, end: start + anywhere[1].length, text: anywhere[1] };
}

function dashed(piece: TextSpan): TextSpan[] {
  const parts: TextSpan[] = [];
  let from = 0;
  for (const mark of piece.text.matchAll(/ - | (?:at|bei|chez) (?=\p{Lu})/gu)) {
    parts.push(sliceSpan(piece, from, mark.index));
    from = mark.index + mark[0].length;
  }
  return [...parts, sliceSpan(piece, from)];
}

function fromPhrase(doc: Doc, patterns: readonly RegExp[]): TextSpan | undefined {
  const text = doc.folded.slice(0, 50_000);
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const written = match[1] ?? "";
      const start = match.index + match[0].indexOf(written);
      const whole = { start, end: start + written.length, text: written };
      const kept = /(?<!Inc|Ltd|Corp|Co|L|A|V)\.$/.test(written)
        ? sliceSpan(whole, 0, written.length - 1)
        : whole;
      const bare = sliceSpan(kept, /^(?:The|Die|Der|Das|La|Le|El) /.exec(kept.text)?.[0].length ?? 0);
      if (isEmployer(bare.text)) return bare;
    }
  }
  return undefined;
}

function isEmployer(text: string): boolean {
  const words = text.split(" ");
  const isTitle = namesRole(words.at(-1) ?? "") && words.length <= 2 && !organisationWord.test(text);
  return (
    text.length > 1 &&
    !notNames.test(text) &&
    !isTitle &&
    !recruiterWord.test(text) &&
    !isTermOfJob(text) &&
    !findPlaceNames(text)
  );
}
