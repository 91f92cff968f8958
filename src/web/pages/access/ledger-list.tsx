import { capitalized } from "../../../shared/text/words.ts";
import { Empty } from "../../parts/empty.tsx";
import { ByDay } from "./by-day.tsx";
import type { Visit } from "./ledger.ts";

interface LedgerListProps {
  visits: readonly Visit[];
  now: Date;
  /** Names everything, also what was done once. */
  isWhole?: boolean;
}

/** Who read, wrote and deleted what, by day. */
export function LedgerList({ visits, now, isWhole = false }: LedgerListProps) {
  if (visits.length === 0)
    return (
      <Empty>
        <p>No agent has read or written anything yet.</p>
      </Empty>
    );
  return (
    <ByDay runs={visits} now={now}>
      {({ done }) => <Deeds done={done} most={isWhole ? undefined : MOST_NAMED} />}
    </ByDay>
  );
}

const MOST_NAMED = 4;

interface DeedsProps {
  done: Visit["done"];
  /** How many kinds of things are named; by default all. */
  most?: number | undefined;
}

/** What was done, in a row for each verb. */
export function Deeds({ done, most = Number.POSITIVE_INFINITY }: DeedsProps) {
  if (done.length === 0) return null;
  return (
    <ul>
      {done.map(({ verb, objects }) => (
        <li class={verb === "deleted" ? "grave" : undefined}>
          {capitalized(verb)} {inWords(objects, most)}
        </li>
      ))}
    </ul>
  );
}

/** What was read or written, most often first, and how many kinds more. */
function inWords(objects: Visit["done"][number]["objects"], most: number): string {
  const often = objects.toSorted((left, right) => right.times - left.times);
  // One kind more is named: saying that it is there takes as many words.
  const named = often.length <= most + 1 ? often : often.slice(0, most);
  const words = named.map(({ object, times }) => (times > 1 ? `${object} ×${times}` : object));
  const rest = often.length - named.length;
  return `${words.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
