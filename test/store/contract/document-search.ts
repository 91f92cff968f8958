import { expect, test } from "vitest";
import type { SearchedKind } from "../../../src/store/ports/documents.ts";
import type { Store } from "../../../src/store/ports/store.ts";
import { artifact, brief, job, type Open, report } from "./records.ts";

const every: SearchedKind[] = ["job", "fit_brief", "report", "artifact"];

async function find(store: Store, word: string, kinds = every, userId = "usr_a") {
  const terms = [{ word, synonyms: [] }];
  const { found, ...more } = await store.read(userId, (tx) =>
    tx.documentSearch.search({ terms, kinds, limit: 20 }),
  );
  return { ids: found.map(({ id }) => id), ...more };
}

/** The full-text index of documents. */
export function documentSearch(open: Open): void {
  test("document search: words of each kind are found, by stem, and only in the kinds asked for", async () => {
    const store = await open();
    await store.write("usr_a", async (tx) => {
      await tx.jobs.put({ ...job("job_1", "usr_a"), metadata: { postingText: "Nights with violins" } });
      await tx.briefs.put({ ...brief("fit_1", "usr_a"), query: "Violin maker" });
      await tx.reports.put({ ...report("rep_1", "usr_a"), contentMarkdown: "# A violin\nand 夜班 work" });
      await tx.artifacts.put({
        ...artifact("art_1", "usr_a"),
        contentData: { markdown: "Dear violin shop", sections: [], gaps: [] },
      });
      await tx.jobs.put({ ...job("job_2", "usr_a"), title: "Painter" });
    });
    const all = await find(store, "violin");
    expect(all.ids.toSorted()).toEqual(["art_1", "fit_1", "job_1", "rep_1"]);
    expect(all).toMatchObject({ nodes: 5, frequencies: { violin: 4 } });
    expect(await find(store, "violin", ["report", "job"])).toMatchObject({
      nodes: 3,
      frequencies: { violin: 2 },
    });
    expect((await find(store, "violin", ["fit_brief"])).ids).toEqual(["fit_1"]);
    expect((await find(store, "夜班")).ids).toEqual(["rep_1"]);
    expect(await find(store, "violin", [])).toMatchObject({ ids: [], nodes: 0 });
    expect(await find(store, "violin", every, "usr_b")).toMatchObject({ ids: [], nodes: 0 });
  });

  test("document search: a changed document is found by its new words alone, a deleted one by none", async () => {
    const store = await open();
    const put = (title: string) =>
      store.write("usr_a", (tx) => tx.jobs.put({ ...job("job_1", "usr_a"), title }));
    await put("Violinist");
    await store.write("usr_a", (tx) => tx.jobs.put({ ...job("job_2", "usr_a"), title: "Violinist" }));
    await put("Painter");
    expect((await find(store, "violinist")).ids).toEqual(["job_2"]);
    expect((await find(store, "painter")).ids).toEqual(["job_1"]);
    await store.write("usr_a", (tx) => tx.jobs.remove("job_1"));
    expect(await find(store, "painter")).toMatchObject({ ids: [], nodes: 1, frequencies: { painter: 0 } });
    await put("Sculptor");
    expect((await find(store, "sculptor")).ids).toEqual(["job_1"]);
    await store.write("usr_a", (tx) => tx.account.clear());
    expect(await find(store, "violinist")).toMatchObject({ ids: [], nodes: 0 });
    await put("Violinist");
    expect((await find(store, "violinist")).ids).toEqual(["job_1"]);
  });

  test("document search: of documents that match alike the newest come first, and the rarest word decides", async () => {
    const store = await open();
    await store.write("usr_a", async (tx) => {
      for (let at = 0; at < 30; at += 1)
        await tx.jobs.put({
          ...job(`job_${String(at).padStart(2, "0")}`, "usr_a"),
          title: at === 7 ? "Clerk for stamps" : "Clerk for books",
        });
    });
    const { found } = await store.read("usr_a", (tx) =>
      tx.documentSearch.search({
        terms: ["clerk", "stamps"].map((word) => ({ word, synonyms: [] })),
        kinds: every,
        limit: 3,
      }),
    );
    expect(found.map(({ id }) => id)).toEqual(["job_07", "job_29", "job_28"]);
  });
}
