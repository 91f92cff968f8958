import { expect, test } from "vitest";
import { briefLabels, briefText, jobLabels, jobText } from "../../../src/domain/records/texts.ts";
import { stems } from "../../../src/engine/retrieval/tokens.ts";

const at = "2026-03-01T10:00:00.000Z";
const refs = { reportRefs: [], artifactRefs: [] };
const own = { id: "job_1", userId: "usr_a", sourceType: "manual", status: "discovering", ...refs } as const;
const events = [
  {
    id: "jev_1",
    kind: "applied",
    at,
    recordedAt: at,
    note: "Sent by post",
    contact: { name: "Alex Example" },
  },
  { id: "jev_2", kind: "follow_up", at, recordedAt: at, dueAt: at, open: true },
] as const;

/** The words of a text that are neither labels nor in the document's JSON. */
function unlabelled(text: string, labels: string, document: object): string[] {
  const known = new Set(
    stems(`${labels} ${JSON.stringify(document).replaceAll("\\n", " ").replaceAll("_", " ")}`),
  );
  const dates = new Set(stems(at.slice(0, 10)));
  return stems(text).filter((stem) => !known.has(stem) && !dates.has(stem));
}

test("every word of an item's text is a label or stands in the item", () => {
  for (const posting of [{ postingText: "Nurse\nNights" }, { opportunity: { pay_range: { min: 1 } } }]) {
    const job = {
      ...{ ...own, type: "opportunity" as const, title: "Nurse", company: "Example" },
      metadata: { ...posting, found_by: "a friend" },
      application: { stage: "applied" as const, since: at, nextDue: at, events: [...events], contacts: [] },
    };
    expect(unlabelled(jobText(job), jobLabels, job)).toEqual([]);
  }
  const direction = { ...own, type: "direction" as const, title: "Nursing" };
  expect(unlabelled(jobText(direction), jobLabels, direction)).toEqual([]);
});

test("every word of a brief's text is a label or stands in the brief", () => {
  const brief = {
    ...{ id: "fit_1", userId: "usr_a", query: "Nurse at Example" },
    briefData: { score: 70, gaps: [{ text: "A licence" }], explanation: "Why" },
    opportunitySummary: { title: "Nurse", pay_range: { max: 2 } },
  };
  expect(unlabelled(`Fit brief: ${briefText(brief)}`, briefLabels, brief)).toEqual([]);
});
