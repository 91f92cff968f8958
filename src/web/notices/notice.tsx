import { Hidden } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { saidText } from "./said.ts";

interface MessageProps {
  text: string;
  /** The change that it made, and the page to see after its undo. */
  change?: string | undefined;
  undoneAt?: string | undefined;
}

/** What a form did, above the page that it shows. */
export function Message({ text, change, undoneAt }: MessageProps) {
  return (
    <div class="notice" role="status">
      <p>{text}</p>
      {change !== undefined && undoneAt !== undefined && <Undo change={change} back={undoneAt} />}
    </div>
  );
}

interface NoticeProps {
  /** The page that shows it. */
  path: string;
  query: Readonly<Record<string, string>>;
}

/** The last result, with an undo button. It has the initial focus. */
export function Notice({ path, query }: NoticeProps) {
  const text = saidText(query.said);
  if (text === undefined) return null;
  const { change = "" } = query;
  return (
    <div class="notice" role="status" tabindex={-1} autofocus>
      <p>{text}</p>
      {/^chg_\w{1,64}$/.test(change) && <Undo change={change} back={path} />}
    </div>
  );
}

function Undo({ change, back }: { change: string; back: string }) {
  return (
    <Form act="undo" to="/undo">
      <Hidden name="change" value={change} />
      <Hidden name="back" value={back} />
      <button type="submit" class="quiet">
        Undo
      </button>
    </Form>
  );
}
