import type { Child } from "hono/jsx";
import { Text } from "./text.tsx";

/** Content that may be wider than a phone. It scrolls separately, also with the keyboard. */
export function Wide({ name, children }: { name: string; children: Child }) {
  return (
    <section class="wide" tabindex={0} aria-label={name}>
      {children}
    </section>
  );
}

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

/** The column headings of a table. */
export function Head({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th scope="col">{column}</th>
        ))}
      </tr>
    </thead>
  );
}
