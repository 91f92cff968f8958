import type { RequirementKind } from "../../../posting/types.ts";
import { lowerFirst } from "../compose.ts";

const number = String.raw`\d{1,2}\+?|une?|ein\p{L}*|zwei|drei|vier|fünf|sechs|acht|zehn|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|dois|duas|três|quatro`;
/** "Mindestens 5 Jahre", "Mínimo de tres años de": how long, before what. */
const years = new RegExp(
  String.raw`^(?:(?:mindestens|min\.?|au moins|minimum|m[ií]nimo(?: de)?|al menos|pelo menos|no m[ií]nimo)\s+)?(?:${number})\s+(?:jahren?|ans?|années?|años?|anos?)(?:\s+(?:de\s+|d['’]))?\s*`,
  "iu",
);
const knowing =
  /^(?:(?:sehr gute|gute|sichere[rns]?|fundierte|vertiefte|bonnes?|excellente|buen[oa]s?|sólidos|bo[am]s?)\s+)?(?:(?:anwendung|beherrschung|nutzung) von|(?:kenntnisse|erfahrung|umgang) (?:in|im|mit)|umgang mit(?: dem| der)?|maîtrise (?:de |du |des |d['’])|(?:connaissances?|pratique|utilisation) (?:de |du |des |en |d['’])|(?:conocimientos?|manejo|dominio|uso) (?:de|del|en)|(?:conhecimentos?|domínio|uso|manejo) (?:de|do|da|em|no|na))\s*/iu;

/** What an experience is asked in, without how long: "Berufserfahrung als Schweißer". */
function withoutYears(text: string): string {
  return (
    text
      .replace(years, "")
      .replace(
        / minimum(?= )|\s(?:m[ií]nima(?: de)?|d['’]au moins|de (?:al menos|pelo menos)|von mindestens) \d+\+? (?:anos|años|ans|Jahren)/iu,
        "",
      )
      .trim() || text
  );
}

/** The thing that a demand asks to know or use: "SAP" of "Sichere Anwendung von SAP". */
function thingAsked(text: string): string {
  return text.replace(knowing, "").trim() || text;
}

/** True if a text begins with experience, so that it can follow "your". */
function isExperience(text: string): boolean {
  return /^\p{L}*(?:erfahrung|expérience|experiencia|experiência)/iu.test(text);
}

type Topic = "paper" | "education" | "language" | "condition" | "experience" | "work" | "other" | "skill";

const topics: Partial<Record<RequirementKind, Topic>> = {
  ...{ licence: "paper", certificate: "paper", education: "education", language: "language" },
  ...{ authorization: "condition", place: "condition", schedule: "condition", other: "other" },
};

/** How an interviewer asks about a demand, in forms with "◊" for its words. */
export function asking(quote: (text: string) => string, forms: Record<Topic, string>) {
  const ask = (topic: Topic, text: string) => forms[topic].replace("◊", () => quote(text));
  return (kind: RequirementKind, text: string): string => {
    if (kind !== "experience") return ask(topics[kind] ?? "skill", topics[kind] ? text : thingAsked(text));
    const what = withoutYears(text);
    return isExperience(what)
      ? ask("experience", /^Exp/.test(what) ? lowerFirst(what) : what)
      : ask("work", text);
  };
}
