import { DropArea } from "../../forms/drop-area.tsx";
import { Button, Form } from "../../forms/form.tsx";

/** Where a file with openings is read. */
const PATH = "/jobs/import";
const TYPES = ".pdf,.docx,.odt,.html,.htm,.txt,.md,.csv,.tsv,.xlsx,.json,.eml";

/** The field for a file with one posting, with rows, or of a mail. */
export function OpeningsFile({ isRequired = false }: { isRequired?: boolean }) {
  return (
    <DropArea
      label="A posting, a spreadsheet, a tracker's export, or a mail"
      accept={TYPES}
      isRequired={isRequired}
      hint="A posting as PDF, Word, HTML or text. Rows as CSV, Excel (.xlsx) or JSON, or a saved mail (.eml), at most 5 MB. It is read on this machine."
    />
  );
}

/** The form that reads such a file, for other pages: a file dropped anywhere on them is read too. */
export function OpeningsFileForm() {
  return (
    <Form act="read" to={PATH} hasFile>
      <OpeningsFile isRequired />
      <div class="actions">
        <Button isQuiet>Read the file</Button>
        <a href={PATH}>Paste rows or a mail</a>
      </div>
    </Form>
  );
}
