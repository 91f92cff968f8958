import type { ImportPreview } from "../../../domain/resume/schema.ts";
import { Choice } from "../../forms/fields.tsx";
import { unreadField, unreadParts } from "./corrected.ts";

/** The most lines that are asked about. */
const MOST = 60;

const choices = [
  ["", "Nothing: leave it out"],
  ...unreadParts.map(({ name, one }) => [name, `A ${one}`.replace(/^A (?=[aeiou])/, "An ")] as const),
] as const;

/** The lines that nothing was read from, each with the question of what it is. */
export function UnreadLines({ unread }: Pick<ImportPreview, "unread">) {
  if (unread.length === 0) return null;
  return (
    <section aria-labelledby="unread">
      <h3 id="unread">Lines that were not understood</h3>
      <p class="soft">Nothing was read from these lines. Say what a line is to store it.</p>
      {unread.slice(0, MOST).map(({ text }, place) => (
        <Choice name={unreadField(place)} label={text} value="" choices={choices} />
      ))}
      {unread.length > MOST && <p class="soft">{unread.length - MOST} more are marked in the text.</p>}
    </section>
  );
}
