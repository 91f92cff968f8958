import type { Mail, MailReading, MailWhy } from "../../engine/mail/types.ts";
import type { HandlerContext, NextCall } from "../../operation/handler.ts";
import { allPages } from "../../operation/page.ts";
import { cutText } from "../../shared/text/words.ts";
import { clockOf } from "../../shared/time-zone.ts";
import { applicationOf } from "../jobs-workspace/application.ts";
import { endedStages, type JobEvent } from "../jobs-workspace/application-schema.ts";
import type { Job } from "../jobs-workspace/schema.ts";
import { mailReader } from "../readers.ts";
import type { ImportedJobs, Proposal } from "./schema.ts";
import { isMail } from "./storable.ts";

const nothingSaid: Record<MailWhy, string> = {
  moved: "",
  cancelled: "The mail says that a date was cancelled. Say what happened.",
  conflict: "The mail says two things that do not go together.",
  unsure: "The mail may say that something happened, but not clearly enough.",
  conditional: "The mail says what would happen, and not that it did.",
  pending: "The mail says that nothing is decided yet.",
  unfinished: "The mail reminds of an application that was not sent.",
  advert: "The mail advertises openings.",
  account: "The mail is about an account.",
  outreach: "The mail invites to apply.",
  other_matter: "The mail is about something else.",
  no_event: "No news of an application was found in the mail.",
};

const NO_OPENING = "None of the openings fits: add the opening first, then read the mail again.";

type Proposed = Pick<ImportedJobs, "proposed" | "why"> & { next: NextCall[] };

/** What a mail says happened and to which opening, with the call that stores it once the person confirms. */
export async function proposeFromMail(ctx: HandlerContext, mail: Mail): Promise<Proposed> {
  const jobs = await allPages((page) => ctx.tx.jobs.list({ ...page, where: { type: "opportunity" } }));
  const reading = mailReader.use().readMail(mail, jobs.map(openingOf), { now: ctx.now });
  const { kind, sentence, why } = reading;
  if (kind === "nothing" || !sentence) return { why: nothingSaid[why ?? "no_event"], next: [] };
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const found = byId.get(reading.opening ?? "");
  const others = (reading.alternatives ?? []).flatMap((id) => byId.get(id) ?? []);
  const { answerBy } = reading;
  const zone = answerBy ? answerBy.timeZone : reading.timeZone;
  const said = [...new Set([sentence.text, ...(answerBy ? [answerBy.sentence] : [])])].join(" … ");
  const event: ProposedEvent = {
    ...{ kind, ...timesOf(reading, ctx.now), note: cutText(said, MOST_NOTE) },
    ...contactOf(reading),
  };
  const stored = [...(found ? [found] : []), ...others].find((job) => hasEvent(job, event));
  if (stored) return { why: `This is stored already, for ${inWords(stored)}.`, next: [] };
  const done = why === "moved" ? replacedBy(event, found) : undefined;
  const warning = found ? warningOf(event, found, ctx.now) : others.length > 0 ? undefined : NO_OPENING;
  const proposed: Proposal = {
    ...{ kind, sentence: said },
    ...(found && { item: nameOf(found) }),
    ...(reading.alternatives && { alternatives: others.map(nameOf) }),
    ...(reading.when && { when: reading.when }),
    ...(reading.place && { place: reading.place }),
    ...(zone !== undefined && { timeZone: zone }),
    event: { ...event, ...(done !== undefined && { done }) },
  };
  return { proposed, ...(warning !== undefined && { why: warning }), next: callsOf(proposed) };
}

function openingOf({ id, title, company, metadata, application }: Job) {
  const url = metadata?.sourceUrl;
  const applied = application?.events.find(({ kind }) => kind === "applied")?.at;
  return {
    ...{ id, title, company: company ?? "", appliedAt: applied },
    ...(typeof url === "string" && { url }),
    contacts: (application?.contacts ?? []).map(({ name, email }) => ({
      ...(name && { name }),
      ...(email && { address: email }),
    })),
  };
}

/** When the mail was sent, and the day of the event or of an answer. A time keeps its zone beside it. */
function timesOf(
  { at, when, timeZone, answerBy }: MailReading,
  now: Date,
): Pick<ProposedEvent, "at" | "dueAt" | "time"> {
  const [day, time] = (answerBy?.when ?? when)?.split("T") ?? [];
  const zone = answerBy ? answerBy.timeZone : timeZone;
  return {
    ...(at !== undefined && at <= now.toISOString() && { at: new Date(at).toISOString() }),
    ...(day !== undefined && { dueAt: `${day}T00:00:00.000Z` }),
    ...(time !== undefined && { time: zone === undefined ? time : `${time} ${zone}` }),
  };
}

function nameOf({ id, title, company }: Job): NonNullable<Proposal["item"]> {
  return { id, title, ...(company && { company }) };
}

function inWords({ title, company }: Job): string {
  return [title, company].filter(Boolean).join(", ");
}

function contactOf({ contact }: MailReading): Pick<Proposal["event"], "contact"> {
  const { name, address } = contact ?? {};
  const isAddress = isMail(address);
  if (!name && !isAddress) return {};
  return {
    contact: { ...(name && { name: cutText(name, MOST_NAME) }), ...(isAddress && { email: address }) },
  };
}

const MOST_NAME = 200;
const MOST_NOTE = 5000;

/** The call that stores the event. If several openings match, one call for each, to choose from. */
function callsOf({ event, item, alternatives = [] }: Proposal): NextCall[] {
  const why = item
    ? "Stores this after the user's yes."
    : "Stores it for this opening, if the user says that it is the one.";
  return (item ? [item] : alternatives).map(({ id }) => ({
    operation: "jobEvents.create",
    input: { id, ...event },
    why,
  }));
}

/** An event to propose, which may have a time of its day. */
type ProposedEvent = Proposal["event"] & { time?: string };

/** The open date of an item that a moved interview replaces. */
function replacedBy({ kind }: ProposedEvent, job: Job | undefined): string | undefined {
  const open = (job?.application?.events ?? []).filter((event) => event.open === true);
  return open.findLast((event) => event.kind === kind)?.id;
}

/** True if an item has this event already: from the same mail, or with the same date. */
function hasEvent({ application }: Job, event: ProposedEvent): boolean {
  return (application?.events ?? []).some(
    (known) => known.kind === event.kind && (isSameMail(known, event) || isSameDate(known, event)),
  );
}

function isSameMail(known: JobEvent, { note, at }: ProposedEvent): boolean {
  return known.note === note && (at === undefined || known.at === at);
}

function isSameDate(known: JobEvent, { dueAt, time }: ProposedEvent): boolean {
  return dueAt !== undefined && known.dueAt === dueAt && clockOf(known.time) === clockOf(time);
}

/** What a person should know before the yes: the stored stage stays, because it is final. */
function warningOf(event: ProposedEvent, { application }: Job, now: Date): string | undefined {
  const { stage, since, events = [] } = application ?? {};
  if (!stage || !endedStages.has(stage) || event.kind === "applied") return undefined;
  const recordedAt = now.toISOString();
  const added: JobEvent = { at: recordedAt, ...event, id: "proposed", recordedAt };
  const after = applicationOf([...events, added]);
  if (after.stage === event.kind) return undefined;
  const isClosed =
    event.dueAt !== undefined && !after.events.some(({ id, open }) => id === "proposed" && open);
  const date = isClosed ? " Its date will not be among the follow-ups." : "";
  return `The opening is stored as ${stage} since ${since?.slice(0, DAY)}, and stays so.${date} If the mail is newer, record the stage again after this.`;
}

const DAY = 10;
