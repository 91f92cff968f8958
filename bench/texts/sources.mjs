// Postings that nobody here wrote, each with what its source says of it beside the text.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCsv } from "./csv.mjs";
import { plainText } from "./plain.mjs";

/** At most so many of one source, evenly from it. */
const MOST = 200;

const kinds = [
  { source: "board", of: (file) => file === "data job posts.csv", read: boardPostings },
  { source: "company pages", of: (file) => /^fake_job_postings.*\.csv$/.test(file), read: companyPages },
  { source: "federal", of: (file) => /^usajobs.*\.json$/.test(file), read: federalPostings },
  {
    source: "applicant systems",
    of: (file) => /^(?:greenhouse|lever).*\.json$/.test(file),
    read: systemPostings,
  },
  { source: "Hacker News", of: (file) => /^hn-.*\.(?:js|html)$/.test(file), read: hackerNews },
];

/** Rows of the board whose gold is closed; nobody opens them here either. */
const closedRows = new Set(
  Object.entries(JSON.parse(readFileSync(new URL("sources-postings.json", import.meta.url), "utf8")))
    .filter(([id, { path }]) => path === "data job posts.csv" && Number(/\d+$/.exec(id)[0]) % 2 === 0)
    .map(([, { row }]) => `row ${row}`),
);

/** By source: `{ id, half, text, labels }`; every second posting is of the half that nobody opens. */
export function loadSources(folder) {
  const files = readdirSync(folder).sort();
  return kinds.flatMap(({ source, of, read }) => {
    const postings = files.filter(of).flatMap((file) => read(readFileSync(join(folder, file), "utf8"), file));
    if (postings.length === 0) return [];
    const step = Math.max(1, Math.ceil(postings.length / MOST));
    const some = postings.filter((_, at) => at % step === 0);
    return [
      {
        source,
        postings: some.map((one, at) => ({
          ...one,
          half: at % 2 === 0 && !closedRows.has(one.id) ? "open" : "closed",
        })),
      },
    ];
  });
}

const given = (value) =>
  value === undefined || /^(?:NA|TBD|)$/.test(value.trim()) ? undefined : value.trim();

/** Odd rows are kept for checks from outside. */
function boardPostings(text) {
  return readCsv(text).flatMap((row, at) =>
    at % 2 === 1 || row.jobpost.length <= 400
      ? []
      : [
          {
            id: `row ${at}`,
            text: row.jobpost,
            labels: {
              title: given(row.Title),
              employer: given(row.Company),
              place: given(row.Location),
              deadline: given(row.Deadline),
              salary: given(row.Salary),
              demands: given(row.RequiredQual),
            },
          },
        ],
  );
}

function companyPages(text) {
  return readCsv(text).flatMap((row, at) => {
    if ((row.requirements ?? "").length < 200) return [];
    const parts = [
      [row.title, row.location].join("\n"),
      row.company_profile,
      ["Job description", row.description].join("\n"),
      ["Requirements", row.requirements].join("\n"),
      row.benefits && ["Benefits", row.benefits].join("\n"),
    ];
    return [
      {
        id: `row ${at}`,
        text: parts.filter(Boolean).join("\n\n"),
        labels: { title: given(row.title), place: given(row.location), demands: given(row.requirements) },
      },
    ];
  });
}

function federalPostings(text) {
  const items = JSON.parse(text).SearchResult.SearchResultItems;
  return items.map(({ MatchedObjectId: id, MatchedObjectDescriptor: job }) => {
    const [pay] = job.PositionRemuneration;
    const places = job.PositionLocation.map(({ LocationName: name }) => name.trim());
    const range =
      pay &&
      `$${Number(pay.MinimumRange).toLocaleString("en")} - $${Number(pay.MaximumRange).toLocaleString("en")}`;
    const parts = [
      [job.PositionTitle, job.DepartmentName, job.OrganizationName].filter(Boolean).join("\n"),
      [
        "Overview",
        `Open & closing dates\n${job.PositionStartDate.slice(0, 10)} to ${job.ApplicationCloseDate.slice(0, 10)}`,
        pay && `Salary\n${range} ${pay.RateIntervalCode.toLowerCase()}`,
        `Pay scale & grade\n${job.JobGrade[0]?.Code} ${job.UserArea.Details.LowGrade}`,
        `Location\n${places.slice(0, 3).join("\n")}`,
        `Work schedule\n${job.PositionSchedule[0]?.Name ?? ""}`,
      ]
        .filter(Boolean)
        .join("\n\n"),
      `Summary\n${job.UserArea.Details.JobSummary ?? ""}`,
      `This job is open to\n${job.UserArea.Details.WhoMayApply?.Name ?? job.UserArea.Details.WhoMayApply ?? ""}`,
      `Qualifications\n${job.QualificationSummary}`,
    ];
    const labels = {
      title: job.PositionTitle,
      employer: [job.OrganizationName, job.DepartmentName].filter(Boolean),
      place: places.join("; "),
      demands: job.QualificationSummary,
    };
    return { id, text: parts.join("\n\n"), labels };
  });
}

/** Greenhouse's and Lever's public lists. */
function systemPostings(text) {
  const data = JSON.parse(text);
  const jobs = Array.isArray(data) ? data : (data.jobs ?? []);
  return jobs.flatMap((job) => {
    const title = job.title ?? job.text;
    const place = job.location?.name ?? job.categories?.location;
    const lists = (job.lists ?? []).map((list) => `<h3>${list.text}</h3>${list.content}`).join("");
    const html = plainText(job.content ?? "") || `${job.description ?? ""}${lists}${job.additional ?? ""}`;
    const body = plainText(html);
    if (body.length < 400) return [];
    return [{ id: String(job.id), text: [title, place, "", body].join("\n"), labels: { title, place } }];
  });
}

/** The first line names employer, role and place between bars, in any order; labels are the first cell and those alike. */
function hackerNews(text, file) {
  const comments = [...text.matchAll(/class="commtext c00">([\s\S]*?)<\/span>/g)];
  return comments.flatMap(([, html], at) => {
    const body = plainText(html);
    const cells = body
      .split("\n")[0]
      .split("|")
      .map((cell) => cell.trim());
    if (cells.length < 3 || body.length < 300) return [];
    const employer = cells[0].replace(/\s*\(?https?:\S+\)?/, "").trim();
    return [{ id: `${file} ${at}`, text: body, labels: { employer } }];
  });
}
