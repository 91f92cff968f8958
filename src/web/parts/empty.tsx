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

/** Shown while the thread that works something out still loads. With script, the result takes its place. */
export function Late({ what, href }: { what: string; href: string }) {
  return (
    <div id="late" data-live="page">
      <Empty>
        <p>{what} is being worked out. The first time takes a few seconds.</p>
        <a class="button quiet" href={href}>
          Show it
        </a>
      </Empty>
    </div>
  );
}
