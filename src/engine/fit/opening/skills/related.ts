import { cutText } from "../../../../shared/text/words.ts";
import { languagesIn } from "../../../languages.ts";
import { countryOf } from "../../../places/countries.ts";
import { hasWhole } from "../../../text/words.ts";
import { sentencesOf } from "../../../writing/sentences.ts";
import type { PersonText } from "../../types.ts";
import { saidBy } from "../experience/said-by.ts";
import type { Evidence } from "../prepare-record.ts";
import { prepareText } from "../prepared-text.ts";
import type { Aside, RequirementOutcome } from "../types.ts";
import { contentWords, shareOf, stemsOfClaim } from "./content-words.ts";
import { saysNames } from "./named.ts";
import type { ProperNames } from "./proper-names.ts";

type Said = Pick<PersonText, "text">;

/** A stored text that shares words with requirements without meeting them. The caller judges it. */
export interface Related {
  text: string;
  requirements: string[];
  claimIds?: string[];
  memoryId?: string;
  /** An unread line of the resume. */
  unread?: true;
}

/** The smallest share, 0..1, of a requirement's words in a related text. */
const LEAST_SHARE = 0.4;
const HALF = 0.5;
/** A single word is either present or not. */
const FEWEST_WORDS = 2;
const MOST = 8;
const LONGEST = 200;

/**
 * The share of a demand's words, 0..1, that a text contains in some form. Names count twice, and small numbers and
 * years do not count.
 */
function sharedWords(demand: string): (said: Said) => number {
  const named = contentWords((demand.match(names) ?? []).join(" "));
  const wanted = [...contentWords(demand), ...named].filter(
    // A standard is known by its number: "I.S. 10101".
    (word) => !/^(?:\d{1,3}|(?:19|20)\d\d)$/.test(word) && !isCountry(word),
  );
  const forms = saidBy(demand);
  return (said) => Math.max(shareOf(wanted, stemsOfClaim(said)) ?? 0, forms(said.text));
}

/** The same for a language: a level in common says nothing, so "Advanced Excel" is not near "Advanced English". */
function sharedOfLanguage(demand: string): (said: Said) => number {
  const share = sharedWords(demand);
  const wanted = languagesIn(demand).filter((language) => language !== "any");
  const names = ({ text }: Said) => languagesIn(text).some((language) => wanted.includes(language));
  return (said) => (wanted.length === 0 || names(said) ? share(said) : 0);
}

/** A country in common says nothing: "two of them in the UK". "IT" and "de" are other words. */
function isCountry(word: string): boolean {
  return word === "uk" || (word.length > 2 && countryOf(word) !== undefined);
}

/** "ASME", "IX", "6G", "C1". */
const names = /(?<![\p{L}\d])(?:\p{Lu}{2,}|\p{Lu}+\d[\p{L}\d]*|\d+\p{Lu}+)(?![\p{L}\d])/gu;

/** Words for the right to work. A line with them is shown beside each demand about it. */
const rightToWork =
  /right to work|work(?:ing)? (?:permit|visa|authori[sz]ation)|(?<!\p{L})(?:visa|sponsor(?:ed|ship)?|green card|citizen(?:ship)?|permanent resident|settled status)(?!\p{L})|arbeitserlaubnis|aufenthaltstitel|staatsangehörig|titre de séjour|permis de travail|nationalité|permiso de (?:trabajo|residencia)|nacionalidad|visto de trabalho|autorização de (?:trabalho|residência)|nacionalidade|工作签证|工作许可|国籍/iu;

/** A licence to drive, as it is said in passing: "own car, G licence", "prawo jazdy kat. B". */
const driving =
  /(?<!\p{L})(?:driv(?:er|ing)|full|clean|G2?|[BC]1?E?) licen[cs]e|(?<!\p{L})(?:führerschein|fahrerlaubnis|permis (?:de conduire|b)|(?:carné|carnet|permiso) de conducir|carta de condução|cnh|habilitação|patente (?:di guida|b)|rijbewijs|prawo jazdy|körkort)(?!\p{L})/iu;

function drives(demand: string): boolean {
  return driving.test(demand) || /driv|conduc|guida|condui/iu.test(demand);
}

/** The claim and the note or unread line nearest to each unmet requirement: each text once, at most eight. */
export function relatedTo(
  outcomes: readonly RequirementOutcome[],
  { person, record }: Evidence,
  asides: readonly Aside[],
): Related[] {
  const claims: readonly PersonText[] = [...record.said, ...(person.lapsed ?? []), ...(person.ahead ?? [])];
  const others: readonly (PersonText | Aside)[] = [...asides, ...(person.unread ?? [])];
  const found = new Map<string, Related>();
  const note = (one: PersonText | Aside | undefined, demand: string, share: (said: Said) => number) => {
    const known = one && found.get(one.text);
    if (known) known.requirements.push(demand);
    else if (one && found.size < MOST) found.set(one.text, shown(one, demand, share));
  };
  for (const { text: demand, kind, outcome, claimIds, near } of outcomes) {
    if (outcome === "met") continue;
    const share = kind === "language" ? sharedOfLanguage(demand) : sharedWords(demand);
    const isNew = ({ text, claimIds: own }: PersonText) =>
      text !== near && !own.some((id) => claimIds.includes(id));
    note(nearest(claims.filter(isNew), share) ?? usedIn(claimIds, near, record.texts), demand, share);
    const words =
      kind === "authorization" ? rightToWork : kind === "licence" && drives(demand) ? driving : undefined;
    const said = others.find(({ text }) => words?.test(text));
    note(nearest(others, share) ?? said ?? asides.find(saysAllButNames(demand)), demand, share);
  }
  return [...found.values()];
}

/**
 * True if a note contains all words of a demand except its names: "I can't program it" for "Programming
 * experience on Fanuc".
 */
function saysAllButNames(demand: string): (said: Said) => boolean {
  const [first = "", ...others] = demand.replace(/\([^()]*\)/gu, " ").split(/\s+/);
  const plain = contentWords([first, ...others.filter((word) => !/^\p{Lu}/u.test(word))].join(" "));
  const hasNames = others.some((word) => /^\p{Lu}/u.test(word));
  // German nouns look like names, and a number alone says nothing: "3 Jahre", "Tor 3".
  const isSaid = plain.some((word) => /\p{L}/u.test(word));
  return (said) => hasNames && isSaid && shareOf(plain, stemsOfClaim(said)) === 1;
}

/** The line that uses a skill near the required one, to show how it was used. */
function usedIn(
  claimIds: readonly string[],
  near: string | undefined,
  texts: readonly PersonText[],
): PersonText | undefined {
  const names = near?.split(", ") ?? [];
  return texts.find(
    ({ text, claimIds: own }) =>
      own.some((id) => claimIds.includes(id)) && names.some((name) => text !== name && hasWhole(text, name)),
  );
}

/**
 * True if an unread line has half of a requirement's words and all its names, or if a claim does and the
 * requirement is a skill or experience. Then we cannot call it unmet.
 */
export function isSaidInPart(
  { text, kind }: Pick<RequirementOutcome, "text" | "kind">,
  names: ProperNames,
  { person, record }: Evidence,
): boolean {
  const share = sharedWords(text);
  const unread = (person.unread ?? []).map(prepareText);
  // A single word is either there or not.
  if (contentWords(text).length < FEWEST_WORDS) return unread.some((said) => share(said) === 1);
  const claims = kind === "skill" || kind === "experience" ? record.said : [];
  return [...claims, ...unread].some((said) => share(said) >= HALF && saysNames(said, names));
}

/** The text with the most words of a demand, at least `least`. */
function nearest<One extends Said>(
  some: readonly One[],
  share: (said: Said) => number,
  least: number = LEAST_SHARE,
): One | undefined {
  let best: { one: One; has: number } | undefined;
  for (const one of some) {
    const has = share(one);
    if (has >= least && has > (best?.has ?? 0)) best = { one, has };
  }
  return best?.one;
}

/** Its sentence with the most words of the demand, and its source. */
function shown(one: PersonText | Aside, demand: string, share: (said: Said) => number): Related {
  const sentences = sentencesOf(one.text).map((text) => ({ text }));
  const text = cutText(nearest(sentences, share, 0)?.text ?? one.text, LONGEST);
  const of = { text, requirements: [demand] };
  if ("memoryId" in one) return { ...of, memoryId: one.memoryId };
  return one.claimIds.length > 0 ? { ...of, claimIds: one.claimIds } : { ...of, unread: true };
}
