import { type Doc, wordPattern } from "../../text/doc.ts";
import { type Piece, slicePart } from "../../text/piece.ts";
import { isHeading } from "../requirements/headings/headings.ts";

const MAX_HEAD_LINES = 14;
const MAX_LENGTH = 130;
/** Bars separate the items of a long heading like lines. */
const LEAST_BARRED = 4;
const emoji =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u200D|\uFE0F|[\u{1F3FB}-\u{1F3FF}]|[→►✂]|\s){1,12}/u;
/** Text that boards add around a posting. */
const chrome =
  /^(?:home|jobs?|apply(?: now| on .*)?|easy apply|quick apply|save(?: job)?|share|sign in|find jobs|search jobs|skip to .*|posted .*|report.*|shortlist|back to .*|candidatar-se|compartilhar|publicada .*|postuler|partager|bewerben|merken|inscribirme|立即沟通|收藏|举报|首页|\d+(?:\.\d)? out of \d.*|over \d+ applicants|see how .*|set alert.*|follow us|menu|company reviews|people|learning|join now|messaging|notifications|promoted by .*|reposted .*|actively .*|be an early applicant|jobs for you|my jobs|saved jobs|post a job|employers?|salary guide|upload cv|show more options|responses managed off .*|introduce yourself|careers home|search for jobs|job match score|early applicant|send me jobs like this|salaries|companies|employers ?\/ ?post job|for employers|log ?in|register|career guide|resources|events|blog|home page|search|alerts|career advice|vacancy announcement|stellenausschreibung|stellenanzeige|stellenangebot|offre d'emploi|avis de (?:vacance|recrutement)|oferta (?:de (?:empleo|trabajo)|laboral)|convocatoria|anuncio|aviso|bando|notice of vacancy|notice of job vacancy|job (?:description|announcement|profile)(?: and person specification)?|person specification|employment opportunity|job opportunity|help wanted|now hiring!*|we(?: a|')re hiring!*|hiring now!*|drivers wanted!*|profil de poste|fiche de poste|perfil del puesto|ficha del puesto|wir suchen(?: dich| verstärkung)?!*|nous recrutons!*|stellenprofil|avis de concours|mise au concours|vaga de emprego|job (?:advert(?:isement)?|posting|opening|offer|vacancy)|keyword ?:.*|find salaries|company reviews|upload your resume|jobsuche|gehaltsplaner|bewerbungstipps|für (?:arbeitgeber|unternehmen)|anmelden|registrieren|mein konto|zurück zur .*|trouver un emploi|déposer un cv|employeurs|recruteurs|mon espace|mon compte|connexion|se connecter|accueil|inicio|buscar empleo|iniciar sesión|regístrate|publicar (?:una )?oferta|início|entrar|cadastre-se|buscar vagas|para empresas|inloggen|werkgevers|accedi|cerca lavoro|register to apply|login to apply|students?|graduates?|early careers|our (?:culture|people|teams|locations|values|stories)|life at .{2,40}|view all jobs|talent community|join our talent (?:community|network))$/iu;
const terms = wordPattern(
  "full[ -]?time|part[ -]?time|permanent|temporary|contract|fixed[ -]term|remote|hybrid|on[ -]?site|seasonal|freelance|internship|apprenticeship|vollzeit|teilzeit|voll|unbefristet|befristet|festanstellung|minijob|ab sofort|cdi|cdd|temps plein|temps partiel|alternance|stage|jornada|contrato|indefinido|híbrido|presencial|remoto|tempo integral|tempo inteiro|clt|pj|hours?|hrs?|std|stunden|heures|horas|uur|shift|week|salary|band|grade|level|urgent|new|immediate start|asap|" +
    "january|february|march|april|june|july|august|september|october|november|december|summer|winter|spring|autumn|positions?|openings?|turno|télétravail",
  "全职|兼职|远程|经验|学历|本科|大专|急招|年|薪",
);

/** True if a short text has terms of the job (hours, contract, dates) or text added by a board. */
export function isTermOfJob(text: string): boolean {
  return text.search(terms) !== -1 || chrome.test(text);
}

/** True if a line is text that boards and letters add: "Apply now", "Notice of vacancy". */
export function isOfBoard(text: string): boolean {
  return chrome.test(text.trim());
}

/** A part of a heading line: its line, and whether only a dash separates it from the part before. */
export interface HeadPiece extends Piece {
  line: number;
  isDashed: boolean;
}

/**
 * The parts of the first lines, between bars, dots and dashes, without emoji, breadcrumbs and text added by
 * boards.
 */
export function headPieces(doc: Doc): HeadPiece[] {
  const lines = doc.lines
    .filter(({ text }) => text.trim() !== "" && !isBreadcrumb(text))
    .slice(0, MAX_HEAD_LINES);
  const end = lines.findIndex(({ text }, index) => index > 0 && isHeading(text));
  return lines
    .slice(0, end === -1 ? lines.length : end)
    .flatMap((line, index) =>
      line.text.length > MAX_LENGTH && line.text.split(" | ").length < LEAST_BARRED ? [] : parts(line, index),
    );
}

/** True if a line is a board's breadcrumb: "Home > Jobs > Care". */
export function isBreadcrumb(text: string): boolean {
  return / [>›»] | > /.test(text) || chrome.test(text.trim());
}

function parts(line: Piece, index: number): HeadPiece[] {
  const found: HeadPiece[] = [];
  let ofBoard = 0;
  let from = 0;
  let isDashed = false;
  const add = (to: number): void => {
    const piece = withoutEmoji(slicePart(line, from, to));
    if (chrome.test(piece.text)) ofBoard += 1;
    else if (piece.text !== "") found.push({ ...piece, line: index, isDashed });
  };
  for (const mark of line.text.matchAll(
    /\s?[|•]\s?|(?<!\p{Script=Latin})·\s?|\s?·(?!\p{Script=Latin})|\t| {2,}| - | @ |\s?\p{Extended_Pictographic}\uFE0F?\s?/gu,
  )) {
    add(mark.index);
    from = mark.index + mark[0].length;
    isDashed = mark[0] === " - ";
  }
  add(line.text.length);
  // A board's menu row has more such words than any list contains.
  return ofBoard >= 2 ? [] : found;
}

/** A text without emoji at its start. */
export function withoutEmoji(piece: Piece): Piece {
  return slicePart(piece, emoji.exec(piece.text)?.[0].length ?? 0);
}
