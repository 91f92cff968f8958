import { isOngoing } from "../education.ts";
import { denialOf, thingsIn } from "../notes/denied.ts";
import { entryAt, isLapsed, textOf } from "../resume/json-resume.ts";
import { sectionKind } from "../resume/text/sections/headings.ts";
import { findUnreadLanguage } from "../text/text-language.ts";
import { countWords } from "./letter/proofs.ts";
import type { Line, Material, Stumble, UsableClaim } from "./types.ts";
import { isCut } from "./words/said/types.ts";

type Test = (text: string) => boolean;

const MOST = 12;
const LONGEST_BULLET = 45;

const isHeading: Test = (text) =>
  sectionKind(text) !== undefined ||
  /^(?:curriculum vitae|resume|cv|lebenslauf|profile?)$/i.test(text.trim());
const hasAddress: Test = (text) =>
  /\b\d{1,5} (?:\p{Lu}[\p{L}.]* ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Blvd|Boulevard|Court|Way)\b/u.test(
    text,
  ) ||
  /\p{Lu}\p{L}+(?:straße|strasse|str\.|weg|platz|gasse) \d|\b\d{1,4},? (?:rue|avenue|boulevard|chemin) |\b(?:calle|avenida|rua|av\.) \p{Lu}/iu.test(
    text,
  );
const hasContact: Test = (text) => /\S@\S+\.\S|(?:https?:\/\/|www\.)|\+\d[\d ()-]{7,}/u.test(text);
const isLabel: Test = (text) =>
  /^[^:：]{2,30}[:：]\s*$/u.test(text) || (isHeading(text) && countWords([text]) <= 3);
const isShouted: Test = (text) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text) && countWords([text]) > 3;
const speaksOfEnd: Test = (text) =>
  /^(?:shop|company|store|firm|plant|office) (?:was )?(?:closed|shut)|references (?:available )?(?:up)?on request/i.test(
    text,
  );

/** What to check before a document is sent, the most serious first. */
export function beforeSending(material: Material, lines: readonly Line[], isLetter: boolean): Stumble[] {
  const used = new Set(lines.flatMap(({ claimIds }) => claimIds));
  const shown = material.claims.filter(({ id }) => used.has(id));
  const found = [
    ...shown.flatMap((claim) => aboutNotes(claim, material, isLetter)),
    ...aboutPerson(shown, material),
    ...shown.flatMap((claim) => aboutClaim(claim, material, isLetter)),
    ...(isLetter ? aboutLanguage(material) : []),
  ];
  const seen = new Set<string>();
  return found.filter(({ text, why }) => seen.size !== seen.add(`${why} ${text}`).size).slice(0, MOST);
}

const named: ReadonlySet<string> = new Set(["skill", "certificate", "language"]);

/** A claim that the person's own note denies. */
function aboutNotes(
  { id, kind, text, path }: UsableClaim,
  { notes = [], document, today }: Material,
  isLetter: boolean,
): Stumble[] {
  // The note that a paper is over says the same as its date, and "in progress" is no thing.
  if (isLapsed(text, entryAt(document, path), new Date(today))) return [];
  const things = (named.has(kind) ? [text] : thingsIn(text)).filter((thing) => !isOngoing(thing));
  return things.flatMap((thing) =>
    notes.flatMap((note) => {
      const denial = denialOf(thing, note);
      return denial === undefined
        ? []
        : [{ text: thing, why: `${otherwise(kind, isLetter)}: "${denial}"`, claimIds: [id] }];
    }),
  );
}

function otherwise(kind: string, isLetter: boolean): string {
  const said = "A note of yours says otherwise";
  return kind === "summary" && !isLetter ? `${said}, so it was left out` : said;
}

/** For each kind of claim, what makes a reader stop. */
function aboutClaim(claim: UsableClaim, { document }: Material, isLetter: boolean): Stumble[] {
  const { kind, text, path } = claim;
  const entry = entryAt(document, path);
  const field = (name: string) => textOf(entry[name]);
  const because = (test: boolean, why: string): Stumble[] =>
    test ? [{ text, why, claimIds: [claim.id] }] : [];
  switch (kind) {
    case "summary":
      return [
        ...because(
          hasAddress(text) || hasContact(text),
          "The summary contains an address or contact, where no one looks for it.",
        ),
        ...because(
          path === "basics.label" && countWords([text]) > 12,
          "This is long for the line under a name.",
        ),
      ];
    case "job":
      return [
        ...because(
          field("startDate") === "" && field("endDate") === "",
          "This work has no dates, so a reader cannot see how long it was.",
        ),
        ...because(field("position") === "", "This work has no title."),
        ...because(
          field("position") !== "" && (field("name") || field("company") || field("organization")) === "",
          "This work has no employer.",
        ),
        ...because(
          field("endDate") !== "" && field("startDate") > field("endDate"),
          "This work ends before it starts.",
        ),
      ];
    case "degree":
      return because(field("institution") === "", "This training has no school.");
    case "bullet":
      return [
        ...because(isLabel(text), "This is only a label."),
        ...because(!isLabel(text) && isCut(text), "This line breaks off."),
        ...because(speaksOfEnd(text), "This does not say what was done."),
        ...because(
          !isLetter && countWords([text]) > LONGEST_BULLET,
          "This line is long: two lines read better.",
        ),
        ...because(isShouted(text), "This line is all in capitals."),
      ];
    case "skill":
      return because(isHeading(text) || hasContact(text), "This is a heading or a contact and no skill.");
    default:
      return [];
  }
}

function aboutPerson(shown: readonly UsableClaim[], { claims }: Material): Stumble[] {
  const contacts = claims.filter(({ kind }) => kind === "contact");
  const name = contacts.find(({ path }) => path === "basics.name");
  const isReached = contacts.some(({ path }) => path === "basics.email" || path === "basics.phone");
  const wrong = name && (isHeading(name.text) || /\d|@/.test(name.text) || countWords([name.text]) > 6);
  return [
    ...(name ? [] : [{ text: "", why: "No name is stored, so the letter has no signature.", claimIds: [] }]),
    ...(name && wrong
      ? [{ text: name.text, why: "This does not look like the name of a person.", claimIds: [name.id] }]
      : []),
    ...(isReached || shown.length === 0
      ? []
      : [{ text: "", why: "Neither an e-mail address nor a telephone number is stored.", claimIds: [] }]),
  ];
}

/** A letter in another language than its opening. */
function aboutLanguage({ asked, words }: Material): Stumble[] {
  const unread = findUnreadLanguage(asked.text ?? "");
  return unread && unread.language !== words.language
    ? [
        {
          text: "",
          why: "The opening is in a language in which no letter can be made here: this one is in another.",
          claimIds: [],
        },
      ]
    : [];
}
