import { languagesOf } from "../../held/sentence-language.ts";
import { denyingWords } from "../../lexicon/demands/doubts.ts";
import type { HeldLanguage } from "../../lexicon/held/types.ts";
import type { Span } from "../../text/piece.ts";

const REACH = 60;
/** Words that deny what precedes them in the clause. */
const behind =
  /^[^.,;:!?\n]{0,40}(?<!\p{L})(?:(?:not|isn['’]t|aren['’]t) (?:required|needed|necessary|possible|available|essential|mandatory)|unnecessary|nicht (?:erforderlich|nötig|notwendig|möglich|zwingend|voraussetzung)|kein(?:e)? (?:muss|bedingung|pflicht|voraussetzung)|(?:n['’]est )?pas (?:requise?|nécessaire|exigée?|obligatoire|possible)|non (?:requise?|exigée?|obligatoire)|no (?:es |se )?(?:excluyente|indispensable|imprescindible|obligatori[oa]|necesari[oa]|requerid[oa]|requiere|exige|posible|ofrece)|não (?:é |se )?(?:excludente|obrigatóri[oa]|indispensável|necessári[oa]|exigid[oa]|exige|possível)|non (?:è |sono )?(?:possibile|previst[oa]|richiest[oaie]|necessari[oa])|niet (?:mogelijk|nodig|vereist|van toepassing)|(?:är )?inte (?:möjligt?|aktuellt?|ett krav|nödvändigt?)|nie (?:jest |są )?(?:możliw\p{L}+|wymagan\p{L}+|przewidzian\p{L}+|konieczn\p{L}+)|(?:was|were) (?:only )?(?:possible|allowed|available)|no longer|only during|nur während|gab es (?:nur|früher)|(?:est )?exclue?|terminé|queda\p{L}* descartad[oa]|descartad[oa]|terminó|acabou|terminou|finit[oa]|endast under|tylko w czasie|jen během|alleen tijdens|uitgesloten|ausgeschlossen|excluid[oa]|esclus[oa]|excluded|not (?:offered|on offer|an option|on the table)|pas (?:envisageable|proposée?|prévue?)|wird nicht|wykluczon\p{L}+|vyloučen\p{L}*|uteslut\p{L}+|(?:[^\s.,;:!?]+ ){0,3}(?:nenabízíme|neumožňujeme|neposkytujeme|nelze|nie oferujemy|nie ma|nicht|niet|inte|not)(?=\s*(?:$|[.,;:!)\n]))|není (?:možn\p{L}+|požadován\p{L}*|nutn\p{L}+|k dispozici))(?!\p{L})|^[^。；，]{0,8}(?:不限|不作要求|无要求|無要求)|^[^。、\n]{0,14}(?:不可|不要|できません|できない|不[問问]|ありません|ございません|いたしません|しません|なし(?!で))/iu;
const own =
  /^\W*(?:no|kein\p{L}*|aucune?|sin|sem|ohne|sans|senza|geen|ingen|inga|bez|无需|不需要?)(?!\p{L}(?<!\p{Script=Han}))/iu;

/** True if a text denies or limits the words at a place, in its language. */
export function isDenied(text: string, [start, end]: Span, prior?: HeldLanguage): boolean {
  const said = text.slice(start, end);
  return (
    isDeniedBefore(text, [start, end], prior) ||
    behind.test(text.slice(end, end + REACH)) ||
    behind.test(said) ||
    (own.test(said) && /[\s\p{Script=Han}]/u.test(said.trim()))
  );
}

/** "No" is a denial in English and means "in the" in Portuguese. */
function isDeniedBefore(text: string, [start, end]: Span, prior: HeldLanguage | undefined): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  const line = `${before}${text.slice(start, end + REACH)}`;
  const from = line.lastIndexOf("\n", before.length - 1) + 1;
  const to = line.indexOf("\n", before.length);
  const sentence = line.slice(from, to === -1 ? undefined : to);
  // "Not an internship but a full-time post."
  const own = before.split(contrast).at(-1) ?? before;
  return languagesOf(sentence, prior).some((language) => patterns[language].test(own));
}

const contrast =
  /(?<!\p{L})(?:but|sondern|mais|sino|mas|(?<!nie )ma|bensì|maar|utan(?= en| ett)|lecz|ale|nýbrž|nicméně)(?!\p{L})|而是|では?なく/iu;

const patterns = Object.fromEntries(
  Object.entries(denyingWords).map(([language, words]) => [
    language,
    language === "zh" || language === "ja"
      ? new RegExp(`(?:${words})[^。；，、]{0,12}$`, "iu")
      : new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})[^.,;:!?\\n–—]{0,40}$`, "iu"),
  ]),
) as Record<HeldLanguage, RegExp>;
