/** A part of a data file, as its lists are read: `Name` stays, what is below it becomes a `Value`. */
type Read<Part, Value> = { readonly [Name in keyof Part]: Value };

/**
 * Readers of the lists of a data file below db/lexicon. A long list is several lines there. One that is missing, empty
 * or of another kind, or that has an entry twice, is an error with the file and the key. db/lexicon/README.md says how
 * lists are written.
 */
export function dataFile<File extends object>(name: string, file: File) {
  type Key = keyof File & string;
  const at = (key: string) => `db/lexicon/${name}.json, ${key}`;
  const split = (key: Key, separator: string) => entriesOf(at(key), file[key], separator);
  return {
    /** Words with spaces between them. */
    words: (key: Key): readonly string[] => split(key, " "),
    wordSet: (key: Key): ReadonlySet<string> => new Set(split(key, " ")),
    /** Names with bars between them. */
    names: (key: Key): readonly string[] => split(key, "|"),
    nameSet: (key: Key): ReadonlySet<string> => new Set(split(key, "|")),
    /** Lines, each an entry. */
    list: (key: Key): readonly string[] => split(key, ""),
    /** A pattern of alternatives with bars between them. */
    alternation: (key: Key): string => split(key, "").join("|"),
    /** A pattern of alternatives for each list of a part. */
    alternations: <Part extends object>(key: string, part: Part) => joinedAll(at(key), part, "|"),
    /** Patterns of alternatives for each part of a file, such as each language. */
    alternationsOfEach: <Parts extends object>(parts: Parts) =>
      mapped(parts, (key, part) => joinedAll(at(key), Object(part), "|")) as {
        readonly [Name in keyof Parts]: Read<Parts[Name], string>;
      },
    /** The lists of a part, each in one text with `separator` between its lines. */
    joined: <Part extends object>(key: string, part: Part, separator: string) =>
      joinedAll(at(key), part, separator),
    /** The lists of a part, each a set of words with spaces between them. */
    wordSets: <Part extends object>(key: string, part: Part): Read<Part, ReadonlySet<string>> =>
      mapped(part, (list, value) => new Set(entriesOf(`${at(key)}.${list}`, value, " "))),
    /** Rows of two texts, of which the second may be missing. */
    pairs: (key: Key): readonly (readonly [string, string])[] =>
      rowsOf(at(key), file[key]).map(([first = "", second = ""]) => [first, second]),
    /** Rows of a tag and the lines of its list. */
    tagged: <Tag extends string>(key: Key, tags: readonly Tag[], separator: " " | "|") =>
      rowsOf(at(key), file[key]).map(([tag = "", ...lines]): readonly [Tag, readonly string[]] => [
        oneOf(at(key), tag, tags),
        entriesOf(`${at(key)}.${tag}`, lines, separator),
      ]),
    /** The lists of phrases of a part, in which `<job>` is replaced by what its `names.job` says. */
    phrases: <Part extends object>(key: string, part: Part) => filled(at(key), part),
  };
}

/** The same names, each with what `read` makes of its value. */
export function mapped<Part extends object, Value>(
  part: Part,
  read: (key: string, value: Part[keyof Part]) => Value,
): Read<Part, Value> {
  return Object.fromEntries(Object.entries(part).map(([key, value]): unknown[] => [key, read(key, value)]));
}

function joinedAll<Part extends object>(place: string, part: Part, separator: string): Read<Part, string> {
  return mapped(part, (key, value) => entriesOf(`${place}.${key}`, value, "").join(separator));
}

function entriesOf(place: string, value: unknown, separator: string): readonly string[] {
  const lines = linesOf(place, value);
  return checked(place, separator === "" ? lines : lines.flatMap((line) => line.split(separator)));
}

function linesOf(place: string, value: unknown): readonly string[] {
  const lines: readonly unknown[] = Array.isArray(value) ? value : [value];
  return lines.map((line) => {
    if (typeof line !== "string") throw new Error(`${place}: this is no list of texts.`);
    return line;
  });
}

function checked(place: string, entries: readonly string[]): readonly string[] {
  if (entries.length === 0 || entries.some((entry) => entry === "" || entry.trim() !== entry)) {
    throw new Error(`${place}: an entry is empty, or has spaces around it.`);
  }
  if (new Set(entries).size < entries.length) throw new Error(`${place}: an entry is there twice.`);
  return entries;
}

function rowsOf(place: string, value: unknown): readonly (readonly string[])[] {
  if (!Array.isArray(value)) throw new Error(`${place}: this is no list of rows.`);
  return value.map((row: unknown) => linesOf(place, row));
}

function oneOf<Tag extends string>(place: string, text: string, tags: readonly Tag[]): Tag {
  const tag = tags.find((each) => each === text);
  if (tag === undefined) throw new Error(`${place}: ${text} is none of ${tags.join(", ")}.`);
  return tag;
}

function filled<Part extends object>(place: string, part: Part): Omit<Part, "names"> {
  const { names, ...lists } = { names: {}, ...part };
  const known = new Map<string, string>();
  for (const [name, text] of Object.entries(names)) known.set(name, fill(place, text, known));
  // Each list keeps its kind, which the compiler cannot see.
  return Object.fromEntries(
    Object.entries(lists).map(([key, value]): unknown[] => [key, fillAll(`${place}.${key}`, value, known)]),
  );
}

function fillAll(place: string, value: unknown, known: ReadonlyMap<string, string>) {
  if (typeof value === "string") return fill(place, value, known);
  return checked(place, linesOf(place, value)).map((phrase) => fill(place, phrase, known));
}

/** A name is between angle brackets; a group of a pattern has `(?` before it. */
function fill(place: string, value: unknown, known: ReadonlyMap<string, string>): string {
  if (typeof value !== "string" || value === "") throw new Error(`${place}: a phrase is empty.`);
  return value.replace(/(?<!\(\?)<(\w+)>/g, (_, name: string) => {
    const text = known.get(name);
    if (text === undefined) throw new Error(`${place}: no name before it is called ${name}.`);
    return text;
  });
}
