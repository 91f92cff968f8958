import { fail } from "../../../operation/errors.ts";
import { TextArea, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { type Fields, field, filledIn } from "../../page.ts";

export function PasteForm({ to, name = "Read it" }: { to: string; name?: string }) {
  return (
    <Form act="paste" to={to}>
      <TextArea
        name="rawText"
        label="The opening's text"
        rows={8}
        hint="Copy the whole posting. It is stored as the employer's words, and its requirements are read from it."
      />
      <details>
        <summary>The text does not say the title, the employer or the place</summary>
        <div class="row">
          <TextField name="title" label="Title (optional)" />
          <TextField name="company" label="Employer (optional)" />
          <TextField name="location" label="Place (optional)" />
        </div>
      </details>
      <Button>{name}</Button>
    </Form>
  );
}

/** The form in its short form, for a page of many openings: one field that grows with its text. */
export function PasteRow({ to }: { to: string }) {
  return (
    <Form act="paste" to={to} class="paste-row">
      <TextArea
        name="rawText"
        label="Paste an opening"
        placeholder="Paste an opening"
        of="row"
        rows={2}
        isRequired
      />
      <Button>Read it</Button>
    </Form>
  );
}

/** The form's opening, in the form that agents send. */
export function pastedOpening(fields: Fields) {
  refuseAddressAlone(field(fields, "rawText"), "rawText");
  const { rawText, ...beside } = filledIn(fields, "rawText", "title", "company", "location");
  return {
    inputMode: rawText === undefined ? ("manual" as const) : ("pasted_text" as const),
    rawText,
    ...beside,
  };
}

/** Refuses an address where the text of an opening belongs, by the form's field: nothing on these pages opens one. */
export function refuseAddressAlone(text: string, name: string): void {
  if (!/^\s*(?:https?:\/\/|www\.)\S+\s*$/i.test(text)) return;
  throw fail(
    "validation.bad_request",
    `${name} needs the words of the opening. These pages do not open addresses: copy the posting and paste it here.`,
  );
}
