// Other forms of the same text: the reading must be the same or less, never different.
import { fold } from "../readers/compare.mjs";

export const variants = {
  wrapped: (text) => text.split("\n").flatMap(wrap).join("\n"),
  capitals: (text) => text.toUpperCase(),
  "no blank lines": (text) => text.replace(/\n\s*\n+/g, "\n"),
  "no bullets": (text) => text.replace(/^(\s*)[-*•●▪◦–·o](?=\s)\s*/gm, "$1"),
  tabs: (text) => text.replace(/(?<=\S) {3,}(?=\S)/g, "\t"),
};

function wrap(line) {
  const lines = [""];
  for (const word of line.split(/(?<=\S)(?= )/)) {
    if ((lines.at(-1) + word).length > 72 && lines.at(-1) !== "") lines.push(word.trimStart());
    else lines[lines.length - 1] += word;
  }
  return lines;
}

/** Values that the other form gives and the first does not, of the fields whose words stand for themselves; how many are missing. */
export function differences(first, other) {
  const [before, after] = [valuesOf(first), valuesOf(other)];
  const different = [...after].filter((value) => !before.has(value) && !isPart(value, before));
  return { different, lost: [...before].filter((value) => !after.has(value)).length };
}

/** A part of the same field's value is less. */
function isPart(value, before) {
  const [key, words] = value.split(": ", 2);
  return [...before].some((one) => one.startsWith(`${key}: `) && one.includes(words));
}

function valuesOf({ basics = {}, work = [], education = [] }) {
  const values = new Set();
  const add = (key, value) => value !== undefined && values.add(`${key}: ${fold(value)}`);
  add("name", basics.name);
  add("city", basics.location?.city);
  for (const { name, position, startDate, endDate } of work) {
    add("employer", name);
    add("title", position);
    add("job", startDate && `${startDate} to ${endDate ?? "now"}`);
  }
  for (const { institution, area, studyType } of education) {
    add("school", institution);
    add("subject", area);
    add("degree", studyType);
  }
  return values;
}
