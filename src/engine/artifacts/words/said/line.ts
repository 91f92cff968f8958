import { sentencesOf } from "../../../writing/sentences.ts";
import { lowerFirst } from "../compose.ts";
import type { LetterWords } from "../letters/types.ts";
import { hasResult, sayFigures } from "./figures.ts";
import type { Said } from "./types.ts";

type Letter = Pick<LetterWords, "says" | "withAside">;

/**
 * A resume line in the form a letter can use: whole, or else its sentence with a result, or the text after its
 * label.
 */
export function sayLine(text: string, letter: Letter, isCurrent: boolean): Said | undefined {
  const behind = behindLabel(text, letter, isCurrent);
  if (behind?.form === "did") return behind;
  const whole = sayPart(text, letter, isCurrent);
  if (whole) return whole;
  const parts = sentencesOf(text);
  const result = parts.length > 1 ? parts.find(hasResult) : undefined;
  const said = result === undefined ? behind : sayPart(result, letter, isCurrent);
  return said?.form === "noted" ? notedLine(text) : said;
}

function sayPart(text: string, { says, withAside }: Letter, isCurrent: boolean): Said | undefined {
  const plain = says(text, isCurrent);
  const [, work = "", mark, result = ""] = /^([^,:;()]+)([,;]) ([^,:;()]+?)[.。]?$/u.exec(text) ?? [];
  const said = hasResult(result) && !hasResult(work) ? says(work, isCurrent) : undefined;
  // "Led the audit; falls went from 14 to 9", "Suivi de 40 dossiers, taux de succès de 78 %".
  if (said?.form === "did" && plain === undefined && mark === ";")
    return { form: "did", text: `${said.text}; ${result}` };
  if (said?.form === "doing") return { form: "doing", text: withAside(said.text, [result]) };
  // A list of nouns with a result reads better after a colon.
  const figures = plain?.form === "did" || plain?.form === "noted" ? undefined : sayFigures(text);
  return figures ?? plain;
}

/** A whole line in its own words, which a letter quotes. */
export function notedLine(text: string): Said {
  return { form: "noted", text: text.trim().replace(/[.。;；,，\s]+$/u, "") };
}

/** "Coordinador TIC (2021-2024): implantación de Moodle": the work, followed by its label. */
function behindLabel(text: string, letter: Letter, isCurrent: boolean): Said | undefined {
  const [, label = "", work = ""] = /^([^:.;]{3,60}): ([^:]+)$/u.exec(text) ?? [];
  const said = work === "" ? undefined : letter.says(work, isCurrent);
  if (said?.form !== "doing" && said?.form !== "did") return undefined;
  // "Took part in the audit: rate went from 3.1 to 1.2" is a sentence with its result.
  if (letter.says(label, isCurrent)?.form === "did") return undefined;
  const aside = lowerFirst(label).replace(/ \(([^()]*)\)$/u, ", $1");
  return { form: said.form, text: letter.withAside(said.text, [aside]) };
}

/** "answered calls, booked patients and ordered supplies", for a list of actions whose last has no "and". */
export function withLastAnd(text: string, and: string, isAction: (part: string) => boolean): string {
  const at = text.lastIndexOf(", ");
  const last = text.slice(at + 2);
  const before = at > 0 ? text.slice(0, at) : "";
  // "Between Hull, Leeds and York" and "paid bills, kept lists and ran errands" already have it.
  const joined = last.split(` ${and} `);
  if (joined.length > 1 && isAction(joined.at(-1) ?? "")) return text;
  if (before === "" || text.slice(at - 4, at).includes(and) || !isAction(last)) return text;
  return `${before}${text.includes(` ${and} `) ? ", " : " "}${and} ${last}`;
}

/**
 * "le contrôle des températures et la tenue des fiches": the second action has its article too. What is named between
 * commas, "la gestion des litiges, avoirs et relances", is a list of things, and has none.
 */
export function withArticles(
  text: string,
  and: string,
  articleOf: (text: string) => string | undefined,
): string {
  const [before = "", last = "", ...more] = text.split(` ${and} `);
  const between = before.split(", ").slice(1);
  const isOfActions = between.every((part) => articleOf(asLine(part).trim()) !== undefined);
  const second = more.length > 0 || !isOfActions ? undefined : articleOf(asLine(last).trim());
  return second === undefined ? text : `${before} ${and} ${second}`;
}

/** A part of a list as a line of its own would begin. */
export function asLine(part: string): string {
  return `${part.charAt(0).toUpperCase()}${part.slice(1)} `;
}
