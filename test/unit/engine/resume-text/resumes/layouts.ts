/** Ways to set the head of a job, for two jobs of a fictional person. */

export type SampleJob = {
  readonly title: string;
  readonly employer: string;
  readonly place: string;
  readonly dates: string;
  readonly deed: string;
};

export const JOBS: readonly SampleJob[] = [
  {
    title: "Registered Nurse",
    employer: "Quillworks",
    place: "Boise, ID",
    dates: "Mar 2019 – Present",
    deed: "Care for patients",
  },
  {
    title: "Line Cook",
    employer: "Casco Bay Grill",
    place: "Portland, ME",
    dates: "06/2014 - 02/2019",
    deed: "Ran the grill in 2016",
  },
];

export type Layout = (job: SampleJob, dates: string) => string[];

export function shown(job: SampleJob): string {
  return job.dates;
}

function apart(left: string, right: string): string {
  return left + " ".repeat(Math.max(3, 78 - left.length - right.length)) + right;
}

export const LAYOUTS: [string, Layout][] = [
  ["title, employer, place / dates", (j, d) => [`${j.title}, ${j.employer}, ${j.place}`, d]],
  ["title, employer, place — dates", (j, d) => [`${j.title}, ${j.employer}, ${j.place} — ${d}`]],
  ["employer | title | dates", (j, d) => [`${j.employer} | ${j.title} | ${d}`]],
  ["title | employer | place | dates", (j, d) => [`${j.title} | ${j.employer} | ${j.place} | ${d}`]],
  ["title / employer, place / dates", (j, d) => [j.title, `${j.employer}, ${j.place}`, d]],
  ["employer, place / title / dates", (j, d) => [`${j.employer}, ${j.place}`, j.title, d]],
  ["title … dates / employer … place", (j, d) => [apart(j.title, d), apart(j.employer, j.place)]],
  ["employer … place / title … dates", (j, d) => [apart(j.employer, j.place), apart(j.title, d)]],
  ["employer … dates / title … place", (j, d) => [apart(j.employer, d), apart(j.title, j.place)]],
  ["title at employer (dates)", (j, d) => [`${j.title} at ${j.employer} (${d})`]],
  ["dates  title, employer, place", (j, d) => [`${d}  ${j.title}, ${j.employer}, ${j.place}`]],
  ["dates / title / employer", (j, d) => [d, j.title, j.employer]],
  ["dates / employer / title", (j, d) => [d, j.employer, j.title]],
  ["title — employer / dates | place", (j, d) => [`${j.title} — ${j.employer}`, `${d} | ${j.place}`]],
  ["employer — title (dates)", (j, d) => [`${j.employer} — ${j.title} (${d})`]],
  ["title / employer | dates", (j, d) => [j.title, `${j.employer} | ${d}`]],
  ["title / employer - place, dates", (j, d) => [j.title, `${j.employer} - ${j.place}, ${d}`]],
  ["title ⇥ dates / employer ⇥ place", (j, d) => [`${j.title}\t${d}`, `${j.employer}\t${j.place}`]],
  ["employer (place) / title, dates", (j, d) => [`${j.employer} (${j.place})`, `${j.title}, ${d}`]],
  ["employer, title … dates", (j, d) => [apart(`${j.employer}, ${j.title}`, d)]],
  ["title / employer / place / dates", (j, d) => [j.title, j.employer, j.place, d]],
  ["title / dates / employer, place", (j, d) => [j.title, d, `${j.employer}, ${j.place}`]],
];

export const MARKDOWN_LAYOUTS: [string, Layout][] = [
  ["### title — employer / *dates*", (j, d) => [`### ${j.title} — ${j.employer}`, "", `*${d}*`, ""]],
  ["### employer / **title** | dates", (j, d) => [`### ${j.employer}`, `**${j.title}** | ${d}`]],
  ["**title**, employer, place (dates)", (j, d) => [`**${j.title}**, ${j.employer}, ${j.place} (${d})`, ""]],
  ["**title** at **employer** / _dates_", (j, d) => [`**${j.title}** at **${j.employer}**`, `_${d}_`, ""]],
  [
    "### employer / #### title / *dates*",
    (j, d) => [`### ${j.employer}`, "", `#### ${j.title}`, "", `*${d}*`],
  ],
];
