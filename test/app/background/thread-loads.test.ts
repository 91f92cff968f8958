import { expect, test } from "vitest";
import type { HeavyWorker } from "../../../src/app/worker/worker.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import { signedIn } from "../../support/web.ts";

const KEPT = {
  day: "2026-02-27",
  overallScore: 61,
  metrics: { skillFreshness: 72, goalProgress: null, marketAlignment: 43, careerActivity: 58 },
  formula: "career-health-3",
};
const DUE = [{ type: "skill_gap", subject: "whole", seen: "warning" }];
const LATE = "Your current scores are still being worked out. Reload the page in a moment.";

/** A program whose heavy thread is still loading its code and the catalog, and what it was asked to evaluate. */
async function whileLoading() {
  const never = () => new Promise<never>(() => undefined);
  const evaluations: string[] = [];
  const evaluateAlerts = async (userId: string) => {
    evaluations.push(userId);
    if (evaluations.length > 1) await never();
  };
  const heavyWorker: HeavyWorker = {
    call: never,
    print: never,
    evaluateAlerts,
    close: async () => undefined,
  };
  const h = await start({ heavyWorker });
  const person = await h.newPerson();
  const body = { current_job_title: "Nurse" };
  // Evaluated at once: a write waits for its own evaluation.
  expect((await h.send("PATCH", "/api/v1/profile", { key: person.key, body })).status).toBe(200);
  return { h, ...person, evaluations };
}

/** What is answered once the longest wait of a read is over. */
async function late<T>(h: Harness, answer: Promise<T>): Promise<T> {
  await h.runtime.timers.advance(400);
  return answer;
}

test("Today shows the newest stored day while the thread that computes scores still loads", async () => {
  const { h, userId } = await whileLoading();
  await h.store.write(userId, (tx) => tx.healthDays.put(KEPT));
  const page = await late(h, (await signedIn(h, userId)).get("/"));
  const health = page.slice(page.indexOf('id="health"')).split("</section>")[0] ?? "";
  expect(health).toContain('61 <span class="soft">of 100</span>');
  expect(health).toContain(
    'As of <time datetime="2026-02-27" title="Friday 27 February 2026">Fri 27 Feb</time>.',
  );
  expect(health).toContain(LATE);
  expect(health).not.toContain("What would move it");
});

test("Today says that scores are worked out where no day is stored", async () => {
  const { h, userId } = await whileLoading();
  const page = await late(h, (await signedIn(h, userId)).get("/"));
  const health = page.slice(page.indexOf('id="health"')).split("</section>")[0] ?? "";
  expect(health).toContain(LATE);
  expect(health).not.toContain("of 100");
  expect(health).not.toContain("not known");
});

test.each([
  ["/match?q=nurse", "Your ranking"],
  ["/graph", "Your graph"],
])("%s says that it is worked out, and looks again where there is script", async (path, what) => {
  const { h, userId } = await whileLoading();
  const page = await late(h, (await signedIn(h, userId)).get(path));
  expect(page).toContain(`${what} is being worked out.`);
  expect(page).toMatch(/id="late" data-live="page"/);
  expect(page).toContain(`href="${path}">Show it`);
});

test("a read shows the alerts of the last evaluation if a due one takes long, and starts one alone", async () => {
  const { h, userId, key, evaluations } = await whileLoading();
  await h.addAlert(userId, { message: "Two skills are missing." });
  await h.store.write(userId, (tx) => tx.alerts.putStates(DUE, h.runtime.now().toISOString()));
  const first = await late(h, h.send("GET", "/api/v1/alerts", { key }));
  expect(asList(first.body.data).map(({ message }) => message)).toEqual(["Two skills are missing."]);
  // The wait of the first is over, so this one does not wait.
  const context = await h.send("GET", "/api/v1/context", { key });
  expect(at(context.body, "data", "user", "id")).toBe(userId);
  expect(evaluations).toEqual([userId, userId]);
});
