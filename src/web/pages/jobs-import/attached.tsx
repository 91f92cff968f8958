import type { AttachedPosting } from "../../../domain/jobs-import/schema.ts";
import { Text } from "../../../shared/view/text.tsx";
import { Hidden } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";

/** The postings that a mail brings as PDFs, each with the button that shows what would be stored. */
export function AttachedPostings({ postings }: { postings: readonly AttachedPosting[] }) {
  return (
    <section aria-labelledby="attached">
      <h2 id="attached">Attached to the mail</h2>
      {postings.map(({ file, title, company, text, why }, place) => (
        <>
          <p dir="auto">
            <Text>{file}</Text>
            {text !== undefined && (
              <>
                {": "}
                <strong>
                  <Text>{[title, company].filter(Boolean).join(", ")}</Text>
                </strong>
              </>
            )}
          </p>
          {why !== undefined && <p>{why}</p>}
          {text !== undefined && (
            <Form act="read" to="/add" of={String(place)} isPrivate>
              <Hidden name="text" value={text} />
              <Button>Add this opening</Button>
            </Form>
          )}
        </>
      ))}
    </section>
  );
}
