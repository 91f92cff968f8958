import type { ClaimTexts } from "../../../shared/view/claims.tsx";
import { Line, sourceOf, type WrittenLine } from "../../../shared/view/document/written.tsx";
import { Checkbox } from "../../forms/checkbox.tsx";
import { Choice, Hidden, TextArea } from "../../forms/fields.tsx";
import { Button, Form, useIsRefused } from "../../forms/form.tsx";

interface LineProps {
  line: WrittenLine;
  /** Its section and its place in it, from 0. */
  at: readonly [section: number, place: number];
  /** Where its form is sent. */
  to: string;
  claims: ClaimTexts;
  /** What a sentence of the person's own can be about: claim ids with their texts. */
  entries: readonly (readonly [string, string])[];
}

/** A line as it reads, with the claims that it rests on and the form that changes it behind it. */
export function EditedLine({ line, at, to, claims, entries }: LineProps) {
  const of = at.join("-");
  const { text } = line;
  return (
    <Line line={line} claims={claims} name={`${sourceOf(line)}; edit`} isOpen={useIsRefused("line", of)}>
      <Form act="line" to={to} of={of}>
        <Hidden name="was" value={text} />
        <Hidden name="section" value={String(at[0])} />
        <TextArea name="text" label="Text of the line" of={of} value={text} rows={rowsFor(text)} />
        <Checkbox
          name="accept"
          label="It is true, in my own word"
          of={of}
          hint="Only where none of your claims says it: your yes adds it to your resume as a new claim."
        />
        {entries.length > 0 && (
          <Choice
            name="under"
            label="What your own word is about"
            of={of}
            choices={[["", "what the line is about"], ...entries]}
          />
        )}
        <div class="row">
          <Button>Save the line</Button>
          <Button isGrave name="out" value="true">
            Take the line out
          </Button>
        </div>
      </Form>
    </Line>
  );
}

/** So many rows that a line can be read whole while it is edited, on a phone nearly so. */
function rowsFor({ length }: string): number {
  return Math.min(8, Math.ceil(length / 60) + 1);
}
