import file from "../../../../../db/lexicon/artifacts/letters-elsewhere.json" with { type: "json" };
import { familyName } from "../../letter/addressee.ts";
import { listed, lowerTitle, quoted } from "../compose.ts";
import { isSeveral, type Said, textsOf, withoutEnd } from "../said/types.ts";
import { asideIn } from "./common.ts";
import type { LetterWords, Post } from "./types.ts";

export type LanguageElsewhere = keyof typeof file;
type WordsElsewhere = (typeof file)[LanguageElsewhere];

/** The sentences of letters in languages whose lines are listed behind a colon, so that no word changes its form. */
function lettersElsewhere(language: LanguageElsewhere): LetterWords {
  const words = file[language];
  const isJapanese = language === "ja";
  const and = isJapanese ? words.and : ` ${words.and} `;
  const quote = quoted(words.quotes.charAt(0), words.quotes.charAt(1));
  const said = (key: keyof WordsElsewhere, parts: Readonly<Record<string, string>>) =>
    filled(words[key], parts);
  const ofList = (key: keyof WordsElsewhere, items: readonly string[], last = and, comma?: string) =>
    said(key, { list: listed(items, last, comma) });
  const tasks = (key: "tasks" | "tasksThen" | "figures", items: readonly string[]) =>
    isJapanese ? ofList(key, items.map(quote), "", "") : ofList(key, items.map(lowerWord), "; ", "; ");
  const date = (month: number, year: string) =>
    said("date", { month: words.months.split(" ")[month - 1] ?? `${month}`, year });
  const withAside = isJapanese ? asideIn("（", "）", "、", "") : asideIn("(", ")");
  return {
    greeting: (company, person) => {
      if (person) {
        const style = person.style || (person.gender === "f" ? words.mistress : words.mister);
        const key = person.gender === "f" ? "woman" : person.gender === "m" ? "man" : "person";
        return said(key, { style, family: familyName(person), name: person.name });
      }
      return company ? said("team", { company }) : words.noName;
    },
    attention: ({ style, name }) => (isJapanese ? `${name}様` : [style, name].filter(Boolean).join(" ")),
    subject: (title) => said("subject", { title: plainTitle(title) }),
    day: (day, month, year) =>
      said("day", { day: `${day}`, month: words.months.split(" ")[month - 1] ?? "", year }),
    placed: (place, day) => said("placed", { place, day }),
    about: (title) => (title ? said("about", { title: plainTitle(title) }) : words.aboutNone),
    aboutWork: (title) => said("aboutWork", { title: plainTitle(title) }),
    asks: (demands, nth) => {
      const forms = words.asks.split(" | ");
      return filled(forms[nth] ?? forms.at(-1) ?? "", { all: listed(demands, and) });
    },
    tongue: (name) => (language === "nl" ? name : lowerWord(name)),
    plain: () => undefined,
    date,
    post: (post) => filled(words[postKey(post)], { ...post, ...workOf(post, words, isJapanese) }),
    says: lineOf,
    did: (lines, isCurrent) => {
      const doing = textsOf(lines, "doing");
      return doing.length > 0 ? tasks(isCurrent ? "tasks" : "tasksThen", doing) : "";
    },
    figures: (items) => tasks("figures", items),
    noted: (items) => ofList("noted", items.map(quote)),
    withAside,
    certificates: (items) => ofList("papers", items),
    studied: ({ area, degree, honours, at, from, until }) =>
      ofList("studied", [
        withAside(
          [degree, area].filter(Boolean).join(" ") || at,
          [
            honours,
            degree || area ? at : "",
            [from, until].filter(Boolean).join(isJapanese ? "～" : " – "),
          ].filter(Boolean),
        ),
      ]),
    grade: words.grade,
    speaks: (languages) => ofList("speaks", languages),
    skills: (names) => ofList("skills", names),
    others: (items, kind) => ofList(kind, items),
    space: isJapanese ? "" : " ",
    quote,
    request: words.request,
    closing: () => words.closing,
  };

  function plainTitle(title: string): string {
    const bare = title.replace(/^[«“„「]|[»”」]$/gu, "");
    return isJapanese || language === "pl" ? bare : lowerTitle(title);
  }
}

/** The words of a document in one of these languages, around the letter. */
export function documentElsewhere(language: LanguageElsewhere) {
  const words = file[language];
  const of = (name: string, more?: string) => (more ? `${name}: ${more}` : name);
  return {
    language,
    months: undefined,
    present: words.present,
    expected: (date: string) => filled(words.expected, { date }),
    validUntil: (date: string) => filled(words.validUntil, { date }),
    comma: language === "ja" ? "、" : ", ",
    titles: {
      resume: (title: string | undefined) => of(words.resume, title),
      note: (place: string | undefined) => of(words.note, place),
      at: (title: string, company: string) => `${title}, ${company}`,
    },
    letter: lettersElsewhere(language),
  };
}

/** What a person with the language as mother tongue says of it. */
export const nativeElsewhere = Object.fromEntries(
  Object.entries(file).map(([language, { native }]) => [language, native]),
);

/** True for a language whose letters are in the file. */
export function isElsewhere(language: string | undefined): language is LanguageElsewhere {
  return language !== undefined && language in file;
}

function filled(form: string, parts: Readonly<Record<string, unknown>>): string {
  const text = form.replace(/\{(\w+)\}/g, (_, key: string) => `${parts[key] ?? ""}`);
  // "da gennaio ad aprile"; "Fontanalta S.p.A." and "2021 r." end with the full stop of their sentence.
  return text
    .replace(/ {2,}/g, " ")
    .replace(/ a (?=aprile|agosto)/g, " ad ")
    .replace(/\.\.(?=\s|$)/g, ".");
}

function postKey({ from, until, isCurrent, isEarlier }: Post): keyof WordsElsewhere {
  const isYear = /^\d{4}$/.test(from);
  if (isCurrent) return isYear ? "sinceYear" : "since";
  if (from && until)
    return isEarlier ? (isYear ? "earlierYear" : "earlier") : isYear ? "duringYear" : "during";
  return until ? "to" : "undated";
}

/** "jako magazynier w firmie LogiTrans"; in Japanese the employer comes first. */
function workOf({ title, at }: Post, words: WordsElsewhere, isJapanese: boolean) {
  const shown = title && (isJapanese ? title : lowerTitle(title));
  const parts = [shown && filled(words.as, { title: shown }), at && filled(words.at, { at })].filter(Boolean);
  const work = (isJapanese ? parts.toReversed() : parts).join(isJapanese ? "" : " ");
  return { work, plain: [shown, at && filled(words.at, { at })].filter(Boolean).join(" ") };
}

const LONGEST = 160;

/** A line as an item of a list; a result stays apart. A sentence in the first person is no item. */
function lineOf(bullet: string): Said | undefined {
  const text = withoutEnd(bullet.replace(/^[・●■]\s?/u, ""));
  if (text.length > LONGEST || isSeveral(text) || /[。！？]/u.test(text)) return undefined;
  if (/^(?:Ho|Sono|Ero|Mi|Ik|Mijn|Jestem|Mam|Moje)\s/u.test(text)) return undefined;
  return { form: "doing", text };
}

/** "gestione del magazzino" for "Gestione del magazzino"; names and capitals stay. */
function lowerWord(text: string): string {
  return /^\p{Lu}\p{Ll}+(?:[/-]\p{Ll}+)*(?=[\s,:(]|$)/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
