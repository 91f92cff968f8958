import { describe, expect, test } from "vitest";
import { z } from "zod";
import { exploreOperation } from "../../../src/domain/agent/operations.ts";
import { operations } from "../../../src/domain/index.ts";
import { storeResume } from "../../../src/domain/resume/import/store-resume.ts";
import { importResume } from "../../../src/domain/resume/operations.ts";
import { defineOperation } from "../../../src/operation/definition.ts";
import { oncePerCall } from "../../../src/operation/once-per-call.ts";
import type { Store } from "../../../src/store/ports/store.ts";
import { applied, gridPosting, pasted } from "../../support/agent.ts";
import { type Harness, start } from "../../support/harness.ts";
import { at } from "../../support/json.ts";
import { personAt, personNamed } from "../../support/samples/persona.ts";

/** A store that says when a transaction that writes is open, and lets another write come before the next one. */
function watchedStore() {
  const state: { writing: boolean; before: () => Promise<void> } = {
    writing: false,
    before: async () => undefined,
  };
  const around = (inner: Store): Store => ({
    ...inner,
    write: async (userId, work) => {
      const { before } = state;
      state.before = async () => undefined;
      await before();
      return inner.write(userId, async (tx) => {
        state.writing = true;
        try {
          return await work(tx);
        } finally {
          state.writing = false;
        }
      });
    },
  });
  return { state, around };
}

/** An operation that measures the user's name, slowly as it were, and notes each time whether it may write. */
function measuring() {
  const { state, around } = watchedStore();
  const measured: ("rehearsal" | "transaction")[] = [];
  const nameLength = oncePerCall(
    (_: undefined) => "",
    async ({ tx }) => {
      measured.push(state.writing ? "transaction" : "rehearsal");
      return ((await tx.user.get())?.name ?? "").length;
    },
  );
  const declared = defineOperation({
    name: "ruler.measure",
    title: "Measure the name",
    description: "Stores the length of the user's name as an event of the timeline.",
    scope: "write:ruler",
    effect: "create",
    input: z.strictObject({}),
    output: z.strictObject({ length: z.int() }),
    http: { route: "POST /api/v1/ruler" },
    mcp: { tool: "measure_name" },
    policy: { rehearse: true },
    handler: async (ctx) => {
      const length = await nameLength(ctx, undefined);
      await ctx.tx.timeline.append({
        id: ctx.newId("tle"),
        userId: ctx.tx.userId,
        eventType: `measured ${length}`,
        eventData: {},
        impactScore: 0,
        timestamp: ctx.now.toISOString(),
      });
      return { data: { length } };
    },
  });
  return { state, around, measured, declarations: [...operations, declared] };
}

const rename = (h: Harness, userId: string, name: string) =>
  h.store.write(userId, (tx) => tx.user.rename({ name }));

async function eventsOf(h: Harness, userId: string): Promise<string[]> {
  const { rows } = await h.store.read(userId, (tx) => tx.timeline.list({ limit: 10 }));
  return rows.map(({ id, eventType }) => `${eventType} ${id.includes("rehearsal")}`);
}

describe("a rehearsed operation", () => {
  test("computes before its transaction, once, and writes once", async () => {
    const { around, measured, declarations } = measuring();
    const h = await start({ around, declarations });
    const { userId, key } = await h.newPerson();
    await rename(h, userId, "Ada");
    const answer = await h.send("POST", "/api/v1/ruler", { key, body: {} });
    expect(at(answer.body, "data")).toEqual({ length: 3 });
    expect(measured).toEqual(["rehearsal"]);
    expect(await eventsOf(h, userId)).toEqual(["measured 3 false"]);
  });

  test("computes again where the data changed in between", async () => {
    const { state, around, measured, declarations } = measuring();
    const h = await start({ around, declarations });
    const { userId, key } = await h.newPerson();
    await rename(h, userId, "Ada");
    state.before = () => rename(h, userId, "Grace");
    const answer = await h.send("POST", "/api/v1/ruler", { key, body: {} });
    expect(at(answer.body, "data")).toEqual({ length: 5 });
    expect(measured).toEqual(["rehearsal", "rehearsal"]);
    expect(await eventsOf(h, userId)).toEqual(["measured 5 false"]);
  });

  test("overtaken again and again, it is refused, and never computes in its transaction", async () => {
    const { state, around, measured, declarations } = measuring();
    const h = await start({ around, declarations, expectBugs: true });
    const { userId, key } = await h.newPerson();
    let name = "";
    const overtake = async () => {
      name += "x";
      await rename(h, userId, name);
      state.before = overtake;
    };
    state.before = overtake;
    const answer = await h.send("POST", "/api/v1/ruler", { key, body: {} });
    state.before = async () => undefined;
    expect([answer.status, answer.body.type, answer.headers.get("retry-after")]).toEqual([
      503,
      "server.internal",
      "1",
    ]);
    expect(measured).toEqual(Array(5).fill("rehearsal"));
    expect(await eventsOf(h, userId)).toEqual([]);
    const again = await h.send("POST", "/api/v1/ruler", { key, body: {} });
    expect(at(again.body, "data")).toEqual({ length: name.length });
  });

  test("a write that a rehearsal lets through is refused by the store", async () => {
    const h = await start();
    const { userId } = await h.newPerson();
    const attempt = h.store.rehearse(userId, (tx) => tx.user.rename({ name: "Ada" }));
    await expect(attempt).rejects.toMatchObject({ status: 503 });
    await rename(h, userId, "Grace");
    expect(await h.store.read(userId, (tx) => tx.user.get())).toMatchObject({ name: "Grace" });
  });
});

describe("inside a transaction that writes", () => {
  test("no resume is read", async () => {
    const { state, around } = watchedStore();
    const read: boolean[] = [];
    const watched = defineOperation({
      name: "resume.watch",
      title: "Import resume, watched",
      description:
        "Imports a resume as the operation of the domain does, and notes when its content is read.",
      scope: "write:resume",
      effect: "update",
      input: z.strictObject({ content: z.string() }),
      output: z.strictObject({ claims: z.int() }),
      http: { route: "PUT /api/v1/resume/watch" },
      mcp: { tool: "watch_import" },
      policy: { ...(importResume.policy.rehearse && { rehearse: true }) },
      handler: async (ctx, input) => {
        const content = () => {
          read.push(state.writing);
          return input.content;
        };
        await storeResume(ctx, {
          format: "markdown",
          mode: "replace",
          get content() {
            return content();
          },
        });
        return { data: { claims: (await ctx.tx.resume.claims()).length } };
      },
    });
    const declarations = [...operations, watched];
    const h = await start({ around, declarations });
    const { key } = await h.newPerson();
    const body = { content: "# Ada Example\n\n## Skills\n\nTypeScript, SQL" };
    const answer = await h.send("PUT", "/api/v1/resume/watch", { key, body });
    expect(at(answer.body, "data")).toEqual({ claims: 3 });
    expect(read).toEqual([false]);
  });

  test("an answer made before it is not checked again", async () => {
    const { state, around } = watchedStore();
    const checked: boolean[] = [];
    const answer = oncePerCall(
      (_: undefined) => "",
      () => ({ length: 3 }),
    );
    const watched = defineOperation({
      name: "ruler.check",
      title: "Check the name",
      description: "Stores the length of the user's name as an event of the timeline.",
      scope: "write:ruler",
      effect: "create",
      input: z.strictObject({}),
      output: z.strictObject({ length: z.int() }).refine(() => checked.push(state.writing) > 0),
      http: { route: "POST /api/v1/ruler/check" },
      mcp: { tool: "check_name" },
      policy: { rehearse: true },
      handler: async (ctx) => ({ data: answer(ctx, undefined) }),
    });
    const h = await start({ around, declarations: [...operations, watched] });
    const { key } = await h.newPerson();
    const { body } = await h.send("POST", "/api/v1/ruler/check", { key, body: {} });
    expect(at(body, "data")).toEqual({ length: 3 });
    expect(checked).toEqual([false]);
  });

  test("an imported resume is answered as it is stored, with ids that last", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    for (const name of ["Plain Works", "Works\u0000hop", "Half \ud83d\ude00"]) {
      const work = [{ name, position: "Engineer", startDate: "2019-01", highlights: [`Built ${name}`] }];
      const body = { content: { basics: { name: "Ada Example" }, work } };
      const { body: imported } = await h.send("PUT", importResume.http.path, { key, body });
      const { body: read } = await h.send("GET", "/api/v1/resume", { key });
      expect(at(imported, "data")).toEqual(at(read, "data"));
      expect(JSON.stringify(read)).not.toContain("rehearsal");
      const { body: found } = await h.send("GET", "/api/v1/memories?limit=50", { key });
      expect(JSON.stringify(found)).not.toContain("rehearsal");
      expect(at(found, "data")).toHaveLength(2);
    }
  });

  test("no posting is read and no occupation is scored", async () => {
    const { state, around } = watchedStore();
    const looked = { writing: 0, before: 0 };
    const look = () => {
      looked[state.writing ? "writing" : "before"] += 1;
    };
    const h = await start({ around: (inner) => withCatalogWatched(around(inner), look) });
    const person = await personAt(h, personNamed("electrician"), "everything");
    const actions = [
      { type: "normalize_opportunity" },
      { type: "generate_fit_brief" },
      { type: "prepare_execution_artifact", artifactKind: "resume_variant" },
      { type: "compare_role_directions", candidates: ["electrician", "teacher"] },
      { type: "request_report_branch", prompt: "Stay or move?" },
    ];
    looked.writing = 0;
    await applied(h, person, { actions, opportunity: pasted(gridPosting) });
    const explored = await h.send("POST", exploreOperation.http.path, {
      key: person.key,
      body: { goal: { direction: "teacher" }, execution: { checkpoint: "create" } },
    });
    expect(explored.status).toBe(200);
    expect(looked.before).toBeGreaterThan(3_000);
    expect(looked.writing).toBeLessThan(100);
  });
});

/** Calls `look` whenever the profile of an occupation, or the kind of a skill, is looked at. */
function withCatalogWatched(inner: Store, look: () => void): Store {
  const watch = <Entry extends object, Field extends keyof Entry>(entry: Entry, field: Field): Entry => {
    const value = entry[field];
    return Object.defineProperty({ ...entry }, field, {
      enumerable: true,
      get: () => {
        look();
        return value;
      },
    });
  };
  return {
    ...inner,
    catalog: {
      ...inner.catalog,
      stamp: async () => "watched",
      load: async () => {
        const data = await inner.catalog.load();
        return {
          ...data,
          occupations: data.occupations.map((entry) => watch(entry, "code")),
          skills: data.skills.map((entry) => watch(entry, "kind")),
        };
      },
    },
  };
}
