import type { Child } from "hono/jsx";
import { DropArea } from "../../forms/drop-area.tsx";
import { Button, Form } from "../../forms/form.tsx";

/** The page that reads the file. */
export const IMPORT_PATH = "/jobs/import";

/** The form for a file of openings or a mail, which is read and shown before anything is stored. */
export function OpeningsFile({ children }: { children: Child }) {
  return (
    <Form act="read" to={IMPORT_PATH} hasFile>
      <DropArea
        label="A spreadsheet, a tracker's export, or a mail"
        accept=".csv,.tsv,.xlsx,.json,.eml"
        hint="CSV, Excel (.xlsx), JSON, or a saved mail (.eml). At most 5 MB. It is read on this machine."
      />
      {children}
      <Button>Read it</Button>
    </Form>
  );
}
