import { roleNamed } from "../../roles/roles-in-text.ts";
import type { CatalogIndex } from "../prepare.ts";
import type { PersonEvidence, PersonJob, PersonText } from "../types.ts";
import { stemsOf } from "./content-words.ts";
import { credentialsIn, type NamedCredential } from "./credential-names.ts";

/** A job with the catalogue's skills that it shows, and its occupation. */
export interface PreparedJob extends PersonJob {
  skills: readonly string[];
  occupation: string | undefined;
  /** The stems of its words and of its title's. */
  stems: ReadonlySet<string>;
  titleStems: ReadonlySet<string>;
}

/** A licence or certificate with the catalogue's credentials that it names. */
export interface PreparedCredential extends PersonText {
  names: readonly NamedCredential[];
}

/** A text with its lower case, for looking words up in it. */
interface PreparedText extends PersonText {
  lower: string;
}

/** What requirements are compared with, looked up in the catalogue once for all of them. */
export interface PreparedRecord {
  jobs: PreparedJob[];
  credentials: PreparedCredential[];
  texts: PreparedText[];
}

/** Looks a person's jobs and credentials up in the catalogue. */
export function prepareRecord(
  { jobs = [], credentials = [], texts }: PersonEvidence,
  index: CatalogIndex,
): PreparedRecord {
  return {
    jobs: jobs.map((job) => ({
      ...job,
      skills: index.skills.findHeld(withLatinApart(job.text)).map(({ id }) => id),
      occupation: roleNamed(job.title, index).understoodAs?.code,
      stems: stemsOf(job.text),
      titleStems: stemsOf(job.title),
    })),
    credentials: credentials.map((one) => ({ ...one, names: credentialsIn(one.text, index) })),
    texts: texts.map((one) => ({ ...one, lower: one.text.toLowerCase() })),
  };
}

/** A text with a blank where Chinese touches names in letters, as no word's end is seen there: "高级Java工程师". */
export function withLatinApart(text: string): string {
  return text.replace(/(?<=\p{Script=Han})(?=[A-Za-z])|(?<=[A-Za-z+#])(?=\p{Script=Han})/gu, " ");
}
