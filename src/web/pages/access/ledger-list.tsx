import { Text } from "../../../shared/view/text.tsx";
import { Ago } from "../../parts/ago.tsx";
import { Empty } from "../../parts/empty.tsx";
import { callerName, type Visit } from "./ledger.ts";

interface LedgerListProps {
  visits: readonly Visit[];
  now: Date;
  /** Names everything, also what was done once. */
  isWhole?: boolean;
}

/** Who read, wrote and deleted what, and when. */
export function LedgerList({ visits, now, isWhole = false }: LedgerListProps) {
  if (visits.length === 0)
    return (
      <Empty>
        <p>No agent has read or written anything yet.</p>
      </Empty>
    );
  return (
    <ul class="rows deeds">
      {visits.map(({ client, at, done }) => (
        <li>
          <p>
            <strong dir="auto">
              <Text>{callerName(client)}</Text>
            </strong>{" "}
            <span class="soft">
              <Ago at={at} now={now} />
            </span>
          </p>
          {done.map(({ verb, objects }) => (
            <p class={verb === "deleted" ? "grave" : undefined}>
              {verb} {inWords(objects, isWhole ? objects.length : MOST_NAMED)}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

const MOST_NAMED = 4;

/** What was read or written, most often first, and how many kinds more. */
function inWords(objects: Visit["done"][number]["objects"], most: number): string {
  const often = objects.toSorted((left, right) => right.times - left.times);
  // One kind more is named: saying that it is there takes as many words.
  const named = often.length <= most + 1 ? often : often.slice(0, most);
  const words = named.map(({ object, times }) => (times > 1 ? `${object} (${times} times)` : object));
  const rest = often.length - named.length;
  return [...words, ...(rest > 0 ? [`and ${rest} other things`] : [])].join(", ");
}
