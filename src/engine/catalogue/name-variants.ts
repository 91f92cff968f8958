import { nameKey } from "./name-key.ts";

/** Makers that official lists put before a product's name and people leave out. */
const makers = [
  "adobe",
  "amazon",
  "apache",
  "apple",
  "atlassian",
  "autodesk",
  "bentley",
  "cisco",
  "dassault systemes",
  "esri",
  "google",
  "ibm",
  "intuit",
  "microsoft",
  "mozilla",
  "oracle",
  "red hat",
  "salesforce",
  "sap",
  "the mathworks",
  "trimble",
  "vmware",
];
const generic = /\s(?:software|systems?)$/i;
const bracket =
  /\s\((?:computer programming|programming language|software|framework|tools? for [a-z ]{1,60})\)$/i;
const longestWord = 60;

/**
 * Other spellings a formal name stands for without doubt: "Structured query language SQL" is "Structured query
 * language" and "SQL", "Ansible software" is "Ansible", "Python (computer programming)" is "Python".
 */
export function impliedAliases(name: string): string[] {
  const bare = name.trim().replace(bracket, "").replace(generic, "");
  const split = splitAcronym(bare);
  return [bare, ...(split ?? [])].filter((variant) => variant !== name && nameKey(variant).length > 0);
}

/**
 * Further spellings good enough to find an entry that is already there, too loose to be kept as aliases: the name
 * without its maker ("Oracle Java" finds Java; "Microsoft Word" must not make "Word" a name of its own).
 */
export function lookupVariants(name: string): string[] {
  const implied = impliedAliases(name);
  return [...implied, ...[name, ...implied].flatMap((variant) => withoutMaker(variant) ?? [])];
}

/** "Cascading style sheets CSS" → the words and the acronym, where its letters follow each other in the words. */
function splitAcronym(name: string): [string, string] | undefined {
  const words = name.split(" ");
  const acronym = words.at(-1) ?? "";
  const spelled = words.slice(0, -1);
  if (spelled.length < 2 || !/^[A-Z][A-Z0-9]{1,6}$/.test(acronym)) return undefined;
  const letters = acronym.replace(/[0-9]/g, "").toLowerCase();
  const text = spelled.join(" ").slice(0, longestWord * 4);
  if (letters.length < 2 || !/[a-z]/.test(text) || !follows(letters, text.toLowerCase())) return undefined;
  return [spelled.join(" "), acronym];
}

function follows(letters: string, text: string): boolean {
  let from = 0;
  for (const letter of letters) {
    const at = text.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

function withoutMaker(name: string): string | undefined {
  const lower = name.toLowerCase();
  const maker = makers.find((candidate) => lower.startsWith(`${candidate} `));
  return maker === undefined ? undefined : name.slice(maker.length + 1);
}
