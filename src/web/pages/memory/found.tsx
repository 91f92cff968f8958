import type { Found } from "../../../domain/forget/schema.ts";
import { Text } from "../../../shared/view/parts.tsx";
import { Hidden } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { kindInWords } from "./kinds.ts";

/** The most notes shown one by one. The rest are deleted or kept together. */
const MOST_SHOWN = 300;
/** Kinds with titles that a person would recognise. */
const titled = new Set(["fit_brief", "report", "execution_artifact", "job", "checkpoint"]);

/** What part of a record is deleted, if not all. */
const erased = { sentence: "only this sentence is deleted", label: "only the name is deleted" };

interface FoundListProps {
  topic: string;
  token: string;
  found: readonly Found[];
  /** The ticked ids; by default the certain ones. */
  ticked: readonly string[] | undefined;
  problem: string | undefined;
  path: string;
}

/** What is about a topic, ticked for deletion. */
export function FoundList({ topic, token, found, ticked, problem, path }: FoundListProps) {
  const certain = found.filter((thing) => thing.certain);
  const uncertain = found.filter((thing) => !thing.certain);
  const isTicked = ({ id, certain }: Found) => ticked?.includes(id) ?? certain;
  return (
    <Form act="forget" to={path}>
      {problem && (
        <p class="problem" role="alert">
          {problem} Nothing was deleted.
        </p>
      )}
      <Hidden name="preview" value={token} />
      <Hidden name="topic" value={topic} />
      {certain.length > 0 && (
        <Things name="rest" legend="About this topic" of={certain} isTicked={isTicked} />
      )}
      {uncertain.length > 0 && (
        <Things
          name="more"
          legend="Perhaps about something else: tick what to delete"
          of={uncertain}
          isTicked={isTicked}
        />
      )}
      <p>
        Every copy is deleted too: in the search, in the history, and in the file it came from. You cannot
        undo this.
      </p>
      <Button isGrave>Forget what is ticked</Button>
    </Form>
  );
}

interface ThingsProps {
  /** The field for those not shown individually. */
  name: string;
  legend: string;
  of: readonly Found[];
  isTicked: (thing: Found) => boolean;
}

function Things({ name, legend, of, isTicked }: ThingsProps) {
  const shown = of.slice(0, MOST_SHOWN);
  const rest = of.slice(MOST_SHOWN);
  return (
    <fieldset>
      <legend>{legend}</legend>
      <ul class="rows ticks">
        {shown.map((thing) => (
          <Thing of={thing} isTicked={isTicked(thing)} />
        ))}
        {rest.length > 0 && (
          <li>
            <label class="tick">
              <input type="checkbox" name={name} value="yes" checked={rest.every(isTicked)} /> and{" "}
              {rest.length} more like these
            </label>
            <Hidden name={`${name}-ids`} value={rest.map(({ id }) => id).join("\n")} />
          </li>
        )}
      </ul>
    </fieldset>
  );
}

function Thing({
  of: { kind, id, title, excerpt, matched, erases },
  isTicked,
}: {
  of: Found;
  isTicked: boolean;
}) {
  return (
    <li>
      <label class="tick">
        <input type="checkbox" name="id" value={id} checked={isTicked} /> {kindInWords(kind)}
        {titled.has(kind) && (
          <>
            : <Text as="span">{title}</Text>
          </>
        )}
        {erases !== "whole" && <> ({erased[erases]})</>}
        <blockquote dir="auto">
          <Marked text={excerpt} words={matched} />
        </blockquote>
      </label>
    </li>
  );
}

/** A text with its matching words marked. */
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

/** The position of the first matching word. */
function nextOf(text: string, words: readonly string[]): { at: number; length: number } | undefined {
  return words
    .filter((word) => word !== "")
    .map((word) => ({ at: text.indexOf(word.toLowerCase()), length: word.length }))
    .filter(({ at }) => at >= 0)
    .sort((left, right) => left.at - right.at || right.length - left.length)[0];
}
