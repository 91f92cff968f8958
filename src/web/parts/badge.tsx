import type { Child } from "hono/jsx";
import { eventNames } from "../../shared/view/opening/words.ts";
import { Icon, type IconName } from "./icon.tsx";

export type Tone = "good" | "attention" | "bad" | "now";

/** A state in a word or two. The colour adds nothing to the words. */
export function Badge({ tone, icon, children }: { tone?: Tone; icon?: IconName; children: Child }) {
  return (
    <span class={tone ? `badge ${tone}` : "badge"}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

/** A table cell with a score of 0 to 100, or a dash if unknown. */
export function ScoreCell({ score }: { score: number | null | undefined }) {
  if (typeof score === "number") return <td>{Math.round(score)}</td>;
  return (
    <td>
      <span aria-hidden="true">–</span>
      <span class="unseen">not known</span>
    </td>
  );
}

/** What is due, in words. An offer is due to be answered. */
export const dueNames = { ...eventNames, offer: "Answer the offer", closing: "Closes" };
