import { describe, expect, test } from "vitest";
import { proveResume } from "../../../../src/engine/resume/proof/prove-resume.ts";

interface Job {
  position: string;
  name: string;
  startDate: string;
  endDate: string;
  dates: string;
  does: string;
}

const cook: Job = {
  position: "Line Cook",
  name: "Example Diner",
  startDate: "2012-03",
  endDate: "2015-06",
  dates: "March 2012 – June 2015",
  does: "Ran the grill for ninety covers a night",
};
const host: Job = {
  position: "Host",
  name: "Sample Inn",
  startDate: "2015-07",
  endDate: "2018-01",
  dates: "July 2015 – January 2018",
  does: "Seated two hundred guests a day",
};
const chef: Job = {
  position: "Sous Chef",
  name: "Model Bistro",
  startDate: "2018-02",
  endDate: "2021-09",
  dates: "February 2018 – September 2021",
  does: "Wrote the menus of the season",
};
const jobs = [chef, host, cook];

const head = "Ada Example\nDuluth, MN | ada@example.org\n\n";
const layouts: Record<string, (job: Job) => string> = {
  "dates below the names": (job) => `${job.position}\n${job.name}\n${job.dates}\n- ${job.does}`,
  "dates below the names, without duties": (job) => `${job.position}\n${job.name}\n${job.dates}`,
  "dates above the names": (job) => `${job.dates}\n${job.position}\n${job.name}\n- ${job.does}`,
  "dates above the names, without duties": (job) => `${job.dates}\n${job.position}\n${job.name}`,
  "dates below names on one line": (job) => `${job.position}, ${job.name}\n${job.dates}\n- ${job.does}`,
  "dates above names on one line": (job) => `${job.dates}\n${job.position}, ${job.name}\n- ${job.does}`,
  "dates between the names": (job) => `${job.name}\n${job.dates}\n${job.position}\n- ${job.does}`,
  "dates beside the employer": (job) => `${job.name}, ${job.dates}\n${job.position}\n- ${job.does}`,
  "dates beside the title": (job) => `${job.name}\n${job.position}, ${job.dates}\n- ${job.does}`,
  "all on one line": (job) => `${job.position}, ${job.name}, ${job.dates}\n- ${job.does}`,
};
/** A heading that is none for any reader is the first name of such a list: where its entries begin nobody can tell. */
const isOpen = /above the names, without duties, (?:close|apart), below Erwerbs/;
const headings = ["EXPERIENCE", "Berufserfahrung", "Erwerbsleben und so", ""];
const texts = headings
  .flatMap((heading) =>
    Object.entries(layouts).flatMap(([name, line]) =>
      ["\n", "\n\n"].map((gap): [string, string] => [
        `${name}, ${gap === "\n" ? "close" : "apart"}, below ${heading || "nothing"}`,
        `${head}${heading}\n${jobs.map(line).join(gap)}\n\nEDUCATION\nDiploma in Cookery, Example College, 2011\n`,
      ]),
    ),
  )
  .filter(([name]) => !isOpen.test(name));

const told = ({ position, name, startDate, endDate }: Job, more = {}) => ({
  position,
  name,
  startDate,
  endDate,
  ...more,
});
const kept = (text: string, work: unknown[]) => proveResume(text, { work }).document.work ?? [];

describe.each(texts)("jobs with %s", (_, text) => {
  test("are kept as they stand there", () => {
    const own = jobs.map((job) => told(job, text.includes(job.does) ? { highlights: [job.does] } : {}));
    expect(kept(text, own)).toEqual(own);
    for (const job of own) expect(kept(text, [job])).toEqual([job]);
  });

  test.each(
    jobs.flatMap((job, at) =>
      jobs.flatMap((other, place) =>
        at === place ? [] : [[`${job.position} and ${other.position}`, job, other] as const],
      ),
    ),
  )("are not mixed: %s", (_pair, job, other) => {
    const { startDate, endDate } = other;
    expect(kept(text, [told(job, { startDate, endDate })]), "dates").toEqual([]);
    expect(kept(text, [told(job, { name: other.name })]), "employer").toEqual([]);
    expect(kept(text, [told(job, { position: other.position })]), "title").toEqual([]);
    expect(kept(text, [{ position: job.position, startDate, endDate }]), "dates of a title").toEqual([]);
    if (text.includes(other.does)) {
      expect(kept(text, [told(job, { highlights: [other.does] })]), "duty").toEqual([told(job)]);
    }
  });
});

test("steps at one employer are kept, each in a paragraph of its own, and jobs of one line by their own dates", () => {
  const text = `${head}EXPERIENCE\nEXAMPLE CREDIT UNION                 Vernon, BC\nBranch Manager              Jan 2022 – Present\n• Opened a branch\n\nAssistant Manager              May 2019 – Dec 2021\n• Coached lending staff\n\nEarlier: barista, Sample Cafe (2008–2010); fruit picker, Model Farm (2011)\n`;
  const work = [
    { position: "Branch Manager", name: "Example Credit Union", startDate: "2022-01" },
    { position: "Assistant Manager", name: "Example Credit Union", startDate: "2019-05", endDate: "2021-12" },
    { position: "fruit picker", name: "Model Farm", startDate: "2011", endDate: "2011" },
  ];
  expect(proveResume(text, { work }).unproved).toEqual([]);
  const other = { ...work[1], startDate: "2022-01", endDate: undefined };
  expect(kept(text, [other])).toEqual([]);
});

test("a title and an employer of different jobs are not mixed without dates, either", () => {
  const [, text = ""] = texts[0] ?? [];
  expect(kept(text, [{ position: host.position, name: cook.name }])).toEqual([]);
  expect(kept(text, [{ position: host.position, name: host.name }])).toHaveLength(1);
});
