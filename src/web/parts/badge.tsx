import type { Child } from "hono/jsx";
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
