import { expect, test } from "vitest";
import { europassPdf, europassXml, olderEuropass } from "../../support/documents/make-europass.ts";
import { linkedInZip, table } from "../../support/documents/make-linkedin.ts";
import { nurse } from "../../support/documents/people.ts";
import { start } from "../../support/harness.ts";
import { at } from "../../support/json.ts";

async function importing() {
  const h = await start();
  const { key } = await h.newPerson();
  const send = (content: string | Buffer, more: object = {}) => {
    const body = { content: typeof content === "string" ? content : content.toString("base64"), ...more };
    return h.send("PUT", "/api/v1/resume", { key, body });
  };
  return { h, key, send };
}

test("Europass XML gives every value with its place in the extracted text", async () => {
  const { send } = await importing();
  const { body } = await send(europassXml(nurse));
  expect(at(body, "data", "format")).toBe("europass");
  expect(at(body, "data", "document")).toMatchObject({
    basics: {
      name: "Ottilie Brackenridge",
      email: "ottilie.brackenridge@example.com",
      summary: nurse.basics.summary,
    },
    work: nurse.work,
    education: nurse.education,
  });
  const { fields, sourceText } = body.data as {
    fields: { path: string; sourceSpan: [number, number] }[];
    sourceText: string;
  };
  const place = fields.find(({ path }) => path === "work[1].name")?.sourceSpan ?? [0, 0];
  expect(sourceText.slice(...place)).toBe("Larkspur Community Clinic");
  expect(fields.every(({ sourceSpan }) => sourceSpan !== undefined)).toBe(true);
});

test("the older dialect is read, and a birth date and street that nobody asked for are not", async () => {
  const { send } = await importing();
  const { body, text } = await send(Buffer.from(olderEuropass), { format: "europass" });
  expect(at(body, "data", "document")).toEqual({
    basics: {
      name: "Ilse Vandermolen",
      email: "ilse@example.com",
      location: { city: "Gent", countryCode: "BE" },
    },
    work: [
      {
        position: "Baker",
        name: "Bakkerij De Korst",
        startDate: "2014-03",
        endDate: "2018-11-05",
        highlights: ["Baked bread for two shops"],
      },
    ],
    education: [
      {
        studyType: "Diploma Bakery",
        institution: "Hotelschool Leieland",
        startDate: "1998",
        endDate: "2001",
      },
    ],
    skills: [{ name: "Spreadsheets" }],
    languages: [
      { language: "Dutch", fluency: "native" },
      { language: "French", fluency: "B2–C1" },
    ],
  });
  expect(text).not.toMatch(/1980|Kade 12/);
});

test("of a Europass PDF the attached XML is read, and the answer says europass", async () => {
  const { send } = await importing();
  const { body } = await send(await europassPdf(europassXml(nurse)), { format: "pdf" });
  expect(at(body, "data", "format")).toBe("europass");
  expect(at(body, "data", "document", "work", 0, "name")).toBe("Fennimore General Hospital");
});

const further = {
  "Jobs/Job Applications.csv": table(
    "Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers",
    [
      ["3/14/22, 9:05 AM", "", "", "Wexcombe Hospital", "Ward Manager", "https://jobs.example.com/1", "", ""],
      ["", "", "", "", "", "", "", ""],
    ],
  ),
  "Jobs/Job Seeker Preferences.csv": table("Locations,Industries", [["Portland|Seattle", "Hospitals"]]),
  "Connections.csv": table("First Name,Last Name,URL,Email Address,Company,Position,Connected On", [
    ["Percival", "Undertow", "", "percival@example.com", "Elsewhere", "Boss", "1 Jan 2020"],
  ]),
  "Recommendations_Given.csv": table("First Name,Last Name,Company,Job Title,Text,Creation Date,Status", [
    ["Percival", "Undertow", "Elsewhere", "Boss", "A fine colleague.", "", "VISIBLE"],
  ]),
  "Recommendations_Received.csv": table("First Name,Last Name,Company,Job Title,Text,Creation Date,Status", [
    ["Gwendolen", "Ashworth", "Fennimore", "Matron", "She keeps calm.", "", "VISIBLE"],
    ["Basil", "Thorne", "Fennimore", "Doctor", "Hidden words.", "", "HIDDEN"],
  ]),
};

test("a LinkedIn export gives the resume, and nothing about other people", async () => {
  const { send } = await importing();
  const { body, text } = await send(linkedInZip(nurse, further));
  expect(at(body, "data", "format")).toBe("linkedin_zip");
  expect(at(body, "data", "document")).toMatchObject({
    basics: { name: "Ottilie Brackenridge", phone: "+1 503 555 0142", location: { address: "Portland, OR" } },
    work: nurse.work,
    skills: nurse.skills,
    references: [{ name: "Gwendolen Ashworth", reference: "She keeps calm." }],
  });
  expect(text).not.toMatch(/Percival|Undertow|Hidden words|9 Hidden Lane|Apr 2"/);
  expect(at(body, "data", "warnings")).toContain(
    "Not read, because it is about other people: connections, recommendations given.",
  );
});

test("its applications become items of the jobs workspace, once; its wishes are proposed and not stored", async () => {
  const { h, key, send } = await importing();
  const zip = linkedInZip(nurse, further);
  const preview = await send(zip, { preview: true });
  expect(at(preview.body, "data", "warnings")).toContain(
    "1 application of the export is to be put into the jobs workspace.",
  );
  await send(zip);
  await send(zip);
  const { body } = await h.send("GET", "/api/v1/jobs-workspace", { key });
  expect(body.data).toHaveLength(1);
  expect(at(body, "data", 0)).toMatchObject({
    ...{ title: "Ward Manager", company: "Wexcombe Hospital", sourceType: "imported" },
    application: { stage: "applied", since: "2022-03-14T00:00:00.000Z" },
  });
  const profile = await h.send("GET", "/api/v1/profile", { key });
  expect(profile.text).not.toContain("Seattle");
});

test("a proposal is a call to make by the person's yes", async () => {
  const { h, key } = await importing();
  const client = await h.mcp(key);
  const content = linkedInZip(nurse, further).toString("base64");
  const answer = await client.callTool({ name: "import_resume", arguments: { content } });
  expect(JSON.stringify(answer.structuredContent)).toContain('"target_locations":["Portland","Seattle"]');
});

test("files of a LinkedIn export that are not read are named, without signs that could mislead, and not all", async () => {
  const { send } = await importing();
  const one = await send(linkedInZip(nurse, { "Jobs/Saved <b> Ads.csv": "Ad,Clicks\nx,1\n" }));
  const said = (text: string) => /Not read, because it is no part of a resume: ([^"]*)\."/.exec(text)?.[1];
  expect(said(one.text)).toBe("Saved ?b? Ads.csv");
  const photo = await importing();
  const files = {
    "Media/photo.jpg": "x",
    "Articles/My thoughts.html": "<p>x</p>",
    "__MACOSX/._Profile.csv": "x",
  };
  expect(said((await photo.send(linkedInZip(nurse, files))).text)).toBe("My thoughts.html, photo.jpg");
  const many = Object.fromEntries(
    Array.from({ length: 14 }, (_, at) => [
      `Ads ${String(at).padStart(2, "0")}${"x".repeat(80)}.csv`,
      "Ad,Clicks\nx,1\n",
    ]),
  );
  const other = await importing();
  const names = (said((await other.send(linkedInZip(nurse, many))).text) ?? "").split(", ");
  expect(names).toHaveLength(11);
  expect(names[0]).toMatch(/^Ads 00x{50,60}…$/);
  expect(names.at(-1)).toBe("4 more");
});
