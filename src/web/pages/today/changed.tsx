import type { Change } from "../../../domain/changes/schema.ts";
import { Day } from "../../parts/day.tsx";
import { PAGES_CLIENT } from "../../person.ts";
import { ChangesList } from "../access/changes-list.tsx";
import { LedgerList } from "../access/ledger-list.tsx";
import type { Recent } from "../access/recent.ts";

const MOST = 3;

interface ChangedProps {
  changes: readonly Change[];
  recent: Recent;
  now: Date;
  path: string;
}

/** What agents read and changed since the person was last here, with undo. */
export function Changed({ changes, recent: { visits, lastHere }, now, path }: ChangedProps) {
  const isSince = (at: string) => lastHere === undefined || at > lastHere;
  const others = changes.filter(({ client, at }) => client !== PAGES_CLIENT && isSince(at)).slice(0, MOST);
  const readers = visits.filter(({ client, at }) => client !== PAGES_CLIENT && isSince(at)).slice(0, MOST);
  if (others.length + readers.length === 0) return null;
  return (
    <section aria-labelledby="changed" class="card">
      <div class="card-head">
        <h2 id="changed">{lastHere === undefined ? "Lately" : "Since you were last here"}</h2>
        <a href="/access">All of it</a>
      </div>
      {lastHere !== undefined && (
        <p class="soft">
          You were here <Day at={lastHere} />.
        </p>
      )}
      {readers.length > 0 && <LedgerList visits={readers} now={now} />}
      {others.length > 0 && <ChangesList changes={others} now={now} path={path} />}
    </section>
  );
}
