import type { Change } from "../../../domain/changes/schema.ts";
import { PAGES_CLIENT } from "../../person.ts";
import { ChangesList } from "../access/changes-list.tsx";

const MOST = 3;

interface ChangedProps {
  changes: readonly Change[];
  now: Date;
  path: string;
}

/** Recent changes not made on these pages, with undo. */
export function Changed({ changes, now, path }: ChangedProps) {
  const others = changes.filter(({ client }) => client !== PAGES_CLIENT).slice(0, MOST);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="changed" class="card">
      <div class="card-head">
        <h2 id="changed">Changed lately</h2>
        <a href="/access/changes">All changes</a>
      </div>
      <ChangesList changes={others} now={now} path={path} />
    </section>
  );
}
