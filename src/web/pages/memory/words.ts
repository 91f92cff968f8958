import { questionModule } from "../../../domain/assessments/questions.ts";
import { ModuleId } from "../../../domain/assessments/schema.ts";
import type { MemoryNode } from "../../../domain/memories/schema.ts";
import { capitalized } from "../../../shared/text/words.ts";
import { named } from "../../../shared/view/json.ts";
import { eventNames, stageNames } from "../../../shared/view/opening/words.ts";
import { dayWords, monthsInWords } from "../../parts/day.tsx";
import { fieldWords } from "../decisions/words.ts";

const kinds: Readonly<Record<string, string>> = {
  note: "Note",
  evidence: "Note",
  opportunity: "Opening",
  direction: "Direction",
  job_event: "What happened with an opening",
  checkpoint: "Saved decision",
  fit_brief: "How an opening fits",
  report: "Report",
  assessment: "Assessment",
  goal: "Goal",
  event: "Event",
  summary: "About you",
  unread: "Resume line that was not read",
  job: "Job",
  volunteering: "Volunteering",
  degree: "Degree",
  certificate: "Certificate",
  project: "Project",
  award: "Award",
  publication: "Publication",
  language: "Language",
  bullet: "Resume line",
  skills: "Skills",
  interest: "Interest",
};

/** A memory's kind, for people. An agent's own kind is shown as its words. */
export function memoryKind({ nodeType }: Pick<MemoryNode, "nodeType">): string {
  return named(kinds, nodeType) ?? fieldWords(nodeType);
}

type Worded = (text: string, node: MemoryNode) => string;

/** The texts are written for searches; these rules follow `domain/memories/from-agent.ts` and `from-profile.ts`. */
const rules: Readonly<Record<string, Worded>> = {
  opportunity: openingInWords,
  direction: openingInWords,
  job_event: (text) =>
    text
      .replace(/^([a-z]+(?: [a-z]+)?), /, (whole, kind: string) => {
        const name = named(eventNames, kind.replace(" ", "_"));
        return name ? `${name}, ` : whole;
      })
      .replace(/, due (\d{4}-\d\d-\d\d), /, (_, day: string) => ` for ${dayWords(day)}, `),
  fit_brief: (text) =>
    text
      .replace(/^Fit brief: /, "")
      .replace(/ scored [\d.]+ of 100, [a-z ]+$/, "")
      .replace(/ was not scored: .*$/, ": not scored, because too little of it was read"),
  checkpoint: (text) =>
    text
      .replace(/^Checkpoint: /, "")
      .replace(/\bby:? \d{4}-\d\d(?:-\d\d)?/g, daysAfterBy)
      .replace(/(^|; )(?:branchLabel|label|direction): /g, "$1")
      .replace(/(^|; )note: /g, (_, before: string) => (before === "" ? "" : ": "))
      .replace(
        /(^|; )([a-z]+(?:[A-Z_][A-Za-z]*)+): /g,
        (_, before: string, name: string) => `${before}${fieldWords(name)}: `,
      ),
  assessment: (text, { content: { moduleId } }) => {
    const known = ModuleId.safeParse(moduleId);
    return known.success
      ? text.replace(/^Assessment \w+ \([^)]*\)/, () => questionModule(known.data).title)
      : text;
  },
  event: eventInWords,
  goal: (text) => daysAfterBy(text.replace(/^Goal: /, "")),
};

/** Deadlines in words: "by 2027-12" is "by Dec 2027". */
function daysAfterBy(text: string): string {
  return text.replace(/\bby:? (\d{4}-\d\d(?:-\d\d)?)\b/g, (_, day: string) => `by ${dayWords(day)}`);
}

/** Fields of an event that read as parts of a sentence. */
const prepositions = ["with", "about", "at", "for", "from", "by", "in", "on", "to"];

/** An event with its fields in a sentence: "call held: with: my lead; about: roles" is "Call held with my lead, about roles". */
function eventInWords(text: string): string {
  const [, what = text, details = ""] = /^(.*?): (.*)$/s.exec(text) ?? [];
  const said = details.replace(/(^|; )(\w+): /g, (whole, before: string, name: string) => {
    if (prepositions.includes(name)) return `${before === "" ? "" : ", "}${name} `;
    return what.split(" ").includes(name) ? before : whole;
  });
  const joint = prepositions.some((name) => details.startsWith(`${name}: `)) ? " " : ": ";
  return capitalized(said === "" ? what : `${what}${joint}${said}`);
}

function openingInWords(text: string): string {
  return text
    .replace(/^In the jobs workspace, \w+: /, "")
    .replace(/; stage: (\w+) since (\S+)$/, (whole, stage: string, day: string) => {
      const name = named(stageNames, stage);
      return name ? `: ${name.toLowerCase()} since ${dayWords(day)}` : whole;
    });
}

/** A memory's text, for people. A note is never changed. */
export function memoryInWords(node: MemoryNode): string {
  const { nodeType, contentText, sourceType } = node;
  const isOwn = sourceType !== undefined && sourceType !== "evidence" && Object.hasOwn(rules, nodeType);
  if (isOwn) return rules[nodeType]?.(contentText, node) ?? contentText;
  return sourceType === "resume" ? monthsInWords(contentText) : contentText;
}

const pages: Readonly<Record<string, string>> = {
  job: "/jobs/",
  fit_brief: "/documents/",
  report: "/documents/",
  checkpoint: "/decisions/",
};

/** The page of what a memory was taken from; undefined for a note. */
export function memorySource({ sourceType = "", sourceId = "", content }: MemoryNode): string | undefined {
  const page = named(pages, sourceType);
  if (page !== undefined) return `${page}${sourceId}`;
  if (sourceType === "assessment") return "/assessments";
  if (sourceType === "profile") return "/profile";
  if (sourceType !== "resume") return undefined;
  const [claim] = Array.isArray(content.claimIds) ? content.claimIds : [];
  return typeof claim === "string" ? `/profile/claims/${claim}` : "/profile";
}
