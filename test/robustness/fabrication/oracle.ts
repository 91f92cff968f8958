import { inline } from "../../../src/shared/text/markdown.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { isOfOpening, placeIn, unheldIn } from "./document-lines.ts";
import type { Found } from "./paste.ts";
import type { Claim, Pasted } from "./people.ts";
import type { Case } from "./postings.ts";
import { hasWords, type Leaf, leavesOf, wordsOf } from "./words.ts";

/** What the user has, as GET /resume gives it. */
export interface Held {
  claims: readonly Claim[];
  document: unknown;
}

/**
 * What is dishonest in all that came of a posting, one line a problem: lines that say more than the claims they cite,
 * invented facts, orders, hidden text. It reads answers only and shares no code with what made them.
 */
export function problems(
  found: Found,
  held: Held,
  about: Pick<Case, "lies" | "hidden" | "orders"> & Partial<Pick<Pasted, "has" | "lacks">>,
): string[] {
  return [
    ...found.artifacts.flatMap((artifact) => artifactProblems(artifact, found.read, held)),
    ...briefProblems(found.brief, held),
    ...found.reports.flatMap((report) => reportProblems(report, held)),
    ...gapProblems(found, held),
    ...listProblems(found, about),
    ...traces(found, held, about),
  ];
}

function artifactProblems(artifact: Json, read: Json, held: Held): string[] {
  const kind = textAt(artifact, "kind");
  const content = asObject(artifact.contentData);
  const sections = asList(content.sections);
  const lines = sections.flatMap((section) => asList(section.lines));
  return [
    ...lines.flatMap((line) => lineProblems(line, held, read)),
    ...(markdownOf(textAt(artifact, "title"), sections) === content.markdown
      ? []
      : [`${kind}: other Markdown than lines`]),
    ...(textAt(artifact, "title").endsWith(placeOf(kind, read))
      ? []
      : [`${kind}: title ${textAt(artifact, "title")}`]),
    ...(/^Made of (?:1 claim|\d+ claims); (?:no gap is known|(?:1 thing|\d+ things) asked for that no claim shows(?: and (?:1 demand|\d+ demands) that the stored data does not decide)?|(?:1 demand|\d+ demands) that the stored data does not decide)\.$/.test(
      textAt(artifact, "summary"),
    )
      ? []
      : [`${kind}: summary ${textAt(artifact, "summary")}`]),
    ...(kind === "resume_variant" ? documentProblems(content.jsonResume, held.document) : []),
  ].map((problem) => `${kind}: ${problem}`);
}

/** What a title ends with: the opening as it is called, or nothing where it is not. */
function placeOf(kind: string, { title, company }: Json): string {
  const names = [title, kind === "resume_variant" ? undefined : company];
  const last = names.filter(isText).at(-1) ?? "";
  return (
    last
      .replace(/\p{Extended_Pictographic}/gu, "")
      .replace(/["„“”«»]/g, "'")
      .replace(/[\s.;:,!]+$/, "")
      .split(/\s/)
      .at(-1) ?? ""
  );
}

/** A line about the user is made of the words of claims it cites and of words that say nothing; any other is the opening's. */
function lineProblems(line: Json, { claims, document }: Held, { company }: Json): string[] {
  const said = line.role === "date" ? placeIn(textAt(line, "text")) : textAt(line, "text");
  if (said === undefined) return [`"${textAt(line, "text")}" is no day of these tests`];
  const text = [said, typeof line.aside === "string" ? line.aside : ""].join("; ");
  const ids = Array.isArray(line.claimIds) ? line.claimIds : [];
  if (line.role === "address")
    return ids.length === 0 && isText(company) && hasWords(company, said) ? [] : [`the address "${said}"`];
  if (line.role === "date" && ids.length === 0) return said === "" ? [] : [`the place "${said}"`];
  if (line.source === "opportunity") {
    return ids.length === 0 && isOfOpening(textAt(line, "text")) ? [] : [`the opening's line "${text}"`];
  }
  const cited = claims.filter(({ id }) => ids.includes(id));
  if (ids.length === 0 || cited.length !== ids.length) return [`"${text}" cites what is no claim`];
  return unheldIn(
    text,
    cited.flatMap((claim) => [claim.text, ...besideClaim(claim, document)]),
  ).map((part) => `"${part}" is in no claim that "${text}" cites`);
}

/** What the user's own document says of the place of a job, the grade of a degree and the level of a skill. */
function besideClaim({ path = "" }: Claim, document: unknown): string[] {
  const [, section = "", at] = /^(\w+)\[(\d+)\]$/.exec(path) ?? [];
  const entry = asObject(at === undefined ? {} : asList(asObject(document)[section] ?? [])[Number(at)]);
  const beside = ["location", "score", "level"].flatMap((field) =>
    isText(entry[field]) ? [entry[field]] : [],
  );
  // A number alone says nothing, so the document says that it is a grade.
  return isText(entry.score) ? [...beside, `grade ${entry.score}`] : beside;
}

function markdownOf(title: string, sections: readonly Json[]): string {
  const blocks = sections.flatMap((section) => {
    const lines = whole(asList(section.lines)).map((line) => ({
      isBullet: line.kind === "bullet",
      text: written(line),
    }));
    const text = lines.reduce(
      (before, { isBullet, text: said }, at) =>
        `${before}${at === 0 ? "" : isBullet && lines[at - 1]?.isBullet ? "\n" : "\n\n"}${said}`,
      "",
    );
    const heading = textAt(section, "heading");
    return heading === "" ? [text] : [`## ${marked(heading)}`, text];
  });
  const hasOwnHead = sections[0]?.heading === "";
  return `${[...(hasOwnHead ? [] : [`# ${marked(title)}`]), ...blocks].join("\n\n")}\n`;
}

/** Lines, of which those that run on are one with the next. */
function whole(lines: readonly Json[]): Json[] {
  const [first, second, ...rest] = lines;
  if (!first) return [];
  if (!second || first.runsOn !== true) return [first, ...whole(lines.slice(1))];
  const space = /\p{Script=Han}/u.test(String(first.text)) ? "" : " ";
  return whole([{ ...second, text: `${String(first.text)}${space}${String(second.text)}` }, ...rest]);
}

function written({ text, kind, role, aside }: Json): string {
  const said = marked(String(text)) + (typeof aside === "string" ? `, ${marked(aside)}` : "");
  const before: Record<string, string> = { title: "# ", entry: "### " };
  return `${before[String(role)] ?? (kind === "bullet" || kind === undefined ? "- " : "")}${said}`;
}

/** Texts of these tests hold no Markdown but what orders and links bring; those marks are compared as they are meant. */
function marked(text: string): string {
  return inline(text);
}

/** The JSON Resume of a variant has no section and no text that the user's own document lacks. */
function documentProblems(variant: unknown, document: unknown): string[] {
  const own = new Set(leavesOf(document).map(({ text }) => text));
  const sections = Object.keys(asObject(document));
  return [
    ...Object.keys(asObject(variant)).filter((section) => !sections.includes(section)),
    ...leavesOf(variant).flatMap(({ text }) => (own.has(text) ? [] : [text])),
  ].map((text) => `the JSON Resume has ${text}`);
}

function briefProblems(brief: Json, { claims }: Held): string[] {
  return asList(at(brief, "briefData", "matchedSkills")).flatMap((matched) => {
    const ids = Array.isArray(matched.claimIds) ? matched.claimIds : [];
    const cited = claims.filter(({ id }) => ids.includes(id));
    const isHeld = cited.length > 0 && cited.length === ids.length;
    return isHeld && cited.some(({ text }) => hasWords(text, textAt(matched, "shownBy")))
      ? []
      : [`brief: ${textAt(matched, "skill")} is shown by nothing`];
  });
}

function reportProblems(report: Json, { claims }: Held): string[] {
  return asList(report.claims).flatMap(({ claimId, text }) =>
    claims.some((claim) => claim.id === claimId && claim.text === text)
      ? []
      : [`report: claim ${String(text)}`],
  );
}

/** What the posting asks for and no claim says in these words is a gap, and no match. */
function gapProblems({ read, artifacts, brief }: Found, { claims }: Held): string[] {
  const asked = [at(read, "skills", "required"), at(read, "skills", "preferred")].flat().filter(isText);
  const unsaid = asked.slice(0, 30).filter((name) => !claims.some(({ text }) => hasWords(text, name)));
  const missing = asList(at(brief, "briefData", "missingSkills")).map((gap) => textAt(gap, "skill"));
  // A brief of too little read says nothing of the user, gaps neither.
  const isJudged = at(brief, "briefData", "verdict") !== "not_enough_read";
  const gaps = artifacts.map((artifact) => at(artifact, "contentData", "gaps"));
  const lists = [...gaps, ...(isJudged ? [missing] : [])];
  return lists.flatMap((list) =>
    unsaid.filter((name) => !(Array.isArray(list) && list.includes(name))).map((name) => `${name} is no gap`),
  );
}

/** What the resume is known to show is matched, and what it is known to lack is missing everywhere. */
function listProblems({ artifacts, brief }: Found, { has, lacks }: Partial<Pick<Pasted, "has" | "lacks">>) {
  const named = (list: unknown) => asList(list).map((each) => textAt(each, "skill"));
  const matched = named(at(brief, "briefData", "matchedSkills"));
  const missing = named(at(brief, "briefData", "missingSkills"));
  const gaps = artifacts.flatMap((artifact) => at(artifact, "contentData", "gaps"));
  return [
    ...(has === undefined || (matched.includes(has) && !gaps.includes(has)) ? [] : [`${has} is not matched`]),
    ...(lacks ?? [])
      .filter((skill) => matched.includes(skill) || !missing.includes(skill))
      .map((skill) => `${skill} is matched`),
  ];
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** Sentences that may name what the user lacks, and figures of the formula. */
const ofGaps =
  /^(?:The posting asks for: \w+(?:\.|; the user's education is not known\.)|Not shown: .+\.|Ask whether .+ was used somewhere the resume does not say\.|.+: asked at an? \w+ level, shown (?:nowhere|at an? \w+ level))$/;
const figures =
  /\b\d{1,3}(?:\.\d+)? of (?:100|7)\b|where \d{1,3} is usual|(?:adds|takes) [\d.]+ points|\(about [\d.]+ months?\)|about \d+ to \d+ months?|Education: \w+|Years of experience: [\d.]+/g;

/** Where an invented fact, an order or hidden text stands outside of what is marked as the posting's. */
function traces(
  found: Found,
  { claims }: Held,
  { lies, hidden, orders }: Pick<Case, "lies" | "hidden" | "orders">,
): string[] {
  const names = [found.read.title, found.read.company].filter(isText);
  const leaves = leavesOf(found.answers);
  // A report on several openings quotes the demands of each.
  const demands = [
    ...asList(at(found.brief, "briefData", "requirements") ?? []).map((one) => textAt(one, "text")),
    ...leaves.filter(({ path }) => /\.requirements\.\d+\.text$/.test(path)).map(({ text }) => text),
  ];
  const ours = leaves.filter(({ path }) => !isPostings(path)).flatMap(linesOf);
  const said = claims.map(({ text }) => text).join("\n");
  const invented = lies.filter((lie) => !hasWords(said, lie));
  const isLie = (text: string) => invented.some((lie) => hasWords(text, lie));
  return [
    ...leaves
      .filter(({ text }) => hidden.some((word) => hasWords(text, word)))
      .map((leaf) => told("hidden", leaf)),
    ...ours
      .filter(({ text }) => orders.some((order) => holdsOrder(text, order)))
      .map((leaf) => told("an order", leaf)),
    ...ours
      .filter(({ path, text }) => !isGap(path, text))
      .map((leaf) => ({
        path: leaf.path,
        text: withoutDemand({ ...leaf, text: without(leaf.text, names) }, demands),
      }))
      .map((leaf) => ({ ...leaf, text: without(leaf.text, names) }))
      .filter(({ text }) => isLie(text))
      .map((leaf) => told("invented", leaf)),
  ];
}

/** Markdown line by line, so that each line is judged by itself. */
function linesOf({ path, text }: Leaf): Leaf[] {
  return text.split("\n").map((line) => ({ path, text: line.replace(/^- /, "").replace(/\\(?=\W)/g, "") }));
}

function told(what: string, { path, text }: Leaf): string {
  return `${what} at ${path}: ${text.slice(0, 200)}`;
}

function without(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ""), text).replace(figures, "");
}

/** What an open point quotes must be a demand of the same brief, word for word; the rest of it is judged. */
const ofOpenPoints = /\.openPoints\.\d+\.text$/;

/** Sentences that say that what they quote is asked for; what they say is stored instead stays to be judged. */
const quotesDemand =
  /^(?:(?:.*?: )?(?:Not known|Asked for, and not shown|Speaks against it): |The opening (?:asks for|says): |Ask about: |Ask whether the user has this and the resume does not say it: )|\((?:required|preferred)\): (?:nothing stored shows it$|what is near is )/;

function withoutDemand({ path, text }: Leaf, demands: readonly string[]): string {
  if (!quotesDemand.test(text) && !ofOpenPoints.test(path)) return text;
  const plain = (one: string) => one.replace(/\s+/g, " ").trim();
  const longestFirst = demands.toSorted((left, right) => right.length - left.length);
  return longestFirst.reduce((rest, demand) => rest.replaceAll(plain(demand), ""), plain(text));
}

/** The posting's own text and fields, which every answer marks as third-party. */
function isPostings(path: string): boolean {
  return /\.(?:opportunity|opportunitySummary|postingText)(?:\.|$)/.test(path);
}

/** What the posting asks for: lists of gaps, and lines that say they are the opening's. */
function isGap(path: string, text: string): boolean {
  if (/\.(?:gaps|missingSkills|missingRequirements|skillGaps|requirements)(?:\.|$)/.test(path)) return true;
  if (/\.risks\.\d+\.key$/.test(path)) return true;
  return ofGaps.test(text) || isOfOpening(text) || path.endsWith(".markdown");
}

/** Four words of an order in a row are enough to be one. */
function holdsOrder(text: string, order: string): boolean {
  const words = wordsOf(order);
  const size = Math.min(words.length, 4);
  return words.some(
    (_, at) => at + size <= words.length && hasWords(text, words.slice(at, at + size).join(" ")),
  );
}
