import { daysIn } from "../../engine/mail/when/dates.ts";
import type { Due } from "../../engine/reasoning/types.ts";
import { foldText } from "../../engine/text/fold.ts";
import { findLanguage } from "../../engine/text/text-language.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { cutText } from "../../shared/text/words.ts";
import { currentNotes, statedNotes } from "../evidence/stated-limits.ts";

const LONGEST = 200;
const DAY = 10;

/** The notes that name a day to come, each with the first one. */
export async function notedDays({ tx, now }: HandlerContext): Promise<Due[]> {
  const today = now.toISOString().slice(0, DAY);
  return currentNotes(await statedNotes(tx)).current.flatMap(({ id, contentText, createdAt }): Due[] => {
    const language = findLanguage(contentText);
    const dayFirst = language === undefined || language === "en" ? undefined : true;
    const days = daysIn(foldText(contentText), { dayFirst, sent: createdAt.slice(0, DAY) });
    const next = days
      .map(({ iso }) => iso)
      .filter((iso) => iso >= today)
      .toSorted()[0];
    if (next === undefined) return [];
    const dueAt = `${next}T00:00:00.000Z`;
    return [{ id, jobId: "", kind: "memory", text: cutText(contentText, LONGEST), dueAt, overdue: false }];
  });
}
