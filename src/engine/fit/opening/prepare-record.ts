import { withUnitNames } from "../../lexicon/unit-names.ts";
import { roleNamed } from "../../roles/roles-in-text.ts";
import { heldWords } from "../../skills/owned.ts";
import { createOwnedSkills, type OwnedSkills } from "../owned-skills.ts";
import type { CatalogIndex } from "../prepare.ts";
import type { PersonEvidence, PersonJob, PersonSkill, PersonText } from "../types.ts";
import { stemsOf } from "./content-words.ts";
import { credentialsIn, type PreparedCredential } from "./credential-names.ts";
import { saidCredentials } from "./said-credentials.ts";

/** A job with the catalogue's skills that it shows, and its occupation. */
export interface PreparedJob extends PersonJob {
  skills: readonly string[];
  occupation: string | undefined;
  /** All that it says. */
  says: PreparedText;
  /** The stems of its words and of its title's. */
  stems: ReadonlySet<string>;
  titleStems: ReadonlySet<string>;
}

/** A text with its lower case, for looking words up in it. */
export interface PreparedText extends PersonText {
  lower: string;
  /** Whether it says these words, also in the other number, and does not deny them. */
  says(words: string): boolean;
}

/** What requirements are compared with, looked up in the catalogue once for all of them. */
interface PreparedRecord {
  jobs: PreparedJob[];
  credentials: PreparedCredential[];
  texts: PreparedText[];
  /** All that the claims say: those texts, and what they list, hold and were called. */
  said: PreparedText[];
}

/** All of a person's evidence, prepared once for whatever is asked of it. */
export interface Evidence {
  person: PersonEvidence;
  holdings: OwnedSkills;
  index: CatalogIndex;
  record: PreparedRecord;
}

const prepared = new WeakMap<PersonEvidence, Evidence>();

/** A person's evidence, looked up in the catalogue. */
export function evidenceOf(person: PersonEvidence, index: CatalogIndex): Evidence {
  const before = prepared.get(person);
  if (before?.index === index) return before;
  const holdings = createOwnedSkills(person.skills, index.skills);
  const evidence = { person, holdings, index, record: prepareRecord(person, index) };
  prepared.set(person, evidence);
  return evidence;
}

/** Looks a person's jobs and credentials up in the catalogue. */
function prepareRecord(
  { skills, jobs = [], credentials = [], degrees = [], texts }: PersonEvidence,
  index: CatalogIndex,
): PreparedRecord {
  const own = texts.map(prepareText);
  const listed = skills.flatMap((skill) => wordingsOf(skill));
  const titles = jobs.map(({ title, claimIds }) => ({ text: title, claimIds }));
  return {
    jobs: jobs.map((job) => ({
      ...job,
      skills: index.skills.findHeld(withLatinApart(job.text)).map(({ id }) => id),
      occupation: roleNamed(job.title, index).understoodAs?.code,
      says: prepareText(job),
      stems: stemsOf(withUnitNames(job.text)),
      titleStems: stemsOf(job.title),
    })),
    credentials: [
      ...credentials.map((one) => ({ ...one, names: credentialsIn(one.text, index) })),
      ...saidCredentials([...listed, ...texts], index),
    ],
    texts: own,
    said: [...own, ...[...listed, ...credentials, ...degrees, ...titles].map(prepareText)],
  };
}

/** The words with which claims name a skill. */
export function wordingsOf({ name, claimIds, wordings }: PersonSkill): readonly PersonText[] {
  return wordings ?? [{ text: name, claimIds }];
}

/** A text made ready for looking words up in it. */
export function prepareText({ text, claimIds }: PersonText): PreparedText {
  const says = (words: string) => {
    const other = words.endsWith("s") ? words.slice(0, -1) : `${words}s`;
    return heldWords(text, words) !== undefined || heldWords(text, other) !== undefined;
  };
  return { text, claimIds, lower: text.toLowerCase(), says };
}

/** A text with a blank where Chinese touches names in letters, as no word's end is seen there: "高级Java工程师". */
export function withLatinApart(text: string): string {
  return text.replace(/(?<=\p{Script=Han})(?=[A-Za-z])|(?<=[A-Za-z+#])(?=\p{Script=Han})/gu, " ");
}
