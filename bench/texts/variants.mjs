// The same posting as it may come in: what is read of it may become less, but never something else.

/** By name: a text as another program would have passed it on. */
export const variants = {
  "wrapped at 72": (text) => text.split("\n").map(wrapped).join("\n"),
  capitals: (text) => text.toUpperCase(),
  "no blank lines": (text) => text.replace(/\n\s*\n/g, "\n"),
  "bullets lost": (text) => text.replace(/^[ \t]*(?:[-*•·o]|\d{1,2}[.)])[ \t]+/gm, ""),
  "tabs after labels": (text) => text.replace(/^([^\n:]{2,30}):[ \t]+/gm, "$1\t"),
  "mail's quote marks": (text) => text.replace(/^/gm, "> "),
};

function wrapped(line) {
  return line.replace(/(.{1,72})(?:\s+|$)/g, "$1\n").trimEnd();
}

const fields = ["title", "company", "remote", "employmentType", "closingDate"];

/** What the reading of a variant says otherwise than the reading of the text: values that are neither the same nor absent. */
export function differences(read, other) {
  const changed = fields.filter(
    (field) => other[field] !== undefined && folded(other[field]) !== folded(read[field] ?? ""),
  );
  const places = (other.locations ?? []).some((place) => !named(read.locations ?? [], place));
  const pay = other.salary && JSON.stringify(other.salary) !== JSON.stringify(read.salary ?? {});
  const known = (read.requirements ?? []).map(({ text }) => folded(text));
  const further = (other.requirements ?? []).filter(({ text }) => {
    const words = folded(text);
    return !known.some((one) => one.includes(words) || words.includes(one));
  });
  return [
    ...changed,
    ...(places ? ["place"] : []),
    ...(pay ? ["salary"] : []),
    ...further.map(({ text }) => `requirement: ${text.slice(0, 80)}`),
  ];
}

function named(places, place) {
  return places.some((one) => folded(one).includes(folded(place)) || folded(place).includes(folded(one)));
}

function folded(value) {
  return String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
