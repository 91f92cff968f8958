import { commaParts } from "../../../text/cuts.ts";
import { type Piece, sliceItem } from "../../../text/piece.ts";
import { sentencesOf } from "../../../text/sentences.ts";
import { wordsOf } from "../../../text/words.ts";
import { isAboutEquality } from "../about-us.ts";
import { finite } from "../frames/fragment.ts";
import type { PostingLine } from "../headings/layout.ts";
import { kindOf } from "./kinds.ts";
import { surelyAsked } from "./surely-asked.ts";

const LEAST_SURE = 2;
const LEAST_SHARE = 0.5;
const MAX_NAME_WORDS = 6;
const MAX_NAME = 60;
const MAX_PROSE = 1500;
/** "Co trzeba mieć: prawo jazdy": a label that no list knows. */
const label = /^[^\p{L}]{0,4}[\p{L}][\p{L}\s'’/()-]{2,50}[:：]\s+(?=\S)/u;
/** The contract and what is offered have such labels too. */
const ofOffer =
  /(?:^|\P{L})(?:we|our|wir|unser\p{L}*|nous|notre|nos|nosotros|nuestr\p{L}*|noss\p{L}*|noi|nostr\p{L}*|wij|ons|onze|vi|vår\p{L}*|vores|my|nasz\p{L}*|náš|naše|dajemy|oferujemy|nabízíme|tarjoamme)(?!\p{L})/iu;

/**
 * Prose below a heading, or behind a label, that no list knows: demands if most of its parts ask for papers, years and
 * languages.
 */
export function withAskingProse(lines: readonly PostingLine[]): PostingLine[] {
  return lines.map((line, index) => {
    if (line.section !== "open" || line.isHeading || line.isBullet || line.piece.text.length > MAX_PROSE)
      return line;
    const size = label.exec(line.body.text)?.[0].length;
    if (size !== undefined) {
      const body = sliceItem(line.body, size);
      const isAsking = !ofOffer.test(line.body.text.slice(0, size)) && asks(body);
      return isAsking ? { ...line, body, section: "required" } : line;
    }
    return (isBelowName(lines[index - 1], line) && asks(line.body)) ||
      asks(line.body, 3, 0.6) ||
      (!finite.test(line.body.text) && asks(line.body, LEAST_SURE, 0.75))
      ? { ...line, section: "required" }
      : line;
  });
}

/** Right below a few words that are no sentence. */
function isBelowName(previous: PostingLine | undefined, line: PostingLine): boolean {
  if (previous === undefined || line.piece.start - previous.piece.end > 1) return false;
  const { text } = previous.piece;
  return (
    previous.section === "open" &&
    !previous.isBullet &&
    text.length <= MAX_NAME &&
    wordsOf(text).length <= MAX_NAME_WORDS &&
    !/\d|[.,;!]\s*$/u.test(text) &&
    !ofOffer.test(text)
  );
}

/** "You'll learn on the job": what the job gives. */
const willGet =
  /(?<!\p{L})(?:you(?:['’]ll| will) (?!(?:also |really )?(?:need|have|bring|hold|possess|know|speak|be able)(?!\p{L}))\p{L}+|(?:is|are) spent|du (?:lernst|bekommst|wirst|erhältst)|vous (?:apprendrez|serez|aurez|recevrez)|aprender[áa]s|recibirás|aprenderá|imparerai|riceverai|je (?:leert|krijgt)|du (?:får|lär dig|lærer))(?!\p{L})/iu;

/** "Stage de 6 mois à pourvoir": the job comes first. */
const ofContract =
  /^(?:stage|alternance|apprentissage|contrat|cdi|cdd|poste|emploi|mission|praktikum|vertrag|stelle|internship|apprenticeship|contract|contrato|prácticas|estágio|tirocinio)(?!\p{L})/iu;

function asks(body: Piece, least = LEAST_SURE, share = LEAST_SHARE): boolean {
  if (ofContract.test(body.text) || willGet.test(body.text) || isAboutEquality(body)) return false;
  const parts = sentencesOf(body).flatMap((sentence) => commaParts(sentence));
  const kinds = parts.map((part) => kindOf(part)?.kind);
  const sure = kinds.filter((kind) => kind !== undefined && surelyAsked.has(kind)).length;
  const known = kinds.filter((kind) => kind !== undefined).length;
  return sure >= least && known >= parts.length * share;
}
