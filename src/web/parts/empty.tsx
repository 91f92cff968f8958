import type { Child } from "hono/jsx";

/** A part without content yet: one sentence, and what to do about it. */
export function Empty({ children }: { children: Child }) {
  return <div class="empty">{children}</div>;
}

/** The same for a person about whom nothing is stored: the two ways to begin. */
export function NothingStored({ children }: { children: Child }) {
  return (
    <Empty>
      <p>{children}</p>
      <div class="actions">
        <a class="button" href="/import">
          Import your resume
        </a>
        <a class="button quiet" href="/assessments/riasec">
          Take the interests assessment
        </a>
      </div>
    </Empty>
  );
}
