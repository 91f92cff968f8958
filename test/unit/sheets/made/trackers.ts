import { makeCsv } from "../../../support/sheets/make-csv.ts";
import { type MadeTable, names, neither } from "./types.ts";

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

/**
 * Exports of other trackers. The columns of LinkedIn, Simplify and Reactive Resume are as published; those of Huntr,
 * Teal, Notion and Google Sheets as others describe them, without an export at hand.
 */
export const trackers: Record<string, MadeTable> = {
  "LinkedIn, Job Applications.csv: the address there is the person's own": {
    format: "csv",
    make: () =>
      makeCsv([
        [
          ...[
            "Application Date",
            "Contact Email",
            "Contact Phone Number",
            "Company Name",
            "Job Title",
            "Job Url",
          ],
          ...["Resume Name", "Question And Answers"],
        ],
        [
          "4/3/26, 9:05 AM",
          "me@example.org",
          "555",
          "Example Works",
          "Nurse",
          "https://example.com/1",
          "cv.pdf",
          "Years? | 3",
        ],
      ]),
    fields: { appliedAt: "Application Date", company: "Company Name", title: "Job Title", url: "Job Url" },
    openings: [
      {
        row: 2,
        appliedAt: "2026-04-03",
        company: "Example Works",
        title: "Nurse",
        url: "https://example.com/1",
      },
    ],
    skipped: { 1: names },
  },
  "LinkedIn, Saved Jobs.csv": {
    format: "csv",
    make: () =>
      makeCsv([
        ["Saved Date", "Job Url", "Job Title", "Company Name"],
        ["4/3/26, 9:05 PM", "https://example.com/1", "Nurse", "Example Works"],
      ]),
    fields: { savedAt: "Saved Date", company: "Company Name", title: "Job Title", url: "Job Url" },
    openings: [
      {
        row: 2,
        savedAt: "2026-04-03",
        company: "Example Works",
        title: "Nurse",
        url: "https://example.com/1",
      },
    ],
    skipped: { 1: names },
  },
  Simplify: {
    format: "csv",
    make: () =>
      makeCsv([
        [
          ...["Job Title", "Company Name", "Job URL", "Applied Date", "Status", "Status Date"],
          ...["Archived", "Date Archived", "Notes"],
        ],
        [
          "Nurse",
          "Example Works",
          "https://example.com/1",
          "2026-04-03",
          "SCREEN",
          "2026-04-09",
          "false",
          "",
          "Called",
        ],
      ]),
    fields: {
      ...{ title: "Job Title", company: "Company Name", url: "Job URL", appliedAt: "Applied Date" },
      ...{ stage: "Status", notes: "Notes" },
    },
    openings: [
      {
        ...{ row: 2, title: "Nurse", company: "Example Works", url: "https://example.com/1" },
        ...{ appliedAt: "2026-04-03", stage: "screen", notes: "Called" },
      },
    ],
    skipped: { 1: names },
  },
  Huntr: {
    format: "csv",
    make: () =>
      makeCsv([
        ["Employer", "Job Title", "List", "URL", "Location", "Salary", "Date Saved", "Date Applied", "Notes"],
        [
          ...["Example Works", "Nurse", "Wishlist", "https://example.com/1", "Example Town", "40k"],
          ...["2026-04-01", "", "Ask Kim"],
        ],
      ]),
    fields: {
      ...{ company: "Employer", title: "Job Title", stage: "List", url: "URL", location: "Location" },
      ...{ salary: "Salary", savedAt: "Date Saved", appliedAt: "Date Applied", notes: "Notes" },
    },
    openings: [
      {
        ...{ row: 2, company: "Example Works", title: "Nurse", stage: "saved", url: "https://example.com/1" },
        ...{ location: "Example Town", salary: "40k", savedAt: "2026-04-01", notes: "Ask Kim" },
      },
    ],
    skipped: { 1: names },
  },
  Teal: {
    format: "csv",
    make: () =>
      makeCsv([
        [
          ...["Job Position", "Company", "Min Salary", "Max Salary", "Location", "Status", "Date Saved"],
          ...["Deadline", "Date Applied", "Follow up", "Excitement", "URL"],
        ],
        [
          ...["Nurse", "Example Works", "40000", "50000", "Example Town", "Bookmarked", "04/01/2026"],
          ...["04/30/2026", "", "04/20/2026", "3", "https://example.com/1"],
        ],
      ]),
    fields: {
      ...{ title: "Job Position", company: "Company", location: "Location", stage: "Status" },
      ...{
        savedAt: "Date Saved",
        closingAt: "Deadline",
        appliedAt: "Date Applied",
        followUpAt: "Follow up",
        url: "URL",
        salary: "Max Salary",
      },
    },
    openings: [
      {
        ...{ row: 2, title: "Nurse", company: "Example Works", location: "Example Town", stage: "saved" },
        ...{ closingAt: "2026-04-30", followUpAt: "2026-04-20", url: "https://example.com/1" },
        // The other columns show that the month comes first.
        ...{ savedAt: "2026-04-01", salary: "40000 - 50000" },
      },
    ],
    skipped: { 1: names },
  },
  "Reactive Resume, JSON": {
    format: "json",
    make: () =>
      json([
        {
          ...{
            id: "a1",
            company: "Example Works",
            role: "Nurse",
            location: null,
            salary: "40k",
            status: "applied",
          },
          ...{
            archived: false,
            source: "Board",
            sourceUrl: "https://example.com/1",
            jobDescription: "Care.\n\nMore.",
          },
          ...{
            notes: "Ask Kim",
            followUpAt: "2026-04-20T00:00:00.000Z",
            appliedAt: "2026-04-03T08:00:00.000Z",
          },
          ...{ tags: ["care", "night"], contacts: [{ name: "Alex Example", email: "alex@example.org" }] },
          ...{ createdAt: "2026-04-01T08:00:00.000Z", updatedAt: "2026-04-02T08:00:00.000Z", activity: [] },
        },
      ]),
    fields: {
      ...{
        externalId: "id",
        company: "company",
        title: "role",
        salary: "salary",
        stage: "status",
        url: "sourceUrl",
      },
      ...{ posting: "jobDescription", notes: "notes", followUpAt: "followUpAt", appliedAt: "appliedAt" },
      ...{ contactName: "contacts.name", contactEmail: "contacts.email", savedAt: "createdAt" },
    },
    openings: [
      {
        ...{
          row: 2,
          externalId: "a1",
          company: "Example Works",
          title: "Nurse",
          salary: "40k",
          stage: "applied",
        },
        ...{
          url: "https://example.com/1",
          posting: "Care.\n\nMore.",
          notes: "Ask Kim",
          followUpAt: "2026-04-20",
        },
        ...{ appliedAt: "2026-04-03", contactName: "Alex Example", contactEmail: "alex@example.org" },
        savedAt: "2026-04-01",
      },
    ],
    skipped: { 1: names },
  },
  "a board, JSON, with lists of other things": {
    format: "table",
    make: () =>
      json({
        user: { name: "Kim Example", emails: [{ email: "kim@example.org" }] },
        board: {
          contacts: [
            { company: "Example Works", phone: "1" },
            { company: "Example Hall", phone: "2" },
          ],
          jobs: {
            j1: { job: { title: "Nurse", company: { name: "Example Works" } }, list: { name: "Interview" } },
            j2: {
              job: { title: "Cook", company: { name: "Example Hall" } },
              list: { name: "No reply" },
              at: 1_775_174_400,
            },
          },
        },
      }),
    fields: { title: "job.title", company: "job.company.name", stage: "list.name" },
    openings: [
      { row: 2, title: "Nurse", company: "Example Works", stage: "interview" },
      { row: 3, title: "Cook", company: "Example Hall", stage: "ghosted" },
    ],
    skipped: { 1: names },
  },
  Notion: {
    format: "csv",
    make: () =>
      makeCsv(
        [
          [
            "Company",
            "Position",
            "Stage",
            "Application Date",
            "Interview",
            "Posting URL",
            "Created time",
            "Contact",
          ],
          [
            ...["Example Works", "Nurse", "🗣 Interviewing", "April 3, 2026", "April 10, 2026 2:30 PM"],
            ...["https://example.com/1", "April 1, 2026 8:00 AM", "Alex Example <alex@example.org>"],
          ],
        ],
        { encoding: "utf-8-bom" },
      ),
    fields: {
      ...{ company: "Company", title: "Position", stage: "Stage", appliedAt: "Application Date" },
      ...{ interviewAt: "Interview", url: "Posting URL", savedAt: "Created time", contactName: "Contact" },
    },
    openings: [
      {
        ...{ row: 2, company: "Example Works", title: "Nurse", stage: "interview", appliedAt: "2026-04-03" },
        ...{ interviewAt: "2026-04-10T14:30", url: "https://example.com/1", savedAt: "2026-04-01" },
        ...{ contactName: "Alex Example", contactEmail: "alex@example.org" },
      },
    ],
    skipped: { 1: names },
  },
  "a template of Google Sheets": {
    format: "csv",
    make: () =>
      makeCsv([
        ["Job Application Tracker", "", "", "", "", "", "", "", ""],
        [
          ...[
            "Company Name",
            "Job Title",
            "Job Posting Link",
            "Date Applied",
            "Follow-Up Date",
            "Contact Person",
          ],
          ...["Contact Email", "Application Status", "Resume"],
        ],
        [
          ...["Example Works", "Nurse", "https://example.com/1", "4/13/2026", "4/20/2026", "Alex Example"],
          ...["alex@example.org", "Offer declined", "v2"],
        ],
        ["", "", "", "", "", "", "", "Applied", ""],
      ]),
    fields: {
      ...{ company: "Company Name", title: "Job Title", url: "Job Posting Link", appliedAt: "Date Applied" },
      ...{ followUpAt: "Follow-Up Date", contactName: "Contact Person", contactEmail: "Contact Email" },
      stage: "Application Status",
    },
    openings: [
      {
        ...{
          row: 3,
          company: "Example Works",
          title: "Nurse",
          url: "https://example.com/1",
          stage: "withdrawn",
        },
        ...{ appliedAt: "2026-04-13", followUpAt: "2026-04-20", contactName: "Alex Example" },
        contactEmail: "alex@example.org",
      },
    ],
    skipped: { 1: "is above the column names", 2: names, 4: neither },
  },
};
