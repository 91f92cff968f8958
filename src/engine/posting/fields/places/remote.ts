import { segments } from "../../../text/cuts.ts";
import { type Doc, matches, wordPattern } from "../../../text/doc.ts";
import type { Piece } from "../../../text/piece.ts";
import type { Labelled } from "../../labelled.ts";
import type { Extraction, Remote } from "../../types.ts";
import { daysAtHome } from "./days-at-home.ts";

// In a place or on their own line these words are unambiguous.
const short: [Remote, RegExp][] = [
  [
    "hybrid",
    wordPattern(
      "yes ?-? ?(?:\\(?as determined by|per) (?:the )?agency policy|[1-4] ?days?\\s?(?:\\/|per|a)\\s?week (?:on-?site|in[ -]office|in the office|from home|remote|wfh)",
    ),
  ],
  [
    "on_site",
    wordPattern(
      "remote: no|no remote|office[ -]based|not remote|non[ -]remote|no|praca stacjonarna|stacjonarnie|[iİ]ş yerinde|ofiste",
      "不支持",
    ),
  ],
  [
    "hybrid",
    wordPattern(
      "\\d (?:days?|jours?|tage?|días?|dias?) (?:per|a|par|pro|por|a la)[ -](?:week|semaine|woche|semana) on site,? rest remote|\\d (?:jours?|días?|dias?|tage?) (?:par|por|pro) (?:semaine|semana|woche)|hybrid|hybride|híbrido|híbrida|ibrid[oa]|lavoro agile|smart[ -]?working|hybrydow\\p{L}*|hybridn\\p{L}*|hybridarbete|hybridityö|hibrit|delvis (?:hjemmekontor|distans|remote)|partial(?:ly)? remote|partly remote|teilweise homeoffice|teilweise|télétravail partiel|partiel|parcial|teletrabajo parcial|\\d (?:days|tage|jours|días)(?: .{0,30})?",
      "混合|部分远程",
    ),
  ],
  [
    "on_site",
    wordPattern(
      "on[ -]?site|in[ -]person|in[ -]office|vor ort|präsenz|sur site|présentiel|presencial|in sede|op locatie|på plats|in presenza",
      "现场|坐班",
    ),
  ],
  [
    "hybrid",
    wordPattern("home[ -]?office möglich|mobiles arbeiten möglich|télétravail possible|remote possible"),
  ],
  [
    "remote",
    wordPattern(
      "remote|fully remote|100 ?% remote|work from home|wfh|home[ -]?office|télétravail|full remote|distanciel|teletrabajo|remoto|remota|a distancia|praca zdalna|zdalnie|distansarbete|på distans|etätyö|uzaktan(?: çalışma)?|fjernarbejde|da remoto|anywhere|worldwide|yes",
      "远程|居家",
    ),
  ],
];
const negated = wordPattern(
  "(?:remote(?: job| work| eligible)?|telework(?: eligible)?|home[ -]?office|télétravail|teletrabajo|trabalho remoto)[ :]{1,2}(?:no|nein|non|não)(?= ?(?:$|[.,;|]))|(?:no|not|non|isn't|cannot be|not eligible for|without)(?: a| an| fully| performed)? ?-?(?:remote|hybrid)(?: work| working| position| role)?|" +
    "not eligible for tele(?:work|commut)\\p{L}*|tele(?:work|commut)\\p{L}* (?:is )?not (?:available|allowed|permitted|offered|possible)|telework:? not available|not a virtual position|virtual: no|remote (?:work|working|work option)? ?(?:is )?(?:not|un)(?: ?possible| ?available| ?offered)?|kein(?:e)? (?:home[ -]?office|remote)|home[ -]?office (?:ist )?nicht|" +
    "(?:cannot|can't|unable to|do not|don't) (?:offer|provide|allow|support) (?:an? |any )?(?:remote|home|hybrid)[ -]?work\\p{L}*|no (?:home|remote)[ -]?(?:working|work|option)|no option to work (?:remotely|from home)|not (?:possible|able) to work (?:remotely|from home)|pas de télétravail|télétravail (?:non|impossible)|sin teletrabajo|no (?:hay|se ofrece|permite) teletrabajo|(?:brak(?: możliwości)?|bez) pracy zdalnej|inget distansarbete|geen thuiswerk\\p{L}*|thuiswerken (?:is )?niet mogelijk|sem teletrabalho|non è previsto (?:lo )?smart working|uzaktan çalışma (?:imkânı )?yok\\p{L}*",
  "不支持远程|不可远程|不接受远程|非远程",
);
const sentence: [Remote, RegExp][] = [
  [
    "hybrid",
    wordPattern(
      "(?:\\d|een|één|twee|drie) (?:dag|dagen) (?:per week )?(?:thuiswerk\\p{L}*|thuis|van thuis(?: uit)?)|thuiswerk(?:en)? (?:is )?mogelijk|(?:one|two|three|\\d) of (?:those|these|them|which) (?:at|from) home|home[ -]?office an (?:\\p{L}+|\\d) tag(?:en)?|[1-5] days?(?: (?:a|per) week)? (?:wfo|wfh)|(?:ein|zwei|drei|vier|\\d) (?:feste )?(?:büro|präsenz)tagen?|(?:arbejde|arbejder|jobbe|arbeta) (?:hjemme(?:fra)?|hemifrån|på distans) (?:om|\\d|en|et|två|to|tre|i|på|upp)|hjemmearbejds?dage?|hjemmekontor|distansarbete (?:är )?möjligt|möjlighet (?:till|att) (?:distansarbete|arbeta (?:hemifrån|på distans))|mulighed for (?:at arbejde hjemme|hjemmearbejde)|smart[ -]?working|lavoro agile|prac[aey] (?:z domu|zdaln\\p{L}+) (?:\\d|jeden|dwa|trzy)|prac[aey] hybrydow\\p{L}*|etätyömahdollisuus|(?:\\d|one|two|three|four) days? (?:a|per|each) week (?:of )?(?:home[ -]?working|working from home|from home|at home|remote(?:ly)?)|(?:one|two|three|four|\\d) (?:days? )?at home|(?:half|part) of the week at home|home[ -]?working (?:is )?(?:possible|available)|(?:lunes|martes|miércoles|jueves|viernes|un día|dos días|tres días|días?)[^.\\n]{0,20} desde (?:tu )?casa|desde casa (?:\\d|un|dos|tres) días?|(?:\\d|um|dois|três) dias?(?: por semana)? (?:em|de) casa|hybride? werken|deels thuis|thuiswerken(?= (?:is )?mogelijk|,|\\.)|(?:helft|deel) van de week thuis|(?:\\d|een|twee|drie) dag(?:en)? (?:per week )?thuis|(?:\\d|ein(?:en)?|zwei|drei) tage?n?(?: (?:pro|in der|die) woche)? (?:von )?(?:zu ?hause|daheim)|(?:\\d|un|deux|trois) jours?(?: par semaine)? (?:à la maison|chez (?:soi|vous|toi))|lavoro ibrido|(?:blend|mix|mixture|combination) of (?:home|remote|office)\\p{L}* (?:and|&) (?:home|remote|office)|(?:from home|remote(?:ly)?) (?:for )?the rest of the week|rest of the week (?:from home|remote)|in (?:the |our )?office (?:\\d|one|two|three|four) days|mobiles arbeiten (?:ist )?(?:möglich|nach absprache|in absprache|an (?:bis|\\d|zwei|drei))|hybrid(?=, )|home[ -]?office (?:ist )?(?:teilweise|tageweise|anteilig|nach (?:absprache|einarbeitung|vereinbarung))(?: möglich)?|hybrid is (?:fine|possible|ok|okay|welcome)|on site, rest remote|rest (?:remote|from home)|télétravail \\d jours? par semaine|\\d jours? par semaine de télétravail|hybrid(?= ?[-(:] ?\\S)(?!-(?:cloud|car|electric))|hybrid(?:[ -](?:work|working|role|position|schedule|model|arrangement|office|remote|setup|job|environment where|policy|basis|working model|flexible))|hybrid (?:\\p{L}{1,12} ){0,2}(?:role|position|schedule)|" +
        "(?:work|working|works) hybrid|hybrides arbeiten|hybride[sn]? (?:arbeitsmodell|modell|arbeit|arbeitsweise)|mode hybride|travail hybride|modelo híbrido|trabajo híbrido|modalidad híbrida|régimen híbrido|" +
        "(?:\\d|one|two|three|four)(?: ?- ?\\d)? days? (?:a|per|each|/) ?week (?:in|at|from|on) (?:the |our |your )?(?:office|site|home|campus)|(?:\\d|one|two|three|four) days? (?:in (?:the |our )?office|remote|from home|wfh|on[ -]?site)|" +
        "(?:\\d|ein|zwei|drei|vier)(?: ?(?:-|bis) ?\\d)? tage? (?:pro woche |die woche |/woche |in der woche )?(?:im |in )?(?:home[ -]?office|mobil|remote|büro)|teilweise (?:im )?(?:home[ -]?office|remote)|" +
        "(?:\\d|un|deux|trois|quatre) jours? (?:de |par semaine de |par semaine en |en |/semaine de )?télétravail|télétravail (?:partiel|\\d jours?|possible|\\(\\d)|(?:\\d|un|dos|tres|cuatro) días? (?:de |a la semaine de |en )?teletrabajo|teletrabajo (?:parcial|\\d días)",
      "混合办公|部分远程|每周.{0,4}天(?:居家|远程)|每周.{0,4}(?:居家|远程)(?:办公)?[一两二三四\\d]天",
    ),
  ],
  [
    "remote",
    wordPattern(
      "(?:arbeiten|arbeite|arbeit) (?:kannst du |können sie )?von überall|von überall (?:aus )?(?:in \\p{Lu}\\p{L}+ )?arbeiten|work from anywhere|100 ?% (?:zdaln\\p{L}+|smart[ -]?working|på distans|etä\\p{L}*)|prac[aey] (?:w pełni |całkowicie )?zdaln\\p{L}+|home[ -]based|remote (?:is )?(?:fine|ok|okay|possible|welcome|friendly)|remote-friendly|(?<=^\\s*)remote(?=,)|(?<=[.,|(/·] ?)remote(?= ?(?:[.,|)/·(]|$))|(?:fully|100 ?%|completely|entirely|permanently|full) ?-?remote(?:ly)?|remote[ -](?:position|role|job|work|working|opportunity|first|only|based|within|in the|from|anywhere|eligible)|work(?:ing)? (?:fully |100 ?% )?remotely|" +
        "(?:role|position|job|opportunity|this) (?:is|can be) (?:a |fully |100 ?% )?(?:remote|performed remotely)|work(?:ing)? from (?:home|anywhere)|remote \\(?(?:us|usa|u\\.s\\.|uk|eu|europe|emea|canada|germany|worldwide|global|deutschland|france|españa)\\)?|" +
        "(?:100 ?% |komplett |vollständig |rein )(?:home[ -]?office|remote|mobil)|(?:arbeit|arbeiten) (?:komplett )?(?:im home[ -]?office|remote|von zu hause)|remote möglich|" +
        "(?:100 ?% |full |total |complet )?(?:en )?télétravail (?:complet|total|à 100 ?%|100 ?%)|100 ?% télétravail|full[ -]remote|helt på distans|volledig (?:remote|op afstand)|(?:100 ?% |completamente |totalmente )da remoto|totalmente remot[oa]|100 ?% remot[oa]|tamamen uzaktan|(?:100 ?% )(?:teletrabajo|remoto|en remoto)|(?:trabajo|puesto|posición|modalidad) (?:100 ?% )?(?:en )?(?:remoto|remota|a distancia)|teletrabajo (?:total|completo|100 ?%)",
      "远程办公|远程工作|居家办公|在家办公|全远程",
    ),
  ],
  [
    "on_site",
    wordPattern(
      "on[ -]?site (?:position|role|job|work|only|at our|in our|in \\p{Lu}|\\d days|five days)|work from (?:the )?office|wfo|office[ -]based|(?:is|work|working|works|fully|100 ?%|be|role|position) on[ -]?site(?! (?:with|at (?:our |the )?(?:customer|client)|and remote|\\d|one|two|three|four|for (?:customers|clients)))|vor ort (?:ausgeübt|erbracht|statt)|in[ -]person (?:position|role|job|work|only)|(?:is|fully) in[ -]person|in[ -]office (?:position|role|job|\\d|five)|" +
        "(?:arbeit|arbeiten|tätigkeit|ausschließlich|einsatz) vor ort|präsenzarbeit|(?:poste|travail) (?:en présentiel|sur site)|100 ?% présentiel|(?:trabajo|puesto|modalidad|100 ?%) presencial",
      "现场办公|需坐班|坐班制|驻场",
    ),
  ],
];
const otherRemote =
  /(?:niente|senza|no) smart[ -]?working|smart[ -]?working non|(?:praca zdalna|prac[ay] hybrydow[aey]) nie|bez (?:możliwości )?pracy zdalnej|(?:distansarbete|hjemmekontor|hjemmearbejde) (?:är|er) (?:inte|ej|ikke)|ikke mulig\p{L}* (?:for |å |at )?(?:hjemme|arbejde hjemme)\p{L}*|(?:remote|hybrid|on[ -]?site|in[ -]person)(?:ly)? ?(?:or|and|oder|ou|\/) ?(?!global|worldwide|anywhere|us(?!\p{L})|usa|eu(?!\p{L})|europe|uk(?!\p{L}))(?:remote|hybrid|on[ -]?site|office|in[ -]person|\p{L}+(?= *(?:$|[,;|)])))|(?:ab(?:le|ility) to work|(?:some|occasional|limited) (?:home|remote)) ?-?(?:remotely|remote|work(?:ing)?)?(?: work(?:ing)?)?|(?:parking|gym|canteen|nursery|cr[eè]che|childcare|restaurant|caf[eé]|housing|accommodation|training|meals?|shop|shower|coffee|clinic|physio) on[ -]?site|on[ -]?site (?:parking|gym|canteen|nursery|cr[eè]che|childcare|restaurant|caf[eé]|housing|accommodation|training|interviews?|visits?|assessment|medical|clinic|support|assembly|meals?|shop|massage|fitness|security|installation)|现场(?:组装|面试|施工|管理|安装|调试|服务|支持|问题|协助|操作|作业|生产|检查|确认)|remote (?:control|sensing|monitoring|patient|areas?|sites?|teams?|locations?|access|desktop|support|communit|villages?|diagnos|server|procedure|office support|learning|teaching)/giu;

const MAX_ON_SITE_WORDS = 3;

/**
 * Where the work is done: labelled values, places and title first, then running text. A text that excludes remote
 * work is on site.
 */
export function findRemote(
  doc: Doc,
  labelled: Labelled,
  title: string | undefined,
): Extraction<Remote> | undefined {
  const labels = ["remote", "location", "employmentType"] as const;
  for (const label of labels) {
    const values = (labelled.get(label) ?? []).flatMap(
      (piece) => shortRemote(label === "remote" ? piece : withoutYesNo(piece)) ?? [],
    );
    const isMixed = label === "remote" && new Set(values.map(({ value }) => value)).size > 1;
    const [value] = isMixed ? values.map((one) => ({ ...one, value: "hybrid" as const })) : values;
    if (value !== undefined) return value;
  }
  const lines = doc.lines.slice(0, 3000).filter((line) => line.text !== "" && line.text.length < 5000);
  for (const line of lines) {
    const refusal = line.text.matchAll(negated).next().value;
    if (refusal) return at(line, refusal, "on_site");
  }
  const marked = markedIn(lines);
  if (marked !== undefined) return marked;
  const head = lines.slice(0, 12).filter((line) => line.text.length <= 120 && !/[.!?]$/.test(line.text));
  const spoken = inSentences(head);
  if (spoken !== undefined) return spoken;
  for (const piece of head.flatMap(headPieces)) {
    const value = shortRemote(withoutYesNo(piece));
    if (value === undefined || (piece.text.length > 60 && title?.includes(piece.text) !== true)) continue;
    const words = piece.text.split(/\s+/).length;
    const before = piece.text.slice(0, (value.span?.[0] ?? piece.start) - piece.start);
    // Among other words, a site may be one that is supervised or visited, and a home office one that is possible.
    if (value.value === "on_site" && words > MAX_ON_SITE_WORDS && /\p{L} $/u.test(before)) continue;
    const isPossible = words > 2 && /home[ -]?office|télétravail|teletrabajo/iu.test(piece.text);
    return value.value === "remote" && isPossible && !/100/.test(piece.text)
      ? { ...value, value: "hybrid" }
      : value;
  }
  return inSentences(lines) ?? daysAtHome(lines);
}

/** "ACME ONSITE Full-time": a forum's mark in capitals on the first line, or the start of the second. */
function markedIn([first, second]: readonly Piece[]): Extraction<Remote> | undefined {
  const isLoud = first !== undefined && !/\p{Ll}{3}/u.test(first.text);
  const match = isLoud
    ? null
    : /(?<!\p{L})(?:ON-?SITE|REMOTE|HYBRID)(?!\p{L})/u.exec(first?.text.slice(0, 200) ?? "");
  if (first !== undefined && match !== null) return at(first, match, modeOf(match[0]));
  const begins = / \| |\|/.test(first?.text ?? "")
    ? /^(?:on-?site|remote|hybrid)(?!\p{L})/iu.exec(second?.text ?? "")
    : null;
  return second !== undefined && begins !== null ? at(second, begins, modeOf(begins[0])) : undefined;
}

function modeOf(word: string): Remote {
  const mode = word.toLowerCase();
  return mode === "remote" || mode === "hybrid" ? mode : "on_site";
}

function inSentences(lines: Piece[]): Extraction<Remote> | undefined {
  const masked = lines.map((line) => ({
    line,
    text: line.text.replace(otherRemote, (phrase) => " ".repeat(phrase.length)),
  }));
  for (const [value, pattern] of sentence) {
    for (const { line, text } of masked) {
      const match = text.matchAll(pattern).next().value;
      if (match) return at(line, match, value === "remote" && partly.test(line.text) ? "hybrid" : value);
    }
  }
  return undefined;
}

/** A number of days per week, or less than full time. */
const partly =
  /(?:\d|one|two|three|four|ein|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|dois|três) (?:days?|tagen?|jours?|días?|dias?) (?:a|per|each|pro|die|in der|par|por|a la|à la) ?(?:week|woche|semaine|semana)|(?<!\d)[1-9]\d ?% (?:home|remote|mobil|télétravail|teletrabajo)/iu;

/** The remote policy in a short text, such as a location label's value. */
export function shortRemote(piece: Piece): Extraction<Remote> | undefined {
  const text = piece.text.slice(0, 200).replace(otherRemote, (phrase) => " ".repeat(phrase.length));
  for (const [value, pattern] of short) {
    const match = text.matchAll(pattern).next().value;
    if (match) return at(piece, match, value);
  }
  return undefined;
}

function headPieces(line: Piece): Piece[] {
  return segments(line).filter(
    (piece) => !matches(wordPattern("hybrid (?:cloud|vehicles?|cars?|it)"), piece.text),
  );
}

function withoutYesNo(piece: Piece): Piece {
  return {
    ...piece,
    text: piece.text.replace(
      /\b(?:yes|no|teilweise|partiel|parcial)\b(?! remote)|\d (?=days(?! ?\/ ?week)|tage|jours|días)/gi,
      (word) => " ".repeat(word.length),
    ),
  };
}

function at(piece: Piece, match: RegExpExecArray, value: Remote): Extraction<Remote> {
  const start = piece.start + match.index;
  return { value, span: [start, start + match[0].length] };
}
