import { DAY_MS, isWholeDay, timeWords } from "../../time.ts";
import { Day } from "../day.tsx";
import { field, listField, named, textField } from "../json.ts";
import { Text } from "../parts.tsx";
import { eventNames } from "./words.ts";

interface DueProps {
  /** A jobs workspace item. */
  item: unknown;
  now: Date;
  locale?: string | undefined;
}

/** An opening's open tasks, the nearest first. */
export function DueDates({ item, now, locale }: DueProps) {
  const open = listField(field(item, "application"), "events")
    .filter((event) => field(event, "open") === true)
    .map((event) => ({ event, dueAt: textField(event, "dueAt") }))
    .toSorted((left, right) => left.dueAt.localeCompare(right.dueAt));
  if (open.length === 0) return <p>Nothing is due.</p>;
  return (
    <ul class="rows">
      {open.map(({ event, dueAt }) => (
        <li>
          <p>
            {named(eventNames, textField(event, "kind"))}: <Day at={dueAt} locale={locale} />
            {timeWords(dueAt, textField(event, "time") || undefined)}
            {isPast(dueAt, now) && <strong class="grave"> overdue</strong>}
          </p>
          {textField(event, "note") && <Text as="p">{textField(event, "note")}</Text>}
        </li>
      ))}
    </ul>
  );
}

/** True if a future date has passed. Midnight UTC means the whole day. */
export function isPast(dueAt: string, now: Date): boolean {
  const whole = isWholeDay(dueAt) ? DAY_MS : 0;
  return Date.parse(dueAt) + whole <= now.getTime();
}
