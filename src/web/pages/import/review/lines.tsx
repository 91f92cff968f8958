import type { ImportPreview } from "../../../../domain/resume/schema.ts";
import { Section, Text } from "../../../../shared/view/parts.tsx";
import { Choice, TextArea, TextField } from "../../../forms/fields.tsx";
import { monthsInWords } from "../../../parts/day.tsx";
import { entryFields } from "../../profile/claim-forms.tsx";
import { sectionOf } from "../../profile/sections.ts";
import { kindNames } from "../words.ts";
import {
  dropField,
  entryField,
  isOpenable,
  kindField,
  movableTo,
  type ReviewLine,
  reviewLines,
  textField,
} from "./form-names.ts";
import { withArticle } from "./unread.tsx";

/** The number of lines shown at once, and the maximum. */
const UNFOLDED = 30;
const MOST = 500;

/** What an import would add, change and remove, and how much stays. */
export function Changes({ preview, isFirst }: ChangesProps) {
  const { removed, kept, document } = preview;
  const { added, changed } = reviewLines(preview);
  const isNothing = added.length + changed.length + removed.length === 0;
  return (
    <>
      {isNothing && <p>Nothing would change: all of it is stored already.</p>}
      <Lines id="added" title={isFirst ? "As it will be saved" : "New"} {...{ lines: added, document }} />
      <Lines id="changed" title="Changed" {...{ lines: changed, document }} />
      <Lines id="removed" title="Dropped" {...{ lines: removed, document }} />
      {kept.length > 0 && !isNothing && <p class="soft">{kept.length} more stay as they are.</p>}
    </>
  );
}

interface ChangesProps {
  preview: ImportPreview;
  /** No resume is stored yet, so that all of it is new. */
  isFirst: boolean;
}

type Line = Pick<ReviewLine, "kind" | "text" | "before"> & Partial<ReviewLine>;

interface LinesProps {
  lines: readonly Line[];
  document: ImportPreview["document"];
}

function Lines({ id, title, lines, document }: LinesProps & { id: string; title: string }) {
  if (lines.length === 0) return null;
  const folded = lines.slice(UNFOLDED, MOST);
  return (
    <Section id={id} title={title} count={lines.length}>
      <LineList lines={lines.slice(0, UNFOLDED)} document={document} />
      {folded.length > 0 && (
        <details>
          <summary>{folded.length} more</summary>
          <LineList lines={folded} document={document} />
        </details>
      )}
      {lines.length > MOST && <p class="soft">{lines.length - MOST} further ones are not shown here.</p>}
    </Section>
  );
}

/** Lines in resume order: each kind under its name, a job's lines below it, names side by side. */
function LineList({ lines, document }: LinesProps) {
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
                    <Text as="del">{monthsInWords(line.before)}</Text>
                    <br />
                  </>
                )}
                <LineShown line={line} document={document} />
              </li>
            ))}
          </ul>
        </>
      ))}
    </>
  );
}

function LineShown({ line, document }: { line: Line } & Pick<LinesProps, "document">) {
  const shown = <Text as="span">{monthsInWords(line.text)}</Text>;
  const { place, path } = line;
  if (place === undefined || path === undefined || !isOpenable({ ...line, place, path })) return shown;
  return (
    <details class="new-line">
      <summary>{shown}</summary>
      <LineFields line={{ ...line, place, path }} document={document} />
    </details>
  );
}

/** What a line says field by field, its kind, and whether it is left out. */
function LineFields({ line, document }: { line: ReviewLine } & Pick<LinesProps, "document">) {
  const { place, path, kind, text } = line;
  const fields = entryFields(path, document);
  const own = ofEntry.has(kind) ? undefined : sectionOf(path)?.name;
  const isMovable = kind !== "contact" && kind !== "summary";
  const others = movableTo.filter(({ name }) => name !== own);
  return (
    <>
      {fields ? (
        <div class="fields">
          {fields.map(({ name, ...field }) => (
            <TextField name={entryField(place, name)} {...field} />
          ))}
        </div>
      ) : (
        <TextArea name={textField(place)} label="What it says" value={text} rows={rowsFor(text)} />
      )}
      {isMovable && (
        <Choice
          name={kindField(place)}
          label="What it is"
          value=""
          choices={[
            ["", `${kindNames[kind]}, as read`],
            ...others.map(({ name, one }) => [name, `No: this is ${withArticle(one)}`] as const),
          ]}
        />
      )}
      <label class="tick">
        <input type="checkbox" name={dropField(place)} value="yes" /> Leave this out
        {entries.has(kind) && ", with its lines"}
      </label>
    </>
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
