import type { Change } from "../../../domain/changes/schema.ts";
import { counted } from "../../../shared/text/words.ts";
import { Section } from "../../../shared/view/parts.tsx";
import { Day } from "../../parts/day.tsx";
import { PAGES_CLIENT } from "../../person.ts";
import { ByDay, isOfRun, runsOf } from "../access/by-day.tsx";
import { ChangeRows } from "../access/changes-list.tsx";
import type { Visit } from "../access/ledger.ts";
import { Deeds } from "../access/ledger-list.tsx";
import { deedOf } from "../access/objects.ts";
import type { Recent } from "../access/recent.ts";

/** How many visits are shown, and changes and things of each. */
const MOST = 3;

interface ChangedProps {
  changes: readonly Change[];
  recent: Recent;
  now: Date;
  path: string;
}

/** What agents read and changed since the person was last here, with undo. */
export function Changed({ changes, recent: { visits, lastHere }, now, path }: ChangedProps) {
  const isSince = ({ client, at }: { client: string; at: string }) =>
    client !== PAGES_CLIENT && (lastHere === undefined || at > lastHere);
  const runs = together(visits.filter(isSince), changes.filter(isSince)).slice(0, MOST);
  if (runs.length === 0) return null;
  return (
    <Section
      id="changed"
      title={lastHere === undefined ? "Lately" : "Since you were last here"}
      class="card"
      beside={<a href="/access">All of it</a>}
    >
      {lastHere !== undefined && (
        <p class="soft">
          <Day at={lastHere} isFirst />
        </p>
      )}
      <ByDay runs={runs} now={now}>
        {({ changed, done }) => (
          <>
            <ChangeRows changes={changed.slice(0, MOST)} path={path} />
            {changed.length > MOST && (
              <p>
                <a href="/access/changes">{counted(changed.length - MOST, "more change")}</a>
              </p>
            )}
            <Deeds done={done} most={MOST} />
          </>
        )}
      </ByDay>
    </Section>
  );
}

interface Together extends Visit {
  changed: readonly Change[];
}

/** Visits with the changes that they made. What is listed as a change is not counted a second time. */
function together(visits: readonly Visit[], changes: readonly Change[]): Together[] {
  const runs = runsOf(changes, (change) => change);
  const ofVisits = visits.map((visit) => {
    const own = runs.filter(({ client, at }) => client === visit.client && isOfRun(at, visit.at));
    const changed = own.flatMap(({ rows }) => rows);
    return { ...visit, changed, done: withoutListed(visit.done, changed) };
  });
  const seen = new Set(ofVisits.flatMap(({ changed }) => changed));
  const others = runs
    .filter(({ rows }) => !rows.some((row) => seen.has(row)))
    .map(({ client, at, rows }) => ({ client, at, changed: rows, done: [] }));
  return [...ofVisits, ...others].toSorted((left, right) => right.at.localeCompare(left.at));
}

function withoutListed(done: Visit["done"], changed: readonly Change[]): Visit["done"] {
  const listed = new Set(changed.map(({ operation }) => keyOf(deedOf(operation))));
  return done.flatMap(({ verb, objects }) => {
    const left = objects.filter(({ object }) => !listed.has(keyOf({ verb, object })));
    return left.length > 0 ? [{ verb, objects: left }] : [];
  });
}

function keyOf({ verb, object }: { verb: string; object: string }): string {
  return `${verb} ${object}`;
}
