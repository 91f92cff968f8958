import { linesOfMail } from "../../engine/mail/sentences.ts";
import { answerBy } from "../../engine/mail/when/when.ts";
import { type MailLanguage, mailLanguages } from "../../engine/mail/words/types.ts";
import type { Due } from "../../engine/reasoning/types.ts";
import { findLanguage } from "../../engine/text/text-language.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { cutText } from "../../shared/text/words.ts";
import { openingTitle } from "../agent/inspect/titles.ts";
import type { Job } from "../jobs-workspace/schema.ts";
import { postingOf } from "./openings/opening-terms.ts";
import { isOpen, MOST } from "./openings/openings.ts";

const LONGEST = 200;
const DAY = 10;

/** Until when open openings that came as a mail ask for an answer, if that day is to come; ISO instants. */
export async function answerDays({ tx, now }: HandlerContext): Promise<Due[]> {
  const today = now.toISOString().slice(0, DAY);
  const { rows } = await tx.jobs.list({ limit: MOST, where: { type: "opportunity" } });
  return rows
    .filter((job) => isOpen(job) && job.application?.nextDue === undefined)
    .flatMap(answerDay)
    .filter(({ dueAt }) => dueAt.slice(0, DAY) >= today);
}

function answerDay(job: Job): Due[] {
  const text = postingOf(job);
  const found = answerBy(linesOfMail(text), {
    language: mailLanguage(text),
    sent: job.createdAt ?? undefined,
  });
  if (found === undefined) return [];
  const dueAt = `${found.when.slice(0, DAY)}T00:00:00.000Z`;
  const said = cutText(found.line.text.trim(), LONGEST);
  const line = `${openingTitle({ title: job.title, company: job.company ?? undefined })}: ${said}`;
  return [{ id: job.id, jobId: job.id, kind: "posting", text: line, dueAt, overdue: false }];
}

function mailLanguage(text: string): MailLanguage {
  const found = findLanguage(text);
  return mailLanguages.find((language) => language === found) ?? "en";
}
