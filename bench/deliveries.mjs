// Webhooks: how fast a backlog drains, how much a hanging receiver delays the others, and what the outbox costs a write.
import { join } from "node:path";
import { percentile } from "./latency.mjs";
import { storeModule } from "./memories.mjs";
import { command, program, root, startServer } from "./processes.mjs";

const BACKLOG = 10_000;
const MIN_RATE = 500;
const GOOD_RECEIVERS = 8;
const EVENTS = 200;
const EVENT_EVERY_MS = 50;
const DELAY_MS = 200;
const WRITES = 400;
const WARM_WRITES = 50;
const COST = 1.5;

/** Measures the drain rate, the delay beside a hanging receiver, and the cost of the outbox, against their targets. */
export async function deliveryResults(folder) {
  return [await drained(folder), await beside(folder), await cost(folder)];
}

async function drained(folder) {
  const { rate, lost, doubled } = await drainRate(dataFolder(join(folder, "backlog")));
  const whole = lost === 0 && doubled === 0;
  return {
    what: `a backlog of ${BACKLOG} deliveries to one receiver, drained at ${MIN_RATE} a second`,
    ratio: rate / MIN_RATE,
    target: { text: "at least 1, none lost, none doubled", met: (ratio) => ratio >= 1 && whole },
    detail: `${Math.round(rate)} a second, ${lost} lost, ${doubled} doubled`,
  };
}

/** Deliveries a second of a backlog of the database that `flags` name and that `store` opens. */
export function drainRate({ flags, store }, backlog = BACKLOG) {
  return receiving(async (receiver) => {
    await fill({ flags, store }, `${receiver.url}/ok`, backlog);
    const server = await startServer([program, "serve", "--port", "0", ...flags]);
    const { requests, deliveries, ms } = await arrived(receiver, backlog);
    await server.stop();
    return { rate: (deliveries / ms) * 1000, lost: backlog - deliveries, doubled: requests - deliveries };
  });
}

/** A database in a folder: how commands are told of it, and what the store opens. */
export function dataFolder(dataDir) {
  return { flags: ["--data-dir", dataDir], store: join(dataDir, "career-context.db") };
}

/** Writes a backlog for the user `local` with the store's own code. */
async function fill({ flags, store: place }, url, backlog) {
  // Any command that opens the folder creates the user.
  command("users", "create", "--name", "Bench", "--email", "bench@example.com", ...flags);
  const store = await (await storeModule()).openStore(place);
  const at = new Date().toISOString();
  const webhook = { id: "whk_bench", webhookUrl: url, events: ["timeline.event"], isActive: true };
  const keys = { secret: `whsec_${btoa("a secret of the bench, 32 bytes.")}`, previousSecret: null };
  await store.write("local", (tx) =>
    tx.webhooks.put({ ...webhook, ...keys, previousSecretUntil: null, createdAt: at, updatedAt: at }),
  );
  for (let first = 0; first < backlog; first += 1000) {
    await store.write("local", async (tx) => {
      for (let place = first; place < first + 1000; place += 1) {
        const data = { timelineEventId: `tle_bench_${place}`, eventType: "bench" };
        const body = JSON.stringify({ event: "timeline.event", userId: "local", timestamp: at, data });
        const deliveries = [{ id: `dlv_bench_${place}`, webhookId: webhook.id }];
        const event = { id: `evt_bench_${place}`, type: "timeline.event", body, createdAt: at, deliveries };
        await tx.outbox.append(event);
      }
    });
  }
  await store.close();
}

async function beside(folder) {
  return receiving(async (receiver) =>
    serving(join(folder, "beside"), async (send) => {
      await subscribe(send, `${receiver.url}/hang`);
      for (let place = 0; place < GOOD_RECEIVERS; place += 1)
        await subscribe(send, `${receiver.url}/ok/${place}`);
      for (let place = 0; place < EVENTS; place += 1) {
        await send("POST", "/api/v1/timeline", { eventType: "bench" });
        await pause(EVENT_EVERY_MS);
      }
      const { waits } = await arrived(receiver, EVENTS * GOOD_RECEIVERS);
      const p95 = percentile(waits, 95);
      return {
        what: `from write to receipt at ${GOOD_RECEIVERS} receivers beside one that hangs, against ${DELAY_MS} ms`,
        ratio: p95 / DELAY_MS,
        target: atMost(1),
        detail: `median ${percentile(waits, 50)} ms, 95th percentile ${p95} ms, most ${percentile(waits, 100)} ms`,
      };
    }),
  );
}

async function cost(folder) {
  const times = { owed: [], plain: [] };
  await receiving((receiver) =>
    serving(join(folder, "owed"), (owed) =>
      serving(join(folder, "plain"), async (plain) => {
        await subscribe(owed, `${receiver.url}/ok`);
        for (let place = 0; place < WARM_WRITES + WRITES; place += 1) {
          const body = { min_salary: 30_000 + place };
          times.owed.push(await timed(() => owed("PATCH", "/api/v1/profile", body)));
          times.plain.push(await timed(() => plain("PATCH", "/api/v1/profile", body)));
        }
      }),
    ),
  );
  const [owed, plain] = [times.owed.slice(WARM_WRITES), times.plain.slice(WARM_WRITES)];
  return {
    what: "a write that is owed to a subscriber against the same write without subscriptions",
    ratio: percentile(owed, 50) / percentile(plain, 50),
    target: atMost(COST),
    detail: `median ${inWords(owed, 50)} to ${inWords(plain, 50)} ms, 95th percentile ${inWords(owed, 95)} to ${inWords(plain, 95)} ms`,
  };
}

/** Runs `work` with a receiver. */
async function receiving(work) {
  const receiver = await startServer([join(root, "bench", "receiver.mjs")]);
  try {
    return await work(receiver);
  } finally {
    await receiver.stop();
  }
}

/** Runs `work` with a server on a fresh folder and a function that sends requests to it. */
async function serving(dataDir, work) {
  const args = ["keys", "create", "--name", "bench", "--limit", "100000000", "--json", "--data-dir", dataDir];
  const { key } = JSON.parse(command(...args));
  const server = await startServer([program, "serve", "--port", "0", "--data-dir", dataDir]);
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const send = async (method, path, body) => {
    const response = await fetch(server.url + path, { method, headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 200)}`);
  };
  try {
    return await work(send);
  } finally {
    await server.stop();
  }
}

function subscribe(send, url) {
  return send("POST", "/api/v1/webhooks", { url, events: ["profile.updated", "timeline.event"] });
}

/** Waits until `expected` requests arrived or no more arrive; returns the receiver's report. */
async function arrived(receiver, expected) {
  for (let last = -1; ; ) {
    await pause(1500);
    const report = await (await fetch(`${receiver.url}/report`)).json();
    // One more poll detects duplicates.
    if (report.requests === last && (report.requests >= expected || last > 0)) return report;
    last = report.requests;
  }
}

async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function inWords(times, percent) {
  return percentile(times, percent).toFixed(1);
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function atMost(value) {
  return { text: `at most ${value}`, met: (ratio) => ratio <= value };
}
