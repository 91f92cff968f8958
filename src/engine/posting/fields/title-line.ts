import { betweenHiring, hiringVerbs, workerArticles } from "../../lexicon/hiring.ts";
import { publicBody } from "../../lexicon/organisations.ts";
import type { Piece } from "../../text/piece.ts";
import { labelField } from "../labels.ts";
import { namesRole, startsLikeHeading } from "./title/roles.ts";

/** The person whom a job reports to or works with is not the title. */
const aboutOthers =
  /^(?:report(?:s|ing)? (?:in)?to|manages|supervised by|working (?:with|under)|berichtet|rattaché|reporta)|^[(（]?[一二三四五六七八九十]{1,3}[)）、.]|[;；]$/iu;

/** "Vacantes docentes", "Ofertas de empleo": the subject of a page or group. */
const ofMany =
  /^(?:vacantes|vacancies|vagas|ofertas|offres|stellenangebote|stellen|jobs|openings|positions|oportunidades|opportunities|empleos)(?!\p{L})/iu;

/** "Mitarbeiter", "staff": workers of any kind. */
const ofAnybody =
  /^(?:mitarbeiter(?:in(?:nen)?|:in(?:nen)?|\*in(?:nen)?)?|staff|workers?|personal|employees?|people|team members|candidates?|trabajadores|empleados|colaborador(?:es)?|collaborateurs?|personale|medewerkers?|volunteers)$/iu;

/** True if a part of the first lines can be the job's title. */
export function isTitleLine(piece: Piece): boolean {
  const { text } = piece;
  if (ofMany.test(text) || ofAnybody.test(text)) return false;
  if (
    text.length < (/\p{Script=Han}/u.test(text) ? 2 : 3) ||
    text.length > 110 ||
    text.split(" ").length > 13
  )
    return false;
  if (/[.!?。:]$/.test(text) && !/\b(?:Sr|Jr)\.$/.test(text)) return false;
  const label = text.split(":")[0] ?? "";
  if (label.length < text.length && labelField(label) !== undefined) return false;
  if (aboutOthers.test(text) || /[!?]|https?:|@|(?<!\b[SJ]r)\. \p{Lu}/u.test(text) || isSentence(text))
    return false;
  // "(m/w/d)" alone is not a title, nor is the name of a union or other body.
  if (!/\p{L}{3}|\p{Script=Han}{2}/u.test(text.replace(/\([^()]*\)/g, "")) || ofUnion.test(text))
    return false;
  if (ofPartners.test(text) || ofPractice.test(text) || /\p{Script=Han}[^()（）]*[,，。；;]/u.test(text))
    return false;
  if (/^(?:admin|moderator|author|group expert|top contributor)$/i.test(text)) return false;
  return (
    namesRole(text) && !startsLikeHeading(text) && !publicBody.test(text) && !/^\d(?!IC |nd |rd )/.test(text)
  );
}

/** "Harrow & Lane Funeral Directors": a company named after its partners and their trade. */
const ofPractice =
  /^(?:\p{Lu}[\p{L}'’.-]*,? (?:& |e |y |et |und )?){2,5}(?:Advogados|Abogados|Asociados|Avocats|Rechtsanwälte|Notare|Steuerberater|Solicitors|Attorneys|Architects|Architekten|Accountants|Opticians|Engineers|Ingenieure|Ingenieros)(?:,| \(|$)/u;
const ofPartners =
  /^(?:\p{Lu}[\p{L}'’.-]+ )?\p{Lu}[\p{L}'’-]+ & \p{Lu}[\p{L}'’-]+(?: \p{Lu}\p{L}+){1,3}s(?:,|$)/u;

const ofUnion =
  /(?<!\p{L})(?:union|local \d|CUPE|UNISON|UNITE|collective agreement|bargaining unit|posting #)(?!\p{L})/iu;

/** "Garage Besson embauche un mécanicien" */
const hires = new RegExp(
  `\\p{Ll}\\)?,? (?:${hiringVerbs})(?: (?:${betweenHiring}))? (?:${workerArticles}) `,
  "iu",
);

/** "Lar de idosos em Viseu admite auxiliar": some languages need no article. */
const hiresBare = new RegExp(`\\p{Lu}[\\p{L}-]+\\)?,? (?:${hiringVerbs}) \\p{Ll}`, "u");

/** True if a text is a sentence, or a call for workers, rather than a title. */
export function isSentence(text: string): boolean {
  // "I need" is a sentence, "i slöjd" is not.
  return (
    /(?<!\p{L})I(?: \p{Ll}|$)/u.test(text) ||
    hires.test(text) ||
    hiresBare.test(text) ||
    /诚聘|急聘|[帮替].{0,8}找|\b(?:contrata|contratamos|contratando|estamos|buscando|solicita|solicitamos|requiere|requerimos|necesitamos|precisamos|procuramos|procura|recrutamos|incorporamos|precisa|necesita|selecciona|seeks|(?<!(?:special|complex|additional|educational|support) )needs)\b|\b(?:i'm|i've|my|they|they're|hope|helping|help|need|is|are|ist|we|we're|you|will|your|our|wir|sind|wären?|kennt|braucht?|brauchen|suchen|sucht|nous|cherche|cherchons|(?<!\bde )recherche|recherchons|recrute|buscamos|busca|somos|hiring|seeking|looking|join|ignore)\b|^(?:as|als|en tant que|como) (?:an?|our|the|eine?|une?|una?|uma?)?\s?\p{L}|cercasi|cerchiamo|zoeken|招聘|我们|\s(?:als|como|as an?)$/iu.test(
      text,
    )
  );
}
