import { listTimeline } from "../../../domain/timeline/operations.ts";
import type { Person } from "../../person.ts";
import { fieldWords } from "./words.ts";

/** The most events examined. */
const MOST = 100;

/** What has changed since a time, in sentences. A restored place shows the same. */
export async function changesSince(person: Person, since: string): Promise<string[]> {
  const { data } = await person.ask(listTimeline, { since, limit: MOST });
  const events = data.filter(({ timestamp }) => timestamp > since);
  const of = (type: string) => events.filter(({ eventType }) => eventType === type);
  const fields = of("profile.updated").flatMap(({ eventData: { changedFields } }) =>
    Array.isArray(changedFields) ? changedFields.map((name) => fieldWords(String(name))) : [],
  );
  const changed = [...new Set(fields)].sort();
  return [
    ...(changed.length > 0 ? [`You changed in your profile: ${changed.join(", ")}.`] : []),
    ...(of("resume.imported").length > 0 ? ["You imported a resume."] : []),
    ...(of("assessment.completed").length > 0 ? ["You took an assessment."] : []),
    ...(events.length > 0
      ? [
          events.length === 1
            ? "One entry in your timeline."
            : `${events.length === MOST ? "At least " : ""}${events.length} entries in your timeline.`,
        ]
      : []),
  ];
}
