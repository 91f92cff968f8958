import type { Found } from "../../../domain/forget/schema.ts";
import { Hidden } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { kindInWords } from "./kinds.ts";

/** So many are shown one by one; the others go or stay together. */
const MOST_SHOWN = 300;
/** Kinds whose titles are names that a person would know. */
const titled = new Set(["fit_brief", "report", "execution_artifact", "job", "checkpoint"]);

interface FoundListProps {
  topic: string;
  token: string;
  found: readonly Found[];
  /** The ids that are ticked; all unless said. */
  ticked: readonly string[] | undefined;
  problem: string | undefined;
  path: string;
}

/** What speaks of a topic, ticked for going. */
export function FoundList({ topic, token, found, ticked, problem, path }: FoundListProps) {
  const shown = found.slice(0, MOST_SHOWN);
  const rest = found.slice(MOST_SHOWN);
  return (
    <Form act="forget" to={path}>
      {problem && (
        <p class="problem" role="alert">
          {problem} Nothing was deleted.
        </p>
      )}
      <Hidden name="preview" value={token} />
      <Hidden name="topic" value={topic} />
      <Hidden name="count" value={String(found.length)} />
      <fieldset>
        <legend>This speaks of it. What is ticked goes, for good.</legend>
        <ul class="rows ticks">
          {shown.map((thing) => (
            <Thing of={thing} isTicked={ticked?.includes(thing.id) ?? true} />
          ))}
          {rest.length > 0 && (
            <li>
              <label class="tick">
                <input type="checkbox" name="rest" value="yes" checked /> and {rest.length} more like these
              </label>
              <Hidden name="rest-ids" value={rest.map(({ id }) => id).join("\n")} />
            </li>
          )}
        </ul>
      </fieldset>
      <p>
        Every copy goes along: the search, the history, and the file it came from. It cannot be taken back.
      </p>
      <Button isGrave>Forget what is ticked</Button>
    </Form>
  );
}

function Thing({ of: { kind, id, title, excerpt, matched }, isTicked }: { of: Found; isTicked: boolean }) {
  return (
    <li>
      <label class="tick">
        <input type="checkbox" name="id" value={id} checked={isTicked} /> {kindInWords(kind)}
        {titled.has(kind) && (
          <>
            : <span dir="auto">{title}</span>
          </>
        )}
        <blockquote dir="auto">
          <Marked text={excerpt} words={matched} />
        </blockquote>
      </label>
    </li>
  );
}

/** A text with the words marked by which it was found. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const parts: { text: string; isFound: boolean }[] = [];
  let left = text;
  while (left !== "") {
    const next = nextOf(left.toLowerCase(), words);
    if (!next || left.toLowerCase().length !== left.length) break;
    parts.push({ text: left.slice(0, next.at), isFound: false });
    parts.push({ text: left.slice(next.at, next.at + next.length), isFound: true });
    left = left.slice(next.at + next.length);
  }
  return (
    <>
      {parts.map((part) => (part.isFound ? <mark>{part.text}</mark> : part.text))}
      {left}
    </>
  );
}

/** Where the first of the words stands. */
function nextOf(text: string, words: readonly string[]): { at: number; length: number } | undefined {
  return words
    .filter((word) => word !== "")
    .map((word) => ({ at: text.indexOf(word.toLowerCase()), length: word.length }))
    .filter(({ at }) => at >= 0)
    .sort((left, right) => left.at - right.at || right.length - left.length)[0];
}
