import type { ImportPreview } from "../../../domain/resume/schema.ts";
import { plainText } from "../../../engine/plain-text.ts";
import type { OpenQuestion } from "../../../operation/elicitation.ts";
import { Head, Section, Text } from "../../../shared/view/parts.tsx";
import { Hidden, TextArea } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { FoldedForm } from "../../parts/fold.tsx";
import { Warnings } from "../profile/to-look-at.tsx";
import { FileText } from "./file-text.tsx";
import { Changes } from "./review/lines.tsx";
import { UnreadLines } from "./review/unread.tsx";
import { Unproved } from "./unproved.tsx";
import { Wishes } from "./wishes.tsx";
import { placeInWords } from "./words.ts";

const PATH = "/import";
/** The longest text that is offered to be corrected. */
const MOST_TEXT = 40_000;

/** How to treat a file. */
export interface Decisions {
  mode: "replace" | "merge";
  conflicts: "keep" | "take";
}

interface PreviewProps {
  mark: string;
  preview: ImportPreview;
  decisions: Decisions;
  /** The person's wishes in the file. */
  wishes: Record<string, unknown>;
  /** What the source text does not say. */
  questions: readonly OpenQuestion[];
  /** The file's text, if it has one. */
  text: string | undefined;
  /** The text is the whole file, not what a JSON Resume was made from. */
  isOwnText: boolean;
  isDemo: boolean;
  hasResume: boolean;
}

/** What an import would do, the open decisions, and the import button. */
export function Preview(props: PreviewProps) {
  const { mark, preview, decisions, wishes, questions, text, isOwnText, isDemo, hasResume } = props;
  const { conflicts, unread, warnings } = preview;
  const doubts = unread.length + warnings.length;
  return (
    <>
      {isDemo && <DemoNote />}
      {hasResume && !isDemo && <Modes mark={mark} decisions={decisions} />}
      {conflicts.length > 0 && <Conflicts {...{ mark, decisions, conflicts }} />}
      <Form act="import" to={PATH}>
        <div class={text === undefined ? undefined : "columns halves"}>
          <div>
            {doubts > 0 && (
              <Section id="doubts" title="To check" class="card">
                <UnreadLines preview={preview} />
                <Warnings warnings={warnings} />
              </Section>
            )}
            <Changes preview={preview} isFirst={isDemo || !hasResume} />
            {questions.length > 0 && <Unproved questions={questions} />}
            {Object.keys(wishes).length > 0 && <Wishes wishes={wishes} />}
          </div>
          {text !== undefined && <FileText text={text} unread={unread} />}
        </div>
        <Hidden name="file" value={mark} />
        <Hidden name="mode" value={decisions.mode} />
        <Hidden name="conflicts" value={decisions.conflicts} />
        {isDemo && <Hidden name="replaceDemo" value="true" />}
        <div class="decide">
          <Button>{isDemo ? "Remove the demo and import" : "Save to my profile"}</Button>
          <a class="button quiet" href={PATH}>
            Another file
          </a>
          <p class="soft">Choose a line to correct it, leave it out or say what it is.</p>
        </div>
      </Form>
      {isOwnText && text !== undefined && text.length <= MOST_TEXT && <OtherText text={text} />}
    </>
  );
}

/** The file's text, to be changed and read again: for what no single line can correct. */
function OtherText({ text }: { text: string }) {
  return (
    <FoldedForm name="Correct the text and read it again" act="read-text" to={PATH} button="quiet">
      <TextArea name="text" label="The text of your resume" rows={16} value={text} isRequired />
      <Button isQuiet>Read it again</Button>
    </FoldedForm>
  );
}

function Modes({ mark, decisions }: { mark: string; decisions: Decisions }) {
  const modes = [
    ["replace", "Replace my resume"],
    ["merge", "Only add what is new"],
  ] as const;
  return (
    <nav aria-label="How to import">
      <ul class="ways">
        {modes.map(([mode, text]) => (
          <li>
            <Way mark={mark} decisions={{ ...decisions, mode }} isChosen={mode === decisions.mode}>
              {text}
            </Way>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Conflicts({
  mark,
  decisions,
  conflicts,
}: {
  mark: string;
  decisions: Decisions;
  conflicts: ImportPreview["conflicts"];
}) {
  const rules = [
    ["keep", "Keep what you said"],
    ["take", "Use the file's values"],
  ] as const;
  return (
    <Section id="conflicts" title="You said something else">
      <p class="soft">You corrected these after the last import. The file says something else.</p>
      <div class="wide">
        <table>
          <caption>What you said, and what the file says</caption>
          <Head columns={["Where", "You said", "The file says"]} />
          <tbody>
            {conflicts.map(({ path, kept, offered }) => (
              <tr>
                <th scope="row">{placeInWords(path)}</th>
                <Text as="td">{plainText(kept) || "nothing"}</Text>
                <Text as="td">{plainText(offered) || "nothing"}</Text>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <nav aria-label="Whose words count">
        <ul class="ways">
          {rules.map(([rule, text]) => (
            <li>
              <Way
                mark={mark}
                decisions={{ ...decisions, conflicts: rule }}
                isChosen={rule === decisions.conflicts}
              >
                {text}
              </Way>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}

interface WayProps {
  mark: string;
  decisions: Decisions;
  isChosen: boolean;
  children: string;
}

/** Links to the same preview with another decision. */
function Way({ mark, decisions, isChosen, children }: WayProps) {
  const to = `${PATH}?${new URLSearchParams({ file: mark, ...decisions })}`;
  return (
    <a href={to} {...(isChosen && { "aria-current": "true" as const })}>
      {children}
    </a>
  );
}

/** Says before the button what is deleted with the demo. */
function DemoNote() {
  return <p class="problem">This first deletes all data of the demo person. You cannot undo it.</p>;
}
