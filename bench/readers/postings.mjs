// Compares what the posting reader gives with the gold of a posting.
import {
  countField,
  countLines,
  countSet,
  createTally,
  fold,
  miss,
  placeOf,
  placesOfWords,
  same,
  sameEmployer,
  samePlace,
  sameTitle,
  wrong,
} from "./compare.mjs";

/** Tallies of the fields and of the requirements of one posting. */
export function judgePosting({ text: given, gold }, read) {
  const fields = createTally();
  const requirements = createTally();
  const { opportunity, text } = read;
  countFields(fields, opportunity, gold);
  countRequirements(requirements, text, requirementsOf(opportunity), gold);
  countInvented(fields, text, opportunity, gold);
  countLines(fields, given, placesOf(given, gold), shiftedSpans(given, text, opportunity));
  return { fields, requirements };
}

function countFields(tally, read, { fields: gold, sureOnly }) {
  countField(tally, "title", read.title, gold.title, sameTitle);
  countField(tally, "company", read.company, gold.company, sameEmployer);
  countSet(tally, "location", read.locations ?? [], gold.locations ?? [], samePlace);
  countField(tally, "remote", read.remote, gold.remote, Object.is);
  countField(tally, "employmentType", read.employmentType, gold.employmentType, (value, all) =>
    all.includes(value),
  );
  countField(tally, "salary", read.salary, gold.salary, samePay);
  countField(tally, "seniority", read.seniority, gold.seniority, same);
  countField(tally, "yearsRequired", wholeYears(read.yearsRequired), gold.yearsRequired, Object.is);
  countField(tally, "education", read.education, gold.education, Object.is);
  // A date without its year is none that a reader without a clock could give.
  const monthDay = read.closingDate === undefined ? undefined : gold.closingMonthDay;
  countField(tally, "closingDate", read.closingDate, gold.closingDate ?? monthDay, (value, wanted) =>
    value.endsWith(wanted),
  );
  if (!sureOnly) return;
  tally.missed = 0;
  for (const counts of Object.values(tally.byName)) counts.missed = 0;
}

/** The gold counts whole years; six months of experience are none. */
function wholeYears(years) {
  return years === undefined || years < 1 ? undefined : Math.floor(years);
}

function samePay(read, gold) {
  const open = (key, inferred) => (inferred && read[key] === undefined) || read[key] === gold[key];
  // The reader gives a single figure as both bounds.
  const isSingle = read.min === read.max && gold.max === undefined;
  return (
    read.min === gold.min &&
    (isSingle || read.max === gold.max) &&
    open("currency", gold.currencyInferred) &&
    open("period", gold.periodInferred)
  );
}

/** What a reader says that is asked, each with its span; a reader without requirements has its skills. */
function requirementsOf(opportunity) {
  if (opportunity.requirements) return opportunity.requirements;
  return ["required", "preferred"].flatMap((necessity) =>
    (opportunity.skills?.[necessity] ?? []).map((text, index) => ({
      text,
      kind: "skill",
      necessity,
      span: opportunity.spans[`skills.${necessity}[${index}]`],
    })),
  );
}

/** A requirement is found where its words overlap by half of the shorter, and its kind is right. */
function countRequirements(tally, text, read, { requirements, tolerated = [], sureOnly }) {
  const spansOf = ({ text: words }) => placesOfWords(text, words);
  const open = requirements.map((wanted) => ({ ...wanted, spans: spansOf(wanted) }));
  const free = tolerated.flatMap(spansOf);
  for (const one of read) {
    const span = one.span ?? spansOf(one)[0];
    const place = open.findIndex(
      (wanted) => wanted.kind === one.kind && wanted.spans.some((other) => overlaps(span, other)),
    );
    if (place >= 0) {
      tally.right += 1;
      const [found] = open.splice(place, 1);
      if (found.necessity !== one.necessity) tally.errors.push(`necessity of: ${one.text}`);
    } else if (isUnsorted(one, open, span)) tally.errors.push(`kind of: ${one.text}`);
    else if (!free.some((other) => overlaps(span, other))) wrong(tally, "requirement", one);
  }
  if (!sureOnly) for (const wanted of open) miss(tally, `requirement (${wanted.kind})`, wanted.text);
}

/** A demand whose kind the reader leaves open is asked of the person: not found as what it is, and nothing false. */
function isUnsorted({ kind }, open, span) {
  return kind === "other" && open.some(({ spans }) => spans.some((other) => overlaps(span, other)));
}

function overlaps([start, end], [from, to]) {
  const shared = Math.min(end, to) - Math.max(start, from);
  return shared * 2 >= Math.min(end - start, to - from) && shared > 0;
}

function countInvented(tally, text, opportunity, { never }) {
  const values = [
    opportunity.title,
    opportunity.company,
    ...(opportunity.locations ?? []),
    ...requirementsOf(opportunity).map((one) => one.text),
  ].filter((value) => value !== undefined);
  for (const value of values) {
    if (never.some((bad) => same(bad, value)) || !fold(text).includes(fold(value))) {
      tally.invented += 1;
      tally.errors.push(`invented: ${value}`);
    }
  }
}

function placesOf(text, { fields, requirements }) {
  const named = [fields.title, fields.company, ...(fields.locations ?? [])].filter(Boolean);
  return [...named, ...requirements.map((wanted) => wanted.text)]
    .map((words) => placeOf(text, words))
    .filter((place) => place >= 0);
}

/** The spans of all that was read or listed as unread, by the words, in the text as given. */
function shiftedSpans(given, text, opportunity) {
  const spans = [
    ...Object.values(opportunity.spans ?? {}),
    ...(opportunity.requirements ?? []).map((one) => one.span),
    ...(opportunity.unread ?? []).map((one) => one.span),
  ];
  return spans
    .filter(([start, end]) => end - start < text.length)
    .flatMap(([start, end]) => {
      if (given.slice(start, end) === text.slice(start, end)) return [[start, end]];
      const place = placeOf(given, text.slice(start, end).slice(0, 200));
      return place < 0 ? [] : [[place, place + end - start]];
    });
}
