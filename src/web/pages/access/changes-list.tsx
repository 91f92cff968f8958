import type { Change } from "../../../domain/changes/schema.ts";
import { Text } from "../../../shared/view/parts.tsx";
import { Hidden } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Empty } from "../../parts/empty.tsx";
import { ByDay, runsOf } from "./by-day.tsx";
import { changeInWords } from "./change-words.ts";

interface ListProps {
  changes: readonly Change[];
  now: Date;
  /** The page that shows it. */
  path: string;
}

/** The changes by day, who made them, and undo. */
export function ChangesList({ changes, now, path }: ListProps) {
  if (changes.length === 0)
    return (
      <Empty>
        <p>Nothing was changed in the last 30 days.</p>
      </Empty>
    );
  return (
    <ByDay runs={runsOf(changes, (change) => change)} now={now}>
      {({ rows }) => <ChangeRows changes={rows} path={path} />}
    </ByDay>
  );
}

/** Changes in a row each, with undo. */
export function ChangeRows({ changes, path }: Pick<ListProps, "changes" | "path">) {
  return (
    <ul>
      {changes.map(({ id, undoable, why, ...change }) => (
        <li class="change">
          <p dir="auto">
            <Text>{changeInWords(change)}</Text>
            {!undoable && why !== undefined && <span class="soft"> {whyNot(why)}</span>}
          </p>
          {undoable && (
            <Form act="undo" to="/undo" of={id}>
              <Hidden name="change" value={id} />
              <Hidden name="back" value={path} />
              <Button isQuiet>
                Undo
                <span class="unseen">
                  : <Text>{changeInWords(change)}</Text>
                </span>
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The reason, without details for programs. */
function whyNot(why: string): string {
  return why.startsWith("It was undone by") ? "Undone." : why;
}
