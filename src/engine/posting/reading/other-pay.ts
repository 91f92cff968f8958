import type { Piece } from "../../text/piece.ts";
import { isPayOfOthers } from "./pay-of-others.ts";
import { isOfRoleBesideTitle } from "./pay-of-roles.ts";
import { isEarlierPay, isOthersPay, isPaidByOthers, isUnlikePay } from "./pay-subject.ts";
import { isOfOtherTerms } from "./subject/other-terms.ts";

const other =
  "rents?|rental|miete|\\p{L}*miete|loyers?|alquiler|affitto|alugue[lr]|huur|hyra|czynsz|nájem\\p{L}*|unterkunft|accommodation|logement|alojamiento|kaution|deposits?|astreintes?|nocturnidad|reperibilità|consignatie\\p{L}*|beredskap\\p{L}*|dyżur\\p{L}*|pohotovost|\\p{L}*bereitschaft\\p{L}*|on[- ]call|standby|bußgeld\\p{L}*|geldstrafen?|fines?|penalt\\p{L}*|amendes?|multas?|multe|boetes?|böter|grzywn\\p{L}*|pokut\\p{L}*|mensalidades?|cuotas?|matrícula|scolarité|czesne\\p{L}*|školné|schulgeld|collegegeld|roční odměn\\p{L}*|transport\\p{L}*|commut\\p{L}*|trajets?|déplacements?|dopłat\\p{L}*|dojazd\\p{L}*|doprav\\p{L}*|přispív\\p{L}*|participation aux|vzdělávání|nauk\\p{L}*|participação nos lucros|plr|profit[- ]shar\\p{L}*|bonus\\p{L}*|boni|prämien?|provision\\p{L}*|commission\\p{L}*|incentive\\p{L}*|budget\\p{L}*|training|learning|development fund|weiterbildung\\p{L}*|fortbildung\\p{L}*|formations?|formación|formação|formazione|opleiding\\p{L}*|utbildning\\p{L}*|szkoleni\\p{L}*|školení|vzdělávání|welfare|voucher\\p{L}*|gutschein\\p{L}*|chèques?|cheques?|tickets?|buoni?|shares?|stock|equity|options?|aktien\\p{L}*|actions|acciones|ações|azioni|aandelen|aktier|akcj\\p{L}*|akci[eí]|primes?|primas?|prêmios?|premi[oae]?|premie\\p{L}*|premii|prémi[eí]|odměn\\p{L}* za|intéressement|comision\\p{L}*|comissõ?\\p{L}*|provvigion\\p{L}*|incentivo\\p{L}*|subsid\\p{L}*|(?<!bolsa-)auxílio|vale|relocation|umzug\\p{L}*|referral|sign-on|signing|reimburs\\p{L}*|zuschuss|zuschüsse|zulage\\p{L}*|allowance|(?!stage|gage)\\p{L}*(?:bijdrage|vergoeding|toeslag|uitkering|budget|bonus|zuschuss|pauschale|prämie|geld|bidrag|tillägg|premie)|golden hello|friskvård\\p{L}*|dodat\\p{L}*|dofinansowani\\p{L}*|příspěv\\p{L}*|stravenk\\p{L}*|fund|contribution|mobilit\\p{L}*|reisekosten|fahrtkosten|home ?office";
const otherHan =
  "餐补|房补|饭补|车补|话补|过节费|賞与|ボーナス|手当|インセンティブ|歩合|支援金|祝い金|[補补]助|奖金|獎金|提成|补贴|補貼|津贴|津貼|股权|股票|期权|奖励|培训|年终奖|经费";
const pay =
  "salar\\p{L}*|salaire|sueldo|gehalt\\p{L}*|lohn|vergütung|grundgehalt|fixum|fixe?|fijo|base|pay|wages?|rémunération|remuneraci[oó]n|remuneração|retribuzione|stipendio|ral|paga|banda|faixa|salaris|loon|lön\\p{L}*|mzd[ay]|plat|wynagrodzenie|pensja|stawka|tarief|rate|[月時时][給给]|年収|基本[給给]|[給给]与|薪资|月薪|年薪|薪水|工资|底薪";
const lastOther = new RegExp(`(?<!\\p{L})(?:${other})(?!\\p{L})|${otherHan}`, "giu");
const lastPay = new RegExp(`(?<!\\p{L})(?:${pay})(?!\\p{L})`, "giu");
const behind = new RegExp(
  `^(?:(?!\\s(?:und|and|et|y|plus|más|sowie|mais|och)\\s)[^,;.。、\\d]){0,28}?\\s(?:de|d['’]|of|for|in|as|i|an|für|als|en|para|di|per|voor|aan|na|pro|w|jako|som|till|zu|zur|zum)\\s?(?:\\p{L}+\\s){0,2}(?:${other})(?!\\p{L})`,
  "iu",
);
/** Additional pay: "€ 180 a month extra". */
const isExtra =
  /^[^,;.。、\d\n]{0,28}?(?<!\p{L})(?:extra|on top|in addition|dazu|zusätzlich|obendrauf|en plus|en sus|aparte|adicional(?:es)?|in più|a mais|bovenop|därtill|utöver|ekstra|dodatkowo|navíc)(?!\p{L})(?! (?:to|de|zu|oltre|op|över)(?!\p{L}))|^[^,;.。、\d\n]{0,10}(?:別途|另加|额外)/iu;
const starts =
  /[,;|•+\n。；、]|\.\s|(?<!\p{L})(?:plus|und|and|et|y|e|además de[l]?|oltre a(?:llo|lla|l)?|bovenop|naast|utöver|oprócz|kromě)(?!\p{L})/giu;
const otherOpening =
  /(?<!\p{L})(?:otr[oa]s? (?:vacantes?|puestos?|ofertas?)|outr[oa]s? (?:vagas?|cargos?)|(?:já|ya) (?:preenchida|cubierta)|ander(?:e[nrsm]?|en) (?:stellen?|ausschreibung\p{L}*|position|vacatures?|functies?)|autres? (?:postes?|offres?|annonces?)|altr[aeo] (?:posizion[ei]|offert[ae]|annunc\p{L}*|ruol[oi])|jin(?:ý|á|é|ého) (?:inzerát\p{L}*|pozic\p{L}*|nabídk\p{L}*)|inn(?:e|a|ego|ej) (?:ogłoszeni\p{L}*|ofert\p{L}*|stanowisk\p{L}*)|other (?:roles?|jobs?|positions?|vacanc\p{L}*|openings?)|another (?:role|job|position|vacancy|opening)|ann(?:an|at|nan|dra) (?:tjänst\p{L}*|annons\p{L}*|roll\p{L}*)|already filled|last (?:post ?holder|incumbent)|previous(?:ly)?|used to|until now|so far|bisher|(?:el )?año pasado|hasta ahora|l['’]année dernière|l['’]an passé|jusqu['’]ici|ano passado|até agora|anno scorso|finora|tot nu toe|förra året|i fjol|hittills|(?:w )?(?:zeszłym|ubiegłym) roku|dotychczas\p{L}*|v?loni|minulý rok|dosud|predecessor\p{L}*|last year|vorjahr|vorgänger\p{L}*|letztes jahr|(?:el|la) anterior|antecesora?|précédent\p{L}*|prédécesseur\p{L}*|l['’]an dernier|anterior|antecessora?|predecessore|l['’]anno scorso|voorganger|vorig jaar|företrädaren|poprzedni\p{L}*|předchůdce|předchozí|separate (?:ad|advert|posting|vacancy))(?!\p{L})|别的岗位|去年|之前|原来|昨年|前任|以前|另一个?(?:岗位|职位)|其他(?:岗位|职位)|別の(?:求人|[職职]种|職種|ポジション)|他の(?:求人|[職职]种|職種)/iu;
const about =
  /(?<!\p{L})(?:(?:diese|this|cette|est[ae]|questo?a?|deze|denna|den här|to|ta|tento|tato)\s\p{L}+\s(?:betrifft|bezieht sich auf|gilt (?:nur )?für|concerns|is (?:only )?(?:for|about)|concerne|es para|se refiere a|corresponde a|é para|refere-se a|riguarda|gaat (?:alleen )?over|is voor|gäller|avser|dotyczy|se týká))\s(?:nur |only |alleen )?([^.;\n]{3,60})|(?:本(?:职位|岗位)(?:是|为)|この求人は|本求人は)([^。；\n]{2,20})/iu;

const sought =
  /(?<!\p{L})(?:gesucht wird|wir suchen|(?:we are|we['’]re) (?:looking for|hiring)|nous (?:cherchons|recherchons|recrutons)|(?:se )?busca(?:mos)?|la vacante es para|a vaga é para|procuramos|cerchiamo|(?:wij|we) zoeken|vi söker|szukamy|hledáme)\s([^.;\n]{3,60})|本次(?:招聘?|岗位(?:是|为))([^。；\n]{2,20})|今回は([^。；\n]{2,20}?)の募集/iu;

const amounts = /\d{1,3}(?:[.,\s]\d{3})+|\d{3,}|\d+\s?[万千k]/giu;
/** The first of two amounts that form one pay. */
const range =
  /\d[\d.,\s]*[万千k]?\s?(?:€|£|\$|円|元|zł|kč|kr|eur(?:os?)?|reais)?\s?(?:[-–—~～〜至]|\s(?:to|bis|and|und|à|et|a|y|e|tot|en|till|och|do|i|až))\s?(?:€|£|r?\$|eur)?\s?(?=\d)/giu;

/** True if an amount in a line is not for the work, or belongs to another opening of the page. */
export function isOtherPay(text: string, line: Piece, start: number, end: number): boolean {
  if (otherOpening.test(sentenceOf(line.text, start))) return true;
  const before = line.text.slice(0, start);
  const from = [...before.matchAll(starts)].at(-1);
  const segment = before.slice(from ? from.index + from[0].length : 0);
  const [money, wage] = [lastOther, lastPay].map((words) => [...segment.matchAll(words)].at(-1)?.index ?? -1);
  if ((money ?? -1) > (wage ?? -1)) return true;
  if (isPaidByOthers(sentenceOf(line.text, start).slice(0, 200))) return true;
  if (isEarlierPay(before, line.text.slice(end))) return true;
  if (behind.test(line.text.slice(end)) || isExtra.test(line.text.slice(end))) return true;
  const said = sentenceOf(line.text, start);
  const isOne = (said.replace(range, " ").match(amounts) ?? []).length < 2;
  if (
    isOfRoleBesideTitle(text, said, segment) ||
    isOthersPay(text, said, segment) ||
    isUnlikePay(said, segment) ||
    isOfOtherTerms(text, said)
  )
    return true;
  if (isPayOfOthers(text, sentenceAround(line, start), [line.start + start, line.start + end])) return true;
  return isOfOtherRole(
    text,
    line.text,
    start,
    isOne ? about.exec(text) : (about.exec(text) ?? sought.exec(text)),
  );
}

function sentenceOf(line: string, at: number): string {
  const from = Math.max(...[". ", "; ", "|", "。"].map((end) => line.lastIndexOf(end, at))) + 1;
  const next = line.slice(at).search(/\.\s|;\s|[|。]/u);
  return line.slice(from, next < 0 ? undefined : at + next);
}

function sentenceAround(line: Piece, at: number): Piece {
  const text = sentenceOf(line.text, at);
  const start = line.start + line.text.indexOf(text);
  return { start, end: start + text.length, text };
}

function partOf(line: string, at: number): string {
  const from = Math.max(...[", ", "; ", "，", "、", "。"].map((mark) => line.lastIndexOf(mark, at))) + 1;
  return line.slice(Math.max(0, from), at);
}

/** A page with pay for several roles says which one it is about. The others' amounts are not its pay. */
function isOfOtherRole(text: string, line: string, at: number, role: RegExpExecArray | null): boolean {
  const [, ...said] = role ?? [];
  const names =
    (said.find((one) => one !== undefined) ?? "").toLowerCase().match(/\p{Script=Han}{2,}|\p{L}{5,}/gu) ?? [];
  if (names.length === 0) return false;
  const stems = names.map((name) => name.slice(0, Math.max(5, name.length - 2)));
  const isNamed = (part: string) => stems.some((stem) => part.toLowerCase().includes(stem));
  const paid = text.split(/[|\n;,，、。]/u).filter((part) => /\d/.test(part) && isNamed(part));
  return (
    paid.length > 0 &&
    !isNamed(role?.[0] === undefined || about.test(role[0]) ? sentenceOf(line, at) : partOf(line, at))
  );
}
