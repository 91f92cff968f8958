// Scores the reading of a resume by gold that holds positions only.
import { fold, same, sameEmployer, samePlace, sameTitle } from "../readers/compare.mjs";

const person = { name: "basics.name", email: "basics.email", phone: "basics.phone", city: "basics.location" };
const entries = {
  jobs: {
    path: "work",
    keys: { title: "position", employer: "name", start: "startDate", end: "endDate", place: "location" },
  },
  studies: {
    path: "education",
    keys: { degree: "studyType", subject: "area", school: "institution", start: "startDate", end: "endDate" },
  },
};
const lists = {
  skills: /^skills/,
  certificates: /^certificates\[\d+\]\.name/,
  languages: /^languages\[\d+\]\.language/,
};

/** Tallies by part ("jobs", "dates" …) and the errors in words. */
export function judgeGold(gold, read) {
  const tallies = Object.fromEntries(
    ["fields", "person", "jobs", "studies", "dates", "places", ...Object.keys(lists)].map((key) => [
      key,
      { right: 0, wrong: 0, missed: 0 },
    ]),
  );
  const errors = "error" in read ? [`refused: ${read.error}`] : [];
  const fields = (read.fields ?? []).map((field) => ({
    ...field,
    value: String(valueAt(read.document, field.path)),
  }));
  const count = (part, outcome, words) => {
    tallies[part][outcome] += 1;
    // Skills in prose are a question of how many one calls so.
    if (part !== "skills" && part !== "places") tallies.fields[outcome] += 1;
    if (outcome !== "right") errors.push(`${outcome} ${part} ${words}`);
  };
  const words = (places) => (places ?? []).map(([from, to]) => gold.text.slice(from, to));

  for (const [key, path] of Object.entries(person)) {
    const found = fields.filter((field) => field.path === path || field.path === `${path}.city`);
    const wanted = gold.fields[key];
    // A place without its town, or an address, is neither right nor wrong.
    compare("person", key, found[0], wanted);
  }
  for (const [part, { path, keys }] of Object.entries(entries)) compareEntries(part, path, keys);
  for (const [part, pattern] of Object.entries(lists)) compareList(part, pattern);
  return { tallies, errors };

  function compare(part, key, field, wanted) {
    const isRight = field !== undefined && isSame(key, field, wanted ?? []);
    if (isRight) count(part, "right");
    else {
      const text = words(wanted)[0]?.replace(/\s+/g, " ");
      if (field !== undefined) count(part, "wrong", `${key}: ${field.value} (is: ${text ?? "absent"})`);
      if (wanted !== undefined) count(part, "missed", `${key}: ${text}`);
    }
  }

  function isSame(key, { value, sourceSpan }, wanted) {
    const equal = equals[key] ?? same;
    return wanted.some(([from, to]) => {
      const isThere = sourceSpan[0] < to && sourceSpan[1] > from;
      const text = gold.text.slice(from, to).replace(/\s+/g, " ");
      return (isThere || key === "school" || key === "employer") && equal(value, text);
    });
  }

  function compareEntries(part, path, keys) {
    const found = groupEntries(path);
    const wanted = gold[part].map(withoutPresent);
    const pairs = found
      .flatMap((entry, left) =>
        wanted.map((one, right) => ({
          left,
          right,
          equal: Object.entries(keys).filter(
            ([key, name]) => entry[name] && isSame(key, entry[name], one[key] ?? []),
          ).length,
        })),
      )
      .filter(({ equal }) => equal > 0)
      .sort((a, b) => b.equal - a.equal);
    const [usedLeft, usedRight] = [new Set(), new Set()];
    for (const { left, right } of pairs) {
      if (usedLeft.has(left) || usedRight.has(right)) continue;
      usedLeft.add(left);
      usedRight.add(right);
      for (const [key, name] of Object.entries(keys))
        compare(partOf(part, key), key, found[left][name], wanted[right][key]);
    }
    for (const [at, entry] of found.entries())
      if (!usedLeft.has(at))
        for (const [key, name] of Object.entries(keys)) compare(partOf(part, key), key, entry[name]);
    for (const [at, one] of wanted.entries())
      if (!usedRight.has(at))
        for (const key of Object.keys(keys)) compare(partOf(part, key), key, undefined, one[key]);
  }

  /** "Present" is no date. */
  function withoutPresent(entry) {
    const text = words(entry.end)[0] ?? "";
    return /\d/.test(text) ? entry : { ...entry, end: undefined };
  }

  function groupEntries(path) {
    const groups = new Map();
    for (const field of fields) {
      const [, index, key] = /^(\w+\[\d+\])\.(\w+)$/.exec(field.path) ?? [];
      if (!index?.startsWith(`${path}[`)) continue;
      groups.set(index, { ...groups.get(index), [key]: field });
    }
    return [...groups.values()];
  }

  function compareList(part, pattern) {
    const found = fields.filter(({ path }) => pattern.test(path) && !isGroup(path));
    const open = [...gold[part]];
    for (const field of found) {
      const at = open.findIndex((place) =>
        isSame(part, field, [place].flat(1).length === 2 && !Array.isArray(place[0]) ? [place] : place),
      );
      if (at >= 0) {
        count(part, "right");
        open.splice(at, 1);
      } else count(part, "wrong", field.value);
    }
    for (const place of open) count(part, "missed", words(Array.isArray(place[0]) ? place : [place])[0]);
  }

  /** The name of a group of skills is none of them, and a level is none either. */
  function isGroup(path) {
    const [, index, key] = /^(skills\[\d+\])\.(\w+)/.exec(path) ?? [];
    return (
      key === "level" ||
      (key === "name" && fields.some((field) => field.path.startsWith(`${index}.keywords`)))
    );
  }
}

const within = (read, wanted) => fold(wanted).startsWith(fold(read)) || fold(read).startsWith(fold(wanted));
const inside = (read, wanted) => fold(wanted).includes(fold(read)) || fold(read).includes(fold(wanted));
const date = (read, wanted) =>
  (wanted.match(/\d{4}|\d{2}(?!\d)/g) ?? []).some((year) => read.slice(0, 4).endsWith(year));
const equals = {
  title: (read, wanted) => !/[–—-]$/.test(read) && sameTitle(read, wanted),
  employer: (read, wanted) => !/[–—-]$/.test(read) && (sameEmployer(read, wanted) || sameTitle(read, wanted)),
  school: (read, wanted) => sameEmployer(read, wanted) || sameTitle(read, wanted),
  degree: within,
  certificates: within,
  languages: inside,
  city: samePlace,
  place: samePlace,
  phone: (read, wanted) => read.replace(/\D/g, "") === wanted.replace(/\D/g, ""),
  start: date,
  end: date,
};

function partOf(part, key) {
  if (key === "start" || key === "end") return "dates";
  return key === "place" ? "places" : part;
}

function valueAt(document, path) {
  return path
    .replace(/\[(\d+)\]/g, ".$1")
    .split(".")
    .reduce((value, key) => value?.[key], document);
}
