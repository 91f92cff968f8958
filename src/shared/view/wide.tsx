import type { Child } from "hono/jsx";

/** What may be wider than a phone: scrolled by itself, with the keyboard too. */
export function Wide({ name, children }: { name: string; children: Child }) {
  return (
    <section class="wide" tabindex={0} aria-label={name}>
      {children}
    </section>
  );
}
