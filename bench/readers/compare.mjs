// What counts as equal between a reader's value and the gold.

const GENDER =
  /\s*[([]?\s*\b(?:m|f|w|d|x|h)\s*[/|]\s*(?:m|f|w|d|x|h)(?:\s*[/|]\s*(?:m|f|w|d|x|h))?\b\s*[)\]]?/giu;

/** Case, white space, dashes, quotation marks and marks of gender folded. */
export function fold(text) {
  return String(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(GENDER, " ")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[“”„«»"'’‘`]/g, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s.,;:|-]+|[\s.,;:|-]+$/g, "");
}

export function same(left, right) {
  return fold(left) === fold(right);
}

/** Titles are equal with or without the ward, team or season behind a dash, comma or bracket. */
export function sameTitle(left, right) {
  const [short, long] = [fold(left), fold(right)].sort((a, b) => a.length - b.length);
  return short === long || (long.startsWith(short) && /^ ?[-,(|/]/.test(long.slice(short.length)));
}

const LEGAL_FORM =
  /,? (?:g?gmbh(?: & co\.? kg)?|ag|se|kg|ohg|e\.? ?v|inc|llc|llp|ltd|limited|plc|corp|s\.?a\.?r\.?l|s\.?a\.?s|s\.?l|s\.?a|ltda|b\.?v|s\.?r\.?l)$/;

/** Names of employers are equal with or without their article and legal form. */
export function sameEmployer(left, right) {
  const bare = (name) =>
    fold(name)
      .replace(/^(?:the|la|le|les|el|die|der|das|o|a) /, "")
      .replace(LEGAL_FORM, "");
  return bare(left) === bare(right);
}

/** Whether one names the other with more or less around it, word by word: "Dayton" and "Dayton, OH". */
export function samePlace(left, right) {
  const [a, b] = [wordsOf(left), wordsOf(right)];
  const [few, many] = a.length < b.length ? [a, b] : [b, a];
  // Chinese writes a town and its district together.
  if (/\p{Script=Han}/u.test(left))
    return (
      few.join("").length > 1 &&
      few.every((word) =>
        many.some(
          (other) =>
            other.replaceAll("市", "").startsWith(word.replaceAll("市", "")) ||
            word.replaceAll("市", "").startsWith(other.replaceAll("市", "")),
        ),
      )
    );
  return few.length > 0 && few.every((word) => many.includes(word));
}

function wordsOf(text) {
  return fold(text)
    .replace(/市(?=$|\s)/u, "")
    .split(/[\s,()/·-]+/)
    .filter((word) => word !== "");
}

/** Tallies of values by outcome. */
export function createTally() {
  return { right: 0, wrong: 0, missed: 0, invented: 0, lines: 0, covered: 0, errors: [], byName: {} };
}

export function addTally(to, from) {
  for (const key of ["right", "wrong", "missed", "invented", "lines", "covered"]) to[key] += from[key];
  to.errors.push(...from.errors);
  for (const [name, counts] of Object.entries(from.byName)) {
    const sum = countsOf(to, name);
    for (const key of Object.keys(sum)) sum[key] += counts[key];
  }
}

function countsOf(tally, name) {
  tally.byName[name] ??= { right: 0, wrong: 0, missed: 0 };
  return tally.byName[name];
}

/** Counts one single-valued field; `equal` compares the two values. */
export function countField(tally, name, read, gold, equal) {
  if (read === undefined) {
    if (gold !== undefined) miss(tally, name, gold);
    return;
  }
  if (gold !== undefined && equal(read, gold)) right(tally, name);
  else {
    wrong(tally, name, read);
    if (gold !== undefined) miss(tally, name, gold);
  }
}

/** Counts a set of values: each of the gold may be found once. */
export function countSet(tally, name, read, gold, equal) {
  const open = [...gold];
  for (const value of read) {
    const place = open.findIndex((wanted) => equal(value, wanted));
    if (place < 0) wrong(tally, name, value);
    else {
      right(tally, name);
      open.splice(place, 1);
    }
  }
  for (const value of open) miss(tally, name, value);
}

function right(tally, name) {
  tally.right += 1;
  countsOf(tally, name).right += 1;
}

export function wrong(tally, name, value) {
  tally.wrong += 1;
  countsOf(tally, name).wrong += 1;
  tally.errors.push(`wrong ${name}: ${show(value)}`);
}

export function miss(tally, name, value) {
  tally.missed += 1;
  countsOf(tally, name).missed += 1;
  tally.errors.push(`missed ${name}: ${show(value)}`);
}

function show(value) {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Lines of a text that hold one of the places in gold, and how many of them some span touches. */
export function countLines(tally, text, places, spans) {
  for (const [start, end] of linesOf(text)) {
    if (!places.some((place) => place >= start && place < end)) continue;
    tally.lines += 1;
    if (spans.some(([from, to]) => from < end && to > start)) tally.covered += 1;
    else tally.errors.push(`neither read nor unread: ${text.slice(start, Math.min(end, start + 100))}`);
  }
}

function* linesOf(text) {
  let start = 0;
  for (const line of text.split("\n")) {
    yield [start, start + line.length + 1];
    start += line.length + 1;
  }
}

/** Where words stand in a text, white space aside; -1 where they do not. */
export function placeOf(text, words) {
  const pattern = words.trim().split(/\s+/).map(escapePattern).join("\\s+");
  return text.search(new RegExp(pattern, "u"));
}

/** All places where words stand in a text, as spans. */
export function placesOfWords(text, words) {
  const pattern = words.trim().split(/\s+/).map(escapePattern).join("\\s+");
  return [...text.matchAll(new RegExp(pattern, "gu"))].map(({ 0: found, index }) => [
    index,
    index + found.length,
  ]);
}

function escapePattern(word) {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
