/** Short words inside titles and names. */
const small = new Set(
  "a an and as at by for from in of on or the to with und der die das den dem des von vom zu zur zum für im am et de du des la le les l d en au aux à y el los las del do da dos das e em no na".split(
    " ",
  ),
);
const legal = new Map(
  "GmbH AG KG SE Ltd Inc Co Corp PLC LLC LLP SA SL SAS SARL Ltda"
    .split(" ")
    .map((form) => [form.toLowerCase(), form]),
);
const MOST_OF_ACRONYM = 4;
/** A single word with more letters is not an acronym. */
const MOST_ALONE = 5;
/** One word in capitals beside others is a name of letters, unless it is long: "AFGSU niveau 2". */
const MOST_BESIDE = 6;

/** The letters of a body, of a state perhaps, and a number: "COREN-PR 123456", "CREFITO-3 12345-F". */
const registration = /^\p{Lu}{2,8}(?:[-/ ](?:\p{Lu}{2}|\d{1,2}))?[ :-]{1,2}\d[\d./-]{3,}(?:[-/ ]?\p{Lu})?$/u;

/** A name or title in capitals, in the case that a sentence uses. Others stay as they are. */
export function uncapped(text: string): string {
  if (registration.test(text)) return text;
  // "ISTQB Foundation Level (CTFL)": what is in brackets tells nothing of the rest.
  const outside = text.replace(/\([^)]*\)/gu, "").match(/\p{L}+/gu) ?? [];
  const parts = outside.length > 0 ? outside : (text.match(/\p{L}+/gu) ?? []);
  const capitals = parts.filter((part) => /^\p{Lu}{2,}$/u.test(part));
  // "AFGSU 2"
  const isBeside = capitals.length === 1 && (parts.length > 1 || /^\p{Lu}+ \d/u.test(text));
  const most = isBeside ? MOST_BESIDE : /\s/u.test(text.trim()) ? MOST_OF_ACRONYM : MOST_ALONE;
  // "SAP FI consultant" contains names; "HOTEL MARCHWOLD, Port Calder" is only in capitals.
  const isShouted = capitals.some(({ length }) => length > most) && capitals.length * 2 >= parts.length;
  // Beside words in small letters capitals are a name: "NCLEX-RN passed".
  const isBesideSmall = outside.some((part) => /^\p{Ll}/u.test(part) && !small.has(part));
  if (!isShouted || isBesideSmall) return text;
  return text.replace(/\p{L}+/gu, (word, at: number) => {
    if (!/^\p{Lu}+$/u.test(word)) return word;
    const lower = word.toLowerCase();
    const [before, after] = [text.charAt(at - 1), text.charAt(at + word.length)];
    if (/['’]/.test(before) && lower.length === 1) return lower;
    if (small.has(lower) && at > 0) return lower;
    const form = legal.get(lower);
    if (form !== undefined && at > 0) return form;
    const isSpelt =
      word.length <= MOST_OF_ACRONYM && after !== "." && (acronyms.has(word) || !hasVowel(lower));
    return isSpelt ? word : titled(lower);
  });
}

/** A person's name, whose short parts are not acronyms. */
export function uncappedName(name: string): string {
  if (/\p{Ll}/u.test(name)) return name;
  return name.replace(/\p{L}+/gu, (word) => (word.length === 1 ? word : titled(word.toLowerCase())));
}

/** Short words that are spelled out letter by letter although they contain a vowel. */
const acronyms = new Set(
  "TIG MIG HVAC RTITB BASF SAP ICU NICU EMT CNA ER OR IT HR QA QC UX UI AI IU US UK EU UN USA CEO CFO COO CIO CTO II III IV VI ADN LPN RN OSH ERP CAD CAM API AWS ISO IHK".split(
    " ",
  ),
);

function hasVowel(word: string): boolean {
  return /[aeiouyäöüáéíóúâêôãõ]/u.test(word);
}

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
