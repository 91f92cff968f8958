// Compares what the resume reader gives with the gold of a resume.
import {
  countField,
  countLines,
  countSet,
  createTally,
  fold,
  miss,
  placesOfWords,
  same,
  samePlace,
  wrong,
} from "./compare.mjs";

const basics = ["name", "email", "phone", "url"];
const ofWork = ["name", "position", "startDate", "endDate"];
const ofEducation = ["institution", "area", "studyType", "startDate", "endDate"];
const ofVolunteer = ["organization", "position"];

/** Tallies of the fields of one resume; a refused one has missed all. */
export function judgeResume({ text, gold }, read) {
  const tally = createTally();
  const { document = {}, fields = [], unread = [] } = "error" in read ? {} : read;
  if ("error" in read) tally.errors.push(`refused: ${read.error}`);
  countBasics(tally, document.basics ?? {}, gold.basics);
  countEntries(tally, "work", document.work ?? [], gold.work, ofWork);
  countEntries(tally, "education", document.education ?? [], gold.education, ofEducation);
  countEntries(tally, "volunteer", document.volunteer ?? [], gold.volunteer, ofVolunteer);
  countSet(
    tally,
    "certificate",
    (document.certificates ?? []).flatMap(({ name }) => name ?? []),
    gold.certificates,
    sameOrWithin,
  );
  countSet(tally, "skill", skillsOf(document), gold.skills, same);
  countEntries(tally, "languages", document.languages ?? [], gold.languages, ["language", "fluency"]);
  countInvented(tally, text, document, gold);
  countLines(tally, text, placesOf(text, gold), [
    ...fields.map(({ sourceSpan }) => sourceSpan),
    ...unread.map(({ span }) => span),
  ]);
  if (gold.sureOnly) tally.missed = 0;
  return { fields: tally };
}

function countBasics(tally, read, gold) {
  for (const key of basics) {
    const equal = key === "phone" ? sameDigits : key === "url" ? sameAddress : same;
    countField(tally, `basics.${key}`, read[key], gold[key], equal);
  }
  const { city, region, address } = read.location ?? {};
  const place = [city, region].filter(Boolean).join(", ") || address;
  countField(tally, "basics.location", place, gold.location, samePlace);
}

/** Entries are paired by how many of their values agree; what is left over is wrong or missed whole. */
function countEntries(tally, section, read, gold, keys) {
  const pairs = read
    .flatMap((entry, left) =>
      gold.map((wanted, right) => ({ left, right, equal: agreement(entry, wanted, keys) })),
    )
    .filter(({ equal }) => equal > 0)
    .sort((a, b) => b.equal - a.equal || Math.abs(a.left - a.right) - Math.abs(b.left - b.right));
  const [usedRead, usedGold] = [new Set(), new Set()];
  for (const { left, right } of pairs) {
    if (usedRead.has(left) || usedGold.has(right)) continue;
    usedRead.add(left);
    usedGold.add(right);
    for (const key of keys)
      countField(tally, `${section}.${key}`, read[left][key], gold[right][key], sameValue);
  }
  read.forEach((entry, place) => {
    if (!usedRead.has(place))
      eachValue(entry, keys, (key, value) => wrong(tally, `${section}.${key}`, value));
  });
  gold.forEach((entry, place) => {
    if (!usedGold.has(place)) eachValue(entry, keys, (key, value) => miss(tally, `${section}.${key}`, value));
  });
}

function agreement(entry, wanted, keys) {
  return keys.filter(
    (key) => entry[key] !== undefined && wanted[key] !== undefined && sameValue(entry[key], wanted[key]),
  ).length;
}

function eachValue(entry, keys, count) {
  for (const key of keys) if (entry[key] !== undefined) count(key, entry[key]);
}

function sameValue(left, right) {
  return same(left, right) || (isDate(right) && String(left).slice(0, right.length) === right);
}

function isDate(value) {
  return /^\d{4}(-\d\d)*$/.test(value);
}

function sameOrWithin(read, wanted) {
  return same(read, wanted) || fold(wanted).startsWith(fold(read)) || fold(read).startsWith(fold(wanted));
}

function sameDigits(left, right) {
  return left.replace(/\D/g, "") === right.replace(/\D/g, "");
}

function sameAddress(left, right) {
  const bare = (text) =>
    fold(text)
      .replace(/^https?:\/\//, "")
      .replace(/^www\./, "")
      .replace(/\/$/, "");
  return bare(left) === bare(right);
}

function skillsOf({ skills = [] }) {
  return skills.flatMap(({ name, keywords }) => (keywords?.length ? keywords : [name])).filter(Boolean);
}

function countInvented(tally, text, document, { never }) {
  const values = [
    ...(document.work ?? []).flatMap(({ name, position }) => [name, position]),
    ...(document.volunteer ?? []).flatMap(({ organization, position }) => [organization, position]),
    ...(document.education ?? []).flatMap(({ institution, area, studyType }) => [
      institution,
      area,
      studyType,
    ]),
    ...skillsOf(document),
    document.basics?.location?.address,
    document.basics?.location?.city,
  ].filter((value) => value !== undefined);
  for (const value of values) {
    if (never.some((bad) => same(bad, value)) || !fold(text).includes(fold(value))) {
      tally.invented += 1;
      tally.errors.push(`invented: ${value}`);
    }
  }
}

function isLine(text, [start, end]) {
  return (start === 0 || text[start - 1] === "\n") && (end === text.length || text[end] === "\n");
}

function placesOf(text, gold) {
  const words = [
    ...Object.values(gold.basics),
    ...gold.work.flatMap(({ name, position }) => [name, position]),
    ...gold.volunteer.flatMap(({ organization, position }) => [organization, position]),
    ...gold.education.flatMap(({ institution, area, studyType }) => [institution, area, studyType]),
    ...gold.certificates,
    ...gold.languages.map(({ language }) => language),
    ...gold.skills,
  ];
  return (
    words
      .filter((value) => typeof value === "string")
      // A word that is a heading, too ("Ausbildung"), stands where it is no line of its own.
      .map((value) => {
        const places = placesOfWords(text, value);
        return (places.find((span) => !isLine(text, span)) ?? places[0])?.[0] ?? -1;
      })
      .filter((place) => place >= 0)
  );
}
