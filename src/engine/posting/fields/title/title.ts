import { publicBody } from "../../../lexicon/organisations.ts";
import { bulletLength } from "../../../text/bullets.ts";
import { segments } from "../../../text/cuts.ts";
import { type Doc, lineAt } from "../../../text/doc.ts";
import { isPlaceName } from "../../../text/names/place-names.ts";
import { type Piece, slicePart } from "../../../text/piece.ts";
import type { Labelled } from "../../labelled.ts";
import { containsInstructions } from "../../prompt-injection.ts";
import { isHeading } from "../../requirements/headings/headings.ts";
import { looksLikeOrganisation } from "../company/company-name.ts";
import { hasLegalForm } from "../company/legal-name.ts";
import { isBreadcrumb, isOfBoard, isTermOfJob, withoutEmoji } from "../head.ts";
import { hiringSentence } from "../opening/hiring-sentence.ts";
import { masthead } from "../opening/masthead.ts";
import { readStack } from "../stack.ts";
import { isSentence, isTitleLine } from "../title-line.ts";
import { hasGenderMark, namesRole, startsLikeHeading } from "./roles.ts";
import { fromCall } from "./title-call.ts";
import { stripTail } from "./title-tail.ts";

const [MAX_TITLE_LENGTH, MAX_HEAD_LINES] = [150, 8];
const [MAX_GREETING_LINES, MAX_SENDER_LINES] = [3, 6];
const FAR_LINES = 12;
/** The text above a message. */
const mailHeader =
  /^\s*(?:subject|betreff|objet|asunto|assunto|oggetto|from|von|de|to|an|cc|date|datum|fwd?|fw|re|wg|tr|rv)\s?:/iu;
/** A mail header, or a chat message with blanked speaker. There people write, and no line is a title. */
function isMessage(doc: Doc, { text, start }: Piece): boolean {
  return mailHeader.test(text) || (/^ {4}/.test(text) && doc.text.slice(start, start + 4).trim() !== "");
}

/** How a letter starts. Below are sentences and a signature, and no line is a title. */
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon)|bonjour|hallo|liebe[rs]?|guten (?:tag|morgen)|sehr geehrte|moin|hola|buen(?:os días|as tardes)|estimad[oa]|olá|oi|bom dia|boa tarde|prezad[oa]|ciao|buongiorno|您好|你好|嗨)(?!\p{L})/iu;
/** The job's title: a labelled line, or one of the first lines with a kind of worker, or the worker in a sentence. */
export function findTitle(doc: Doc, labelled: Labelled): Piece | undefined {
  const head = aboveEmployer(doc) ?? fromHead(doc);
  for (const piece of labelled.get("title") ?? []) {
    // Far below a headline, boards label a category of jobs: "Role: Marketing Specialist".
    const isFar =
      head !== undefined && doc.folded.slice(head.end, piece.start).split("\n").length > FAR_LINES;
    // "The job" above a list is the heading of its duties.
    const line = lineAt(doc, piece.start);
    const isItem = bulletLength(line.text) > 0 && bulletLength(line.text) >= piece.start - line.start;
    if (isTitleValue(piece.text) && !isFar && !isItem) return stripTail(piece);
  }
  return (
    head ??
    hiringSentence(doc)?.title ??
    fromCall(doc) ??
    fromFirstWords(doc) ??
    masthead(doc)?.title ??
    readStack(doc).title
  );
}

function isTitleValue(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= MAX_TITLE_LENGTH &&
    !/[.!?。]$/.test(text) &&
    !isSentence(text) &&
    !publicBody.test(text) &&
    !asksForYears.test(text) &&
    !containsInstructions(text)
  );
}

/** After "Looking for:" comes the wanted worker, or the first demand. */
const asksForYears =
  /^\d{1,2}\+?\s|(?<!\p{L})(?:\d\+? ?(?:years?|yrs|jahre|ans|años|anos)|years of experience)(?!\p{L})/iu;

function fromHead(doc: Doc): Piece | undefined {
  const lines = doc.lines.filter(({ text }) => text.trim() !== "" && !isBreadcrumb(text));
  const letter = lines.slice(0, MAX_SENDER_LINES).findIndex(({ text }) => greeting.test(text));
  // Any number of labelled lines may form a table above the title.
  const bare = lines.filter(
    ({ text }) => !/^\p{Lu}[\p{L} ]{2,24}: \S/u.test(text) || text === lines[0]?.text,
  );
  const top =
    letter === -1 || letter >= MAX_GREETING_LINES ? bare.slice(0, MAX_HEAD_LINES) : lines.slice(0, letter);
  const head = letter === -1 ? top : top.filter(({ text }, index) => !isOfSender(text, index));
  for (const line of head) {
    // Below "You'll bring:" come demands, not a title.
    if (
      line !== head[0] &&
      isHeading(line.text) &&
      !namesRole(line.text) &&
      /[:：]\s*$|duties|responsib|requirements|qualifications|aufgaben|missions|funciones|requisitos|atividades|职责|要求/iu.test(
        line.text,
      )
    )
      break;
    if (line.text.length > 200 || isMessage(doc, line)) continue;
    if (ofWindow.test(line.text.trim()) && !hasGenderMark(line.text)) continue;
    const isItem =
      line !== head[0] &&
      (bulletLength(line.text) > 0 || /^[*-]\p{Ll}/u.test(line.text)) &&
      !/^\*[^*]+\*$/.test(line.text.trim()) &&
      !/^\s*\p{Extended_Pictographic}/u.test(line.text);
    if (isItem) continue;
    for (const raw of segments(line).flatMap(afterName)) {
      const bare = withoutEmoji(slicePart(raw, raw.text.startsWith("- ") ? 2 : 0));
      const piece = stripTail(slicePart(bare, announced.exec(bare.text)?.[0].length ?? 0));
      if (isTitleLine(piece)) return piece;
    }
  }
  return undefined;
}

/** "Senior Instrument Maker" above "Example Observatory Trust": the first line is the job if only an employer is below. */
function aboveEmployer(doc: Doc): Piece | undefined {
  const [first, second] = doc.lines.filter(({ text }) => text.trim() !== "" && !isOfBoard(text));
  if (first === undefined || second === undefined || isMessage(doc, first)) return undefined;
  const piece = stripTail(withoutEmoji(slicePart(first, 0)));
  const { text } = piece;
  const isEmployer = (words: string): boolean =>
    words.length <= 60 && !/[.!?:]$/.test(words) && (looksLikeOrganisation(words) || hasLegalForm(words));
  const isTitle =
    /^\p{Lu}\p{L}+(?: (?:\p{Lu}[\p{L}'/-]*|of|and|for|the|de|du|des|et|und|für|y|e|&|I{1,3}|\([^()]{1,30}\))){1,6}$/u.test(
      text,
    ) &&
    !isEmployer(text) &&
    !isPlaceName(text) &&
    !isHeading(text) &&
    !isTermOfJob(text) &&
    !startsLikeHeading(text) &&
    !publicBody.test(text) &&
    !isSentence(text);
  return isTitle && isEmployer(second.text.trim()) && !isOfSender(second.text, 1) ? piece : undefined;
}

/** "Employer | Careers | Jobs": a browser window's title. */
const ofWindow =
  /[|·–-] ?(?:karriere|jobs?|stellen(?:angebote?|markt|anzeigen?)?|careers?|vacancies|current openings|job openings|offres d'emploi|emplois?|recrutement|empleo|ofertas(?: de empleo)?|vagas|trabalhe conosco)$/iu;

/** Above a message, below the sender's name, comes the sender's role: "Senior Consultant at Halden Birch". */
function isOfSender(text: string, index: number): boolean {
  return (
    ofRecruiter.test(text) ||
    (index > 0 && /\p{L} (?:at|@|bei(?: der| dem)?|chez|en|na|no|da|do) \p{Lu}/u.test(text))
  );
}

const ofRecruiter = /recruit|talent|headhunt|staffing|personalberat|reclutamiento|recrutement|sourcing/iu;

/** The parts of "Employer - Job - Town", if the first one is not a job. */
function afterName(piece: Piece): Piece[] {
  const dash = piece.text.indexOf(" - ");
  if (dash <= 0 || namesRole(piece.text.slice(0, dash))) return [piece];
  // "Prothésiste - résine et numérique (H/F)": lower-case text belongs to what precedes it.
  if (isDetail.test(piece.text.slice(dash + 3))) return [piece];
  // "Idealerweise – Praxisanleitung" is a preference.
  if (isHeading(piece.text.slice(0, dash))) return [];
  return [slicePart(piece, 0, dash), ...afterName(slicePart(piece, dash + 3))];
}

const isDetail = /^\p{Ll}[^-]{2,60}\((?:[HF]\/[HF]|[mwfd]\/[mwfd]\/[dxmwf])\)$/u;

/** Words that introduce the title on its line: "Hiring:", "Vaga:", "Offre d'alternance -". */
const announced =
  /^[*_]{0,2}\d{1,2}[.)] (?=\p{L}{3})|^[[*]?(?:hiring|job|urgent hiring|we are hiring)[\]*]\s?|^\[[^\]\n]{2,40}\]\s|^(?:(?:wir )?suchen )?verstärkung: |^(?:ausbildung(?:splatz|sstelle)?|lehrstelle|lehre) (?:zur\s?\/\s?zum|zum\s?\/\s?zur|zu[mr]|als) (?:einer? )?|^【[^】]{2,8}】\s?|^(?:dein|deine|ihr|ihre|your|votre|ton|tu) [\p{L} ]{3,25}: (?:ausbildung (?:als|zu[rm]) )?|^(?:ausbildung(?: (?:zum|zur))?(?: (?:ab )?\d{4})?\s?:\s|ausbildung \d{4} )|^(?:(?:now |we(?:'| a)re |urgently )?hiring|(?:job )?vacancy|job opening|oferta(?: de (?:empleo|trabajo))?|vaga|offre d'(?:emploi|alternance)|alternance|intérim|stage|contract|puesto|stellenangebot|stellenausschreibung|gesucht|wanted|recrutement|urgent|oportunidade|estamos contratando|contrata-se|contratamos|offerta di lavoro|vacature)\s?[:!-]\s?|^(?:poste|emploi) (?:de |d['’])(?=\p{Ll})|^vaga para |^vacature (?=\p{Ll})|^(?:se (?:necesitan?|buscan?|solicitan?|precisan?|requieren?)|buscamos|precisa-se(?: de)?|contrata-se|contratamos|procura-se|nous recrutons|recrute|cercasi|gezocht|wanted) (?:un[oa]?s?(?:\/a)? |une |un\(e\) )?(?=\p{L}{3})|^(?:vaga|vacante|oferta|offerta|vacature|position|position title|job title|puesto|plaza|poste|role)\s(?=\p{Lu}{3})/iu;

/** The job in the first words of a short text: "Night Dispatcher, Yellowhammer Cabs, Mobile AL. 10p-6a". */
function fromFirstWords(doc: Doc): Piece | undefined {
  const lines = doc.lines.filter(({ text }) => text !== "").slice(0, 3);
  for (const [index, line] of lines.entries()) {
    if (isMessage(doc, line) || greeting.test(line.text) || isOfSender(line.text, index)) continue;
    const bare = withoutEmoji(line);
    for (const mark of bare.text.slice(0, 120).matchAll(/^|[!.] /g)) {
      const after = mark.index + mark[0].length;
      const from = after + (announced.exec(bare.text.slice(after))?.[0].length ?? 0);
      const to = bare.text.slice(from, from + 80).search(/[,.;!?@]| (?:-|at|in|for) /);
      const piece = to < 3 ? undefined : stripTail(withoutEmoji(slicePart(bare, from, from + to)));
      if (
        piece &&
        piece.text.split(" ").length <= 5 &&
        (from > after || /^\p{Lu}/u.test(piece.text)) &&
        isTitleLine(piece)
      )
        return piece;
    }
  }
  return undefined;
}
