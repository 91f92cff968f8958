import type { z } from "zod";
import type { listDeliveries } from "../../../domain/webhooks/deliveries.ts";
import { Text } from "../../../shared/view/parts.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Ago } from "../../parts/ago.tsx";
import { Empty } from "../../parts/empty.tsx";
import { eventWords, outcomeWords } from "./words.ts";

type Delivery = z.infer<(typeof listDeliveries)["output"]>[number];

interface DeliveriesProps {
  rows: readonly Delivery[];
  /** Each subscription's target, by id. */
  targets: ReadonlyMap<string, string>;
  now: Date;
  path: string;
}

/** What was sent where, and the results. */
export function Deliveries({ rows, targets, now, path }: DeliveriesProps) {
  if (rows.length === 0)
    return (
      <Empty>
        <p>Nothing was sent in the last 30 days.</p>
      </Empty>
    );
  return (
    <ul class="rows" aria-live="polite">
      {rows.map((row) => (
        <li class="change">
          <div>
            <p>
              <strong>{eventWords[row.event]}</strong>{" "}
              <span class="soft">
                <Ago at={row.createdAt} now={now} />
              </span>
            </p>
            <Text as="p" class="soft">
              {targets.get(row.webhookId) ?? "to a subscription that is deleted"}
            </Text>
            <p class="state" id={`state-${row.id}`} {...moves(row)}>
              <State of={row} now={now} />
            </p>
          </div>
          {targets.has(row.webhookId) && <Again of={row} path={path} />}
        </li>
      ))}
    </ul>
  );
}

/** Pending ones refresh with script. */
function moves({ status }: Delivery) {
  return status === "pending" ? { "data-live": "part" } : {};
}

/** Sends it again once the last attempt has a result. The button's space is reserved. */
function Again({ of: row, path }: { of: Delivery; path: string }) {
  return (
    <div class="again" id={`again-${row.id}`} {...moves(row)}>
      {row.status === "pending" ? (
        <button type="button" class="quiet" disabled>
          Send again
        </button>
      ) : (
        <Form act="retry" to={path} of={row.id}>
          <Button isQuiet>Send again</Button>
        </Form>
      )}
    </div>
  );
}

function State({ of: { status, attempts, nextAttemptAt }, now }: { of: Delivery; now: Date }) {
  const last = attempts.at(-1);
  const tries = attempts.length === 1 ? "1 try" : `${attempts.length} tries`;
  if (status === "delivered") return <>Delivered after {tries}.</>;
  const why = last && `${outcomeWords[last.outcome]}${last.status === null ? "" : ` (${last.status})`}`;
  if (status === "failed")
    return (
      <span class="grave">
        Given up after {tries}
        {why && `: ${why}`}.
      </span>
    );
  if (!last) return <>Waiting to be sent.</>;
  return (
    <>
      Not delivered yet: {why}. The next try {isOver(nextAttemptAt, now) ? "is due" : "is automatic"}.
    </>
  );
}

function isOver(at: string | null, now: Date): boolean {
  return at !== null && Date.parse(at) <= now.getTime();
}
