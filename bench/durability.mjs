// What waiting for the disk costs: the same write as an acknowledged one and as a low-durability one.
import { join } from "node:path";
import { percentile } from "./latency.mjs";
import { storeModule } from "./memories.mjs";

const WRITES = 500;
const WARM = 50;
const BODY = JSON.stringify({ words: "a kilobyte of words ".repeat(50) });

/** Measures the cost of `synchronous = FULL` with the store's own scheduler; it has no target. */
export async function durabilityResults(folder) {
  const { openClient, schedulerOf } = await storeModule();
  const client = openClient(join(folder, "durability.db"));
  const scheduler = schedulerOf(client);
  client.sqlite.exec("create table bench (id integer primary key, body text)");
  const insert = client.sqlite.prepare("insert into bench (body) values (?)");
  const times = { transaction: [], lowDurabilityTransaction: [] };
  for (let place = 0; place < WARM + WRITES; place += 1) {
    for (const kind of Object.keys(times)) {
      const began = performance.now();
      await scheduler[kind](() => insert.run(BODY));
      times[kind].push(performance.now() - began);
    }
  }
  client.sqlite.close();
  const at = (kind, share) => percentile(times[kind].slice(WARM), share);
  const inWords = (share) =>
    `${at("transaction", share).toFixed(2)} to ${at("lowDurabilityTransaction", share).toFixed(2)} ms`;
  return [
    {
      what: "a write that waits for the disk against the same write that does not",
      ratio: at("transaction", 50) / at("lowDurabilityTransaction", 50),
      target: { text: "none", met: () => true },
      detail: `median ${inWords(50)}, 95th percentile ${inWords(95)}`,
    },
  ];
}
