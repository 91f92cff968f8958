import { Button, Form } from "../../forms/form.tsx";
import { Fold } from "../../parts/fold.tsx";

/** The form that deletes a document, with what is deleted along with it. */
export function Delete({ to }: { to: string }) {
  return (
    <Fold name="Delete this document" acts={["delete"]} button="quiet">
      <p>
        The document is deleted, and no search finds it. Its opening and decisions stay and say that it is
        gone. Your resume stays as it is.
      </p>
      <Form act="delete" to={to}>
        <Button isGrave>Delete</Button>
      </Form>
    </Fold>
  );
}
