import { latinWords } from "../../text/fold.ts";
import { contactOf } from "../contact.ts";
import type { Mail, MailOpening } from "../types.ts";
import { namedTitle } from "./named-title.ts";
import {
  domainNames,
  domainWords,
  employerWords,
  isDomainOf,
  shortName,
  tellingWords,
  titleWords,
} from "./names.ts";
import { titleText, toldTitle } from "./title-match.ts";

/** The opening that a mail is about, or those that it may be about. */
export interface FoundOpening {
  opening?: string;
  alternatives?: string[];
  /** True if nothing but a title speaks for it: an agency's mail, or one from a private address. */
  isByTitle?: true;
}

interface Match {
  opening: MailOpening;
  /**
   * How certain the employer is: its address or contact, its name as sender, its name in the text, its name's
   * first word.
   */
  employer: number;
  isPosting: boolean;
  title: boolean;
}

const MOST_READ = 40_000;
const MOST_ALTERNATIVES = 10;
const SHORTENED = 1;

/**
 * Finds the opening by its posting's address, its contacts, its employer and its title. If two match, nothing is
 * guessed.
 */
export function findOpening(mail: Mail, openings: readonly MailOpening[]): FoundOpening {
  const read = preparedMail(mail);
  const matches = openings.map((opening) => matchOf(opening, read));
  const byPosting = matches.filter(({ isPosting }) => isPosting);
  if (byPosting.length > 0) return answer(byPosting);
  const named = matches.filter(({ employer }) => employer > SHORTENED);
  const known = named.length > 0 ? named : matches.filter(({ employer }) => employer > 0);
  if (known.length === 0) return byTitle(matches);
  const titled = known.filter(({ title }) => title);
  // A title separates two openings of one employer, and two employers in a mail.
  const likely = best(titled.length > 0 ? titled : known);
  const told = toldOf(likely, read.raw) ?? (titled.length > 0 ? undefined : toldOf(likely, mail.quoted));
  if (told !== undefined) return answer([told]);
  if (titled.length > 0) return answer(likely);
  const others = namedTitle(`${mail.subject}\n${mail.text.slice(0, MOST_READ)}`);
  if (
    others.length > 0 &&
    likely.every(({ opening }) => !others.some((words) => shares(words, titleWords(opening.title))))
  )
    return { alternatives: likely.map(({ opening }) => opening.id) };
  return answer(likely);
}

/** The only opening whose title is in a mail that names no employer: to be asked for, not taken. */
function byTitle(matches: readonly Match[]): FoundOpening {
  const [titled, ...others] = matches.filter(({ title }) => title);
  if (titled === undefined || others.length > 0) return {};
  return { alternatives: [titled.opening.id], isByTitle: true };
}

/** The one opening whose title is in a text; undefined for the only opening. */
function toldOf(matches: readonly Match[], text: string | undefined): Match | undefined {
  if (text === undefined || matches.length < 2) return undefined;
  const titles = matches.map(({ opening }) => opening.title);
  const told = toldTitle(titles, titleText(text.slice(0, MOST_READ)));
  return told === undefined ? undefined : matches[told];
}

interface PreparedMail {
  words: string;
  telling: string;
  raw: string;
  labels: string[];
  sender: string;
  /** True if the sender's name is a person's, whose surname may be part of a company's name. */
  isPerson: boolean;
  address: string | undefined;
}

function preparedMail({ from, subject, text }: Mail): PreparedMail {
  const raw = `${subject}\n${text.slice(0, MOST_READ)}`;
  return {
    raw,
    words: ` ${latinWords(raw).join(" ")} `,
    telling: tellingWords(raw),
    labels: domainNames(from.address),
    sender: tellingWords(from.name ?? ""),
    isPerson: contactOf({ from }) !== undefined,
    address: from.address,
  };
}

function matchOf(opening: MailOpening, mail: PreparedMail): Match {
  const title = titleWords(opening.title).join(" ");
  return {
    opening,
    employer: employerOf(opening, mail),
    isPosting: opening.url !== undefined && namesAddress(mail.raw, opening.url),
    title: title !== "" && mail.words.includes(` ${title} `),
  };
}

function employerOf(
  { company, contacts = [] }: MailOpening,
  { address, labels, sender, isPerson, telling, raw }: PreparedMail,
): number {
  if (address !== undefined && contacts.some((contact) => contact.address?.toLowerCase() === address))
    return 4;
  const names = employerWords(company);
  const name = names.join(" ");
  if (name === "") return 0;
  if (isDomainOf(labels, company)) return 3;
  if (sender.includes(` ${name} `)) return 3;
  if (telling.includes(` ${name} `)) {
    // "Apple" and "Target" are also ordinary lower-case words.
    return names.length > 1 || hasCapital(raw, company.trim().split(/\s+/)[0] ?? "") ? 2 : 0;
  }
  const short = shortName(company);
  if (short === undefined) return 0;
  const isSender = !isPerson && sender.includes(` ${short} `);
  return isSender || domainWords(address).includes(short) ? SHORTENED : 0;
}

function hasCapital(raw: string, word: string): boolean {
  const at = raw.indexOf(word);
  return at >= 0 && (/\p{Lu}|\d/u.test(word) || raw.includes(word));
}

/** True if a text contains a posting's address, with anything after its path. */
function namesAddress(text: string, url: string): boolean {
  const path = url
    .replace(/^https?:\/\/(?:www\.)?/i, "")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "");
  if (!/\/.*[\d-]/.test(path) || path.length < 12) return false;
  const at = text.toLowerCase().indexOf(path.toLowerCase());
  return at >= 0 && !/[\p{L}\p{N}-]/u.test(text[at + path.length] ?? "");
}

function best(matches: readonly Match[]): Match[] {
  const most = Math.max(...matches.map(({ employer }) => employer));
  return matches.filter(({ employer }) => employer === most);
}

function shares(left: readonly string[], right: readonly string[]): boolean {
  return left.some(
    (word) =>
      word.length > 3 &&
      right.some(
        (other) =>
          other.startsWith(word.slice(0, 5)) || (word.startsWith(other.slice(0, 5)) && other.length > 3),
      ),
  );
}

function answer(matches: readonly Match[]): FoundOpening {
  const [first, ...others] = matches;
  if (first === undefined) return {};
  if (others.length === 0) return { opening: first.opening.id };
  return { alternatives: matches.slice(0, MOST_ALTERNATIVES).map(({ opening }) => opening.id) };
}
