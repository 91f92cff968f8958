// What the rows of growth are measured over: notes, diary events, checkpoints and artifacts of one person.
import { fillMemories, storeModule } from "./memories.mjs";

const HOUR_MS = 3_600_000;

/** Data to grow: each gives a data file `count` rows of a kind. */
export function fillNotes(file, count) {
  return fillMemories(file, count);
}

export async function fillEvents(file, count) {
  const now = Date.now();
  await inUnits(file, count, (tx, place) =>
    tx.timeline.append({
      id: `tle_bench_${String(place).padStart(6, "0")}`,
      userId: "local",
      eventType: "note",
      eventData: { text: "Something that was done and is worth a line in the diary. ".repeat(4) },
      impactScore: 0.3,
      timestamp: new Date(now - place * HOUR_MS).toISOString(),
    }),
  );
}

export async function fillCheckpoints(file, count) {
  await inUnits(file, count, (tx, place) => {
    const at = new Date(Date.now() - place * HOUR_MS).toISOString();
    return tx.checkpoints.put({
      ...{
        id: `chk_bench_${String(place).padStart(6, "0")}`,
        userId: "local",
        kind: "explore",
        status: "active",
      },
      ...{ reportRefs: [], artifactRefs: [], jobsWorkspaceRefs: [], createdAt: at, updatedAt: at },
      goalSnapshot: { direction: "nurse educator", note: "What was thought of it then. ".repeat(10) },
    });
  });
}

export async function fillArtifacts(file, count) {
  await inUnits(file, count, (tx, place) => {
    const at = new Date(Date.now() - place * HOUR_MS).toISOString();
    const lines = Array.from({ length: 40 }, (_, line) => ({
      text: `A line of the posting, number ${line}, that is long enough to be one.`,
      claimIds: [],
      source: "opportunity",
    }));
    return tx.artifacts.put({
      id: `art_bench_${String(place).padStart(6, "0")}`,
      userId: "local",
      kind: "outreach_note",
      title: "A note",
      status: "draft",
      contentData: { markdown: "A line. ".repeat(400), sections: [{ heading: "Opening", lines }], gaps: [] },
      metadata: {},
      createdAt: at,
      updatedAt: at,
    });
  });
}

/** Writes `count` rows, many in one transaction. */
async function inUnits(file, count, write) {
  const store = (await storeModule()).openStore(file);
  try {
    for (let first = 0; first < count; first += 500) {
      await store.write("local", async (tx) => {
        for (let place = first; place < Math.min(count, first + 500); place += 1) await write(tx, place);
      });
    }
  } finally {
    await store.close();
  }
}
