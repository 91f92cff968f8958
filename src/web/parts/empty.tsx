import type { Child } from "hono/jsx";

/** A part without content yet: one sentence, and what to do about it. */
export function Empty({ children }: { children: Child }) {
  return <div class="empty">{children}</div>;
}
