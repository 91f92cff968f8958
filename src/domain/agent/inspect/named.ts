import { EMPLOYER_WORDS } from "../../../engine/lexicon/organisations.ts";
import { plainText } from "../../../engine/plain-text.ts";
import { describedIn } from "../../../engine/reasoning/questions/posting-questions.ts";
import { stems, words } from "../../../engine/retrieval/words/tokens.ts";
import { withBothForms } from "../../../engine/text/names/role-names.ts";
import { once } from "../../../shared/lazy-module.ts";
import type { Tx } from "../../../store/ports/store.ts";
import { ownStems } from "./own-stems.ts";
import type { InspectData } from "./schema.ts";

type Related = InspectData["related"];

/** Per kind, the newest records that are compared with a query. */
const MOST = 200;
/** The share of a title's words that a query must contain to name it. */
const MIN_SHARE = 0.6;
/** A candidate this much below the best is not meant, such as a title alone beside a title with its company. */
const NEAR_BEST = 0.5;
/** A shorter start of a word is the start of too many. */
const LEAST_START = 4;

/** Company names that are ordinary words in questions. */
const commonNames = new Set(
  `next best better work works job jobs career careers first one open target people team need needs move now learn
  skill skills health pay match fit score right good new apple`.split(/\s+/),
);

/**
 * The stored openings, documents and checkpoints that a query names, with everything that belongs to a named
 * opening.
 */
export async function namedBy(tx: Tx, query: string): Promise<Related> {
  const page = { limit: MOST };
  const asked = reader(query);
  const jobs = (await tx.jobs.list(page)).rows;
  const openings = best(jobs, ({ title, company }) => shareOf(title, asked) + companyIn(company, asked));
  const artifacts = (await tx.artifacts.list(page)).rows;
  const briefs = (await tx.briefs.list(page)).rows;
  const reports = (await tx.reports.list(page)).rows;
  const checkpoints = (await tx.checkpoints.list(page)).rows;
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const known = (list: readonly (string | null | undefined)[]) => [
    ...new Set(list.flatMap((id) => id || [])),
  ];
  return {
    jobsWorkspaceRefs: ids(openings),
    artifactRefs: known([
      ...openings.flatMap(({ fitBriefRef, artifactRefs }) => [fitBriefRef, ...artifactRefs]),
      ...ids(best(artifacts, ({ title }) => shareOf(title, asked))),
      ...ids(best(briefs, ({ targetValue }) => shareOf(targetValue, asked))),
    ]),
    reportRefs: known([
      ...openings.flatMap(({ reportRefs }) => reportRefs),
      ...ids(best(reports, ({ title }) => shareOf(title, asked))),
    ]),
    checkpointRefs: known([
      ...openings.map(({ checkpointId }) => checkpointId),
      ...ids(best(checkpoints, ({ goalSnapshot }) => shareOf(plainText(goalSnapshot ?? {}), asked))),
    ]),
  };
}

/** Words in questions about openings in general. They name none. */
const general = new Set(
  stems(`opportunity opportunities evaluate evaluation direction directions discover explore career careers path paths
  document documents artifact artifacts ready readiness generate make write apply option options find next step steps goal
  goals work best good better new latest current offer offers vacancy`),
);

/** True if a query has words that could name a record and is not about the goal in general. */
export function namesSomething(query: string): boolean {
  return ownStems(query).some((stem) => !general.has(stem));
}

/** The openings that a query names: by company, or by title alone if `byTitle` allows it. */
export function openingsNamed<Row extends { title: string; company?: string | null | undefined }>(
  rows: readonly Row[],
  query: string,
  byTitle: (title: string) => boolean,
): Row[] {
  // French writes an article and its noun as one word: "l'offre d'Alameda".
  const asked = reader(query.replace(/(?<!\p{L})(?:[dlnjmtsc]|qu)['’](?=\p{L})/giu, " "));
  // By its first word, or by most of the others: "the paper mill" for Pinecrest Paper Mill.
  const isName = (company: string | null | undefined) =>
    (companyIn(company, asked) > 0 && isWrittenAsName(company ?? "", query)) ||
    (ownStems(company ?? "").length > 2 && shareOf(company, asked) >= MIN_SHARE);
  // A name that is written in full says more than a word of it.
  const whole = rows.filter(
    ({ company }) => ownStems(company ?? "").length > 1 && shareOf(company, asked) === 1,
  );
  const said = new Set(whole.flatMap(({ company }) => ownStems(company ?? "")));
  // Another employer is named by a word that none of these has: "Northgate and Sample Foods".
  const isLess = (row: Row) =>
    whole.length > 0 &&
    !whole.includes(row) &&
    ownStems(row.company ?? "")
      .filter((stem) => asked(stem))
      .every((stem) => said.has(stem));
  const meant = rows.filter((row) => !isLess(row));
  return best(meant, ({ title, company }) => {
    const share = shareOf(title, asked);
    if (isName(company)) return 1 + share;
    return byTitle(title) ? share : 0;
  });
}

/** True if a question describes an opening by some words: "the dialysis job". */
export function describesOpening(query: string): boolean {
  return ownStems(describedIn(query) ?? "").length > 0;
}

/** The one opening that a question describes by words of its title or company; undefined if none or several have them. */
export function openingDescribed<Row extends { title: string; company?: string | null | undefined }>(
  rows: readonly Row[],
  query: string,
  textOf: (row: Row) => string,
): Row | undefined {
  const said = describedIn(query) ?? "";
  const asked = ownStems(said);
  if (asked.length === 0) return undefined;
  const named = rows.filter(({ title, company }) => {
    const own = ownStems(`${withBothForms(title)} ${company ?? ""}`);
    // "The deputy head job" for a Deputy Headteacher.
    const isIn = (stem: string) =>
      own.includes(stem) || (stem.length >= LEAST_START && own.some((word) => word.startsWith(stem)));
    return asked.every(isIn) || hasInitials(title, said);
  });
  // "The agency one" for the only posting that has the word.
  const having =
    named.length > 0 || !query.includes(`${said} one`)
      ? named
      : rows.filter((row) => asked.every((stem) => stems(textOf(row)).includes(stem)));
  // An educator and an education lead share a stem; the words as written tell them apart.
  const isWritten = ({ title }: Row) => title.toLowerCase().includes(said.toLowerCase());
  const [only, ...others] = having.length > 1 ? having.filter(isWritten) : having;
  return others.length === 0 ? only : undefined;
}

/** True if words side by side in a title begin with these few letters: "ED" for Emergency Department. */
function hasInitials(title: string, letters: string): boolean {
  if (!/^\p{Lu}{2,5}$/u.test(letters)) return false;
  const initials = title.match(/\p{L}+/gu)?.map(([first]) => first) ?? [];
  return initials.join("").toUpperCase().includes(letters);
}

/** A company name that is an ordinary word, such as Next, counts only with a capital letter inside a sentence. */
function isWrittenAsName(company: string, query: string): boolean {
  const [first = ""] = words(company).map(({ token }) => token);
  if (!commonNames.has(first)) return true;
  return words(query).some(({ raw, token }, at) => at > 0 && token === first && raw !== token);
}

/** True if a query contains a word, by its stem. */
type Reader = (stem: string) => boolean;

function reader(query: string): Reader {
  const asked = new Set(stems(query));
  // Chinese is written without spaces.
  return (stem) => asked.has(stem) || (/\p{Script=Han}/u.test(stem) && query.includes(stem));
}

function best<Row>(rows: readonly Row[], score: (row: Row) => number): Row[] {
  const scored = rows.map((row) => ({ row, points: score(row) }));
  const most = Math.max(MIN_SHARE, ...scored.map(({ points }) => points - NEAR_BEST));
  return scored.filter(({ points }) => points >= most).map(({ row }) => row);
}

/** The share of a title's own words in a query, 0..1. */
function shareOf(title: string | null | undefined, has: Reader): number {
  const own = ownStems(title ?? "");
  return own.length === 0 ? 0 : own.filter((stem) => has(stem)).length / own.length;
}

/**
 * 1 if a query contains the first word of a company's name, or the last one unless it is a kind of employer:
 * "Fabryka Opakowań Wisłokrąg".
 */
function companyIn(company: string | null | undefined, has: Reader): number {
  const own = ownStems(company ?? "");
  const last = own.length > 1 ? own.at(-1) : undefined;
  const isNamed =
    own.slice(0, 1).some(has) || (last !== undefined && has(last) && !employerKinds().has(last));
  return isNamed ? 1 : 0;
}

/** Kinds of employers that end many names, such as "Hospital", by stem. Built at the first question, not at startup. */
const employerKinds = once(() => new Set([...EMPLOYER_WORDS].flatMap((word) => stems(word))));
