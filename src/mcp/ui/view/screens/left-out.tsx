import { Note } from "../dom.tsx";

/** Says that a list goes on where the view does not show it. */
export function OlderOnes() {
  return <Note>Older ones are not listed here; ask in the chat.</Note>;
}

/** Says that a record was cut to what a client takes. */
export function CutHere() {
  return <Note>It is long: not all of it could be read here.</Note>;
}
