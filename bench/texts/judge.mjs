// Compares what was read of a posting with what its source says of it, and names what nobody can have meant.
import { fold, same, sameEmployer, samePlace, sameTitle } from "../readers/compare.mjs";

/** Per field `right`, `wrong` (contradicts the label) and `missed`, and the errors in words. */
export function judgeLabels({ text: given, labels }, { opportunity, text }) {
  const tallies = {};
  const errors = [];
  const count = (field, outcome, value) => {
    tallies[field] ??= { right: 0, wrong: 0, missed: 0 };
    tallies[field][outcome] += 1;
    if (outcome !== "right") errors.push(`${outcome} ${field}: ${value}`);
  };
  const one = (field, value, label, equal) => {
    if (label === undefined) return;
    if (value === undefined) count(field, "missed", String(label));
    else if ([label].flat().some((name) => equal(value, name))) count(field, "right", value);
    else count(field, "wrong", `${value} (is: ${label})`);
  };
  one("title", opportunity.title, inText(given, labels.title), titleLike);
  one("employer", opportunity.company, inText(given, labels.employer), employerLike);
  one("place", opportunity.locations?.[0], labels.place, samePlaceIn);
  one("deadline", opportunity.closingDate, dateOf(labels.deadline), Object.is);
  if (labels.demands !== undefined) {
    const { inside, outside, lines, covered } = demandsRead(
      text,
      labels.demands,
      opportunity.requirements ?? [],
    );
    tallies.demands = { right: inside, wrong: outside.length, missed: 0 };
    tallies["demand lines"] = { right: covered, wrong: 0, missed: lines.length - covered };
    for (const words of outside) errors.push(`outside of the demands: ${words}`);
    for (const line of lines.filter((each) => !each.isCovered)) errors.push(`line not read: ${line.words}`);
  }
  return { tallies, errors };
}

/** A label that the text does not hold is none that could be read. */
function inText(text, label) {
  if (label === undefined) return undefined;
  const names = [label].flat().filter((name) => fold(text).includes(fold(name)));
  return names.length > 0 ? names : undefined;
}

function titleLike(read, label) {
  return sameTitle(read, label) || bare(label).startsWith(bare(read)) || bare(read).startsWith(bare(label));
}

/** Without what stands in brackets. */
function bare(name) {
  return fold(name.replace(/\s*\([^)]*\)?/g, " "));
}

const LEGAL = /[,\s]+(?:ltd|llc|cjsc|ojsc|inc|co-?op|gmbh|foundation|company|corporation)\.?$/i;

function employerLike(read, label) {
  const plain = (name) => bare(name).replace(LEGAL, "").replace(LEGAL, "");
  return sameEmployer(read, label) || plain(read) === plain(label) || isAcronymOf(read, label);
}

function isAcronymOf(read, label) {
  return /^[A-Z]{2,8}$/.test(read) && label.includes(`(${read})`);
}

function samePlaceIn(read, label) {
  return samePlace(read, label) || fold(label).includes(fold(read));
}

function dateOf(label) {
  const date = label && new Date(`${label.replace(/(\d)(?:st|nd|rd|th)\b/, "$1")} UTC`);
  return date && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : undefined;
}

/** Which requirements stand in the part that names the demands, and which of its lines some requirement touches. */
function demandsRead(text, demands, requirements) {
  const start = placeOf(text, demands);
  if (start < 0) return { inside: 0, outside: [], lines: [], covered: 0 };
  const end = start + demands.trim().length + 40;
  const isInside = ({ span: [from, to] }) => to > start && from < end;
  const outside = requirements.filter((one) => !isInside(one)).map(({ text: words }) => words);
  const lines = [
    ...text.slice(start, end - 40).matchAll(/^[-*•o]\s+[^\n]{8,}(?:\n(?![-*•]|\n)[^\n]+)*/gm),
  ].map((found) => {
    const [from, to] = [start + found.index, start + found.index + found[0].length];
    const isCovered = requirements.some(({ span }) => span[0] < to && span[1] > from);
    return { words: found[0].replace(/\n/g, " "), isCovered };
  });
  return {
    inside: requirements.length - outside.length,
    outside,
    lines,
    covered: lines.filter(({ isCovered }) => isCovered).length,
  };
}

function placeOf(text, words) {
  const head = words.trim().slice(0, 60);
  const at = text.indexOf(head);
  return at >= 0 ? at : text.indexOf(head.split("\n")[0]);
}

const PROCEDURE =
  /\b(?:appl(?:y|ication|icants?)|submit|resumes?|curriculum|cv|cover letter|shortlisted|questionnaire|usajobs|deadline|interview(?:s|ed)?|transcripts?|click|e-?mail(?:ed)? (?:to|at|your)|receive credit|you will be (?:asked|notified)|incomplete|considered for)\b/i;
const CLAIM = /\b(?:experience|ability|knowledge|skills?|degree|fluen|proficien|must|willing)/i;
const COMPANY = /\b(?:llc|cjsc|ojsc|ltd|inc|gmbh|corp|plc)\b\.?,?$/i;

/** What no posting means: a title that is a company, a demand that is a heading or procedure, a place that is none. */
export function nonsense({ labels }, { title, company, locations = [], requirements = [] }) {
  const employers = [labels.employer].flat().filter(Boolean);
  const found = [];
  if (title && (COMPANY.test(title) || employers.some((name) => same(title, name))))
    found.push(`title: ${title}`);
  if (title && (/^[\W\d]*$|https?:|@/.test(title) || title.length > 120)) found.push(`title: ${title}`);
  if (company && (/https?:|@|^\W*$/.test(company) || company.length > 100))
    found.push(`employer: ${company}`);
  for (const place of locations)
    if (
      /@|https?:|\d{5,}|\b(?:str|street|ave|floor|suite|office)\b|[.!?:;]$/i.test(place) ||
      place.length > 70
    )
      found.push(`place: ${place}`);
  for (const { text } of requirements) {
    if (/:$/.test(text) || (/^[A-Z\s&/]{6,}$/.test(text) && text.includes(" ")))
      found.push(`heading: ${text}`);
    else if (PROCEDURE.test(text) && !CLAIM.test(text)) found.push(`procedure: ${text}`);
  }
  return found;
}
