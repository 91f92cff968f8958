import type { ImportPreview } from "../../../../domain/resume/schema.ts";
import { Section } from "../../../../shared/view/parts.tsx";
import { Choice, TextField } from "../../../forms/fields.tsx";
import { sectionOf } from "../../profile/sections.ts";
import { movableTo, type ReviewLine, reviewLines, unreadField, unreadPart } from "./form-names.ts";

/** The most lines that are asked about, and the most entries that a line can be of. */
const MOST = 40;
const MOST_ENTRIES = 12;

/** "a job", "an award". */
export function withArticle(one: string): string {
  return /^[aeiou]/.test(one) ? `an ${one}` : `a ${one}`;
}

/** The lines that nothing was read from, each with the question of what it is. */
export function UnreadLines({ preview }: { preview: ImportPreview }) {
  const { unread } = preview;
  if (unread.length === 0) return null;
  const choices = [
    ["", "Nothing: leave it out"] as const,
    ...movableTo.map(({ name, one }) => [name, `This is ${withArticle(one)}`] as const),
    ...entriesIn(preview).map(({ path, text }) => [path, `A line of: ${text}`] as const),
  ];
  return (
    <Section id="unread" title="Lines that were not understood" level={3}>
      <p class="soft">Nothing was read from these lines. Say what a line is to store it.</p>
      <ol class="unread-lines">
        {unread.slice(0, MOST).map(({ text }, place) => (
          <li>
            <Choice name={unreadField(place)} label={text} value="" choices={choices} />
            <div class="fields as-entry">
              <TextField name={unreadPart(place, "what")} label="What it says" value={text.trim()} />
              <TextField name={unreadPart(place, "by")} label="Where, or given by" />
              <TextField name={unreadPart(place, "began")} label="Began, or when" />
              <TextField name={unreadPart(place, "ended")} label="Ended" />
            </div>
          </li>
        ))}
      </ol>
      {unread.length > MOST && <p class="soft">{unread.length - MOST} more are marked in the text.</p>}
    </Section>
  );
}

/** The entries that a line can be a part of. */
function entriesIn(preview: ImportPreview): readonly ReviewLine[] {
  const { added, changed } = reviewLines(preview);
  return [...added, ...changed]
    .filter(({ path }) => /^\w+\[\d+\]$/.test(path) && sectionOf(path)?.lines !== undefined)
    .slice(0, MOST_ENTRIES);
}
