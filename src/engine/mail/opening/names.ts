import { EMPLOYER_WORDS, LEGAL_FORMS } from "../../lexicon/organisations.ts";
import { foldText, latinWords, wordSet } from "../../text/fold.ts";

const FILLERS = wordSet(
  "the la le les el los die der das il lo gli het de des du del della dei delle di da do dos van von vom zum am im of und and et y e en group gruppe groupe grupo gruppo groep holding deutschland germany france espana italia nederland uk usa international europe global",
);
/** Domains from which many employers send mail, or where people have mailboxes. */
const SHARED =
  wordSet(`greenhouse lever hire myworkday myworkdayjobs workday personio smartrecruiters ashbyhq ashby recruitee
  teamtailor workable jobvite icims successfactors sapsf bamboohr linkedin indeed indeedemail stepstone xing infojobs monster glassdoor
  breezy jazzhr jobscore taleo oracle oraclecloud softgarden rexx concludis onlyfy prescreen join welcometothejungle hellowork apec
  francetravail arbeitsagentur gmail googlemail outlook hotmail yahoo gmx web icloud proton protonmail mail email us eu
  com org net de fr es nl it pt se co uk io example test invalid candidates applications notifications notification jobs karriere careers career bewerbung recruiting hr talent noreply
  pinpointhq homerun factorial comeet eightfold phenom avature cornerstone csod ultipro ukg adp paylocity rippling gusto bullhorn`);

/** True if a word is an article, preposition or similar, which identifies no name. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/** The words of a text that may identify an employer, with single spaces around each. */
export function tellingWords(text: string): string {
  return ` ${latinWords(text)
    .filter((word) => !FILLERS.has(word))
    .join(" ")} `;
}

/** The words of an employer's name that identify it; all of them if none would remain. */
export function employerWords(name: string): readonly string[] {
  const words = latinWords(
    name.replace(/[’'`]/g, "").replace(/(?<=\p{L})\.(?=\p{L}\.?(?:\s|$|\p{L}\.))/gu, ""),
  );
  const telling = words.filter((word, at) =>
    at === 0 && !FILLERS.has(word) ? true : !LEGAL_FORMS.has(word) && !FILLERS.has(word),
  );
  return telling.length > 0 ? telling : words;
}

/**
 * The first distinctive word of an employer's name: "Kettleworth" in "Kettleworth Insurance"; undefined for a
 * short one.
 */
export function shortName(name: string): string | undefined {
  const own = employerWords(name).find((word) => !EMPLOYER_WORDS.has(word) && !SHARED.has(word));
  return own !== undefined && own.length >= 4 ? own : undefined;
}

/** The words of an address's domain. */
export function domainWords(address: string | undefined): readonly string[] {
  return latinWords(address?.split("@")[1] ?? "");
}

/** The words of an employer's own domain in an address, each label as one word. */
export function domainNames(address: string | undefined): string[] {
  const labels = (address?.split("@")[1] ?? "").toLowerCase().split(".");
  return labels
    .map((label) =>
      latinWords(label)
        .filter((word) => !FILLERS.has(word))
        .join(""),
    )
    .filter((label) => label.length > 2 && !SHARED.has(label));
}

/** True if one part of a domain is the employer's name written as one word, or the name's first or last words. */
export function isDomainOf(labels: readonly string[], company: string): boolean {
  return spelled(company).some((name) => isNamedBy(labels, name));
}

/** A name as domains spell it: "&" as a word, and umlauts as two letters. */
function spelled(company: string): string[] {
  const umlauts = company.replace(/[äöü]/giu, (letter) => `${foldText(letter)}e`);
  return [
    company,
    umlauts,
    ...["and", "und", "et", "y", "e", "en"].map((word) => company.replace("&", ` ${word} `)),
  ];
}

function isNamedBy(labels: readonly string[], company: string): boolean {
  const employer = employerWords(company);
  const [first = ""] = employer;
  const short = employer.join("");
  const own = employer.filter((word) => !EMPLOYER_WORDS.has(word)).join("");
  const words = latinWords(company).filter((word) => !LEGAL_FORMS.has(word));
  const whole = words.join("");
  return labels.some((label) => {
    if (label === short || label === whole) return true;
    // "Agriturismo Le Marze" at lemarze, "Salon Loczek" at loczek.
    if (label.length >= 5 && words.some((_, at) => at > 0 && label === words.slice(at).join(""))) return true;
    if (short.length >= 5 && label.startsWith(short)) return true;
    // "Hotel" starts many names; the rest identifies one.
    if (own.length >= 5 && label === own) return true;
    if (EMPLOYER_WORDS.has(label)) return false;
    return first.length >= 5 && short.startsWith(label) && label.length >= first.length;
  });
}

const GENDER =
  /[([]\s*(?:all genders|alle|[mwfdhx](?:\s*[/|*]\s*[mwfdhxi*]){1,3})\s*[)\]]|\b[mwfdh]\/[mwfdh](?:\/[mwfdhx])?\b|(?<=\p{L})[*:_/·(-]{1,2}(?:in(?:nen)?|e|a|euse|trice|ne|r|rin)\)?(?![\p{L}])/giu;

/** A job title's words without gender marks. */
export function titleWords(title: string): readonly string[] {
  return latinWords(title.replace(GENDER, " "));
}
