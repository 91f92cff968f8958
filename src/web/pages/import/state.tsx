import { Text } from "../../../shared/view/parts.tsx";
import type { FileState } from "../../files/file-being-read.ts";
import type { HeldFile } from "../../files/held-files.ts";
import { Hidden } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { inAnyWords } from "./words.ts";

const PATH = "/import";

/** The progress of a slow file, or why it could not be read. */
export function FileStatePage({ held: { mark, file, state } }: { held: HeldFile }) {
  const now = state();
  return now.is === "failed" ? (
    <>
      <p class="problem" role="alert">
        <Text as="strong">{file.name}</Text>: {inAnyWords(now.problem.message)} Nothing was stored.
      </p>
      <p>
        <a href={PATH}>Choose another file, or paste the text</a>
      </p>
    </>
  ) : (
    <>
      <p>
        <Text as="strong">{file.name}</Text> takes a while. You may leave this page: a line on every page says
        when it is read. Nothing is stored before you say so.
      </p>
      <Progress mark={mark} now={now} />
      <Form act="stop" to={PATH}>
        <Hidden name="file" value={mark} />
        <Button isQuiet>Stop reading</Button>
      </Form>
    </>
  );
}

/** Refreshes itself with script; otherwise by a link. */
function Progress({ mark, now }: { mark: string; now: Exclude<FileState, { is: "failed" }> }) {
  const { pages, of } = now.is === "reading" ? now.progress : { pages: 0, of: undefined };
  return (
    <div class="reading">
      <div aria-live="polite">
        <p id="reading" data-live="page">
          {now.is === "waiting" ? "Waiting: other files are read first." : "Reading."}
        </p>
      </div>
      <div id="reading-pages" data-live="part" class="pages">
        {of !== undefined && (
          <>
            <progress max={of} value={pages} aria-label="Pages that are read" /> {pages} of {of} pages
          </>
        )}
      </div>
      <p>
        <a href={`${PATH}?file=${mark}`}>Look again</a>
      </p>
    </div>
  );
}
