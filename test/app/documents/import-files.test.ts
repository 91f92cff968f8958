import { expect, test } from "vitest";
import { resumeDocx } from "../../support/documents/make-docx.ts";
import { resumePage } from "../../support/documents/make-html.ts";
import { resumeOdt } from "../../support/documents/make-odt.ts";
import { resumePdf } from "../../support/documents/make-pdf.ts";
import { longServing, nurse } from "../../support/documents/people.ts";
import { setResume } from "../../support/documents/set-resume.ts";
import { start } from "../../support/harness.ts";
import { at } from "../../support/json.ts";

const set = setResume(nurse);

const files: Record<string, { format: string; make: () => Promise<Buffer> }> = {
  "a .docx": { format: "docx", make: () => resumeDocx(set) },
  "a .docx set in a table of two columns": { format: "docx", make: () => resumeDocx(set, { form: "table" }) },
  "a .docx with the name in the page header": {
    format: "docx",
    make: () => resumeDocx(set, { form: "header" }),
  },
  "an .odt with the addresses in the page header": { format: "odt", make: async () => resumeOdt(set) },
  "a page of HTML": { format: "html", make: async () => Buffer.from(resumePage(set)) },
  "a PDF": { format: "pdf", make: () => resumePdf(set) },
  "a PDF of two columns": { format: "pdf", make: () => resumePdf(set, { columns: 2 }) },
  "a PDF with spaced headings": { format: "pdf", make: () => resumePdf(set, { isSpaced: true }) },
};

async function imported(bytes: Buffer, more: object = {}) {
  const h = await start();
  const { key } = await h.newPerson();
  const body = { content: bytes.toString("base64"), ...more };
  return { h, key, answer: await h.send("PUT", "/api/v1/resume", { key, body }) };
}

const longPdf = () => resumePdf(setResume(longServing), { isRunning: true, size: 14 });

/** What the fixture says, as the import should give it back. */
const said = {
  name: "Ottilie Brackenridge",
  email: "ottilie.brackenridge@example.com",
  jobs: [
    [
      "Charge Nurse",
      "Fennimore General Hospital",
      "2019-04",
      undefined,
      ...(nurse.work?.[0]?.highlights ?? []),
    ],
    [
      "Registered Nurse",
      "Larkspur Community Clinic",
      "2015-06",
      "2019-03",
      ...(nurse.work?.[1]?.highlights ?? []),
    ],
  ],
  degrees: ["University of Wexcombe"],
  certificates: ["Advanced Cardiac Life Support"],
  skills: ["Phlebotomy", "Triage", "Wound care"],
  languages: ["English", "Spanish"],
};

interface Read {
  basics: { name: string; email: string };
  work: { position: string; name: string; startDate: string; endDate?: string; highlights: string[] }[];
  education: { institution: string }[];
  certificates: { name: string }[];
  languages: { language: string }[];
}

function summed(data: unknown) {
  const { document, resume } = data as { document: Read; resume: { skills: string[] } };
  return {
    name: document.basics.name,
    email: document.basics.email,
    jobs: document.work.map(({ position, name, startDate, endDate, highlights }) => [
      position,
      name,
      startDate,
      endDate,
      ...highlights,
    ]),
    degrees: document.education.map(({ institution }) => institution),
    certificates: document.certificates.map(({ name }) => name),
    skills: [...resume.skills].sort(),
    languages: document.languages.map(({ language }) => language),
  };
}

test.each(Object.entries(files))("%s comes in whole, by its bytes alone", async (_, { format, make }) => {
  const { answer } = await imported(await make());
  expect(answer.status, answer.text).toBe(200);
  expect(at(answer.body, "data", "format")).toBe(format);
  expect(summed(answer.body.data)).toEqual(said);
});

test("spans point into the text that is kept, with page and line for a PDF", async () => {
  const { h, key } = await imported(await longPdf());
  const { body } = await h.send("GET", "/api/v1/resume", { key });
  const { claims, sourceText } = body.data as {
    sourceText: string;
    claims: { kind: string; text: string; sourceSpan: [number, number]; page: number; line: number }[];
  };
  const job = claims.find(({ text }) => text.includes("Farrow"));
  expect(sourceText.slice(...(job?.sourceSpan ?? [0, 0]))).toContain("Farrow Hospital");
  expect(job?.page).toBeGreaterThan(1);
  const lines = sourceText.slice(0, job?.sourceSpan[0]).split("\n").length;
  expect(job?.line).toBeLessThan(lines);
  expect(job?.line).toBeGreaterThan(0);
});

test("running headers and page numbers of three pages are no part of any entry", async () => {
  const { answer } = await imported(await longPdf());
  const { document } = answer.body.data as { document: Read };
  expect(document.work.map(({ name }) => name)).toEqual(longServing.work?.map(({ name }) => name));
  expect(document.work.map(({ highlights }) => highlights)).toEqual(
    longServing.work?.map(({ highlights }) => highlights),
  );
  expect(at(answer.body, "data", "sourceText")).not.toMatch(/Page \d of \d/);
});

test("a format that contradicts the bytes is refused by both names, and nothing is written", async () => {
  const { h, key, answer } = await imported(await resumePdf(set), { format: "docx" });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ type: "validation.bad_request" });
  expect(at(answer.body, "message")).toMatch(/format is docx, but content is pdf/);
  expect((await h.send("GET", "/api/v1/resume", { key })).status).toBe(404);
});

test("what is no file needs no format, either", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const put = (content: unknown) => h.send("PUT", "/api/v1/resume", { key, body: { content } });
  const json = { basics: { name: "Ottilie Brackenridge" } };
  for (const content of [json, JSON.stringify(json)])
    expect(at((await put(content)).body, "data", "format")).toBe("json_resume");
  const text = "Ottilie Brackenridge\nExperience\nCharge Nurse, Fennimore General Hospital, 2019 – 2022";
  expect(at((await put(text)).body, "data", "format")).toBe("text");
});

test("a part of a web page is read as HTML, without <html> around it, with its format and without", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const page = resumePage(set);
  const content = page.slice(page.indexOf("<h1"), page.indexOf("</html>"));
  for (const format of [{ format: "html" }, {}]) {
    const answer = await h.send("PUT", "/api/v1/resume", { key, body: { content, ...format } });
    expect(at(answer.body, "data", "format"), answer.text).toBe("html");
    expect(at(answer.body, "data", "document", "basics", "name")).toBe(said.name);
  }
});

test("a preview of a file writes nothing", async () => {
  const { h, key, answer } = await imported(await resumeDocx(set), { preview: true });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain("Charge Nurse");
  expect((await h.send("GET", "/api/v1/resume", { key })).status).toBe(404);
});

test("the same file again changes nothing", async () => {
  const bytes = await resumeDocx(set);
  const { h, key, answer } = await imported(bytes);
  expect(answer.status, answer.text).toBe(200);
  const again = await h.send("PUT", "/api/v1/resume", { key, body: { content: bytes.toString("base64") } });
  expect(at(again.body, "data", "claims")).toEqual(at(answer.body, "data", "claims"));
});

test("what is forgotten is gone from the text that is kept, too, and the rest of it is there", async () => {
  const { h, key } = await imported(await resumeDocx(set));
  const preview = await h.send("POST", "/api/v1/forget/preview", { key, body: { topic: "Larkspur" } });
  const token = at(preview.body, "data", "token");
  expect((await h.send("POST", "/api/v1/forget", { key, body: { token } })).status).toBe(200);
  const { text, body } = await h.send("GET", "/api/v1/resume", { key });
  expect(text).not.toContain("Larkspur");
  expect(at(body, "data", "sourceText")).toContain("Fennimore General Hospital");
  expect(at(body, "data", "document", "work", 0, "name")).toBe("Fennimore General Hospital");
});
