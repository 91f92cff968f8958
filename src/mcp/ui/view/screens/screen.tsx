import type { Child } from "hono/jsx";
import type { Failed } from "../answer.ts";
import { announce, elementOf, Note, nodesOf } from "../dom.tsx";

/** What a screen reads, and how it draws the answer. */
interface Screen<Given extends object> {
  /** Its name; for an opening the title. */
  title: string;
  read: () => Promise<Given | Failed>;
  draw: (given: Given) => Child | Promise<Child>;
}

/** Opens a screen on top of the current one, which stays until the person goes back. */
export function openScreen<Given extends object>({ title, read, draw }: Screen<Given>): void {
  const below = [...document.querySelectorAll("main")].at(-1);
  const opener = document.activeElement;
  const close = () => {
    shown.remove();
    if (below) below.hidden = false;
    if (opener instanceof HTMLElement) opener.focus();
  };
  const body = elementOf(<div class="body" />);
  const heading = elementOf(
    <h1 tabindex={-1} dir="auto">
      {title}
    </h1>,
  );
  const shown = elementOf(
    <main class="screen">
      <button type="button" class="back" onClick={close}>
        ‹ Back
      </button>
    </main>,
  );
  shown.append(heading, body);
  const fill = async () => {
    body.replaceChildren(...nodesOf(<Note>Loading…</Note>));
    const answer = await read();
    const failed = "problem" in answer;
    const drawn = failed ? <Problem of={answer} again={again} /> : await draw(answer);
    body.replaceChildren(...nodesOf(drawn));
    if (shown.isConnected) announce(failed ? body.innerText : "Loaded.");
  };
  const again = () => {
    heading.focus();
    return fill();
  };
  if (below) below.hidden = true;
  below?.after(shown);
  heading.focus();
  void fill();
}

function Problem({ of: { problem, missing }, again }: { of: Failed; again: () => void }) {
  if (missing) return <Note>It is no longer there: it was deleted, or it is somebody else's.</Note>;
  return (
    <Note>
      <p>{problem}</p>
      <button type="button" onClick={again}>
        Try again
      </button>
    </Note>
  );
}
