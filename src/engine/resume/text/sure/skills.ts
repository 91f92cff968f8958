import { isLanguageName, namesLanguage } from "../../../languages.ts";
import { YEAR_PRODUCTS } from "../../../lexicon/dates.ts";
import { EMPLOYMENT_BREAK } from "../../../lexicon/employment-breaks.ts";
import { legalForms } from "../../../lexicon/organisations.ts";
import { REGION_CODES } from "../../../lexicon/places/places.ts";
import { isHan } from "../../../text/chinese.ts";
import { foldText } from "../../../text/fold.ts";
import { pieceOf } from "../../../text/piece.ts";
import type { CertificateDraft, SkillDraft } from "../draft.ts";
import { findPeriods } from "../entries/dates/dates.ts";
import { labelsOf } from "../entries/entry-labels.ts";
import { isPlacedName, saysState } from "../entries/papers/placed-licences.ts";
import { isDegree, isSchool } from "../entries/studies/degrees.ts";
import type { Extraction } from "../extraction.ts";
import { isDuration } from "../layout/noise.ts";
import { isSelfEmployed, opensLikeAchievement } from "../sections/classify.ts";
import { findPapers } from "../sections/licences.ts";
import { isLevelled } from "../sections/spoken/listed-languages.ts";
import { isPlace, shorten } from "./employer.ts";

const NO_SKILL =
  /fuhrerschein|^patente(?: di guida)?$|^patente [a-e]$|rijbewijs|korkort|^prawo jazdy|^ehliyet|schein(?: |$)|^fachkundige|permis(?:o|sion)?\b|carnet de conducir|registro de conducir|carta de conducao|driving licen|licence\b|license\b|\bpkw\b|own car|vehiculo propio|vehicule|notary|^state of |^(?:klasse|categoria) |^[a-e]\d?e?$(?<!^[ce]$)|^\d{1,3} (?:endorsements?|recomenda\p{L}+|recommandations?|kenntnisbestatigung\p{L}*)|^(?:endorsed|recomendad[oa]s?|recommande\p{L}*|bestatigt) (?:by|por|par|von) |驾照|nichtraucher|non-?smoker|(?<!\d|[a-z]-)(?:19|20)\d\d(?:$|\)|\s?[–-])|[!?]$|；|，/u;

/** "Trados Studio 2022" */
const PRODUCT_YEAR = new RegExp(`(?<=(?:^| )(?:${[...YEAR_PRODUCTS].join("|")}) )20\\d\\d$`);

/** "learning Power BI": what is still learned. "Learning Design" is a skill. */
const LEARNED =
  /^(?:(?:[Cc]urrently|[Ss]till|[Nn]ow) [Ll]earning|learning|studying|(?:gerade |derzeit )?lerne|apprends|en train d['’]apprendre|aprendiendo|estudiando|aprendo|aprendendo|estudando|(?:sto )?imparando|imparo|leer nu|lär mig|lærer|uczę się|učím se)\s(?=[\p{Lu}\d])|(?:学习中|學習中|勉強中|öğreniyorum)$|^正在学/u;

/** Groups of possessions. */
const BELONGINGS =
  /^(?:disponib|pretens|availab|verfugbar|gehalts|salar|sueldo|lohn|materiel|outillage|own |equipamento proprio|herramienta propia|eigenes? |vehicul)/;

/** The skills without licences, languages, dates and sentences. A group that describes work is omitted as a whole. */
export function sureSkills(drafts: readonly SkillDraft[]): SkillDraft[] {
  return drafts.flatMap((draft) => {
    if (draft.keywords.length === 0) {
      const name = withoutRemark(draft.name);
      return isSkill(name.value) ? [{ ...draft, name }] : [];
    }
    if (draft.keywords.some(({ value }) => isSentence(value) || isEntry(value))) return [];
    const keywords = draft.keywords.filter(({ value }) => isSkill(value));
    const group = foldText(draft.name.value);
    return keywords.length === 0 ||
      isLanguageName(draft.name.value) ||
      NO_SKILL.test(group) ||
      BELONGINGS.test(group)
      ? []
      : [{ ...draft, keywords }];
  });
}

/** "Contract Pricing (40 hours)": training by an employer, not a certificate. */
const COURSE = /\(\d{1,3} ?(?:hours?|hrs?)\)/iu;
/** A class after the licence that it extends: "B, Anhänger BE". */
const TRAILER = /^(?:anhänger|remorque|remolque|reboque|trailer)(?: [A-E]{1,2}E?)?$/iu;

/** "AWS Solutions Architect Associate", "ITIL Foundation": words of degrees that papers of a trade have as well. */
const OF_TRADE =
  /^(?:curso|course|diplomado|seminar|taller|corso|cursus|kurs|lehrgang|formation|workshop|training)(?!\p{L})|scrum master|certifi|licen[cs]e|^\p{L}{2,6} [–—-] |^(?:associate |fellow )?chartered\s|\bassociate$|\bfoundation(?: level)?(?: \([^()]{2,10}\))?$|^master (?:electrician|plumber|mechanic)/iu;
/** How long the person has worked. */
const YEARS = /^\d{1,2}\+? (?:yrs?|years?|jahre|ans|años|anos)(?!\p{L})/iu;

/** The certificates without labels, schools, degrees and lower-case items. */
export function sureCertificates(drafts: readonly CertificateDraft[]): CertificateDraft[] {
  return drafts.filter(({ name: { value } }) => {
    const isStudy = isSchool(value) || (isDegree(value) && !OF_TRADE.test(value));
    if (isHan(value) && /、/.test(value)) return false;
    const isCourse = COURSE.test(value) && findPapers(value)[0]?.start !== 0;
    if (BELONGINGS.test(foldText(value)) || isCourse || TRAILER.test(value) || YEARS.test(value))
      return false;
    if (saysState(value)) return /^[\p{Lu}\p{Lo}\d"“«]/u.test(value) && !isStudy;
    if (isEntry(value) || /\p{L}{3}(?<![KkCc]at|[Ss]ect)\. \p{Lu}/u.test(value) || isSelfEmployed(value))
      return false;
    // "forklift licence, telehandler ticket"
    const isPaper = /^\p{Ll}+(?: \p{Ll}+){1,2}$/u.test(value) && findPapers(value).length > 0;
    const isName =
      (isPaper || /^(?:[\p{Lu}\p{Lo}\d"“«]|\p{Ll}{1,2}\p{Lu})/u.test(value)) &&
      !/(?<!certified): |[!?]$|^(?:speaks|can)\b/iu.test(value);
    // After the commas of a licence comes where it is valid: "RN, Nevada (multistate compact)".
    const isWhere = (isPlace(value.replace(/\s\(.*$/, "")) && !isPlacedName(value)) || isCode(value);
    return isName && !isStudy && !isWhere && !EMPLOYMENT_BREAK.test(foldText(value));
  });
}

/** "ABAP (lesen)", "Excel - 24 months": lower-case text in brackets that is no list, or a duration, is not part of the name. */
function withoutRemark(item: Extraction): Extraction {
  const dash = item.value.search(/\s?-\s/);
  if (dash > 0 && isDuration(item.value.slice(item.value.lastIndexOf("- ") + 2)))
    return shorten(item, dash) ?? item;
  const open = item.value.search(/\s\(\p{Ll}[^(),]*\)$|\s(?:Grundlagen|Grundkenntnisse|basics)$/u);
  return open < 2 ? item : (shorten(item, open) ?? item);
}

/** A state code, or a driving licence class. */
function isCode(text: string): boolean {
  return REGION_CODES.has(text) || /^[A-E]{1,2}\d?E?$/.test(text);
}

function isSkill(text: string): boolean {
  const folded = foldText(text);
  return (
    !NO_SKILL.test(folded.replace(PRODUCT_YEAR, "")) &&
    !/(?<!\p{L})[ABC][12]\/[ABC][12]/u.test(text) &&
    !(isHan(text) && namesLanguage(text)) &&
    !LEARNED.test(text) &&
    !/^(?:熟练|熟悉|精通|掌握|了解|会|能)/u.test(text) &&
    !isLanguageName(text.replace(/\s?\([^()]*\)$/, "")) &&
    !isSentence(text) &&
    !isLevelled(text) &&
    !isEntry(text) &&
    !/\d[.,]\d{3}(?!\d)/.test(text) &&
    !/^\p{Ll}+ (?:no|na|en|at|in|on|for|with|im|am|beim) /u.test(text) &&
    text.split("(").length === text.split(")").length
  );
}

/** Dates, telephone numbers, companies and labels belong to other sections. */
function isEntry(text: string): boolean {
  return (
    /(?:^|\s)(?:since|seit|depuis|desde|dal|sinds) (?:19|20)\d\d/iu.test(text) ||
    /(?<!#\s?|(?:no|nr|n[º°o])\.?\s?)\d(?:[\s.-]?\d){7,}/i.test(text) ||
    (text.split(/\s+/).length > 1 && FIRM.test(text)) ||
    labelsOf(/^(\p{L}[\p{L} ]+?)\s+-\s/u.exec(text)?.[1] ?? "").size > 0 ||
    findPeriods(pieceOf(text)).some(({ start }) => (start?.value.length ?? 0) > 4)
  );
}

const FIRM = new RegExp(String.raw`\s${legalForms}(?:\s&.{1,12})?$`, "u");

/** "Differentiated instruction" starts like a sentence; one about work is longer. */
function isSentence(text: string): boolean {
  return text.split(/\s+/).length >= 4 && opensLikeAchievement(text);
}
