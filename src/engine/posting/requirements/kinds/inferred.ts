import { commaParts } from "../../../text/cuts.ts";
import type { RequirementKind } from "../../types.ts";
import type { PostingLine } from "../headings/layout.ts";
import { necessityOf } from "../necessity.ts";
import { withAskingProse } from "./asking-prose.ts";
import { kindOf } from "./kinds.ts";
import { surelyAsked } from "./surely-asked.ts";

const LEAST_SURE = 2;
const LEAST_SHARE = 0.4;
/** The share of items that demand anything, including traits and times. */
const LEAST_ASKING = 0.6;

/**
 * Lists under unknown headings are demands if most items ask for papers, years and languages; a line that begins
 * with what a person can is one anywhere but among benefits.
 */
export function withInferredLists(lines: readonly PostingLine[]): PostingLine[] {
  const found = [...lines];
  let from = 0;
  while (from < found.length) {
    const to = endOfList(found, from);
    if (to - from >= LEAST_SURE && isOfDemands(found.slice(from, to)))
      for (let at = from; at < to; at += 1) {
        const line = found[at];
        if (line !== undefined) found[at] = { ...line, section: "required" };
      }
    from = Math.max(to, from + 1);
  }
  return withAskingProse(withPlainLists(found)).map(asDemand);
}

/** A list that lost its bullets: short lines without a blank between them, of which most ask for something. */
function withPlainLists(lines: readonly PostingLine[]): PostingLine[] {
  const found = [...lines];
  for (let from = 0; from < found.length; ) {
    let to = from + 1;
    while (isPlain(found[to - 1]) && isPlain(found[to]) && isNext(found[to - 1], found[to])) to += 1;
    const asking = found.slice(from, to).map((line) => isPlain(line) && asksFor(line));
    const papers = found
      .slice(from, to)
      .filter((line) => kindsIn(line).some((kind) => surelyAsked.has(kind)));
    const [first, last] = [asking.indexOf(true), asking.lastIndexOf(true)];
    const sure = asking.filter(Boolean).length;
    if (sure >= LEAST_PLAIN && papers.length >= LEAST_SURE && sure >= (last + 1 - first) * LEAST_ASKING)
      for (let at = from + first; at <= from + last; at += 1) {
        const line = found[at];
        if (line !== undefined && !ofTerms.test(line.piece.text))
          found[at] = { ...line, section: "required" };
      }
    from = to;
  }
  return found;
}

/** The contract, pay and place, which short adverts have among their demands. */
const ofTerms =
  /^\P{L}{0,6}(?:(?:fixed[- ]term |permanent |temporary )?contrac?t|contrato|cd[di](?!\p{L})|salar|sueldo|salaire|gehalt|lohn|pay(?!\p{L})|wages?|rate|hours|horario|horaires|start|location|based|benefits|we |our )|(?<!\p{L})(?:cop(?:y|ies) of|in kopie|copi[ea] d[e']|for (?:all|everyone)$|results)(?!\p{L})|[$€£]\s?\d|\d\s?[$€£]|\d{5}/iu;
const LEAST_PLAIN = 3;
const MAX_PLAIN = 90;

function isPlain(line: PostingLine | undefined): boolean {
  return (
    line?.section === "open" &&
    !line.isBullet &&
    !line.isHeading &&
    line.isLabelled !== true &&
    line.piece.text.length <= MAX_PLAIN &&
    !/[.!?:]\s*$/u.test(line.piece.text)
  );
}

function isNext(line: PostingLine | undefined, next: PostingLine | undefined): boolean {
  return line !== undefined && next !== undefined && next.piece.start - line.piece.end <= 1;
}

/** A demand on the person, not the title, pay or hours of the job. */
function asksFor(line: PostingLine): boolean {
  return (
    !ofTerms.test(line.piece.text) && kindsIn(line).some((kind) => surelyAsked.has(kind) || kind === "other")
  );
}

/** "Knowledge of soil conservation", "Skill in reading drawings" below the duties, whose heading was lost. */
function asDemand(line: PostingLine): PostingLine {
  const { section, isHeading, body } = line;
  const isElsewhere = section === "duties" || (section === "open" && line.isBullet);
  return isElsewhere && !isHeading && body.text.length <= MAX_ITEM && ofAbility.test(body.text)
    ? { ...line, section: "required" }
    : line;
}

const ofAbility =
  /^(?:(?:(?:good|strong|solid|sound|excellent|considerable|thorough|extensive|some|basic|advanced|demonstrated|proven|working|general|in-depth) )*(?:knowledge of|skills? in|ability to(?! (?:grow|make a difference|earn|work from home|learn from|shape|influence|choose))|familiarity with|proficiency (?:in|with)|experience (?:with|in|of|as|working)))(?!\p{L})|^(?:(?:gute|sehr gute|fundierte|sichere|erste|solide|einschlägige) )?(?:kenntnisse (?:in|im|der|des|von)|erfahrung(?:en)? (?:in|im|mit|als)|berufserfahrung)(?!\p{L})|^(?:bonne |bonnes )?(?:connaissances? (?:de|des|du|en)|maîtrise (?:de|du|des)|expérience (?:en|dans|de|avec|sur))(?!\p{L})|^(?:conocimientos? (?:de|en|del)|dominio de|experiencia (?:en|con|mínima|previa|de)|conhecimentos? (?:de|em)|experiência (?:em|com|na|no|de|prévia))(?!\p{L})/iu;

function endOfList(lines: readonly PostingLine[], from: number): number {
  let to = from;
  while (isItem(lines[to])) to += 1;
  return to;
}

function isItem(line: PostingLine | undefined): boolean {
  return line?.section === "open" && line.isBullet && !line.isHeading;
}

function isOfDemands(list: readonly PostingLine[]): boolean {
  const kinds = list.map(kindsIn);
  const sure = kinds.filter((some) => some.some((kind) => surelyAsked.has(kind))).length;
  const asking = kinds.filter((some) => some.length > 0).length;
  if (sure >= LEAST_SURE)
    return (
      sure >= list.length * LEAST_SHARE || (sure >= list.length / 4 && asking >= list.length * LEAST_ASKING)
    );
  // "Must have own car", "Tally preferred": their own words ask.
  const wanted = list.filter(
    ({ body }, place) => (kinds[place]?.length ?? 0) > 0 || (isWanted(body.text) && !ofTerms.test(body.text)),
  ).length;
  return (
    sure > 0 &&
    list.length >= LEAST_PLAIN &&
    list.some(({ body }) => isWanted(body.text)) &&
    wanted >= list.length * LEAST_ASKING
  );
}

function isWanted(text: string): boolean {
  const necessity = necessityOf(text);
  return necessity === "required" || necessity === "preferred";
}

/** What the parts of an item demand. */
function kindsIn({ body }: PostingLine): RequirementKind[] {
  if (body.text.length > MAX_ITEM || necessityOf(body.text) === "not_needed") return [];
  return [body, ...commaParts(body)].flatMap((part) => kindOf(part)?.kind ?? []);
}

const MAX_ITEM = 200;
