import type { KnownOpening } from "../../../engine/reasoning/known-opening.ts";
import { hasWhole } from "../../../engine/text/words.ts";
import { isObject, objectsIn } from "../../../shared/json.ts";
import { payText } from "../../../shared/text/words.ts";
import { openingDue } from "../../follow-ups/follow-ups.ts";
import type { Job } from "../../jobs-workspace/schema.ts";

const DAY = 10;

/** The posting's words on pay and place, the next date and the latest note. */
export function knownOf(job: Job): string[] {
  const { metadata, application } = job;
  const read = metadata?.opportunity;
  const { salary, locations, remote } = isObject(read) ? read : {};
  const dueAt = openingDue(job);
  const isClosing = dueAt !== undefined && !application?.nextDue;
  const note = application?.events.findLast((event) => event.note !== undefined)?.note;
  return [
    ...(isObject(salary) ? [`pay ${payText(salary)}`] : []),
    ...textsIn(locations),
    ...(typeof remote === "string" ? [remote.replaceAll("_", " ")] : []),
    ...(appliedOn(job) ? [`applied on ${appliedOn(job)}`] : []),
    ...(dueAt === undefined ? [] : [`${isClosing ? "closes" : "due"} ${dueAt.slice(0, DAY)}`]),
    ...(note === undefined ? [] : [`noted: ${note}`]),
  ];
}

/** The day of the latest application, by the events of an opening. */
export function appliedOn({ application }: Job): string | undefined {
  return application?.events.findLast(({ kind }) => kind === "applied")?.at.slice(0, DAY);
}

const FEWEST_LETTERS = 3;

/** True if a question names an opening by its place: "the Harrogate job". */
export function isThere({ metadata }: Job, query: string): boolean {
  const read = metadata?.opportunity;
  const towns = textsIn(isObject(read) ? read.locations : undefined).map(
    // "Gatineau QC": the town without its region.
    (place) =>
      place
        .split(",")[0]
        ?.replace(/\s\p{Lu}{2}$/u, "")
        .trim() ?? "",
  );
  // "In Rheda" for Rheda-Wiedenbrück.
  const firsts = towns.flatMap((town) => /^\p{Lu}\p{L}{3,}(?=[-/ ]\p{Lu})/u.exec(town)?.[0] ?? []);
  return [...towns, ...firsts].some((town) => town.length >= FEWEST_LETTERS && hasWhole(query, town));
}

/** How much of a posting's text is its head, which names the employer. */
const HEAD = 400;
/** A name inside a question, of two words or of one: "para Lácteos Ficción", "the Northfold job". */
const names =
  /(?<=[\p{L},:] )\p{Lu}[\p{L}&'’-]{2,}(?: (?:(?:de|del|la|of|the|and|und|y|et|&) )?\p{Lu}[\p{L}&'’-]+)*/gu;

/** True if its posting's head has a name of the question, read as its employer or not. One word is enough if `isSure`. */
export function isNamedAtHead(job: Job, query: string, isSure: boolean): boolean {
  const head = postingOf(job).slice(0, HEAD);
  const named = (query.match(names) ?? []).flatMap((name) => [name, ...name.split(/ (?:and|und|y|et|&) /iu)]);
  // Employers are often written in capitals at the head of a posting.
  const isIn = (name: string) => hasWhole(head, name) || hasWhole(head, name.toUpperCase());
  return named.some((name) => (isSure || /\s/.test(name)) && isIn(name));
}

const person =
  /(?<!\p{L})(?:Frau|Herrn?|Mrs?|Ms|Miss|Dr|Sra?|Señora?|Senhora?|Madame|Monsieur|Mme|M|Signora?|Sig|Pani?|Panu|Panią|mevrouw|meneer|dhr|mevr)\.? (\p{Lu}[\p{L}'’-]+)/u;

/** True if its posting has the name of a person that a question has: "until when must I answer Ms Lane?" */
export function namesPersonOf(job: Job, query: string): boolean {
  const name = person.exec(query)?.[1];
  return name !== undefined && hasWhole(postingOf(job), name);
}

/** The stored text of its posting, or none. */
export function postingOf({ metadata }: Job): string {
  return typeof metadata?.postingText === "string" ? metadata.postingText : "";
}

export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

/** The last day to apply, read from a posting or given by the user. */
export function closingIn({ metadata }: Job): Pick<KnownOpening, "closesOn"> {
  const opportunity = metadata?.opportunity;
  const closesOn = isObject(opportunity) ? opportunity.closingDate : undefined;
  return typeof closesOn === "string" ? { closesOn } : {};
}

/** All that a posting asks and wishes for. */
export function demandsOf({ metadata }: Job): NonNullable<KnownOpening["demands"]> {
  const opportunity = metadata?.opportunity;
  const requirements = objectsIn(isObject(opportunity) ? opportunity.requirements : undefined);
  return requirements.flatMap(({ text, necessity }) =>
    textsIn([text]).map((one) => ({ text: one, isWished: necessity === "preferred" })),
  );
}

/** The lines among its demands that were not understood. */
export function unreadIn({ metadata }: Job): string[] {
  const opportunity = metadata?.opportunity;
  return objectsIn(isObject(opportunity) ? opportunity.unread : undefined).flatMap(({ text }) =>
    textsIn([text]),
  );
}

/** All that a posting asks and wishes for, in its words alone. */
export function asksOf(job: Job): string[] {
  return demandsOf(job).map(({ text }) => text);
}
