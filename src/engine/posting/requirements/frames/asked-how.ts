import { type Piece, sliceItem } from "../../../text/piece.ts";
import { isDemand } from "../headings/headings.ts";
import type { PostingLine } from "../headings/layout.ts";
import { asksOfPerson } from "../items.ts";
import { isNoDemand } from "../no-demand.ts";
import { announces, maySpeakOfDemands } from "../open-text.ts";
import { echoOf } from "./clauses.ts";
import { isFragment } from "./fragment.ts";
import { framedIn } from "./framed.ts";
import {
  askedInCall,
  asksBack,
  asksSomebody,
  endsWithWho,
  saysWhatItTakes,
  withoutIntro,
} from "./person-lead.ts";
import { asksOfPerson as asksOfPersonBack, saysOfPerson } from "./person-verbs.ts";
import { type Wanted, wantedIn } from "./wish-frames.ts";

/** How a sentence asks, and what of it says the demand. */
export interface Asking {
  sentence: Piece;
  /** Everything in it is asked, by its section or its words. */
  isDemanding: boolean;
  /** It says who is asked, before what is asked. */
  isOfPerson: boolean;
  isQuestion: boolean;
  /** Only a person can be asked so, whatever follows. */
  isSure: boolean;
  /** The necessity that its frame gives. */
  section: "required" | "preferred" | undefined;
}

/** How a sentence of a line asks something of a person; undefined if it surely does not. */
export function askedHow(line: PostingLine, said: Piece, index: number, before?: Asking): Asking | undefined {
  const echoed = before?.section === undefined ? 0 : echoOf(said.text);
  if (before !== undefined && echoed > 0)
    return { ...before, sentence: sliceItem(said, echoed), isOfPerson: false, isSure: false };
  const whole = withoutIntro(said);
  const isOther = index > 0 && line.isLabelled === true && !isDemand(line.section);
  const isElsewhere = /aside|duties/.test(line.section);
  const mayAsk = !isElsewhere || saysWhatItTakes(said);
  const behind = line.piece.text.slice(said.end - line.piece.start);
  const isQuestion = /^.?[?？]/u.test(behind) || whole.text.startsWith("¿");
  const frame = mayAsk && !isQuestion ? framedIn(whole) : undefined;
  // A list already says that its items are asked.
  const framed = isDemand(line.section) && frame?.section === "required" ? undefined : frame;
  const isFramed = framed?.isSure === true && wantedIn(whole, false) === undefined;
  const isOfPerson =
    mayAsk &&
    !isFramed &&
    (isQuestion
      ? (asksBack(whole) || asksOfPersonBack(whole)) && !isAnswered.test(behind)
      : asksOfPerson.test(whole.text) || asksSomebody(whole) || saysOfPerson(whole));
  const asked = mayAsk && !isFramed ? askedInCall(whole) : undefined;
  const wanted = isFramed
    ? framed
    : isOfPerson || asked !== undefined || isElsewhere
      ? undefined
      : (wantedIn(whole, isDemand(line.section)) ?? framed ?? fragmentIn(whole, line));
  const isDemanding = isDemand(line.section) || isOfPerson || asked !== undefined || wanted !== undefined;
  const sentence = wanted?.piece ?? asked ?? (isOfPerson ? whole : withoutCall(whole));
  if (
    sentence === undefined ||
    (isQuestion && !isOfPerson) ||
    isNoDemand(sentence, index) ||
    (!isDemanding && !maySpeakOfDemands(isOther ? "open" : line.section, sentence))
  )
    return undefined;
  const isCall = asked !== undefined && endsWithWho(whole.text.slice(0, asked.start - whole.start));
  const isSure = isCall || (wanted !== undefined && wanted === framed && framed?.isSure === true);
  return { sentence, isDemanding, isOfPerson, isQuestion, isSure, section: wanted?.section };
}

function fragmentIn(sentence: Piece, line: PostingLine): Wanted | undefined {
  return isFragment(sentence, line) ? { piece: sentence, section: "required" } : undefined;
}

/** A form has its answers beside a question: "Do you have a licence? Yes No". */
const isAnswered = /[?？]\s*(?:yes|ja|oui|s[ií]|sim)(?!\p{L})/iu;

/** "We are looking for a baker with two years of experience": the demand follows the worker. */
function withoutCall(sentence: Piece): Piece | undefined {
  if (!announces.test(sentence.text)) return sentence;
  const asked = /\s(?:with|avec|mit|con|com|ayant|having|holding)\s(?=\S)/iu.exec(sentence.text);
  return asked === null ? undefined : sliceItem(sentence, asked.index + asked[0].length);
}
