import { languagesOf } from "../../held/sentence-language.ts";
import { denyingWords } from "../../lexicon/demands/doubts.ts";
import type { HeldLanguage } from "../../lexicon/held/types.ts";
import type { Piece, Span } from "../../text/piece.ts";
import { namesRole } from "../fields/title/roles.ts";

/** Words that say a way of working has ended, or that people who want it need not apply. */
const withdrawn =
  /(?<!\p{L})(?:(?:not|nicht|pas|no|não|non|niet|inte|nie|ne) (?:for|für|pour|para|per|voor|för|dla|pro) (?:this|these|dies\p{L}+|ce|cet|cette|est[ae]|quest[oa]|deze|dit|denna|detta|t[ęoye]\p{L}*|tuto|toto)|(?:only|nur|seulement|uniquement|sólo|solo|apenas|soltanto|alleen|bara|endast|tylko|pouze|jen) (?:for|für|pour|para|per|voor|för|dla|pro) (?:\p{L}{1,4} )?(?:office|admin|management|managers|sales|verwaltung|büro|buchhaltung|leitung|führungskräfte|siège|administra|cadres|oficina|directivos|amministra|uffic|kantoor|kontor|biur|administrac|kancelář|veden)\p{L}*|previously|formerly|used to|until now|up to now|bisher|bislang|früher|jusqu['’]ici|auparavant|hasta ahora|até agora|finora|tot nu toe|voorheen|hittills|tidigare|dotychczas|dotąd|dosud|dříve|ended|unthinkable|impossible|undenkbar|unmöglich|impensable|impensável|imposible|impossível|impensabile|impossibile|ondenkbaar|onmogelijk|otänkbar\p{L}*|omöjlig\p{L}*|niemożliw\p{L}*|nemožn\p{L}*|nemyslitel\p{L}*|is over|was over|withdrawn|scrapped|abolished|discontinued|cancelled|phased out|turned (?:down|away)|look elsewhere|need not apply|a thing of the past|pandemic|lockdown|covid|excluded|ruled out|off the table|out of the question|aufgehoben|gestrichen|verabschiedet|abgeschafft|eingestellt|vorbei|beendet|bei uns falsch|pandemie|corona|ausgeschlossen|lässt [^.;]{0,40} nicht|s['’]abstenir|passez votre chemin|hors de question|abolie?s?|terminée?s?|exclue?s?|supprimée?|fini|pandémie|confinement|abstenerse|abstén\p{L}+|acabó|terminó|se terminó|queda fuera|fuera de (?:cuestión|discusión)|eliminad[oa]|abolid[oa]|descartad[oa]|suprimid[oa]|excluid[oa]|acabou|fora de (?:questão|cogitação)|extint[oa]|deixou de|terminou|ficou|encerrad[oa]|abster|já não|dispensamos|pandemia|abolit\p{L}*|soppress\p{L}*|fuori discussione|finit[oa]|terminat[oa]|escluso|esclusa|astener\p{L}*|non rientra|niente|voorbij|afgeschaft|vervallen|geschrapt|verleden tijd|afgelopen|uitgesloten|zit er[^.;]{0,30} niet in|houden wij niet|geen optie|avskaffa\p{L}*|upphört|slut med|förbi|uteslut\p{L}+|går inte|zniesion\p{L}*|zlikwidowan\p{L}*|skończy\p{L}+|zrezygnowa\p{L}+|zakończ\p{L}+|odpada|nie wchodzi|wyklucz\p{L}+|pandemi\p{L}+|skončil\p{L}*|zrušen\p{L}*|zrušil\p{L}*|nepočítejte|nepřichází|nelze|není možn\p{L}+|vylouč\p{L}+)(?!\p{L})|廃止|[終终]了|[見见]送|(?:だけ|のみ)(?:が|を)[対对]象|限定していた|これまでは|以前は|かつて|取消|仅面试|仅限|原先|以前是|之前是|已结束|不再|疫情/iu;
/** What is asked about, considered, printed by mistake or meant for the interview alone. */
const notSettled =
  /(?<!\p{L})(?:(?:is|are) (?:being )?(?:planned|considered|trialled|under review)|(?:we|to) hope to|(?:derzeit|aktuell|noch|gerade) geprüft|soll(?:en)? (?:[^\s.;]+ ){1,4}(?:möglich|eingeführt)|(?:est|sont) (?:à l['’]étude|envisagée?s?)|(?:está|están|estão) (?:en estudio|em estudo)|(?:è|sono) allo studio|(?:wordt|worden) onderzocht|utreds|planowan\p{L}+|rozważ\p{L}+|plánuje se|zvažuje\p{L}*|(?:in|en|em) (?:case|cas|caso) (?:of|de|di)|keep asking|(?:often|frequently) ask(?:ed)?|(?:gefragt|gefragt werden)|(?:on|nos) (?:nous|candidats) demande\p{L}*|nos preguntan|nos perguntam|ci chiedono|vragen ons|frågar oss|pytają|ptají|(?:considering|looking into) whether|(?:prüfen|überlegen), ob|(?:étudions|estudiando|estudar|valutando|onderzoeken|utreder) (?:si|se|of|om)|earlier version|eerdere versie|par erreur|por error|por engano|per errore|bij vergissing|av misstag|omyłkowo|omylem|for the (?:first|interview)|zum (?:kennenlernen|vorstellungsgespräch)|pour l['’]entretien|para la entrevista|per il colloquio|voor het gesprek|för intervjun|na rozmowę|badania wstępne|na pohovor|denkbar|vorstellbar|perspektivisch|maybe|perhaps|vielleicht|peut-être|quizás?|tal vez|talvez|forse|misschien|kanske|måske|kanskje|belki|(?:could|may|might) (?:\p{L}+ ){0,3}(?:become|grow|turn|lead|follow)|(?:pourra|pourrait) (?:\p{L}+ )?(?:devenir|évoluer|passer)|(?:puede|podría|podrá|pode|poderia|poderá|può|potrebbe|potrà) (?:\p{L}+ )?(?:pasar|passar|passare|convertirse|evoluir|tornar-se|virar|diventare)|kan (?:\p{L}+ )?(?:bli|blive|worden|uitgroeien)|porozmawiamy|może (?:\p{L}+ )?(?:przejść|zmienić)|olabilir|dönüşebilir)(?!\p{L})|可转|可轉|转正|登用|になれ/iu;
/** Denials in their own clause after what they deny: "is nothing we offer", "is no option". */
const denyingBehind: Readonly<Record<HeldLanguage, string>> = {
  ...denyingWords,
  en: `${denyingWords.en}|nothing|none`,
  de: `${denyingWords.de}|nie|nirgends`,
  fr: `${denyingWords.fr}|ne|n['’]\\p{L}+|rien|jamais`,
  es: `${denyingWords.es}|tampoco|nada|jamás`,
  pt: `${denyingWords.pt}|nada|jamais|nem`,
  it: `${denyingWords.it}|mai|nulla`,
  nl: `${denyingWords.nl}|nooit|niets`,
  sv: `${denyingWords.sv}|aldrig|ingenting`,
  cs: `${denyingWords.cs}|ne(?!j|bo)\\p{L}{3,}`,
  ja: "(?:ませ|まっせ)ん|ではなく|ではない|不可|ない(?!方|人)|お断り",
  zh: "不|没|沒|无|無|非|并非|免谈",
};
const allowed =
  /(?<!\p{L})(?:only|just|nur|seulement|solo|sólo|apenas|soltanto|alleen|bara|endast|tylko|jen|problem\p{L}*|pouze|why not|warum nicht|pourquoi pas|por qué no|por que não|perché no|waarom niet|varför inte|dlaczego nie|proč ne)(?!\p{L})/iu;

const parting = /[;.–—；。]\s?|\s-\s/u;

/** A short question with the sentence that answers it. */
const answer = /^[^.!?？。\n]{0,20}[?？]\s{0,3}([^.!?？。\n]{1,80})/u;

/** True if a question about a place's words is answered with a denial: "Remote? Not with us." */
export function isAnsweredNo(text: string, [, end]: Span, prior?: HeldLanguage): boolean {
  const said = answer.exec(text.slice(end, end + 120))?.[1];
  if (said === undefined || allowed.test(said)) return false;
  return withdrawn.test(said) || languagesOf(said, prior).some((language) => denies(language, said));
}

const generic =
  /^(?:employee|mitarbeit|employé|emplead|colaborad|collaborat|kolleg|collègue|compañer|colleg|member|people|leute|werknemer|medewerker|anställd|medarbetar|pracowni|zaměstnan)/iu;
const group =
  /^\P{L}{0,3}(?:our|unsere|nos|nuestr[oa]s|noss[oa]s|(?:i nostri|le nostre)|onze|våra|nasi|nasze|naši|naše)\s(\p{L}{4,})/iu;
const department =
  /^\P{L}{0,3}(?:(?:our|the|unsere|die|das|notre|l['’]|le|la|nuestr[oa]|el|noss[oa]|o|a|il|la|onze|de|het|vår|vårt|nasz[ae]?|naše?)\s?)(?:pessoal d[aeo] |personal de |personale (?:di|del) |équipe |team )?(administration|verwaltung|buchhaltung|geschäftsleitung|zentrale|management|head office|back office|sales (?:team|staff)|it|ti|marketing|finance|hr|siège|direction|direção|direcção|comptabilité|administración|dirección|contabilidad|administração|diretoria|contabilidade|amministrazione|direzione|contabilità|administratie|directie|kantoorteam|administrationen|ledningen|ekonomiavdelningen|administracja|zarząd|księgowość|administrativa|vedení|účtárna)(?!\p{L})/iu;

/** Departments whose article is their ending. */
const definite =
  /^\P{L}{0,3}((?:hoved|huvud)kontoret|administra(?:sjonen|tionen)|led(?:else|ning)en|(?:salgs|sälj|økonomi|ekonomi|regnskabs|regnskaps|it-|hr-)?(?:afdelingen|avdelingen|avdelningen)|bogholderiet|regnskabet)(?!\p{L})/iu;

/**
 * True if a sentence is about a group of workers that the rest of the text does not name: "Our designers work
 * remotely".
 */
export function isOfOtherGroup(text: string, { text: said }: Piece): boolean {
  const unit = (department.exec(said) ?? definite.exec(said))?.[1];
  if (unit !== undefined) return !text.replace(said, " ").toLowerCase().includes(unit.toLowerCase());
  const who = group.exec(said)?.[1];
  if (who === undefined || generic.test(who) || !namesRole(who)) return false;
  return !text.replace(said, " ").toLowerCase().includes(who.slice(0, 5).toLowerCase());
}

/** True if a sentence withdraws what it names at a place: it has ended, or is denied later in the clause. */
export function isTakenBack(sentence: Piece, [start, end]: Span, prior?: HeldLanguage): boolean {
  const [from, to] = [Math.max(0, start - sentence.start), end - sentence.start];
  const before = sentence.text.slice(0, from).split(parting).at(-1) ?? "";
  const after = sentence.text.slice(to).split(parting)[0] ?? "";
  const around = `${before} ◊ ${after}`;
  if (withdrawn.test(around) || notSettled.test(around)) return true;
  const behind = after.split(/[,:()，：（）、]/u, 1)[0] ?? "";
  if (allowed.test(behind)) return false;
  return languagesOf(sentence.text, prior).some((language) => denies(language, behind));
}

/**
 * A sentence without its parts that deny another value than the one a reading gives: of "work on site, no home office"
 * the first part stays.
 */
export function withoutOtherDenied(
  sentence: Piece,
  place: number,
  isOther: (part: string) => boolean,
  prior?: HeldLanguage,
): Piece {
  const text = sentence.text.replace(/[^,，、;；]+/gu, (part, at: number) => {
    const from = sentence.start + at;
    if (from <= place && place < from + part.length) return part;
    const isDenied =
      withdrawn.test(part) || languagesOf(sentence.text, prior).some((language) => denies(language, part));
    return isDenied && isOther(part) ? " ".repeat(part.length) : part;
  });
  return { ...sentence, text };
}

function denies(language: HeldLanguage, behind: string): boolean {
  const words = denyingBehind[language];
  const isHan = language === "ja" || language === "zh";
  return new RegExp(isHan ? words : `(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu").test(behind);
}
