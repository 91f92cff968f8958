import type { PreparedJob } from "../prepare-record.ts";

const leading =
  "lead|leads|led|leading|manag(?:e|es|ed|ing)|supervis(?:e|es|ed|ing)|head(?:ed|ing)|direct(?:ed|ing)|overs(?:ee|aw|eeing)|people management of|in charge of";
/** Words for people at work, in the plural. Customers and suppliers are led by others. */
const people =
  "people|staff|personnel|crews?|teams?|squads?|employees|colleagues|apprentices|interns|trainees|(?:direct )?reports|nurses|technicians|clerks|assistants|officers|agents|developers|engineers|designers|scientists|analysts|managers|supervisors|leaders|teachers|workers|drivers|cleaners|cooks|chefs|waiters|operators|installers|electricians|mechanics|carers|volunteers|researchers|consultants|accountants|programmers|testers|architects|specialists|therapists|pharmacists|scientists";
/** "Managing engineers", "leading a small team of nurses". */
const asked = new RegExp(
  `(?<!\\p{L})(?:${leading})\\s(?:[\\p{L}\\d+-]+\\s){0,4}?(?:${people})(?!\\p{L})|(?<!\\p{L})(?:people|line|staff|team|department) (?:management|leadership|manager|leader)(?!\\p{L})`,
  "iu",
);
const ledTitle =
  /(?<!\p{L})(?:leads?|leader|manager|supervisor|head|director|foreman|forewoman|chief|chef|charge|captain|principal|matron|owner|founder|cto|ceo|coo|vp|vice president)(?!\p{L})/iu;

/** True if a demand asks for leading people. */
export function asksToLead(demand: string): boolean {
  return asked.test(demand);
}

/** True if a job's title or lines say that its holder led people. */
export function hasLed({ title, text }: Pick<PreparedJob, "title" | "text">): boolean {
  return ledTitle.test(title) || text.split("\n").some((line) => asked.test(line));
}
