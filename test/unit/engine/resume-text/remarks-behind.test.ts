import { expect, test } from "vitest";
import { read as readText } from "./reading.ts";

const read = (content: string) => readText(`Ana Sample\nToronto\n\n${content}\n`);

test.each(["laid off", "laid off, team of 40 eliminated", "made redundant"])(
  "how a job ended stands behind its dates and takes nothing of it away: %s",
  (remark) => {
    const { document } = read(
      `EXPERIENCE\n\nAcme Ltd., Leeds\nSenior Engineer | Apr 2021 – Oct 2026 (${remark})\n- Built the order service in Go\n\nBeta Inc., York\nEngineer | May 2017 – Mar 2021\n- Wrote Java services`,
    );
    expect(document.work).toMatchObject([
      { name: "Acme Ltd.", position: "Senior Engineer", startDate: "2021-04", endDate: "2026-10" },
      { name: "Beta Inc." },
    ]);
  },
);

test.each(["PROJECT ENGINEER", "PROJECT MANAGER", "TRAINING COORDINATOR"])(
  "a title in capitals among the jobs is no heading: %s",
  (title) => {
    const { document } = read(
      `WORK EXPERIENCE\n\n${title}\nDMR Builders, Makati\nJune 2012 to August 2015\n- Built a tower\n\nSITE ENGINEER\nAbc Corp, Manila\nJune 2009 to May 2012\n- Checked drawings`,
    );
    expect(document.work).toMatchObject([{ position: title }, { position: "SITE ENGINEER" }]);
  },
);

test.each([
  "G2 driver's licence (Ontario): not yet, road test booked Dec 14",
  "Driving licence: provisional only",
])("a licence that is not held yet is no paper: %s", (line) => {
  const { document, unread } = read(
    `EXPERIENCE\nCook, Acme Ltd, Toronto, May 2018 - present\n\nCERTIFICATIONS\n- First Aid, 2024\n- ${line}`,
  );
  expect(document.certificates).toMatchObject([{ name: "First Aid" }]);
  expect(unread.map(({ text }) => text)).toContain(line);
});
