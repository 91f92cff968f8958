import { isStopped } from "../../education.ts";
import { certificateName, employer, entryAt, textOf } from "../../resume/json-resume.ts";
import { roleScore } from "../../resume/text/sections/classify.ts";
import { dateInSentence, dateText, endsOf, periodText, studyPeriodText } from "../dates.ts";
import { fromClaims, type Line, type Material, type UsableClaim } from "../types.ts";
import { uncapped } from "../words/cased.ts";
import type { Post, Studied } from "../words/letters/types.ts";
import { gradeOf, studyText } from "./study-text.ts";

const MOST_TITLE_WORDS = 5;

type Known = Pick<Material, "document" | "words" | "today">;

/** The head of a job, degree, project or certificate: its names, with its dates on the right. */
export function entryHead(claim: UsableClaim, known: Known): Line {
  const { text: named, aside } = partsOf(claim, known);
  const text = named && [named, beside(claim, known)].filter(Boolean).join(", ");
  return fromClaims(text || claim.text, [claim], {
    kind: "line",
    role: "entry",
    ...(text && aside && { aside }),
  });
}

/** The same as one line of text. */
export function entryText(claim: UsableClaim, known: Known): string {
  const { text, aside } = partsOf(claim, known);
  // "German (fair (spoken well))" has one pair of brackets.
  if (text === "") return claim.text.replace(/ \(([^()]*)\)\)$/u, ", $1)");
  return aside === "" ? text : `${text} (${aside})`;
}

function partsOf(
  { kind, path }: UsableClaim,
  { document, words, today }: Known,
): { text: string; aside: string } {
  const entry = entryAt(document, path);
  const field = (name: string) => textOf(entry[name]);
  const joined = (...parts: string[]) => parts.filter(Boolean).join(", ");
  switch (kind) {
    case "job":
    case "volunteering":
      return {
        text: joined(field("position"), employer(entry)),
        aside: periodText(entry, words, today),
      };
    case "degree":
      return {
        text: joined(
          studyText(entry, words),
          field("institution"),
          // Who tells of a study that was left says so.
          [field("score"), field("status")].some(isStopped) ? gradeOf(entry, words) : "",
        ),
        aside: studyPeriodText(entry, words, today),
      };
    case "project":
      return {
        text: [field("name"), field("description")].filter(Boolean).join(": "),
        aside: periodText(entry, words, today),
      };
    case "certificate":
      return {
        text: joined(certificateName(entry), field("issuer")),
        aside: [dateText(field("date"), words), validity(dateText(field("endDate"), words), entry, words)]
          .filter(Boolean)
          .join(", "),
      };
    case "award":
      return { text: joined(field("title"), field("awarder")), aside: dateText(field("date"), words) };
    case "publication": {
      const named = joined(field("name"), field("publisher"));
      const date = dateText(field("releaseDate"), words);
      return { text: named, aside: named.includes(date) ? "" : date };
    }
    default:
      return { text: "", aside: "" };
  }
}

/** A job's place, unless the employer's name contains it. A degree's grade or distinction. */
function beside({ kind, path }: UsableClaim, { document, words }: Known): string {
  const entry = entryAt(document, path);
  if (kind === "degree") {
    const isSaid = [textOf(entry.score), textOf(entry.status)].some(isStopped);
    return isSaid ? "" : gradeOf(entry, words);
  }
  const place = kind === "job" || kind === "volunteering" ? textOf(entry.location) : "";
  return employer(entry).toLowerCase().includes(place.toLowerCase()) ? "" : place;
}

/** How well the person says they know a skill; empty without a rating in words. */
function levelOf({ path }: Pick<UsableClaim, "path">, { document }: Pick<Known, "document">): string {
  const level = textOf(entryAt(document, path).level);
  return /^(?:\p{L}[\p{L} -]{1,30}|[ABC][12]\+?)$/u.test(level) ? level : "";
}

/** A skill with its level. */
export function skillText(claim: UsableClaim, known: Known): string {
  const level = levelOf(claim, known);
  return known.words.letter.withAside(claim.text, level === "" ? [] : [level]);
}

/** A job or volunteer work as a letter names it, with the entry's dates. */
export function postOf(
  { kind, path }: UsableClaim,
  { document, words, today }: Known,
): Post & { dates: { startDate: string; endDate: string } } {
  const entry = entryAt(document, path);
  const title = textOf(entry.position) || titleIn(textOf(entry.summary));
  const dates = { startDate: textOf(entry.startDate), endDate: textOf(entry.endDate) };
  const { isCurrent } = endsOf(entry, words, today);
  return {
    // "Pflegefachfrau, Intensivstation" would part the sentence.
    title: uncapped(title).replace(/^([^,()]+), ([^,()]+)$/u, "$1 ($2)"),
    at: uncapped(employer(entry)).replace(/\s*(?:\*{2,}|★+)\s?S?(?!\p{L})/gu, ""),
    from: dateInSentence(dates.startDate, words),
    until: dateInSentence(dates.endDate, words),
    isCurrent,
    // "Juriste bénévole" needs not be said to be voluntary.
    isVolunteer: kind === "volunteering" && !/volunt|bénévol|ehrenamt|志愿/iu.test(title),
    dates,
  };
}

/** For a job without a title, the line below the employer: "Class 2 Driver, multi drop" is one. */
function titleIn(summary: string): string {
  const first = summary.split(/[,;(]/)[0]?.trim() ?? "";
  return first.split(" ").length <= MOST_TITLE_WORDS && roleScore(first) >= 2 ? first : "";
}

/** The source claim of a title that the job itself does not have. */
export function titleClaim(owner: UsableClaim, { document, claims }: Material): UsableClaim[] {
  const entry = entryAt(document, owner.path);
  if (textOf(entry.position) !== "" || titleIn(textOf(entry.summary)) === "") return [];
  return claims.filter(({ path }) => path === `${owner.path}.summary`);
}

/** A degree as a letter names it. */
export function studiedOf({ path, text }: UsableClaim, { document, words, today }: Known): Studied {
  const entry = entryAt(document, path);
  const own = uncapped(textOf(entry.area));
  const study = textOf(entry.studyType);
  // "Executive" of an MBA is no field.
  const isForm = study === "MBA" && /^(?:Executive|Global|International)$/u.test(own);
  const [degree, area] = isForm ? [`${own} ${study}`, ""] : [study, own];
  const school = uncapped(textOf(entry.institution));
  const { isCurrent } = endsOf(entry, words, today);
  return {
    area,
    degree: degree || area || school ? degree : text,
    honours: gradeOf(entry, words),
    at: school,
    from: dateInSentence(textOf(entry.startDate), words),
    until: dateInSentence(textOf(entry.endDate), words),
    isCurrent,
  };
}

function validity(
  date: string,
  { status }: Record<string, unknown>,
  { validUntil }: Pick<Material["words"], "validUntil">,
): string {
  if (date === "") return "";
  return textOf(status) === "" ? validUntil(date) : `${textOf(status)} ${date}`;
}

/** The name of a skill, certificate, project, award or publication in a sentence, with its issuer and date. */
export function entryFields(
  { kind, path, text }: UsableClaim,
  { document, words }: Known,
): { name: string; aside: string[] } {
  const entry = entryAt(document, path);
  const field = (name: string) => textOf(entry[name]);
  const named =
    kind === "award" ? field("title") : kind === "certificate" ? certificateName(entry) : field("name");
  const name = named || text;
  const by = field(kind === "award" ? "awarder" : kind === "publication" ? "publisher" : "issuer");
  const date = field(kind === "publication" ? "releaseDate" : "date");
  if (kind === "skill") return { name: text, aside: [levelOf({ path }, { document })].filter(Boolean) };
  const until = kind === "certificate" ? validity(dateInSentence(field("endDate"), words), entry, words) : "";
  const aside = [uncapped(by), dateInSentence(date, words), until].filter(Boolean);
  return { name: uncapped(name), aside: name === text ? [] : aside };
}
