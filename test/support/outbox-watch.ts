import type { OutboxEvent, Store, Tx } from "../../src/store/ports/store.ts";
import { asObject, type Json } from "./json.ts";

export interface FiredEvent {
  type: string;
  userId: string;
  /** The delivery payload as it was fixed. */
  payload: Json;
  /** Subscriptions it is owed to. */
  owedTo: string[];
}

/** A store that remembers what its committed units put into the outbox. */
export function watchOutbox(inner: Store): { store: Store; fired: () => FiredEvent[] } {
  let committed: FiredEvent[] = [];
  const store: Store = {
    ...inner,
    write: async (userId, work) => {
      const pending: FiredEvent[] = [];
      const value = await inner.write(userId, (tx) => work(watched(tx, pending)));
      committed.push(...pending);
      return value;
    },
  };
  const fired = () => {
    const events = committed;
    committed = [];
    return events;
  };
  return { store, fired };
}

function watched(tx: Tx, pending: FiredEvent[]): Tx {
  return Object.create(tx, {
    outbox: {
      get: () => {
        const outbox = tx.outbox;
        return {
          ...outbox,
          append: async (event: OutboxEvent) => {
            await outbox.append(event);
            pending.push({
              type: event.type,
              userId: tx.userId,
              payload: asObject(JSON.parse(event.body)),
              owedTo: event.deliveries.map(({ webhookId }) => webhookId),
            });
          },
        };
      },
    },
  });
}
