import { Text } from "../../../shared/view/text.tsx";
import { Ago } from "../../parts/ago.tsx";
import { Empty } from "../../parts/empty.tsx";
import { callerName, type Visit } from "./ledger.ts";

/** Who read, wrote and deleted what, and when. */
export function LedgerList({ visits, now }: { visits: readonly Visit[]; now: Date }) {
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
              {verb}{" "}
              {objects
                .map(({ object, times }) => (times > 1 ? `${object} (${times} times)` : object))
                .join(", ")}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
