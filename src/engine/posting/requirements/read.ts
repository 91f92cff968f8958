import type { Piece } from "../../text/piece.ts";
import { isPlausible } from "../../text/plausible.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { wordsOf } from "../../text/words.ts";
import { containsInstructions } from "../prompt-injection.ts";
import { heldKinds } from "../types.ts";
import { isAboutUs } from "./about-us.ts";
import { type Asking, askedHow } from "./frames/asked-how.ts";
import { clausesOf } from "./frames/clauses.ts";
import { withoutPerson } from "./frames/person-lead.ts";
import { ledVerb, personVerb, withoutQuestion } from "./frames/person-verbs.ts";
import { isDemand, isHeading } from "./headings/headings.ts";
import type { PostingLine } from "./headings/layout.ts";
import {
  isFree,
  isItem,
  isLeadIn,
  isOffered,
  isProse,
  isUnneeded,
  leftOver,
  money,
  saysWhy,
  wholeItem,
  wholePart,
} from "./items.ts";
import { wantedKind } from "./kinds/item-kind.ts";
import { knowsSurely } from "./kinds/knowing.ts";
import { withSkillLists } from "./kinds/skill-list.ts";
import { isActivity, isTool, type SkillPlace, skillKind } from "./kinds/unnamed-skill.ts";
import { createLookup, type Mention } from "./mentions.ts";
import { inOpen } from "./open-text.ts";
import { type Part, partsOf } from "./pieces.ts";
import { oncePermitted, withoutRepeats } from "./said-once.ts";
import { build, type ReadRequirement } from "./wording.ts";

const MAX_REQUIREMENTS = 200;

/** The demands in a posting's lines, in text order. */
export function readRequirements(
  lines: readonly PostingLine[],
  mentions: readonly Mention[],
  isShort: boolean,
): ReadRequirement[] {
  const found: ReadRequirement[] = [];
  const at = createLookup(mentions);
  for (const line of withSkillLists(lines, at)) {
    if (line.isHeading || found.length >= MAX_REQUIREMENTS || containsInstructions(line.body.text)) continue;
    let before: Asking | undefined;
    const inLine = sentencesOf(line.body)
      .flatMap((sentence, index) =>
        clausesOf(sentence, isDemand(line.section)).map((said) => ({ said, index })),
      )
      .flatMap(({ said, index }) => {
        const how = askedHow(line, said, index, before);
        before = how;
        if (how === undefined) return [];
        const { sentence, isDemanding, isOfPerson, isQuestion, isSure } = how;
        const place = placeOf(line, sentence, at(sentence));
        const known = {
          namesSkill: (piece: Piece) => at(piece).length > 0,
          isSkill: (piece: Piece) => isDemanding && skillKind(piece, at(piece), place)?.kind === "skill",
        };
        const all = isProse(sentence, at(sentence), line) ? [wholePart(sentence)] : partsOf(sentence, known);
        const parts = isOfPerson
          ? all.map((part) => ({
              ...part,
              piece: withoutPerson(isQuestion ? withoutQuestion(part.piece) : part.piece),
            }))
          : all;
        const own = how.section === undefined ? line : { ...line, section: how.section };
        const inSentence = parts.flatMap((part, order) => {
          const mentioned = at(part.piece);
          if (!isDemanding) return inOpen(part, { ...line, body: sentence }, mentioned, isShort) ?? [];
          const verb =
            part.kind === undefined
              ? ((order === 0 ? ledVerb(line.piece, part.piece) : undefined) ??
                personVerb(all[order]?.piece ?? part.piece, order > 0 || isDemand(line.section)))
              : undefined;
          const said =
            verb === undefined || part.necessity === "not_needed"
              ? []
              : [build(verb.piece, { kind: verb.kind }, part.necessity ?? wishOf(own), at(verb.piece))];
          // "Can teach Python": what the catalogue knows is a skill whatever is done with it.
          if (verb !== undefined && verb.kind !== "other" && said.length > 0) return said;
          return (
            inDemands(part, own, mentioned, place) ?? (said.length > 0 ? said : leftOver(own, part, isSure))
          );
        });
        // "Have you finished your apprenticeship?"
        if (isQuestion) return inSentence.filter(({ requirement }) => heldKinds.has(requirement.kind));
        if (inSentence.length > 0 || !(isOfPerson || how.section || isItem(line, sentence, index)))
          return inSentence;
        const kindFor = how.section && !isSure && isDemand(line.section) ? wantedKind : undefined;
        const items = wholeItem(own, isOfPerson ? withoutPerson(sentence) : sentence, kindFor);
        // In prose only what a person can have is asked: "You'll love it here if you enjoy coffee" asks nothing.
        return isDemand(line.section) || isSure
          ? items
          : items.filter(({ requirement }) => requirement.kind !== "other");
      });
    found.push(...oncePermitted(inLine.filter((one) => isPlausible("demand", one.requirement.text))));
  }
  return withoutRepeats(found);
}

/** Lists after a label on its line, lists below a skills heading, and items next to a tool are skills. */
function placeOf(line: PostingLine, sentence: Piece, mentions: readonly Mention[]): SkillPlace {
  const isBesideTool = mentions.some(isTool);
  const isBehindKnowing = knowsSurely(sentence.text);
  return {
    isBesideTool,
    isBehindKnowing,
    isAmongSkills: isBesideTool || line.isOfSkills === true || isBehindKnowing,
  };
}

/** "Specialized experience is", "the following experience": the demands follow. */
const isOpenEnded =
  /(?:^|\s)(?:is|are|includes?|including|as|by|following|follows|e\.g\.?)$|^(?:the )?following /iu;

/** A text that starts like this was cut from its context: "in confined spaces". */
const isFragment = /^(?:in|at(?! least)|under|on|bei|unter|dans|en|em)\s(?!.*(?:years?|jahre?|ans|años))/iu;
/** "Good time management" describes a person. */
const isPraised = /^(?:very )?(?:good|great|excellent|strong|effective|outstanding) /iu;

/** "Able to use initiative" is still a trait. */
const ofAbility = /^(?:be )?(?:able|ability) /iu;

/** "Comfortable with Optimus": with a name it is knowledge. */
const atHomeWith =
  /^(?:[Vv]ery |[Ff]ully )?(?:[Cc]omfortable|[Cc]onfident|[Aa]t ease|at home|happy|vertraut|sattelfest|sicher|à l'aise|thuis) (?:with|using|on|in|w\/|mit|im|avec|sur) (?:an? |the |der |die |dem |les |le )?\p{Lu}/u;

/** "Knowledge of NR-10 and NR-35", "understanding of pressure vessels": knowledge is not a certificate or trait. */
function isWhatSomebodyKnows({ kind, piece }: Part, sentence: Piece): boolean {
  if (kind?.kind === "certificate") return knowsSurely(sentence.text) && !/certifi/iu.test(piece.text);
  const knows = atHomeWith.test(piece.text) || (knowsSurely(piece.text) && !ofAbility.test(piece.text));
  return kind?.kind === "other" && (knows || (isActivity(piece.text) && !isPraised.test(piece.text)));
}

/** "Déplacements" above its line: the name of a condition asks nothing. */
const isTopicAlone =
  /^(?:déplacements?|travel|reisen|viajes?|viagens|trasferte|reizen|mobilité|horaires?|schedules?|working hours|arbeitszeit(?:en)?|horarios?|orari|werktijden|permis|licences?|idiomas?|langues?|languages?|sprachen|lingue|talen)$/iu;

function wishOf({ section }: PostingLine): "required" | "preferred" {
  return section === "preferred" ? "preferred" : "required";
}

function inDemands(
  part: Part,
  line: PostingLine,
  mentions: Mention[],
  place: SkillPlace,
): ReadRequirement | undefined {
  const necessity = part.necessity ?? wishOf(line);
  if (necessity === "not_needed") return undefined;
  const isKnown = isWhatSomebodyKnows(part, line.body);
  const isOfPerson = line.topic === "other" && !mentions.some(isTool);
  const skill =
    (isKnown || part.kind === undefined) && !isOfPerson ? skillKind(part.piece, mentions, place) : undefined;
  const kind = skill ?? part.kind;
  if (
    saysWhy.test(part.piece.text) ||
    isOffered.test(part.piece.text) ||
    money.test(part.piece.text) ||
    isAboutUs(part.piece) ||
    ((isOpenEnded.test(part.piece.text) || isLeadIn(line, part.piece)) && kind?.years === undefined) ||
    (part.kind === undefined &&
      mentions.length === 0 &&
      isHeading(part.piece.text) &&
      !/litera(?:te|cy)$/iu.test(part.piece.text)) ||
    (kind?.kind === "other" && isFragment.test(part.piece.text)) ||
    (kind?.kind === "schedule" && isFree.test(part.piece.text)) ||
    isUnneeded.test(part.piece.text) ||
    (isHeading(part.piece.text) &&
      (kind?.kind === "experience" || kind?.kind === "education") &&
      wordsOf(part.piece.text).length <= 2) ||
    isTopicAlone.test(part.piece.text)
  )
    return undefined;
  return kind && kind.education !== "none" ? build(part.piece, kind, necessity, mentions) : undefined;
}
