import { expect, test } from "vitest";
import { z } from "zod";
import { processPlace } from "../../support/program/place.ts";
import { runWell, until } from "../../support/program/program.ts";
import { placed } from "../../support/program/server.ts";
import { passLeases, pendingDeliveries, readFound } from "./found.ts";
import { keepServer, keepStdio, type Server } from "./member.ts";
import { type Chance, chance, pause } from "./random.ts";
import { openReceiver, type Receipt } from "./receiver.ts";
import { type Write, type Writing, writeOverRest, writeOverStdio } from "./writers.ts";

// `npm run test:crash` sets these: more kills, and the leases of the dead waited out.
const kills = Number(process.env.CRASH_KILLS ?? 5);
const seed = Number(process.env.CRASH_SEED ?? Math.floor(Math.random() * 2 ** 32));
const waitsForLeases = process.env.CRASH_KILLS !== undefined;
const SECONDS = 120 + kills * 15;

test(
  `${kills} kills at random moments lose no acknowledged write, double none, and every event arrives under one id`,
  async () => {
    const random = chance(seed);
    const place = await processPlace();
    const key = await keyFor(place);
    const receiver = await openReceiver(chance(seed + 1));
    const servers = [keepServer("server 1", place), keepServer("server 2", place)];
    const stdios = [keepStdio("stdio 1", place), keepStdio("stdio 2", place)];
    const members = [...servers, ...stdios];
    await until("the servers run", () => servers.every(({ url }) => url() !== undefined));
    await subscribe(servers[0], key, receiver.url);

    let over = false;
    const written: Write[] = [];
    const writing = (number: number): Writing => ({
      ...{ isOver: () => over, key, written },
      random: chance(seed + number),
    });
    const writers = [
      ...servers.map((_, index) => writeOverRest(`rest${index}`, servers, writing(10 + index))),
      ...stdios.map((stdio, index) => writeOverStdio(`stdio${index}`, stdio, writing(20 + index))),
    ];
    await killSome(random, members, written);
    await until("life went on", () => acknowledged(written) > 3 * kills, 60);
    over = true;
    await Promise.all(writers);
    await delivered(
      place,
      members.flatMap(({ pid }) => pid() ?? []),
    );
    for (const member of members) expect(await member.end(), member.name).toMatchObject({ code: 0 });

    const found = await readFound(place);
    report(written, receiver.receipts, receiver.refused());
    expect(members.flatMap(({ errors }) => errors())).toEqual([]);
    expect(found.problems).toEqual([]);
    expect(found.pending).toBe(0);
    expect(wrongWrites(written, found.ids)).toEqual([]);
    expect(wrongEvents(found.timelineEventIds, receiver.receipts)).toEqual([]);
    expect(receiver.receipts.length).toBeGreaterThanOrEqual(found.timelineEventIds.length);
    expect(found.timelineEventIds.length).toBeGreaterThan(kills);
  },
  SECONDS * 1000,
);

async function keyFor(place: string): Promise<string> {
  const args = ["keys", "create", "--name", "crash", "--limit", "100000000", "--json", ...placed(place)];
  return z.object({ key: z.string() }).parse(JSON.parse(await runWell(args))).key;
}

async function subscribe(server: Server | undefined, key: string, url: string): Promise<void> {
  const { status } = await fetch(`${server?.url()}/api/v1/webhooks`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ url, events: ["timeline.event"] }),
  });
  expect(status).toBe(201);
}

/** Half of the kills come after something was written, however slow the machine; the others also into a start. */
async function killSome(
  random: Chance,
  members: readonly { kill: () => boolean }[],
  written: readonly Write[],
): Promise<void> {
  for (let killed = 0; killed < kills; ) {
    const wanted = written.length + random.between(1, 40);
    const last = Date.now() + (random.next() < 0.5 ? 20_000 : random.between(50, 500));
    while (written.length < wanted && Date.now() < last) await pause(5);
    await pause(random.between(0, 30));
    if (random.pick(members).kill()) killed += 1;
  }
}

function acknowledged(written: readonly Write[]): number {
  return written.filter(({ outcome }) => outcome === "acknowledged").length;
}

/** Until nothing waits any more: what a process was sending when it died goes out after its lease. */
async function delivered(place: string, alive: readonly number[]): Promise<void> {
  if (!waitsForLeases) await passLeases(place, alive);
  const last = Date.now() + 90_000;
  while ((await pendingDeliveries(place)) > 0) {
    if (Date.now() > last) throw new Error("Deliveries are still pending.");
    await pause(200);
  }
}

/** An acknowledged write is there once under the id told, a refused one not at all, any other at most once. */
function wrongWrites(written: readonly Write[], ids: ReadonlyMap<string, string[]>): string[] {
  const known = new Set(written.map(({ token }) => token));
  const strange = [...ids.keys()].filter((token) => !known.has(token));
  const wrong = written.filter(({ token, outcome, id }) => {
    const there = ids.get(token) ?? [];
    if (outcome === "unknown") return there.length > 1;
    return JSON.stringify(there) !== JSON.stringify(outcome === "acknowledged" ? [id] : []);
  });
  return [
    ...strange,
    ...wrong.map((write) => `${JSON.stringify(write)} is there as ${ids.get(write.token)}`),
  ];
}

/** Each event stored came at least once, always under the same delivery id and with the same bytes. */
function wrongEvents(stored: readonly string[], receipts: readonly Receipt[]): string[] {
  const came = new Map<string, Set<string>>();
  for (const { timelineEventId, delivery, body } of receipts)
    came.set(timelineEventId, (came.get(timelineEventId) ?? new Set()).add(`${delivery} ${body}`));
  const missed = stored.filter((id) => !came.has(id)).map((id) => `${id} never came`);
  const several = [...came]
    .filter(([, forms]) => forms.size > 1)
    .map(([id]) => `${id} came in several forms`);
  return [...missed, ...several];
}

function report(written: readonly Write[], receipts: readonly Receipt[], refused: number): void {
  const count = (holds: (write: Write) => boolean) => written.filter(holds).length;
  const figures = {
    ...{ seed, kills, writes: written.length },
    acknowledged: acknowledged(written),
    sentAgain: count(({ sent }) => sent > 1),
    answeredByReplay: count(({ replayed }) => replayed),
    unknown: count(({ outcome }) => outcome === "unknown"),
    refused: count(({ outcome }) => outcome === "refused"),
    receipts: receipts.length,
    deliveries: new Set(receipts.map(({ delivery }) => delivery)).size,
    answeredBadlyByTheReceiver: refused,
  };
  console.log(`Crash test: ${JSON.stringify(figures)}`);
}
