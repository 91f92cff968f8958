import type { ClaimTexts } from "../../../shared/view/claims.tsx";
import type { WrittenLine } from "../../../shared/view/document/written.tsx";
import { Text } from "../../../shared/view/parts.tsx";
import { Checkbox } from "../../forms/checkbox.tsx";
import { Choice, Hidden, TextArea } from "../../forms/fields.tsx";
import { Button, Form, useIsRefused } from "../../forms/form.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Proof } from "./proof.tsx";

interface LineProps {
  line: WrittenLine;
  /** Its section and its position in it, from 0. */
  at: readonly [section: number, place: number];
  /** Where its form is submitted. */
  to: string;
  claims: ClaimTexts;
  /** What the person's own sentence can be about: claim ids with their texts. */
  entries: readonly (readonly [string, string])[];
}

/** A line on the paper. Opened in place, it shows its claims and the form that changes it. */
export function EditedLine({ line, at, to, claims, entries }: LineProps) {
  const of = at.join("-");
  const { text, aside, kind, role, claimIds } = line;
  return (
    <div class={["written-line", ...[kind, role].filter(Boolean).map((one) => `is-${one}`)].join(" ")}>
      <p dir="auto" class="words">
        <span>
          <Text>{text}</Text>
        </span>
        {aside && (
          <>
            {" "}
            <span class="soft">
              <Text>{aside}</Text>
            </span>
          </>
        )}
      </p>
      <Behind line={line} claims={claims} />
      <details class="source" open={useIsRefused("line", of)}>
        <summary>
          <Icon name="edit" />
          <span class="unseen">
            Edit:{" "}
            <bdi>
              <Text>{text}</Text>
            </bdi>
          </span>
        </summary>
        <div class="edited">
          <Form act="line" to={to} of={of}>
            <Hidden name="was" value={text} />
            <Hidden name="section" value={String(at[0])} />
            <TextArea name="text" label="Text of the line" of={of} value={text} rows={rowsFor(text)} />
            <div class="proof" aria-live="polite" data-proof={`${to}/proof?of=${of}`}>
              <Proof ids={claimIds} claims={claims} />
            </div>
            <Checkbox
              name="accept"
              label="It is true"
              of={of}
              hint="Tick this if your resume does not say it. Saving then adds it to your resume."
            />
            {entries.length > 0 && (
              <Choice
                name="under"
                label="What it is about"
                of={of}
                choices={[["", "what the line is about"], ...entries]}
              />
            )}
            <div class="row">
              <Button>Save the line</Button>
              <Button isGrave name="out" value="true">
                Remove the line
              </Button>
            </div>
          </Form>
        </div>
      </details>
    </div>
  );
}

/** What a line rests on, beside it where there is room. Its form says the same in full. */
function Behind({ line: { text, claimIds }, claims }: Pick<LineProps, "line" | "claims">) {
  const [first, ...more] = claimIds.flatMap((id) => claims.get(id)?.text ?? []);
  if (first === undefined) return null;
  const isOwn = more.length === 0 && first === text;
  return (
    <div class="behind" aria-hidden="true" dir="auto">
      <Icon name="profile" />
      <span>
        <Text>{isOwn ? "As in your resume" : first}</Text>
      </span>
      {more.length > 0 && <span class="further">+{more.length}</span>}
    </div>
  );
}

/** Enough rows to show the whole line while editing, nearly so on a phone. */
function rowsFor({ length }: string): number {
  return Math.min(8, Math.ceil(length / 60) + 1);
}
