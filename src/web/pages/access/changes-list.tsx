import type { Change } from "../../../domain/changes/schema.ts";
import { Text } from "../../../shared/view/text.tsx";
import { Hidden } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Ago } from "../../parts/ago.tsx";
import { Empty } from "../../parts/empty.tsx";
import { changeInWords } from "./change-words.ts";
import { callerName } from "./ledger.ts";

interface ListProps {
  changes: readonly Change[];
  now: Date;
  /** The page that shows it. */
  path: string;
}

/** The changes, who made them, and undo. */
export function ChangesList({ changes, now, path }: ListProps) {
  if (changes.length === 0)
    return (
      <Empty>
        <p>Nothing was changed in the last 30 days.</p>
      </Empty>
    );
  return (
    <ul class="rows">
      {changes.map(({ id, client, at, undoable, why, ...change }) => (
        <li class="change">
          <div>
            <p dir="auto">
              <Text>{changeInWords(change)}</Text>
            </p>
            <p class="soft">
              <span dir="auto">
                <Text>{callerName(client)}</Text>
              </span>
              , <Ago at={at} now={now} />
              {!undoable && why !== undefined && <>. {whyNot(why)}</>}
            </p>
          </div>
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
