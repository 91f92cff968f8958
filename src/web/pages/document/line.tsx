import type { Artifact } from "../../../domain/execution-artifacts/schema.ts";
import type { ClaimTexts } from "../../claims.ts";
import { Checkbox } from "../../forms/checkbox.tsx";
import { Choice, Hidden, TextArea } from "../../forms/fields.tsx";
import { Button, Form, useIsRefused } from "../../forms/form.tsx";
import { Claims } from "../../parts/claims.tsx";

type DocumentLine = Artifact["contentData"]["sections"][number]["lines"][number];

interface LineProps {
  line: DocumentLine;
  /** Its section and its place in it, from 0. */
  at: readonly [section: number, place: number];
  /** Where its form is sent. */
  to: string;
  claims: ClaimTexts;
  /** What a sentence of the person's own can be about: claim ids with their texts. */
  entries: readonly (readonly [string, string])[];
}

/** A line as it reads, with the claims that it rests on and the form that changes it behind it. */
export function Line({ line, at, to, claims, entries }: LineProps) {
  const { text, aside, kind, role, claimIds } = line;
  const of = at.join("-");
  return (
    <div class={`line ${kind ?? "line"} ${role ?? ""}`}>
      <p dir="auto" class="words">
        {text}
        {aside && <span class="soft"> {aside}</span>}
      </p>
      <details class="source" open={useIsRefused("line", of)}>
        <summary>{sourceOf(claimIds)}</summary>
        <Claims ids={claimIds} claims={claims} />
        <Form act="line" to={to} of={of}>
          <Hidden name="was" value={text} />
          <Hidden name="section" value={String(at[0])} />
          <TextArea name="text" label="Text of the line" of={of} value={text} rows={rowsFor(text)} />
          <Checkbox
            name="accept"
            label="It is true, in my own word"
            of={of}
            hint="Only where none of your claims says it: your yes adds it to your resume as a new claim."
          />
          {entries.length > 0 && (
            <Choice
              name="under"
              label="What your own word is about"
              of={of}
              choices={[["", "what the line is about"], ...entries]}
            />
          )}
          <div class="row">
            <Button>Save the line</Button>
            <Button isGrave name="out" value="true">
              Take the line out
            </Button>
          </div>
        </Form>
      </details>
    </div>
  );
}

/** So many rows that a line can be read whole while it is edited, on a phone nearly so. */
function rowsFor({ length }: string): number {
  return Math.min(8, Math.ceil(length / 60) + 1);
}

function sourceOf(claimIds: readonly string[]): string {
  if (claimIds.length === 0) return "Says nothing about you; edit";
  return claimIds.length === 1 ? "From 1 claim; edit" : `From ${claimIds.length} claims; edit`;
}
