import { languagesIn } from "../../../engine/languages.ts";
import { asksLanguageLevel } from "../../../engine/reasoning/questions/question-shapes.ts";
import { jobAskedByOrder, listAsked } from "../../../engine/reasoning/questions/resume-lists.ts";
import { employerAsked } from "../../../engine/reasoning/questions/work-done.ts";
import type { Fact } from "../../../engine/reasoning/types.ts";
import { latinWords } from "../../../engine/text/fold.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { counted, cutText } from "../../../shared/text/words.ts";
import type { Tx } from "../../../store/ports/store.ts";
import { claimsOnce } from "../../evidence/claims.ts";
import { MOST_NOTES } from "../../evidence/stated-limits.ts";
import type { ClaimRecord } from "../../resume/schema.ts";
import { type Dated, datedIn, ofJob } from "./spans.ts";

const MOST = 10;
const MOST_LINES = 20;
/** Of an unread line, in characters. */
const LONGEST = 100;

/** "What is my …?", for the words of a thing. */
function ofMine(things: string): RegExp {
  return new RegExp(
    String.raw`^\W*(?:what(?:['’]s| is| are)|was ist|wie (?:ist|lautet)|cuál es|quel(?:le)? est|qual é|tell me|what do you have as)\s(?:my|mein\p{L}*|mi|mon|ma|mes|(?:[oa]s?\s)?(?:meu|minha))\s(?:\p{L}+\s)?(?:${things})\W*$`,
    "iu",
  );
}

const contacts: readonly { asks: RegExp; path: string }[] = [
  {
    path: "basics.phone",
    asks: ofMine(
      String.raw`(?:tele|mobile |cell |handy|móvil )?(?:phone|telefon|handy|teléfono|téléphone|telefone|móvil|nummer|número|numéro)(?:\s?(?:number|nummer))?(?: de (?:teléfono|téléphone|telefone))?|telefonnummer|handynummer|numéro de téléphone|número de teléfono|número de telefone`,
    ),
  },
  {
    path: "basics.email",
    asks: ofMine(
      "e-?mail(?:[- ]?(?:address|adresse))?|correo(?: electrónico)?|adresse e-?mail|mail|courriel",
    ),
  },
  { path: "basics.location", asks: ofMine("address|adresse|anschrift|dirección|endereço|home|wohnort") },
];
/** The contact, or the language with its level, that a question asks for. */
function entryAsked(query: string): ((claim: { path: string; text: string }) => boolean) | undefined {
  const contact = contacts.find(({ asks }) => asks.test(query));
  if (contact) return ({ path }) => path === contact.path;
  const languages = asksLanguageLevel(query) ? languagesIn(query) : [];
  return languages.length === 0
    ? undefined
    : ({ path, text }) =>
        /^languages\[\d+\]$/.test(path) && languagesIn(text).some((one) => languages.includes(one));
}

/** The resume entries that a question asks for as a list, or that none was read. */
export async function resumeFacts(tx: Tx, query: string): Promise<Fact[]> {
  const list = listAsked(query);
  const isAsked = entryAsked(query) ?? list;
  if (!isAsked) return [];
  const claims = await tx.resume.claims();
  const order = jobAskedByOrder(query);
  const meant = claims.filter(isAsked);
  const found = (order === undefined ? meant : inOrder(meant, order)).slice(0, MOST).map(factOf);
  const areJobs = found.some(({ field }) => field.startsWith(`${ofResume}work`));
  if (!list && found.length === 0 && claims.length > 0) return levelUnread(tx, query);
  if (!list || claims.length === 0 || areJobs) return found;
  const unread = (await tx.memories.list({ limit: MOST, nodeType: ["unread"] })).rows;
  const lines = unread.map(({ contentText }) => cutText(contentText, LONGEST)).join("; ");
  const open =
    lines === "" ? [] : [{ field: `${ofResume}unread.none`, text: `Not understood in the resume: ${lines}` }];
  if (found.length > 0) return [...found, ...open];
  const none = "No entry of this kind was read from the resume";
  return [{ field: "none", text: `${none}.`, answer: none }, ...open];
}

/** The resume's entry of the language in a text, at whatever level. */
export async function languageEntry({ tx }: { tx: Tx }, topic: string): Promise<Fact | undefined> {
  const asked = languagesIn(topic);
  const found = (await tx.resume.claims()).find(
    ({ path, text }) =>
      /^languages\[\d+\]$/.test(path) && languagesIn(text).some((one) => asked.includes(one)),
  );
  return found && { ...factOf(found), answer: `The resume names it: ${found.text}`, isClose: true };
}

/** How well a language is known, if no entry was read: by a line on it, or not at all. What a posting asks says nothing. */
async function levelUnread(tx: Tx, query: string): Promise<Fact[]> {
  const asked = languagesIn(query);
  if (!asksLanguageLevel(query)) return [];
  const lines = (await unreadLines({ tx })).filter((line) =>
    languagesIn(line).some((one) => asked.includes(one)),
  );
  const [first] = lines;
  const none = "No entry of the resume names this language";
  return first === undefined
    ? [{ field: `${ofResume}none`, text: `${none}.`, answer: none }]
    : [
        {
          field: `${ofResume}line`,
          text: `Not understood in the resume: ${cutText(first, LONGEST)}`,
          answer: `A line of the resume names it: ${cutText(first, LONGEST)}`,
        },
      ];
}

/** The job at a place in time, 0 for the latest and -1 for the first; all of them if one has no dates. */
function inOrder(jobs: readonly ClaimRecord[], order: number): readonly ClaimRecord[] {
  const dated = datedIn(jobs);
  if (dated.length < jobs.length) return jobs;
  const key = ({ from, to }: Dated) => `${to}|${from}`;
  const sorted = dated.toSorted((left, right) => key(right).localeCompare(key(left)));
  return sorted.slice(order, order === -1 ? undefined : order + 1).map(({ claim }) => claim);
}

/** "At my current job" */
const present =
  /^(?:my |mein\p{L}* |mi |mon |ma |(?:o )?meu |(?:mio )?)?(?:current|present|jetzige\p{L}*|aktuelle\p{L}*|actual|actuel(?:le)?|atual|attuale)\s\p{L}+$|^(?:my |mi |mon |(?:o )?meu )?\p{L}+ (?:actual|actuel(?:le)?|atual|attuale)$/iu;

/** The jobs at an employer, by words of its name. */
export function jobsAt(name: string, claims: readonly ClaimRecord[]): ClaimRecord[] {
  if (present.test(name))
    return claims.filter(({ path, text }) => ofJob.test(path) && /– present\)$/u.test(text));
  const asked = latinWords(name);
  return claims.filter(({ path, text }) => {
    const own = new Set(latinWords(text));
    return ofJob.test(path) && asked.length > 0 && asked.every((word) => own.has(word));
  });
}

/** The jobs at the employer that a question names, each with its lines; none for other questions. */
export async function workFacts(ctx: HandlerContext, query: string): Promise<Fact[]> {
  const name = employerAsked(query);
  if (name === undefined) return [];
  const claims = await claimsOnce(ctx);
  const jobs = jobsAt(name, claims);
  const all = jobs.flatMap((job) => [job, ...claims.filter(({ path }) => path.startsWith(`${job.path}.`))]);
  const lines = all.length - jobs.length;
  const answer =
    lines === 0
      ? "The resume names the work there, and no line on what was done"
      : `The resume has ${counted(lines, "line")} on the work there; keyFactors has the words`;
  return all.slice(0, MOST_LINES).map((claim) => ({ ...factOf(claim), answer }));
}

/** The certificates and licences of the resume. */
export async function paperFacts({ tx }: { tx: Tx }): Promise<Fact[]> {
  const claims = await tx.resume.claims();
  return claims
    .filter(({ kind }) => kind === "certificate")
    .slice(0, MOST)
    .map(factOf);
}

/** The end that a paper's claim names: "Forklift (2024, until 2026-08)". */
export function endOf(paper: string): string | undefined {
  return /(?:\(|, )until (\d[\d-]*)(?:, [\p{L} ]+)?\)$/u.exec(paper)?.[1];
}

/** The newest lines of the resume that were not understood. */
export async function unreadLines({ tx }: Pick<HandlerContext, "tx">): Promise<string[]> {
  const { rows } = await tx.memories.list({ limit: MOST_NOTES, nodeType: ["unread"] });
  return rows.map(({ contentText }) => contentText);
}

export function factOf({ id, path, text }: { id: string; path: string; text: string }): Fact {
  return { field: `${ofResume}${path}`, text: `In the resume: ${text}`, claimIds: [id] };
}

/** How the field of a resume entry begins. */
export const ofResume = "resume.";

export function isOfResume({ field }: Fact): boolean {
  return field.startsWith(ofResume);
}

const SHOWN = "In the resume: ";

/**
 * A fact with the whole line of the resume that its words are from: "implant" says less than "Assist with implant
 * maintenance". Facts of other claims stay as they are.
 */
export async function withItsLine(ctx: HandlerContext, fact: Fact): Promise<Fact> {
  const [first] = fact.claimIds ?? [];
  const line = (await claimsOnce(ctx)).find(({ id, kind }) => id === first && kind === "bullet")?.text;
  if (line === undefined || !fact.text.startsWith(SHOWN)) return fact;
  return line.includes(fact.text.slice(SHOWN.length)) ? { ...fact, text: `${SHOWN}${line}` } : fact;
}
