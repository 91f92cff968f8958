/** A list in a data file: its entries in one string or, where they are many, in several. */
type Joined = string | readonly string[];

/**
 * Readers of the lists of a data file below db/lexicon. A list that is missing, empty or of another kind, or that has
 * an entry twice, is an error with the file and the key.
 */
export function dataFile<File extends object>(name: string, file: File) {
  type Key = keyof File & string;
  const at = (key: Key) => `db/lexicon/${name}.json, ${key}`;
  const split = (key: Key, separator: string) => entriesOf(at(key), file[key], separator);
  return {
    /** Words with spaces between them. */
    words: (key: Key): readonly string[] => split(key, " "),
    wordSet: (key: Key): ReadonlySet<string> => new Set(split(key, " ")),
    /** Names with bars between them. */
    names: (key: Key): readonly string[] => split(key, "|"),
    nameSet: (key: Key): ReadonlySet<string> => new Set(split(key, "|")),
    /** The parts of a pattern with bars between them, in one text or several. */
    alternation: (key: Key): string => split(key, "").join("|"),
    /** The patterns of a part, each as of `alternation`. */
    alternations: <Part extends object>(key: string, part: Part) =>
      joinedAll(`db/lexicon/${name}.json, ${key}`, part),
    /** The entries of an array, each whole. */
    list: (key: Key): readonly string[] => split(key, ""),
    set: (key: Key): ReadonlySet<string> => new Set(split(key, "")),
    /** The phrases of a part, filled with its names. */
    phrases: <Part extends object>(key: string, part: Part) =>
      filled(`db/lexicon/${name}.json, ${key}`, part),
  };
}

function entriesOf(place: string, value: unknown, separator: string): readonly string[] {
  const lines = linesOf(place, value);
  const entries = separator === "" ? lines : lines.flatMap((line) => line.split(separator));
  return checked(place, entries);
}

function linesOf(place: string, value: unknown): readonly string[] {
  const lines: readonly unknown[] = Array.isArray(value) ? value : [value];
  return lines.map((line) => {
    if (typeof line !== "string") throw new Error(`${place}: this is no list of words.`);
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

function joinedAll<Part extends object>(
  place: string,
  part: Part,
): { readonly [Name in keyof Part]: string } {
  const entries = Object.entries(part).map(([key, value]) => [
    key,
    entriesOf(`${place}.${key}`, value, "").join("|"),
  ]);
  return Object.fromEntries(entries);
}

/** The lists of phrases of a part, in which `<job>` is replaced by what `names.job` of the part says. */
function filled<Part extends object>(place: string, part: Part): Omit<Part, "names"> {
  const { names, ...lists } = { names: {}, ...part };
  const known = new Map<string, string>();
  for (const [name, text] of Object.entries(names)) known.set(name, fill(place, text, known));
  const entries = Object.entries(lists).map(([key, value]) => [
    key,
    fillAll(`${place}.${key}`, value, known),
  ]);
  return Object.fromEntries(entries);
}

function fillAll(place: string, value: unknown, known: ReadonlyMap<string, string>): Joined {
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
