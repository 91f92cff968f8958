import type { Child } from "hono/jsx";
import { Text } from "./text.tsx";

/** Third-party text, such as a posting, marked as such. */
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
