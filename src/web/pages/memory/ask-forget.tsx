import { TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";

/** The page that forgets a topic. */
export const FORGET = "/memory/forget";

/** Asks which topic to forget. The next page shows what would be deleted. */
export function AskForget({ isShort = false }: { isShort?: boolean }) {
  return (
    <Form act="preview" to={FORGET} {...(isShort && { class: "row" })}>
      <TextField
        name="topic"
        label={isShort ? "Forget a topic everywhere" : "What to forget"}
        {...(isShort ? { placeholder: "my illness" } : { hint: "In a few words, such as my illness." })}
        isRequired
      />
      <Button isQuiet>Show what there is</Button>
    </Form>
  );
}
