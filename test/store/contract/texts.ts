import { expect, test } from "vitest";
import { event, job, memory, type Open } from "./records.ts";

/** Every character that a text can have, and what is none. */
export function texts(open: Open): void {
  const page = { limit: 10 };
  const odd = [
    `"quoted", back\\slash, \\" both, \\\\ two, \\u0041 and \\ud83e spelled out`,
    "line\nfeed, tab\t, \u0001 control, \u2028 separator, \u00a0 space",
    "'single', $1, $2, %s, {a,b}, null, NULL, {}",
    "🧑‍🔧 漢字 é e\u0301 ﷽ \uFFFD \uFFFF",
    " ",
    "",
  ];

  test.each(odd)("texts: %j comes back as it was, wherever it stands", async (text) => {
    const store = await open();
    await store.write("usr_a", async (tx) => {
      await tx.profile.put({ bio_summary: text, [`own ${text}`]: [text] }, text);
      await tx.timeline.append({ ...event("tle_1", "usr_a"), eventType: text, eventData: { [text]: text } });
      await tx.memories.add({ ...memory("mem_1", text), content: { [text]: text }, sourceType: text });
      await tx.jobs.put({ ...job("job_1", "usr_a"), title: text, company: text });
      await tx.resume.replaceClaims([{ id: "clm_1", kind: "skill", text, path: text, identity: text }]);
      await tx.replies.save({ key: text, requestHash: text, reply: { text }, createdAt: text });
    });
    await store.read("usr_a", async (tx) => {
      expect(await tx.profile.get()).toEqual({
        profile: { bio_summary: text, [`own ${text}`]: [text] },
        updatedAt: text,
      });
      const { rows } = await tx.timeline.list({ ...page, eventType: text });
      expect(rows).toMatchObject([{ eventType: text, eventData: { [text]: text } }]);
      const node = { contentText: text, content: { [text]: text }, sourceType: text };
      expect(await tx.memories.get("mem_1")).toMatchObject(node);
      expect((await tx.jobs.list({ ...page, where: { company: text } })).rows).toMatchObject([
        { title: text, company: text },
      ]);
      expect(await tx.resume.claims()).toMatchObject([{ text, path: text, identity: text }]);
      expect(await tx.replies.find(text)).toMatchObject({ key: text, reply: { text } });
    });
  });

  test("texts: half a character is no reason to fail, and another text is found beside it", async () => {
    const store = await open();
    const half = "cut \ud83e";
    const whole = expect.stringMatching(/^cut \uFFFD+$/);
    await store.write("usr_a", async (tx) => {
      await tx.timeline.append({ ...event("tle_1", "usr_a"), eventType: half, eventData: { half } });
      await tx.memories.add({ ...memory("mem_1", half), content: { half } });
      await tx.jobs.put({ ...job("job_1", "usr_a"), title: half, company: "c" });
      await tx.resume.replaceClaims([{ id: "clm_1", kind: "skill", text: half, path: "p", identity: "i" }]);
    });
    await store.read("usr_a", async (tx) => {
      expect(await tx.timeline.get("tle_1")).toMatchObject({ eventType: whole });
      expect(await tx.memories.get("mem_1")).toMatchObject({ contentText: whole });
      expect(await tx.resume.claims()).toMatchObject([{ text: whole }]);
      const { rows } = await tx.jobs.list({ ...page, where: { company: "c" } });
      expect(rows.map(({ title }) => title.slice(0, 4))).toEqual(["cut "]);
    });
  });

  test("texts: by a name with the character that no text has, nothing is found", async () => {
    const store = await open();
    await store.write("usr_a", (tx) => tx.memories.add(memory("mem_1")));
    await store.read("usr_a", async (tx) => {
      expect(await tx.memories.get("mem_1\0")).toBeUndefined();
      expect(await tx.replies.find("\0")).toBeUndefined();
    });
    await store.read("usr_a\0", async (tx) => {
      expect(await tx.user.get()).toBeUndefined();
      expect((await tx.memories.list(page)).rows).toEqual([]);
    });
  });
}
