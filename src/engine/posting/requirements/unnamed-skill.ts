import type { Piece } from "../../text/items.ts";
import { isWorker } from "../../text/role-names.ts";
import { wordsOf } from "../../text/words.ts";
import { isTermOfJob } from "../fields/head.ts";
import { looksLikeInstruction } from "../prompt-injection.ts";
import type { Kind } from "./kinds.ts";
import type { Mention } from "./mentions.ts";
import { alternativesOf } from "./pieces.ts";
import { afterKnowing, beginsWithKnowing } from "./wording.ts";

/** Of a piece that names a skill of the catalogue, of one behind words of knowing, and of one that begins with a capital; any other is one word. */
const MAX_WORDS = { known: 10, behindKnowing: 7, capital: 3 };

/** A skill by its place in a list of demands: named in the catalogue, or short enough to be a name and no sentence. */
export function skillKind(
  piece: Piece,
  mentions: readonly Mention[],
  isGerman: boolean,
  isLabelled = false,
): Kind | undefined {
  const words = wordsOf(piece.text);
  const isHan = /\p{Script=Han}/u.test(piece.text);
  if (
    words.length === 0 ||
    looksLikeInstruction(piece.text) ||
    (words.length <= 3 && isTermOfJob(piece.text)) ||
    /[$€£¥]\s?\d|\d\s?(?:[€£元]|EUR|USD|GBP)|https?:|@|\d{4,}|^(?:yes|no|and|or|und|et|y|apply|bewerb\p{L}*|postul\p{L}*|candidat\p{L}*)(?!\p{L})/iu.test(
      piece.text,
    )
  )
    return undefined;
  if (mentions.length > 0 && words.length <= MAX_WORDS.known) return { kind: "skill" };
  // The name of a worker is what one is, not what one can do.
  if (words.length === 1 && isWorker(piece.text)) return undefined;
  if (isGerman && !hasSign(piece.text)) return undefined;
  const most = isHan
    ? 18
    : beginsWithKnowing(piece.text)
      ? MAX_WORDS.behindKnowing
      : isLabelled || /^[\p{Lu}\d]/u.test(piece.text)
        ? MAX_WORDS.capital
        : 1;
  return words.length <= most &&
    (beginsWithKnowing(piece.text) || (!isTalk.test(piece.text) && !isNoName.test(piece.text))) &&
    (!isHan || isHanSkill(piece.text)) &&
    !isNoName.test(afterKnowing(piece.text)) &&
    !isState.test(piece.text) &&
    (isHan || /\p{L}{3}/u.test(piece.text))
    ? { kind: "skill" }
    : undefined;
}

/** Whether a name is written as German nouns are not, comes after a word of knowing, or offers a choice. */
function hasSign(text: string): boolean {
  return (
    /\p{Ll}\p{Lu}|\p{Lu}{2}|\d|^\p{Ll}/u.test(text) ||
    beginsWithKnowing(text) ||
    alternativesOf(text) !== undefined
  );
}

/** Chinese says of a skill that it is known, or names a program in Latin letters; other phrases are conditions. */
function isHanSkill(text: string): boolean {
  return beginsWithKnowing(text) || /[A-Za-z]{2}|^会\p{Script=Han}{2}/u.test(text);
}

/** "Exámenes aprobados", "ordem ativa": a state that papers are in. */
const isState =
  /\s(?:counts?$|(?:aprob|complet|actualiz|validad|termin|conclu|apresent|homolog|renov)\p{L}*|vigentes?|ativ[oa]s?|activ[oa]s?|al día|em dia|à jour|en regla|valides?|válid[oa]s?|gültige?r?)$/iu;

/** Articles, times and words of denial begin or fill no name of a skill. */
const isNoName =
  /^\d+(?:\s|%)|^(?:an?|the|un|une|eine?|der|die|das|hasta|bis|up to|jusqu'à|até|no|not|kein\p{L}*|sans|sin|sem|site|sorry|please|bitte|sent|note)\s|\d[:h]\d|(?:^|\s)(?:pas|nicht|n'est)\s|^(?:sorry|perm|note|immediately|sofort|minimum|maximum|desired|required|hands[- ]on|other|others|general|etc|mandatory|optional|basic|advanced|level|type|amenable|mind|willing|able|open|happy|keen)$|\s(?:não|nein|nicht|no)$|\d\s?(?:años|anos|jahre|ans|yrs)$|(?:^|\s)(?:puntos?|points|punkte)(?!\p{L})/iu;
const isTalk =
  /(?<!\p{L})(?:we|you|they|us|our|your|ihre?|deine?|unsere?|votre|tu|ich|wir|dich|dir|du|sie|nous|vous|tu|te|nosotros|usted|você|nós|will|are|is|ist|sind|haben|hast|est|sont|es|está|são|has|have|apply|send|click)(?!\p{L})|我们|您|公司|提供/iu;
