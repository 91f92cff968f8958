import { Section } from "../../../shared/view/parts.tsx";
import { ACCEPTED } from "../../files/held-files.ts";
import { DropArea } from "../../forms/drop-area.tsx";
import { TextArea } from "../../forms/fields.tsx";
import { Button, Form, useRefused } from "../../forms/form.tsx";
import { Fold } from "../../parts/fold.tsx";
import { AddTabs } from "../add/add.tsx";

const PATH = "/import";

/** Choosing a file or pasting a text. It stores nothing. */
export function Choose({ isLost, hasResume }: { isLost: boolean; hasResume: boolean }) {
  return (
    <>
      {isLost && (
        <p class="problem" role="alert">
          This file is no longer here: a file is held for ten minutes, or until you choose another. Choose it
          again. Nothing was stored.
        </p>
      )}
      <AddTabs current={PATH} />
      <div class="columns">
        <Section id="by-file" title="Choose a file" isUnseen>
          <Form act="read" to={PATH} hasFile>
            <DropArea
              label="Your resume"
              accept={ACCEPTED}
              hint="PDF, Word (.docx), OpenDocument, a saved web page, Europass, the ZIP of a LinkedIn export, JSON Resume, or text. At most 7 MB."
              isRequired
            >
              <div class="actions">
                <Button>Read it</Button>
              </div>
            </DropArea>
            <SourceText act="read" />
          </Form>
        </Section>
        <Section id="by-text" title="Or paste the text" class="card">
          <Form act="read-text" to={PATH}>
            <TextArea name="text" label="The text of your resume" rows={6} isRequired />
            <Button isQuiet>Read it</Button>
            <SourceText act="read-text" />
          </Form>
        </Section>
      </div>
      {hasResume && (
        <p class="soft">
          You have a resume. <a href="/import/read">Look through it</a> to correct single lines, or{" "}
          <a href="/profile">set your limits and goals</a>.
        </p>
      )}
    </>
  );
}

/** For a JSON Resume, the text that proves it. Folded away because few have one. */
function SourceText({ act }: { act: string }) {
  const wasTyped = (useRefused()?.fields.sourceText ?? []).join("") !== "";
  return (
    <Fold name="An agent made this file from a text" acts={[]} isOpen={wasTyped}>
      <TextArea
        name="sourceText"
        of={act}
        label="The text that it was made from"
        hint="Anything not in this text is shown to you, and stored only if you confirm it."
        rows={6}
      />
    </Fold>
  );
}
