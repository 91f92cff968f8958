import { slug } from "../../../src/engine/catalog/titles/name-key.ts";
import {
  impliedAliases,
  initials,
  lookupVariants,
} from "../../../src/engine/catalog/titles/name-variants.ts";
import { readCsv } from "../../../src/engine/documents/tables/csv.ts";
import { readJsonTable } from "../../../src/engine/documents/tables/json.ts";
import { requirementOutcomes } from "../../../src/engine/fit/opening/outcomes.ts";
import { evidenceOf } from "../../../src/engine/fit/opening/prepare-record.ts";
import { prepareCatalog } from "../../../src/engine/fit/scales.ts";
import type { PersonEvidence } from "../../../src/engine/fit/types.ts";
import { readMail } from "../../../src/engine/mail/read-mail.ts";
import { readPastedMail } from "../../../src/engine/mail/text/pasted.ts";
import { cleanInline, cleanText } from "../../../src/engine/posting/html/clean.ts";
import { normalisePosting } from "../../../src/engine/posting/normalise.ts";
import { containsInstructions, looksLikeInstruction } from "../../../src/engine/posting/prompt-injection.ts";
import { proveReading } from "../../../src/engine/posting/reading/prove/prove-reading.ts";
import {
  type Requirement,
  type RequirementKind,
  requirementKinds,
  type SkillFinder,
} from "../../../src/engine/posting/types.ts";
import { readConstraints } from "../../../src/engine/prediction/constraints.ts";
import { horizonMonths } from "../../../src/engine/prediction/horizon.ts";
import { understandQuestion } from "../../../src/engine/reasoning/understand.ts";
import { claimsOf } from "../../../src/engine/resume/claims.ts";
import { toResume } from "../../../src/engine/resume/json-resume.ts";
import { mergeDocuments } from "../../../src/engine/resume/merge.ts";
import { proveResume } from "../../../src/engine/resume/proof/prove-resume.ts";
import { parseResumeText } from "../../../src/engine/resume/text/parse.ts";
import { dropNearDuplicates } from "../../../src/engine/retrieval/duplicates.ts";
import { readQuestion } from "../../../src/engine/retrieval/question/question.ts";
import { speakerOf } from "../../../src/engine/retrieval/question/speakers.ts";
import { scoreTurns } from "../../../src/engine/retrieval/relevance.ts";
import { stems, words } from "../../../src/engine/retrieval/words/tokens.ts";
import { resolveRole } from "../../../src/engine/roles/resolve-role.ts";
import { roleNamed } from "../../../src/engine/roles/roles-in-text.ts";
import { readSheet } from "../../../src/engine/sheets/read-sheet.ts";
import { sheetFields } from "../../../src/engine/sheets/types.ts";
import { labelKey } from "../../../src/engine/skills/normalise.ts";
import { heldWords } from "../../../src/engine/skills/owned.ts";
import { proveWriting } from "../../../src/engine/writing/prove-writing.ts";
import type { WrittenBlock } from "../../../src/engine/writing/types.ts";
import { writingClaim } from "../../../src/engine/writing/writing-claim.ts";
import { jsonTextProblem } from "../../../src/operation/input/json-limits.ts";
import { truncateJson } from "../../../src/operation/truncate.ts";
import { readBuiltInCatalog } from "../../../src/platform/built-in-catalog.ts";
import { checkTarget } from "../../../src/shared/network-target.ts";
import { stripInvisible } from "../../../src/shared/text/invisible-characters.ts";
import { inline } from "../../../src/shared/text/markdown.ts";

const index = prepareCatalog(readBuiltInCatalog());
const finder: SkillFinder = {
  entry: (id) => index.skills.entry(id),
  find: (text) => index.skills.find(text).map(({ id, text: name, start, end }) => ({ id, name, start, end })),
};

const provable = { work: [{ position: "a", name: "a b", startDate: "2019" }], skills: [{ name: "a" }] };
const person: PersonEvidence = {
  skills: [],
  titles: [],
  texts: [{ text: "a b", claimIds: ["c"] }],
  constraints: {},
};

function outcomeOf(kind: RequirementKind, text: string): unknown {
  const requirements: Requirement[] = [{ text, kind, necessity: "required", span: [0, 0] }];
  return requirementOutcomes({ spans: {}, requirements }, evidenceOf(person, index));
}

/** Everything that reads a text somebody sent, by name; what it gives does not matter here. */
export const readers: Record<string, (text: string) => unknown> = {
  mails: (text) => readMail(readPastedMail(text), mailOpenings, { now: new Date("2026-06-01") }),
  "a mail's headers": (text) => readPastedMail(`From: ${text}\nSubject: ${text}\n\n${text}`),
  "resume, Markdown": (text) => parseResumeText(text, "markdown"),
  "resume, under every heading": (text) => parseResumeText(underHeadings(text), "markdown"),
  "resume, beside a date and a bullet": (text) => parseResumeText(besideDates(text), "text"),
  "JSON Resume, claims": (text) => claimsOf(documentOf(text)),
  "JSON Resume, flat": (text) => toResume(documentOf(text), ""),
  "JSON Resume, merged": (text) => mergeDocuments(documentOf(text), documentOf(`${text} `)),
  posting: (text) => normalisePosting({ text }, finder),
  "posting, under headings": (text) => normalisePosting({ text: underPostingHeadings(text) }, finder),
  "posting, fields": (text) =>
    normalisePosting({ text: "Nurse wanted in Bonn.", title: text, company: text, location: text }, finder),
  "posting, attributes": (text) =>
    normalisePosting({ text: `<p style="${text}" class='${text}'>a</p>` }, finder),
  "posting, style sheet": (text) => normalisePosting({ text: `<style>${text}</style><p>a</p>` }, finder),
  "posting, structured within a page": (text) =>
    normalisePosting(
      { text: `<script type="application/ld+json">${structuredPosting(text)}</script><p>a</p>` },
      finder,
    ),
  "posting, with a reading to prove": (text) =>
    proveReading(text, {
      title: { value: "a", quote: "a b" },
      requirements: [{ text: text.slice(0, 500), kind: "skill", necessity: "required" }],
    }),
  "posting, with a value to prove": (text) =>
    proveReading(`The job is full-time. ${text}`, {
      employmentType: { value: "FULL_TIME", quote: "full-time" },
    }),
  "resume, proved by its text": (text) => proveResume(text, provable),
  "requirements of an opening": (text) => requirementKinds.map((kind) => outcomeOf(kind, text)),
  "cleaned text": cleanText,
  "cleaned line": (text) => cleanInline(text),
  "instructions to a model": (text) => [containsInstructions(text), looksLikeInstruction(text)],
  "skills found": (text) => index.skills.find(text),
  "skills held": (text) => index.skills.findHeld(text),
  "skill resolved": (text) => index.skills.resolve(text),
  "skill in its own words": (text) => [heldWords(text, "C#"), heldWords(text, text), heldWords(text, "a a")],
  "name of a skill": (text) => [
    labelKey(text),
    slug(text),
    impliedAliases(text),
    lookupVariants(text),
    initials(text),
  ],
  titles: (text) => index.titles.search(text, 3),
  "role, resolved": (text) => resolveRole(text, index),
  "role, in a sentence": (text) => roleNamed(text, index),
  "question, understood": (text) => understandQuestion(text, index),
  "horizon and place": (text) => [horizonMonths(text), readConstraints({ location: text })],
  "question to memory": readQuestion,
  "words of a memory": (text) => [words(text), stems(text)],
  "speaker of a memory": (text) => speakerOf(text, undefined),
  "memories ranked": (text) =>
    scoreTurns(readQuestion("nurse pay").terms, [{ threadLength: 1, turns: [turnOf(text)] }], {
      nodes: 1,
      frequencies: {},
      synonymFrequencies: {},
    }),
  "memories alike": (text) => dropNearDuplicates([text, `${text} a`, `${text} 1`], (each) => each, 3),
  "letter, of one block": (text) => proved([text], "a b"),
  "letter, in sentences of a language": (text) => proved(sentencesOf(text), "I led a team of 4 in 2019."),
  "letter, by claims of this text": (text) => proved(["I led a team of 4 in 2019."], text),
  "letter, for an opening of this text": (text) => proved(["I led a team of 4 in 2019."], "a b", text),
  "sheet, its names and cells": (text) => readSheet(sheetOf(text), { now: new Date(0) }),
  "table, CSV": (text) => readCsv(Buffer.from(`Company\n"${share(text, 8).replaceAll('"', '""')}"\n`)),
  "table, JSON": (text) =>
    readJsonTable(Buffer.from(JSON.stringify({ list: [{ company: share(text, 8) }] }))),
  "hidden characters": stripInvisible,
  "Markdown escaped": inline,
  "JSON before it is parsed": jsonTextProblem,
  "JSON cut to a size": (text) => truncateJson({ text, list: text.split(" ") }, 2000),
  "address of a receiver": (text) => [checkAddress(text), checkAddress(`https://${text}/`)],
};

function turnOf(text: string) {
  return { id: "a", text, length: text.length, importance: 0.5, createdAt: "2025-01-01T00:00:00.000Z" };
}

const claimKinds = ["bullet", "certificate", "skill", "language"] as const;

/** Proves blocks by claims whose text this is, of each kind. */
function proved(texts: readonly string[], claim: string, opening = "Nurse wanted in Bonn.") {
  const blocks = texts.map((text): WrittenBlock => ({ kind: "paragraph", text, claimIds: [...claimKinds] }));
  const claims = claimKinds.map((kind) =>
    writingClaim({ id: kind, kind, text: share(claim, claimKinds.length), path: kind }, {}),
  );
  return proveWriting(blocks, {
    claims,
    opening: { title: "a", company: "b", text: opening },
    today: "2025-01-01",
    skillsIn: (text) => index.skills.find(text),
  });
}

/** The text as sentences of a hundred characters, which a language's words begin. */
function sentencesOf(text: string): string[] {
  return (text.match(/.{1,100}/gsu) ?? []).map((part) => `I led a team and ${part}.`);
}

const mailOpenings = [{ id: "o1", title: "Data Analyst", company: "Larkfield Insurance Ltd" }];

function checkAddress(text: string): string | undefined {
  return checkTarget(text, { allowLoopbackTargets: false, webhookAllow: [] });
}

const headings = ["Summary", "Experience", "Education", "Skills", "Certificates", "Projects", "Languages"];

/** As much of a text that it makes the same size again, repeated. */
function share(text: string, times: number): string {
  return text.slice(0, text.length / times);
}

/** A sheet with the text in each of its fields, whole, as the parts of a line, and as the name of a column. */
function sheetOf(whole: string): string[][] {
  const text = share(whole, 3 * sheetFields.length);
  const parts = text.match(/.{1,40}/gsu) ?? [];
  return [
    [...sheetFields, text],
    sheetFields.map(() => text),
    ...parts.map((part) => sheetFields.map(() => part)),
  ];
}

/** The text under each heading of a resume, as a line of its own and beside what an entry has. */
function underHeadings(whole: string): string {
  const text = share(whole, headings.length);
  const sections = headings.map((heading) => `# ${heading}\n${text}\n`);
  return `# Jo Doe\njo@example.com\n${text}\n\n${sections.join("\n")}`;
}

function underPostingHeadings(whole: string): string {
  const text = share(whole, 3);
  return `Title: ${text}\nRequirements:\n${text}\nNice to have:\n- ${text}`;
}

function besideDates(whole: string): string {
  const text = share(whole, 4);
  const entry = `${text} 2015 - 2019\n- ${text}\nEngineer, ${text}, Springfield, IL, 2019 - present\n${text}\n`;
  return `Jo Doe\n\nExperience\n${entry}\nEducation\nBSc Physics, ${text}, 2014\n${entry}`;
}

/** A document with the text in each kind of field, whole and as a list of its words. */
function documentOf(whole: string): Record<string, unknown> {
  const text = share(whole, 12);
  const parts = text.match(/.{1,12}/gsu) ?? [];
  return {
    basics: { name: text, summary: text, location: { city: text } },
    work: [{ name: text, position: text, startDate: text, summary: text, highlights: parts }],
    education: [{ institution: text, area: text, courses: parts }],
    skills: [{ name: text, level: text, keywords: [text, ...parts] }, ...parts.map((name) => ({ name }))],
    certificates: parts.map((name) => ({ name, issuer: name })),
  };
}

function structuredPosting(whole: string): string {
  const text = share(whole, 12);
  return JSON.stringify({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: text,
    description: text,
    skills: text,
    qualifications: text,
    educationRequirements: text,
    experienceRequirements: text,
    employmentType: text,
    validThrough: text,
    hiringOrganization: { name: text },
    jobLocation: [{ address: { addressLocality: text, addressRegion: text } }],
    baseSalary: { currency: text, value: { minValue: text, unitText: text } },
  });
}
