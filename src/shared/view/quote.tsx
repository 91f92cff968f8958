import type { Child } from "hono/jsx";
import { Text } from "./text.tsx";

/** Words of somebody else, such as a posting's: a text, marked as theirs. */
export function Quote({ whose, children }: { whose: string; children: Child }) {
  return (
    <figure class="quote">
      <figcaption>
        <Text>{whose}</Text>
      </figcaption>
      <blockquote dir="auto">{children}</blockquote>
    </figure>
  );
}
