import type { Child } from "hono/jsx";

/** Content that may be wider than a phone. It scrolls separately, also with the keyboard. */
export function Wide({ name, children }: { name: string; children: Child }) {
  return (
    <section class="wide" tabindex={0} aria-label={name}>
      {children}
    </section>
  );
}
