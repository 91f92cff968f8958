import type { Span } from "../../text/span.ts";

const REACH = 60;
/** Words that deny what follows them in their clause; "no less than" and "not only" deny nothing. */
const before =
  /(?<!\p{L})(?:(?:no|not|never|without|n['’]t|nicht|ohne|sans|pas de|sin|no se|sem|não)(?!\p{L})(?! (?:less|fewer|later|only|limited|nur|weniger|menos|más|apenas|só))|kein\p{L}*|aucune?(?!\p{L})|ning[uú]n\p{L}*|nenhum\p{L}*)[^.,;:!?\n]{0,40}$|(?:无需|不需要?|不要求|不限)[^。；，]{0,12}$/iu;
/** Words that deny what stands before them in its clause. */
const behind =
  /^[^.,;:!?\n]{0,40}(?<!\p{L})(?:(?:not|isn['’]t|aren['’]t) (?:required|needed|necessary|possible|available|essential|mandatory)|unnecessary|nicht (?:erforderlich|nötig|notwendig|möglich|zwingend|voraussetzung)|kein(?:e)? (?:muss|bedingung|pflicht|voraussetzung)|(?:n['’]est )?pas (?:requise?|nécessaire|exigée?|obligatoire|possible)|non (?:requise?|exigée?|obligatoire)|no (?:es |se )?(?:excluyente|indispensable|imprescindible|obligatori[oa]|necesari[oa]|requerid[oa]|requiere|exige|posible)|não (?:é |se )?(?:excludente|obrigatóri[oa]|indispensável|necessári[oa]|exigid[oa]|exige|possível))(?!\p{L})|^[^。；，]{0,8}(?:不限|不作要求|无要求)/iu;
const own = /^\W*(?:no|kein\p{L}*|aucune?|sin|sem|ohne|sans|无需|不需要?)(?!\p{L}(?<!\p{Script=Han}))/iu;

/** Whether a text says of the words at a place that they are not asked for, or not so. */
export function isDenied(text: string, [start, end]: Span): boolean {
  const said = text.slice(start, end);
  return (
    before.test(text.slice(Math.max(0, start - REACH), start)) ||
    behind.test(text.slice(end, end + REACH)) ||
    behind.test(said) ||
    (own.test(said) && /[\s\p{Script=Han}]/u.test(said.trim()))
  );
}
