import { type Doc, segments, sliceSpan, type TextSpan } from "../doc.ts";
import type { Labelled } from "../labelled.ts";
import { containsInstructions } from "../prompt-injection.ts";
import { namesRole } from "./roles.ts";

const name =
  "(\\p{Lu}[\\p{L}\\p{N}&.'-]{0,30}(?: (?:&|of|de|la|le|and|und|et|y|the|for|\\p{Lu}[\\p{L}\\p{N}&.'-]{0,30}|\\p{N}{1,4})){0,5})";
const legal =
  "(?:GmbH(?: & Co\\.? KG)?|AG|SE|KG|OHG|UG|e\\.V\\.|gGmbH|Inc\\.?|LLC|LLP|Ltd\\.?|Limited|PLC|plc|Corp\\.?|Corporation|S\\.?A\\.?S?|SARL|SAS|S\\.L\\.?U?\\.?|SL|S\\.A\\. de C\\.V\\.|B\\.V\\.|Pty Ltd)";
const patterns = [
  new RegExp(
    `(?<![\\p{L}])(?:at|@|bei(?: der| dem)?|chez) ${name}(?= is| are|,? we|$|\\n|[,.|(]| -| in | sucht| as )`,
    "gu",
  ),
  new RegExp(
    `(?:^|\\n|[.!] )(?:The |Die |Das |Der |La |Le |El )?${name},? (?:is (?:currently |now |actively )?(?:hiring|looking|seeking|recruiting|searching)|are (?:hiring|looking|seeking)|sucht|seeks|recherche|recrute|busca|necesita|precisa|selecciona)(?!\\p{L})`,
    "gu",
  ),
  new RegExp(
    `(?:^|\\n)[#* ]{0,6}(?:About|Über|À propos de|À propos d'|Sobre|Join|Why) ${name}[#*: ]{0,6}(?=\\n|$)`,
    "gu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Jj]oin(?: the team at)?|[Rr]ejoignez|[Úú]nete a|[Ww]ork at) ${name}(?= as|,|!|\\.| and | to | pour| como|$|\\n)`,
    "gu",
  ),
  /(?:^|\n|[。,，])(\p{Script=Han}{2,25}(?:有限责任公司|股份有限公司|有限公司|集团|医院|大学|学校|酒店|银行|事务所))/gu,
];
const legalLine = new RegExp(`^[\\p{L}\\p{N}&.,'+ -]{2,60} ${legal}$`, "u");
const legalInText = new RegExp(
  `(?<!\\p{L})((?:(?!(?:Die|Der|Wir|The|Bei|At|Für|La|Le|El)\\b)\\p{Lu}[\\p{L}\\p{N}&.'-]{1,30} (?:& )?){1,5}${legal})(?![\\p{L}])`,
  "u",
);
// A line of its own near the top that ends, or begins, with a kind of institution.
const institution =
  /^(?:The )?(?:\p{Lu}[\p{L}'&.-]{1,30} (?:of |and |& |for )?){1,5}(?:University|Hospital|Schools?|College|Clinic|Bank|Trust|Institute|Academy|Library|Museum|Foundation|Hotel|Restaurant|Bistro|Bakery|Klinik|Klinikum|Krankenhaus|Universität|Hochschule|Schule|Stiftung)$|^(?:Hôpital|Clinique|Université|Lycée|Mairie de|Restaurant|Hospital|Clínica|Universidad|Ayuntamiento de|Colegio|Universität|Hochschule|Klinikum) (?:\p{Lu}[\p{L}'-]{1,30} ?){1,4}$/u;
const notNames =
  /^(?:We|I|You|The|This|That|Our|Us|It|He|She|They|Who|What|The Role|The Job|The Position|The Company|The Team|Team|Job|Role|Position|Company|Uns|Uns Als|Wir|Nous|Notre|Nosotros|El Puesto|Least|Home|All|Work|Company Name|Client|Confidential|Apply|Now|Today)$/iu;

/** The employer: a labelled line, a name with its legal form near the top, or a phrase used only of employers. */
export function findCompany(doc: Doc, labelled: Labelled): TextSpan | undefined {
  for (const piece of labelled.get("company") ?? []) {
    if (
      piece.text.length >= 2 &&
      piece.text.length <= 100 &&
      !/[.!?。] |[!?。]$/.test(piece.text) &&
      !containsInstructions(piece.text)
    )
      return piece;
  }
  return legalName(doc) ?? fromPhrase(doc);
}

function legalName(doc: Doc): TextSpan | undefined {
  const head = doc.lines.filter((line) => line.text !== "" && line.text.length < 200).slice(0, 8);
  for (const line of head) {
    for (const segment of segments(line).flatMap(dashed)) {
      if (legalLine.test(segment.text) && !/[a-z]: /.test(segment.text)) return segment;
    }
  }
  const anywhere = legalInText.exec(doc.folded.slice(0, 1500));
  if (anywhere?.[1] !== undefined) {
    const start = anywhere.index + anywhere[0].length - anywhere[1].length;
    return { start, end: start + anywhere[1].length, text: anywhere[1] };
  }
  for (const segment of head.flatMap(segments).flatMap(dashed)) {
    const name = sliceSpan(segment, 0, /, | \(/.exec(segment.text)?.index ?? segment.text.length);
    if (name.text.length < 80 && institution.test(name.text)) return name;
  }
  return undefined;
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

function fromPhrase(doc: Doc): TextSpan | undefined {
  const text = doc.folded.slice(0, 50_000);
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const written = match[1] ?? "";
      const start = match.index + match[0].indexOf(written);
      const piece = { start, end: start + written.length, text: written };
      const kept = /(?<!Inc|Ltd|Corp|Co|L|A|V)\.$/.test(written)
        ? sliceSpan(piece, 0, written.length - 1)
        : piece;
      if (!notNames.test(kept.text) && kept.text.length > 1 && !isTitle(kept.text)) return kept;
    }
  }
  return undefined;
}

function isTitle(text: string): boolean {
  const words = text.split(" ");
  return namesRole(words.at(-1) ?? "") && words.length <= 2 && !/Partners|Group/.test(text);
}
