import { askUnproved } from "../../../domain/resume/import/ask-unproved.ts";
import { contentOfFile } from "../../../domain/resume/import/sent-file.ts";
import type { ImportPreview } from "../../../domain/resume/schema.ts";
import type { OpenQuestion } from "../../../operation/elicitation.ts";
import { Text } from "../../../shared/view/parts.tsx";
import type { SentFile } from "../../files/held-files.ts";
import type { Fields } from "../../page.ts";

/** The most shown individually. More can only be accepted together. */
const MOST = 200;

/** The parts of a resume that its source text does not contain, in words. */
export function unprovedOf(preview: ImportPreview, file: SentFile): readonly OpenQuestion[] {
  const paths = askUnproved.waiting(preview);
  return paths.length === 0 ? [] : askUnproved.parts({ content: contentOfFile(file).content }, paths);
}

/** What a person agreed to: all, or the ticked places. */
export function acceptedIn({ all, accept = [] }: Fields): boolean | readonly string[] {
  return all?.[0] === "yes" || accept;
}

/** Asks for the person's confirmation of each. */
export function Unproved({ questions }: { questions: readonly OpenQuestion[] }) {
  const more = questions.length - MOST;
  return (
    <fieldset>
      <legend>Not in the text that it was made from: {questions.length}</legend>
      <p>
        Tick what is true. It is stored as your own statement. The rest is kept apart, and nothing is written
        from it until you confirm it.
      </p>
      {questions.length > 1 && (
        <label class="tick">
          <input type="checkbox" name="all" value="yes" /> All of it is true
        </label>
      )}
      {questions.slice(0, MOST).map(({ key, text }) => (
        <label class="tick">
          <input type="checkbox" name="accept" value={key} /> <Text as="span">{text}</Text>
        </label>
      ))}
      {more > 0 && <p class="soft">{more} more can be accepted only all together.</p>}
    </fieldset>
  );
}
