import file from "../../../../db/lexicon/fit/workplaces.json" with { type: "json" };
import { dataFile } from "../../lexicon/data-file.ts";
import { saysNotHeld } from "../../resume/papers-not-held.ts";
import { roleNamed } from "../../roles/roles-in-text.ts";
import { createOwnedSkills, type OwnedSkills } from "../person/owned-skills.ts";
import type { CatalogIndex } from "../scales.ts";
import type { PersonEvidence, PersonJob, PersonSkill, PersonText } from "../types.ts";
import { credentialsIn, type PreparedCredential } from "./credentials/credential-names.ts";
import { type PreparedText, prepareText } from "./prepared-text.ts";
import { stemsOf } from "./skills/content-words.ts";

const workplaces = dataFile("fit/workplaces", file).wordSet("workplaces");

let stems: ReadonlySet<string> | undefined;

/** A line of at most this length says one thing. */
const LONGEST = 160;

const credential = /licen[sc]|certifi|\bnclex|registration|\bpassed\b|\bexam/i;

const none = /^\W*(?:no|not|never|without|lost|kein|ohne|sin|sans|sem)(?!\p{L})/iu;

/** The start of "I hold a licence". "I helped others get certified" does not start this way. */
const holding =
  /^(?:\W*i\s)?\W*(?:hold(?:s|ing)?|licensed|passed|obtained|earned|certified|active|current|valid|completed)(?!\p{L})/iu;

/** Licences and certificates listed as skills, or stated in a line. They are evidence as well. */
function saidCredentials(texts: readonly PersonText[], { skills }: CatalogIndex): PreparedCredential[] {
  return texts.flatMap(({ text, claimIds }) => {
    if (
      claimIds.length === 0 ||
      text.length > LONGEST ||
      !credential.test(text) ||
      none.test(text) ||
      saysNotHeld(text)
    )
      return [];
    const isListed = text.split(/\s+/).length <= 6;
    if (!isListed && !holding.test(text)) return [];
    const names = skills
      .findHeld(text)
      .filter(({ id }) => skills.entry(id)?.kind === "credential")
      .map(({ id, text: words }) => ({ id: skills.canonical(id), text: words }));
    return names.length > 0 ? [{ text, claimIds, names }] : [];
  });
}

/** A job with its occupation and the catalogue skills it shows. */
export interface PreparedJob extends PersonJob {
  skills: readonly string[];
  occupation: string | undefined;
  /** Its title and its lines, each judged alone. */
  says: PreparedLines;
  titleStems: ReadonlySet<string>;
  /** The words for a workplace in its employer's name: "kita" of "Kita Sonnenschein". */
  workplace: ReadonlySet<string>;
}

/** The title and bullets of a job. Something is said if one of them says it. */
interface PreparedLines extends Pick<PreparedText, "text" | "says" | "shows" | "showsMatch" | "lower"> {
  title: PreparedText;
  lines: readonly PreparedText[];
}

/** The evidence that requirements are compared with, looked up in the catalogue once for all of them. */
interface PreparedRecord {
  jobs: PreparedJob[];
  credentials: PreparedCredential[];
  texts: PreparedText[];
  /** Everything in the claims: those texts, and the listed, held and named items. */
  said: PreparedText[];
}

/** All of a person's evidence, prepared once for all questions. */
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
    jobs: jobs.map((job) => {
      const says = linesOf(job);
      const skills = [says.title, ...says.lines].flatMap(({ text }) =>
        index.skills.findHeld(withLatinApart(text)).map(({ id }) => id),
      );
      return {
        ...job,
        skills: [...new Set(skills)],
        occupation: roleNamed(job.title, index).understoodAs?.code,
        says,
        titleStems: stemsOf(job.title),
        workplace: workplaceOf(job.employer ?? ""),
      };
    }),
    credentials: [
      ...credentials.map((one) => ({ ...one, names: credentialsIn(one.text, index) })),
      ...saidCredentials([...listed, ...texts], index),
    ],
    texts: own,
    said: [...own, ...[...listed, ...credentials, ...degrees, ...titles].map(prepareText)],
  };
}

/** The lines of a job, each a text of its own: what one denies says nothing of the next. */
function linesOf({ title, text, lines, claimIds }: PersonJob): PreparedLines {
  const own = lines ?? text.split("\n").map((line) => ({ text: line, claimIds }));
  const said = own.filter((line) => line.text !== "" && line.text !== title).map(prepareText);
  const titled = prepareText({ text: title, claimIds, isTitle: !/\sto\s/i.test(title) });
  const all = [titled, ...said];
  return {
    text,
    lower: text.toLowerCase(),
    title: titled,
    lines: said,
    says: (words) => all.some((one) => one.says(words)),
    shows: (stem) => all.some((one) => one.shows(stem)),
    showsMatch: (pattern) => all.some((one) => one.showsMatch(pattern)),
  };
}

/** The words with which claims name a skill. */
export function wordingsOf({ name, claimIds, wordings }: PersonSkill): readonly PersonText[] {
  return wordings ?? [{ text: name, claimIds }];
}

/** A text with a space between Chinese and Latin letters, where no word boundary is visible: "高级Java工程师". */
export function withLatinApart(text: string): string {
  return text.replace(/(?<=\p{Script=Han})(?=[A-Za-z])|(?<=[A-Za-z+#])(?=\p{Script=Han})/gu, " ");
}

/**
 * The words for a kind of workplace in an employer's name, by stem. Who worked at a school has worked in a school; working
 * at Oracle says nothing of its products.
 */
function workplaceOf(employer: string): ReadonlySet<string> {
  stems ??= stemsOf([...workplaces].join(" "));
  const known = stems;
  const whole = britishSchool.test(employer) ? `${employer} school` : employer;
  return new Set([...stemsOf(whole)].filter((stem) => known.has(stem)));
}

/** "St Aidan's C of E Primary": a school, though its name does not say so. */
const britishSchool =
  /(?<!\p{L})(?:C of E|R\.?C\.?|Primary|Infants?|Juniors|Comprehensive)(?: Academy)?\s*(?:$|,)/u;
