import { segments } from "../../text/cuts.ts";
import { type Doc, matches, wordPattern } from "../../text/doc.ts";
import type { Piece } from "../../text/piece.ts";
import type { Labelled } from "../labelled.ts";
import type { EmploymentType, Extraction } from "../types.ts";
import { hoursAlone, ofFullPost, shareAlone } from "./hours-alone.ts";

const kinds: [EmploymentType, RegExp][] = [
  [
    "INTERN",
    wordPattern(
      "intern|internship|praktyki|staż|praktikplats|estágio|estagiári[oa]|praktikum|praktikant|praktikantin|stagiaire|convention de stage|offre de stage|stage de fin d'études|becario|becaria|prácticas|pasantía|pasante",
      "实习",
    ),
  ],
  [
    "VOLUNTEER",
    wordPattern(
      "volunteer|volunteering position|ehrenamt|ehrenamtlich|ehrenamtliche|bénévole|bénévolat|voluntario|voluntaria|voluntariado",
      "志愿者",
    ),
  ],
  ["PER_DIEM", wordPattern("per[ -]diem|prn|as[ -]needed|casual position")],
  [
    "PART_TIME",
    wordPattern(
      "part[ -]?time(?:rs)?|p/t|0[.,]\\d{1,2} ?fte|fte:? 0[.,]\\d{1,2}|zero[ -]hours?|half[ -]time|osa-aikainen|yarı zamanlı|částečný úvazek|deltid|deltids\\w+|(?:część|pół|½) etatu|niepełny etat|w niepełnym wymiarze|part time|a tiempo parcial|à temps partiel|horário parcial|dedicación parcial|bijbaan|deeltijd|450[ -]euro[ -]job|5[0-9]{2}[ -]euro[ -]job|geringfügig|midijob|teilzeitstelle|\\(?(?:\\d{1,2}-)?(?:[12]\\d|3[0-4]) uur\\)?|tz|(?:[1-2]\\d) ?- ?[1-2]\\d (?:hours|hrs|stunden|std\\.?) (?:per|a|pro) (?:week|woche)|teilzeit|minijob|mini-job|temps partiel|mi-temps|media jornada|meio período|tempo parcial|part-time|parttime|(?:[12]\\d|3[0-4])(?:[.,]\\d{1,2})? ?(?:h|hours?|hrs|std\\.?|stunden|horas|heures|uur)(?: (?:per week|a week|weekly|pro woche|wöchentlich|semanales|semanais|por semana|par semaine)|\\/(?:week|woche|semana|semaine))|tiempo parcial|jornada parcial|medio tiempo|jornada reducida",
      "兼职(?!勿扰)|パート|アルバイト",
    ),
  ],
  [
    "FULL_TIME",
    wordPattern(
      "full[ -]?time|f/t|1[.,]0 ?fte|heltid|fuldtid|kokoaikainen|kokoaikatyö|tam zamanlı|plný úvazek|pełen wymiar|pełny etat|pełen etat|w pełnym wymiarze|voltijds?|tempo pieno|^(?:regime:? |contratação:? |contrato:? )?(?:efetivo )?\\(?clt\\)?$|tiempo completo|dedicación completa|horario completo|período completo|à temps plein|36 uur|38 uur|40 uur|(?:arbeits)?pensum:? 100 ?%|100 ?%-pensum|(?:3[5-9]|4[0-8])(?:[.,]\\d{1,2})? ?(?:h|hours?|hrs|std\\.?|stunden|horas|heures|uur)(?: (?:per week|a week|weekly|pro woche|wöchentlich|semanales|semanais|por semana|par semaine)|\\/(?:wk|week|woche|semana|semaine))|tempo inteiro|tempo integral|período integral|vollzeit|temps plein|temps complet|plein temps|jornada completa|tiempo completo|a tiempo completo",
      "全职|正社[員员]",
    ),
  ],
  [
    "CONTRACTOR",
    wordPattern(
      "independent contractor|self[ -]employed|^pj$|pj,|kontrakt b2b|umowa b2b|(?:looking for|need|hiring|seeking) (?:an? )?contract (?=\\p{L}{4})|as a contractor|contractor (?:role|position|basis)|freelance|freelancer|contract[ -]to[ -]hire|contract (?:role|position|job|assignment|basis|work)|(?:outside|inside) ir35|1099|corp-to-corp|c2c|" +
        "freiberuflich|freie[rn]? mitarbeit(?:er)?|indépendant|autónomo|por cuenta propia|por proyecto",
      "业务委托|外包|合同工|自由职业",
    ),
  ],
  [
    "TEMPORARY",
    wordPattern(
      "temporary|temp|temporär|(?:\\d{1,2}|three|six|nine|twelve|two)[ -](?:months?|mois|meses|monate|maanden|mesi|years?)[ ,(]{1,3}(?:renewable|renouvelables?|prorrogables?|fixed[ -]term|contract|ftc|with (?:likely |possible )?extension)|^contract(?: length| duration)?[:,] (?:\\d{1,2}|three|six|twelve)[ -](?:months?|years?)|contrato (?:x|por) (?:obra|ciclo|\\d{1,2} meses)|fixed until|contract until|(?:in )?post until|\\d{1,2} w(?:ee)?ks? (?:of work|job|contract)|jaarcontract|tijdelijk|vikariat|visstid\\w*|tidsbegr[äæ]ns\\w+|midlertidig|engasjement|barselsvikariat|årsvikariat|määräaikainen|na dobu určitou|umowa na (?:czas określony|zastępstwo)|na zastępstwo|interinidad|interin[oa]|remplacement|maternity cover|mat cover|contrat à durée déterminée|cdd de|mission d'intérim|en intérim|mission intérim|contrato de sustitución|contrato de duración determinada|contrato eventual|contrato determinado|obra y labor|obra o labor|término fijo|a término fijo|prazo determinado|substituição|elternzeitvertretung|krankheitsvertretung|vertretungsstelle|zeitlich befristet|fixed[ -]period|time[ -]limited|interim position|\\d{1,2}[ -]month fixed|\\d{1,2}[ -]month ftc|ftc|temp[ -]to[ -](?:hire|perm)|seasonal|fixed[ -]term|befristet|befristete|befristeter|zeitarbeit|saisonal|cdd|intérim|intérimaire|saisonnier|contrato temporal|contrato por obra|contrato a plazo fijo|plazo fijo|por obra|faena|contrato temporário|temporário|contrato a termo(?: certo)?|tempo determinato|contrat saisonnier|term - not to exceed|sazonal|temporal|eventual|sustitución",
      "临时|季节工|契[約约]社[員员]",
    ),
  ],
];
const labelOnly: [EmploymentType, RegExp][] = [
  ["CONTRACTOR", wordPattern("contract|contracted|pj")],
  [
    "FULL_TIME",
    wordPattern(
      "completa|integral|100 ?%|^(?:3[5-9]|4[0-8])(?:[.,]\\d{1,2})?(?: ?h| hours?| std\\.?| stunden)?(?: per week| a week| pro woche)?$",
    ),
  ],
  [
    "PART_TIME",
    wordPattern(
      "parcial|[2-8]\\d ?%|^(?:[12]\\d|3[0-4])(?:[.,]\\d{1,2})?(?: ?h| hours?| std\\.?| stunden)?(?: per week| a week| pro woche)?$",
    ),
  ],
  ["OTHER", wordPattern("apprenticeship|ausbildung|alternance|apprentissage|other|autre|sonstige|otro")],
];
const inSentence =
  /(?:part|full)[ -]?time (?:(?:specialized|equivalent|work|professional|relevant) )?(?:experience|study|studies|student|education|childcare|school|colleagues?|team members)|(?:part|full)[ -]?time students|(?:previous|former|last) (?:\p{L}+ ){1,3}(?:worked|works|was)|as an? (?:intern|apprentice|volunteer)\b|reports? to you|(?:frühere|vorige|bisherige)\p{L}* (?:\p{L}+ ){1,3}(?:arbeitete|war)|temp(?:orary)? (?:staff|agency|agencies|workers|visa|file|housing|assignment of)|(?:or|clinic|prior|previous|completed) internships?|internships? (?:with|at|or|experience|preferred)|intern(?:s|ship)? (?:program|supervis|mentor)|volunteer (?:hours|time|days|program|opportunit|coordinat|manage)|(?:mentor|supervis|manag|train|support)\w{0,3} (?:our |the )?(?:interns|volunteers|contractors)|(?:leitest|betreust|führst|encadre[zs]?|supervisar\p{L}*|dirigir\p{L}*) (?:\p{L}+ ){0,3}(?:teilzeit\p{L}*|praktikant\p{L}*|stagiaires|becari[oa]s|temporal\p{L}*)/iu;

const HEAD_LINES = 8;

/** The employment type: the labelled value, a short line, then running text. Other types are returned as `also`. */
export function findEmployment(
  doc: Doc,
  labelled: Labelled,
  title: string | undefined,
): { found: Extraction<EmploymentType>; also: EmploymentType[] } | undefined {
  const pieces = labelled.get("employmentType") ?? [];
  const fromLabel = pick(pieces, [...kinds, ...labelOnly]);
  if (fromLabel !== undefined) return fromLabel;
  const share = shareOfPost(doc) ?? shareAlone(doc);
  if (share !== undefined) return { found: share, also: [] };
  if (title !== undefined) {
    const titled = kinds.slice(0, 3).find(([, pattern]) => matches(pattern, title));
    if (titled) return { found: { value: titled[0], span: spanOf(doc, titled[1]) }, also: [] };
  }
  // "2027 Summer Internship - Data Analyst": the line of the title says it beside the title.
  const beside = doc.lines
    .slice(0, HEAD_LINES)
    .filter(
      ({ text }) =>
        title !== undefined && text.includes(title) && text.length <= 100 && !inSentence.test(text),
    );
  const intern = pick(beside, kinds.slice(0, 1));
  if (intern !== undefined) return intern;
  const lines = doc.lines
    .slice(0, 3000)
    .filter(({ text }) => text.length > 0 && text.length < 3000 && !ofFullPost.test(text));
  const short = lines.flatMap(segments).filter(({ text }) => text.length <= 50 && !inSentence.test(text));
  const sentences = lines.filter((line) => !inSentence.test(line.text));
  // Further down, an internship or voluntary work is the applicant's past experience.
  const head = sentences.slice(0, HEAD_LINES);
  // "6-month contract, 1099": the pay says what the contract is.
  const own = lines.find(({ text }) =>
    /(?<!\p{L})(?:1099|ir35|c2c|corp-to-corp|freelance)(?!\p{L})/iu.test(text),
  );
  return (
    (own && pick([own], kinds.slice(5, 6))) ??
    pick(short, kinds.slice(3)) ??
    pick(sentences, kinds.slice(2)) ??
    pick(head, kinds.slice(0, 2)) ??
    alone(hoursAlone(doc))
  );
}

function alone(found: Extraction<EmploymentType> | undefined) {
  return found && { found, also: [] };
}

/** "Koch EFZ 80–100 %", "Juriste à 80 %": the share of a post in the first lines. */
function shareOfPost(doc: Doc): Extraction<EmploymentType> | undefined {
  for (const { text, start } of doc.lines.filter(({ text: words }) => words !== "").slice(0, SHARE_LINES)) {
    const share =
      text.length > MAX_SHARE_LINE || ofOtherShare.test(text)
        ? null
        : /(?<![\d.,$+])(\d{2,3}) ?%\)?(?=\s*(?:$|[(,|·]|pensum|-?stelle|fast|vikariat|stilling|tjänst))/iu.exec(
            text,
          );
    const most = Number(share?.[1] ?? 0);
    if (share === null || most < 20 || most > 100) continue;
    return {
      value: most === 100 ? "FULL_TIME" : "PART_TIME",
      span: [start + share.index, start + share.index + share[0].length],
    };
  }
  return undefined;
}

const SHARE_LINES = 4;
const MAX_SHARE_LINE = 90;
const ofOtherShare =
  /remot|home|télétravail|bonus|commission|provision|discount|rabatt|match|onsite|presencial|quote|women|frauen/iu;

/** All employment types in a short text, in order. */
export function employmentKinds(text: string): EmploymentType[] {
  const plain = text.replace(/_/g, " ");
  const hits = [...kinds, ...labelOnly].flatMap(([kind, pattern]) => {
    const at = plain.search(pattern);
    return at === -1 ? [] : [{ kind, at }];
  });
  return [...new Set(hits.sort((left, right) => left.at - right.at).map((hit) => hit.kind))];
}

function pick(
  pieces: Piece[],
  patterns: [EmploymentType, RegExp][],
): { found: Extraction<EmploymentType>; also: EmploymentType[] } | undefined {
  for (const piece of pieces) {
    const text = piece.text.slice(0, 3000);
    const hits = patterns.flatMap(([kind, pattern]) => {
      const match = text.matchAll(pattern).next().value;
      return match === undefined ? [] : [{ kind, at: match.index, length: match[0].length }];
    });
    hits.sort((left, right) => left.at - right.at);
    const first = hits[0];
    if (first === undefined) continue;
    const start = piece.start + first.at;
    const also = hits.slice(1).filter((hit) => hit.kind !== first.kind);
    return {
      found: { value: first.kind, span: [start, start + first.length] },
      also: also.map((hit) => hit.kind),
    };
  }
  return undefined;
}

function spanOf(doc: Doc, pattern: RegExp): [number, number] | undefined {
  const match = doc.folded.matchAll(pattern).next().value;
  return match === undefined ? undefined : [match.index, match.index + match[0].length];
}
