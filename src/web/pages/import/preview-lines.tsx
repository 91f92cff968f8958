import type { Claim, ImportPreview } from "../../../domain/resume/schema.ts";
import { Text } from "../../../shared/view/text.tsx";
import { kindNames } from "./words.ts";

/** Lines that stand there at once, and those that are shown at all. */
const UNFOLDED = 30;
const MOST = 500;

/** What an import would add, change and drop, and how much stays as it is. */
export function Changes({ preview: { added, changed, removed, kept } }: { preview: ImportPreview }) {
  const isNothing = added.length + changed.length + removed.length === 0;
  return (
    <>
      {isNothing && <p>Nothing would change: all of it is stored already.</p>}
      <Lines id="added" title="New" lines={added} />
      <Lines id="changed" title="Changed" lines={changed} />
      <Lines id="removed" title="Dropped" lines={removed} />
      {kept.length > 0 && !isNothing && <p class="soft">{kept.length} more stay as they are.</p>}
    </>
  );
}

interface Line {
  kind: Claim["kind"];
  text: string;
  before?: string;
}

function Lines({ id, title, lines }: { id: string; title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  const folded = lines.slice(UNFOLDED, MOST);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title}: {lines.length}
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

function LineList({ lines }: { lines: readonly Line[] }) {
  return (
    <ul class="rows">
      {lines.map(({ kind, text, before }) => (
        <li>
          <p class="soft">{kindNames[kind]}</p>
          {before !== undefined && (
            <p>
              <del dir="auto">
                <Text>{before}</Text>
              </del>
            </p>
          )}
          <p dir="auto">
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  );
}
