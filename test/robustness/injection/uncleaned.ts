import type { Harness } from "../../support/harness.ts";
import { payloads } from "./payloads.ts";
import type { Seeds } from "./planted.ts";

/** Writes rows as another program or an older one may have: nothing was taken out of their texts. */
export async function storeUncleaned(h: Harness, userId: string, seeds: Seeds): Promise<void> {
  const createdAt = h.runtime.now().toISOString();
  await h.store.write(userId, async (tx) => {
    for (const [payload, dress] of Object.entries(payloads)) {
      const say = (what: string) => dress(seeds.marker(`${payload} stored ${what}`)).slice(0, 3000);
      const metadata = { said: say("metadata"), [say("name")]: say("value") };
      await tx.jobs.put({
        id: h.runtime.newId("job"),
        userId,
        type: "direction",
        title: say("title"),
        company: say("company"),
        sourceType: "manual",
        status: "discovering",
        reportRefs: [],
        artifactRefs: [],
        metadata,
        createdAt,
        updatedAt: createdAt,
      });
      await tx.reports.put({
        id: h.runtime.newId("rep"),
        userId,
        title: say("report"),
        summary: say("summary"),
        createdAt,
      });
      await tx.memories.add({
        id: h.runtime.newId("mem"),
        nodeType: "note",
        contentText: say("memory"),
        content: metadata,
        importance: 0.9,
        createdAt,
      });
    }
  });
}
