import { Button, Form } from "../../forms/form.tsx";
import { Fold } from "../../parts/fold.tsx";

/** The form that deletes a document, with what goes along. */
export function Delete({ to }: { to: string }) {
  return (
    <Fold name="Delete this document" acts={["delete"]}>
      <p>
        The document goes, and it is no longer found by a search. What names it, such as its opening or a
        decision, stays and says that it is gone. Your claims stay as they are.
      </p>
      <Form act="delete" to={to}>
        <Button isGrave>Delete</Button>
      </Form>
    </Fold>
  );
}
