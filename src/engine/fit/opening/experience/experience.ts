import { counted } from "../../../../shared/text/words.ts";
import { isUnitName } from "../../../lexicon/unit-names.ts";
import type { Requirement } from "../../../posting/types.ts";
import { roleNamed } from "../../../roles/roles-in-text.ts";
import { type Word, wordsOf } from "../../../text/words.ts";
import type { PersonJob } from "../../types.ts";
import type { PreparedJob } from "../prepare-record.ts";
import { contentWords } from "../skills/content-words.ts";
import { withNames } from "../skills/named.ts";
import { listedAs, skillOutcome } from "../skills/skill.ts";
import { type Found, type Known, near, unknown, unmet } from "../types.ts";
import { withLines } from "./experience-lines.ts";
import { saysLed } from "./leading.ts";
import { withNumbers } from "./quantities.ts";
import { byDates, type CountedJob, countedJob, linesSaying, shownLine, timed, yearsOf } from "./timed.ts";
import { relevance, relevanceOfTitle, type Topic, topicOf } from "./topic.ts";
import { yearsIn } from "./years-asked.ts";

// "a similar role" refers to the opening's own.
const sameRole =
  /\b(?:similar|related|relevant|comparable|same)\b.{0,20}\b(?:role|position|field|capacity|job|work)|\bthis (?:role|field|position)|(?:poste|fonction|emploi) similaire|(?:puesto|cargo|posición) similar|(?:função|funções|cargo) (?:similar|semelhante)|vergleichbare[nr]? (?:position|funktion|tätigkeit)|(?:相关|同类|同等)(?:岗位|职位|工作)/iu;
/** Words for time and work in general. */
const general = new Set(
  (
    "year years yr yrs jahr jahre jahren an ans ano anos of at least de d minimum min mindestens au moins minimo minima professional work working industry paid full time total overall " +
    "relevant related practical hands on prior previous experience berufserfahrung erfahrung professionnelle experiencia laboral profesional profissional 年 以 上 工 作 相 关 经 验 的 及"
  ).split(" "),
);

/** "Post-registration experience", "3 years PQE": years in the profession. */
const inProfession =
  /(?<!\p{L})post[- ]?(?:regist\p{L}+|qualifi\p{L}+|licens\p{L}+|certifi\p{L}+|graduat\p{L}+|admission|call)(?!\p{L})|(?<!\p{L})PQE(?!\p{L})/iu;
const beforeProfession =
  /(?<!\p{L})(?:pre-?regist\p{L}+|trainee|student|intern|apprentice|undergraduate)(?!\p{L})/iu;

/** "Experience as a tutor": a role, not a subject. */
const asRole =
  /(?<!\p{L})(?:experience|years?|worked|working|erfahrung|jahre|experiencia|experiência|expérience|años|anos|ans) (?:as|als|como|comme|en tant que) /iu;

/** The characters of an occupation's code that name its major group. */
const GROUP = 2;

/** Years, from the dates of the jobs about the topic. A job that is only partly about it counts as near. */
export function workOutcome(requirement: Requirement, whole: string, known: Known): Found {
  const { text } = requirement;
  const asked = yearsIn(text);
  const { jobs } = known.record;
  const { years } = known.person;
  if (inProfession.test(text)) return inOccupation(asked, known);
  if (isGeneral(text)) return inAll(asked, jobs, years);
  const topic = topicOf(sameRole.test(text) ? `${text} ${known.title}` : text, known);
  const about = jobs.map((job) => ({ job, share: relevance(job, topic, known) }));
  const isTitled = (job: PreparedJob) => relevanceOfTitle(job, topic, known) === 1;
  const all = about.filter(({ share }) => share === 1).map(({ job }) => job);
  // Work as a tutor is that of tutors by title, if there is any.
  const byTitle = asRole.test(text) ? all.filter(isTitled) : [];
  const full = byTitle.length > 0 ? byTitle : all;
  const some = about.filter(({ share }) => share > 0).map(({ job }) => job);
  if (full.length > 0) {
    const counting = full.map((job) => countedJob(job, topic.words, isTitled(job)));
    const dated = withOthers(byDates(asked, counting), counting, jobs, mayBeUnsaid(topic, known));
    return withLines(withNumbers(topic, dated, full), full, topic, yearsIn(whole) !== undefined);
  }
  const listed = skillsIn(topic, requirement, known);
  if (listed?.outcome === "met")
    return asked === undefined ? listed : near(`${listed.shownBy ?? text}, without years`, listed.claimIds);
  const titled = some.filter((job) => relevanceOfTitle(job, topic, known) > 0);
  if (titled[0]) return near(timed(titled), claimsOf(titled));
  if (listed?.outcome === "near" && !isNoWork(listed, topic, known)) return listed;
  const lines = some.flatMap((job) => job.says.lines);
  const [said] = linesSaying(topic.words, lines);
  const line = said ?? (topic.isLeading ? lines.find(({ text: own }) => saysLed(own)) : undefined);
  if (line) return near(shownLine(line), line.claimIds);
  if (jobs.length === 0) return unknown;
  const code = titleCode(known);
  const own = jobs.filter(({ occupation }) => occupation !== undefined && occupation === code);
  if (own[0] && topic.names.names.length > 0 && mayBeUnsaid(topic, known))
    return near(notSaying(own), claimsOf(own));
  if (topic.occupation !== undefined) return unmet;
  const isTool = topic.skills.some(({ id }) => known.index.skills.entry(id)?.kind === "tool");
  if (isInField(known) && !isTool) return unknown;
  return topic.skills.length > 0 && !known.isForeign ? unmet : unknown;
}

/** Only papers, or a program beside a demand for none: neither shows the work. */
function isNoWork({ claimIds, near: what = "" }: Found, topic: Topic, known: Known): boolean {
  const { record, person, index } = known;
  const papers = new Set([...record.credentials, ...(person.degrees ?? [])].flatMap((one) => one.claimIds));
  const isTool = (id: string) => index.skills.entry(id)?.kind === "tool";
  const isProgram = what.split(", ").every((name) => isTool(index.skills.resolve(name)?.id ?? ""));
  const asksProgram = topic.skills.some(({ id }) => isTool(id));
  return (isProgram && !asksProgram) || (claimIds.length > 0 && claimIds.every((id) => papers.has(id)));
}

/** A unit or market may go unsaid in a job of the trade, but not a product, device or method by its name. */
function mayBeUnsaid({ names, skills }: Topic, { index }: Known): boolean {
  return (
    names.names.every(({ text }) => isUnitName(text)) &&
    skills.every(({ id, text }) => index.skills.entry(id)?.kind !== "tool" || isUnitName(text))
  );
}

/** Too few years are near. The sum includes jobs of the same occupation that do not mention the topic. */
function withOthers(
  found: Found,
  full: readonly CountedJob[],
  jobs: readonly PreparedJob[],
  isOpen: boolean,
): Found {
  const ids = new Set(claimsOf(full));
  const isFull = ({ claimIds }: PersonJob) => claimIds.some((id) => ids.has(id));
  const same = new Set(jobs.filter(isFull).flatMap(({ occupation }) => occupation ?? []));
  const silent = jobs.filter((job) => !isFull(job) && same.has(job.occupation ?? ""));
  if (found.outcome === "met" || silent.length === 0 || !isOpen) return found;
  const sum = notSaying([...full, ...silent]);
  return near(`${timed(full)}; ${sum}`, claimsOf([...full, ...silent]));
}

function notSaying(jobs: readonly PersonJob[]): string {
  return `${yearsOf(jobs)} counting jobs that do not name it`;
}

function claimsOf(jobs: readonly PersonJob[]): string[] {
  return [...new Set(jobs.flatMap(({ claimIds }) => claimIds))];
}

/** The occupation that an opening's title names. */
function titleCode({ title, index }: Known): string | undefined {
  return title === "" ? undefined : roleNamed(title, index).understoodAs?.code;
}

/** True if a job belongs to the opening's group of occupations. Its holder may have done what no line says. */
function isInField({ title, record, index }: Known): boolean {
  const group = groupOf(title, index);
  return group !== undefined && record.jobs.some((job) => groupOf(job.title, index) === group);
}

/** The major group of a title's occupation, or of all occupations that it may mean. */
function groupOf(title: string, index: Known["index"]): string | undefined {
  if (title === "") return undefined;
  const { understoodAs, nearest } = roleNamed(title, index);
  const codes = understoodAs ? [understoodAs.code] : nearest.map(({ code }) => code);
  const groups = new Set(codes.map((code) => code.slice(0, GROUP)));
  return groups.size === 1 ? [...groups][0] : undefined;
}

function isGeneral(text: string): boolean {
  return wordsOf(text).every(({ key }) => general.has(key) || /^\d+$/.test(key));
}

/** Years in the occupation of the opening's title, without those before the person belonged to it. */
function inOccupation(asked: number | undefined, known: Known): Found {
  const { jobs } = known.record;
  const after = jobs.filter(({ title }) => !beforeProfession.test(title));
  const code = titleCode(known);
  const trade = contentWords(
    known.index.occupations[known.index.positions.get(code ?? "") ?? -1]?.entry.title ?? "",
  );
  // "Rotational Pharmacist" is no title of the catalogue, but names the trade.
  const isOne = ({ occupation, titleStems }: PreparedJob) =>
    occupation === code || (trade.length === 1 && trade.every((word) => titleStems.has(word)));
  const own = code === undefined ? [] : after.filter(isOne);
  if (own.length > 0) return byDates(asked, own);
  return after.length > 0 ? near(timed(after), claimsOf(after)) : unknown;
}

function inAll(asked: number | undefined, jobs: readonly PersonJob[], years: number | undefined): Found {
  if (jobs.length > 0) return byDates(asked, jobs);
  if (years === undefined) return unknown;
  return asked !== undefined && years < asked && years === 0
    ? unmet
    : near(`${counted(years, "year")}, as the profile says`);
}

/**
 * The catalogue's skills in the demand, or else one that the person lists in the same words ("Preceptorship
 * experience").
 */
function skillsIn(topic: Topic, requirement: Requirement, known: Known): Found | undefined {
  if (topic.skills.length > 0) return skillOutcome(requirement, known);
  const named = withNames(requirement.text, unknown, topic.names, known);
  if (named.outcome === "met") return named;
  const words = wordsOf(requirement.text);
  const isOwn = ({ key }: Word) => !general.has(key) && !/^\d+$/.test(key) && contentWords(key).length > 0;
  const [first, last] = [words.find(isOwn), words.findLast(isOwn)];
  return first && last ? listedAs(requirement.text.slice(first.start, last.end), known) : undefined;
}
