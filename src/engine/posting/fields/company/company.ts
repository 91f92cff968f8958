import { stateCodes } from "../../../lexicon/places/places.ts";
import type { Doc } from "../../../text/doc.ts";
import { findPlaceNames } from "../../../text/names/place-names.ts";
import { type Piece, slicePart } from "../../../text/piece.ts";
import type { Labelled } from "../../labelled.ts";
import { containsInstructions } from "../../prompt-injection.ts";
import { type HeadPiece, headPieces } from "../head.ts";
import { hiringSentence } from "../opening/hiring-sentence.ts";
import { masthead } from "../opening/masthead.ts";
import { readStack } from "../stack.ts";
import { namedAlone } from "./company-alone.ts";
import { holdsPlace, isAbovePlace, isBesidePlace } from "./company-and-place.ts";
import { isConfirmed, namedInAddress } from "./company-evidence.ts";
import { isNameLike, looksLikeOrganisation, nameOf } from "./company-name.ts";
import { isSaidAgain, namedClient, statedEmployer } from "./company-phrases.ts";
import { hasLegalForm, isFirm, legalName } from "./legal-name.ts";
import { aboveTitle, hidden } from "./letterhead.ts";

const HEAD_REACH = 4;
/** Where a remark, or the town and state, follows a labelled name. */
const withPlace = new RegExp(
  ` \\((?!(?:Pty|Pvt|Private|UK|Holdings)\\) )|(?<=\\p{Script=Han})[(（]| - (?=\\p{Ll})| (?:for|on behalf of|für|im auftrag|pour|para|per|voor|för|dla) (?:an?|our|one of \\p{L}+|eine[nr]?|unsere[nr]?|un[eoa]?|notre|nuestro|nosso|um|een|onze|en|vår) (?:\\p{L}+ ){0,2}(?:clients?|customers?|kunden?|clientes?|klant|cliënt|kund|klienta?)(?!\\p{L})|, (?=(?:an?|the|one of|eine?|une?|l[ea]|una?|uma?) \\p{L})|, [^,]{2,30}, (?:${stateCodes})(?: \\d{5})?$|, \\d[\\d ]*(?:ou|à|-|a|bis|to) \\d[\\d ]* (?:salariés|empleados|employees|Mitarbeiter)`,
  "u",
);

/**
 * The employer: a labelled line, an agency's client, a phrase used only for employers, or the name next to the
 * title.
 */
export function findCompany(doc: Doc, labelled: Labelled, title: Piece | undefined): Piece | undefined {
  const name = findName(doc, labelled, title);
  return name && slicePart(name, 0, townBehind.exec(name.text)?.index);
}

/** "Oficina Sousa (Santo Tirso)", "Transportbedrijf Hofstra te Sneek" */
const townBehind = /(?<=\p{L}{2} .{2,40}) (?:\(\p{Lu}\p{Ll}[^()]{1,40}\)|te \p{Lu}[\p{L}-]+)$/u;

function findName(doc: Doc, labelled: Labelled, title: Piece | undefined): Piece | undefined {
  for (const piece of labelled.get("company") ?? []) {
    const isName =
      piece.text.length >= 2 &&
      piece.text.length <= 100 &&
      !/(?<!\b(?:Dr|Prof|St|Ste|Co|No|Nr|Inc|Sr|\p{Lu}))[.!?。] |[!?。]$|: /u.test(piece.text);
    // "公司：B轮机器人公司，180人左右" describes an employer without naming it.
    const wide = doc.text.slice(piece.start, piece.end).indexOf("\u3000");
    const name = slicePart(piece, 0, wide > 0 ? wide : withPlace.exec(piece.text)?.index);
    const isDescription = /\p{Script=Han}/u.test(name.text) && /[,，、]|轮|左右|某/u.test(name.text);
    if (
      isName &&
      !isDescription &&
      !hidden.test(name.text) &&
      !ofSize.test(name.text) &&
      !/^(?:an?|one of|eine?[rs]?|une?|una?|um) (?=[\p{L} ]* )/u.test(name.text) &&
      !findPlaceNames(piece.text) &&
      !containsInstructions(piece.text)
    )
      return withoutTown(name);
  }
  const letterhead = aboveTitle(doc, labelled);
  if (letterhead !== undefined) return letterhead;
  const client = namedClient(doc);
  if (client !== undefined) return client;
  if (isByAgency(doc)) return undefined;
  return (
    unlessTowns(doc, readStack(doc).employer) ??
    beside(doc, labelled, title) ??
    statedEmployer(doc) ??
    hiringSentence(doc)?.employer ??
    legalName(doc) ??
    unlessTowns(doc, namedAlone(doc, title)) ??
    masthead(doc)?.employer ??
    namedInAddress(doc)
  );
}

/** "20 à 49 salariés" is the employer's size. */
const ofSize =
  /^\d[\d .,]*(?:ou|à|-|a|bis|to|\+)? ?[\d .,]*\s?(?:salariés?|empleados|trabajadores|employees|people|staff|mitarbeit\p{L}*|beschäftigte|medewerkers|dipendenti|funcionários|anställda|ansatte)(?!\p{L})/iu;

/** True if someone recruits for an unnamed employer. The names in the text are then the agency's. */
function isByAgency({ folded }: Doc): boolean {
  return (
    /(?<!\p{L})(?:our|its|my|their) client(?!\p{L})|(?:one|some|several|on behalf) of (?:our|my|their) clients|(?:notre|mon) client(?!\p{L})|(?:(?:l'un|un) de|pour) (?:nos|mes) clients|(?:nuestro|mi) cliente(?!\p{L})|un[oa] de (?:nuestros|mis) clientes|(?:nosso|meu) cliente(?!\p{L})|um dos nossos clientes|azienda cliente|(?<!\p{L})(?:mein|unser) (?:kunde|mandant|auftraggeber)(?!\p{L})|(?:für|bei) (?:einen? )?(?:meinen|unseren|unserem|meinem|unserer) (?:kunden|mandanten|auftraggeber)|im auftrag (?:unseres|meines)/iu.test(
      folded.slice(0, 5000),
    ) ||
    /(?<!\p{L})(?:is|as|are) an employment (?:business|agency)|(?:role|job|position|school|company|client|vacancy) (?:that )?(?:I am|I'm|we are|we're) recruiting for/iu.test(
      folded.slice(0, 20_000),
    )
  );
}

/** "Ludlow and Church Stretton" are two towns if the text says that something is in one of them. */
function areTowns({ folded }: Doc, { text }: Piece): boolean {
  const names = text.split(/ (?:and|und|et|y|e|en) /u);
  // Letters, spaces, apostrophes and hyphens need no escape in a pattern.
  const isPlace = (name: string) =>
    new RegExp(
      `(?:miles|minutes|km|part|area|town|city|centre|out|south|north|east|west) of ${name}(?!\\p{L})|(?<!\\p{L})(?:in|near|around) ${name}(?!\\p{L})|(?:Lane|Street|Road), ${name}(?!\\p{L})`,
      "u",
    ).test(folded.slice(0, 20_000));
  return (
    names.length === 2 && names.every((name) => /^\p{Lu}[\p{L}' -]{2,25}$/u.test(name)) && names.some(isPlace)
  );
}

function unlessTowns(doc: Doc, name: Piece | undefined): Piece | undefined {
  return name === undefined || areTowns(doc, name) ? undefined : name;
}

/** "Saint Oda Medical Center, Duluth": after an organisation's full name comes its town. */
function withoutTown(piece: Piece): Piece {
  const comma = /, (?=\p{Lu}[\p{L}' -]{2,25}$)/u.exec(piece.text);
  const isWhole =
    comma !== null &&
    isFirm(piece.text.slice(0, comma.index)) &&
    !looksLikeOrganisation(piece.text.slice(comma.index + 2));
  return isWhole ? slicePart(piece, 0, comma.index) : piece;
}

/** "Farm Labour (Farming, Animals & Conservation)": a board's job category has details in brackets. */
const ofClass = /\([^()]*&[^()]*\)$/u;

/** A name near the title that the text identifies as an employer. */
function beside(doc: Doc, labelled: Labelled, title: Piece | undefined): Piece | undefined {
  const pieces = headPieces(doc);
  const at =
    title === undefined
      ? -1
      : pieces.findIndex(({ start, end }) => start <= title.start && end >= title.start);
  const own = pieces[at];
  const near = pieces
    .map((piece, index) => ({
      piece,
      name: nameOf(piece),
      distance: at === -1 ? index : Math.abs(index - at),
    }))
    .filter(
      ({ piece, name, distance }) =>
        distance <= HEAD_REACH &&
        !ofClass.test(piece.text) &&
        isNameLike(name.text) &&
        name.start !== title?.start &&
        !areTowns(doc, name),
    )
    // After a dash on the title's line comes a team as often as an employer.
    .map((one) => ({ ...one, isDoubtful: one.piece.isDashed && one.piece.line === own?.line }))
    .sort(
      (left, right) => Number(left.isDoubtful) - Number(right.isDoubtful) || left.distance - right.distance,
    );
  const listed = beforeAge(doc, pieces);
  if (listed !== undefined && listed.start !== title?.start) return listed;
  const legal = pieces.map(nameOf).find(({ text }) => hasLegalForm(text) && isNameLike(text));
  if (legal !== undefined) return legal;
  const [first, second] = pieces;
  // An organisation's name alone on the first line is a letterhead.
  if (first !== undefined && first.line !== second?.line && first.start !== title?.start) {
    const name = nameOf(first);
    if (isNameLike(name.text) && looksLikeOrganisation(name.text) && name.end === first.end) return name;
  }
  const shown =
    near.find(({ name }) => looksLikeOrganisation(name.text)) ??
    near.find(({ name }) => isConfirmed(doc, name)) ??
    near.find(({ piece, name, isDoubtful, distance }) => {
      const others = pieces.filter((other) => other !== piece && other !== own);
      return (
        !isDoubtful &&
        own !== undefined &&
        distance <= 2 &&
        Math.abs(piece.line - own.line) <= 1 &&
        name.text.length >= 3 &&
        (isSaidAgain(doc, name.text) ||
          isAbovePlace(
            pieces.filter((one) => one !== own),
            piece,
          )) &&
        isBesidePlace(labelled, piece, name, others)
      );
    });
  return shown?.name;
}

/** The age of a posting and the number of applicants, which boards add after employer and place. */
const ofAge =
  /^(?:(?:re)?posted )?(?:\d{1,2}\+?|an?|one) (?:minutes?|hours?|days?|weeks?|months?) ago$|^(?:over |be among the first )?\d{1,3} (?:applicants?|people clicked apply)$|^vor \d{1,2} (?:stunden|tagen|wochen)$|^il y a \d{1,2} |^hace \d{1,2} |^há \d{1,2} /iu;

/** "Brightfold · London Area, United Kingdom · 2 weeks ago": the first part of a line that ends with its age. */
function beforeAge(doc: Doc, pieces: readonly HeadPiece[]): Piece | undefined {
  const aged = pieces.find(({ text }) => ofAge.test(text));
  const [first, second] = pieces.filter(({ line }) => line === aged?.line);
  if (first === undefined || second === undefined || second === aged) return undefined;
  const name = nameOf(first);
  return isNameLike(name.text) &&
    name.end === first.end &&
    (holdsPlace(second) || looksLikeOrganisation(name.text) || isSaidAgain(doc, name.text))
    ? name
    : undefined;
}
