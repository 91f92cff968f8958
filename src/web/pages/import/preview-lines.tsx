import type { Claim, ImportPreview } from "../../../domain/resume/schema.ts";
import { Text } from "../../../shared/view/text.tsx";
import { TextArea } from "../../forms/fields.tsx";
import { monthsInWords } from "../../parts/day.tsx";
import { dropField, textFieldOf, textKinds } from "./corrected.ts";
import { kindNames } from "./words.ts";

/** The number of lines shown at once, and the maximum. */
const UNFOLDED = 30;
const MOST = 500;
/** The most that open, so that a form stays small. */
const MOST_OPEN = 400;

/** What an import would add, change and remove, and how much stays. */
export function Changes({ preview: { added, changed, removed, kept }, isFirst }: ChangesProps) {
  const isNothing = added.length + changed.length + removed.length === 0;
  return (
    <>
      {isNothing && <p>Nothing would change: all of it is stored already.</p>}
      <Lines
        id="added"
        title={isFirst ? "As it will be saved" : "New"}
        lines={added.map((line, place) => ({ ...line, place }))}
      />
      <Lines id="changed" title="Changed" lines={changed} />
      <Lines id="removed" title="Dropped" lines={removed} />
      {kept.length > 0 && !isNothing && <p class="soft">{kept.length} more stay as they are.</p>}
    </>
  );
}

interface ChangesProps {
  preview: ImportPreview;
  /** No resume is stored yet, so that all of it is new. */
  isFirst: boolean;
}

interface Line {
  kind: Claim["kind"];
  text: string;
  before?: string;
  /** Its place in the list of new lines, which can be corrected or left out. */
  place?: number;
}

function Lines({ id, title, lines }: { id: string; title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  const folded = lines.slice(UNFOLDED, MOST);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} <span class="soft">{lines.length}</span>
      </h2>
      <LineList lines={lines.slice(0, UNFOLDED)} />
      {folded.length > 0 && (
        <details>
          <summary>{folded.length} more</summary>
          <LineList lines={folded} />
        </details>
      )}
      {lines.length > MOST && <p class="soft">{lines.length - MOST} further ones are not shown here.</p>}
    </section>
  );
}

/** Lines in resume order: each kind under its name, a job's lines below it, names side by side. */
function LineList({ lines }: { lines: readonly Line[] }) {
  return (
    <>
      {runsOf(lines).map(({ kind, run }) => (
        <>
          <p class="kind">{kindNames[kind]}</p>
          <ul class={names.has(kind) ? "chips" : "rows claims"}>
            {run.map((line) => (
              <li class={ofEntry.has(line.kind) ? "of-entry" : names.has(kind) ? "chip" : undefined}>
                {line.before !== undefined && (
                  <>
                    <del dir="auto">
                      <Text>{monthsInWords(line.before)}</Text>
                    </del>
                    <br />
                  </>
                )}
                <NewLine line={line} />
              </li>
            ))}
          </ul>
        </>
      ))}
    </>
  );
}

/** A line's text. A new one opens to be corrected or left out. */
function NewLine({ line: { kind, text, place } }: { line: Line }) {
  const shown = (
    <span dir="auto">
      <Text>{monthsInWords(text)}</Text>
    </span>
  );
  if (place === undefined || place >= MOST_OPEN) return shown;
  return (
    <details class="new-line">
      <summary>{shown}</summary>
      {textKinds.has(kind) && (
        <TextArea name={textFieldOf(place)} label="What it says" value={text} rows={rowsFor(text)} />
      )}
      <label class="tick">
        <input type="checkbox" name={dropField(place)} value="yes" /> Leave this out
        {entries.has(kind) && ", with its lines"}
      </label>
    </details>
  );
}

function rowsFor({ length }: string): number {
  return Math.min(6, Math.ceil(length / 50));
}

const entries: ReadonlySet<string> = new Set(["job", "volunteering", "degree", "project"]);

/** Lines that belong to the entry before them, and kinds that are names. */
const ofEntry: ReadonlySet<string> = new Set(["bullet", "course"]);
const names: ReadonlySet<string> = new Set(["skill", "language", "interest"]);

/** Consecutive lines of one kind, with their parts. */
function runsOf(lines: readonly Line[]): { kind: Line["kind"]; run: Line[] }[] {
  const runs: { kind: Line["kind"]; run: Line[] }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last && (last.kind === line.kind || ofEntry.has(line.kind))) last.run.push(line);
    else runs.push({ kind: line.kind, run: [line] });
  }
  return runs;
}
