import { Empty } from "./empty.tsx";

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
