import { describe, expect, test } from "vitest";
import { resumeDocx } from "../../support/documents/make-docx.ts";
import { nurse } from "../../support/documents/people.ts";
import { textPdf } from "../../support/documents/raw-pdf.ts";
import { setResume } from "../../support/documents/set-resume.ts";
import { start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import { signedIn } from "../../support/web.ts";

const lines = [
  "Job title: Cheese Maker",
  "Company: Moss Dairy",
  "Location: York",
  "From: the first of March",
  "Requirements",
  "- At least 3 years of experience in a dairy",
  "- A driving licence",
];
const pdf = () => textPdf(lines.map((line) => `(${line}) Tj 0 -16 Td`).join(" "));
const html = `<html><body><h1>Cheese Maker</h1>${lines.map((line) => `<p>${line}</p>`).join("")}</body></html>`;
const json = JSON.stringify({
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Cheese Maker",
  hiringOrganization: { "@type": "Organization", name: "Moss Dairy" },
  description: "You make soft cheese by hand.",
});

async function desk() {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const stored = async () =>
    asList(at((await h.send("GET", "/api/v1/jobs-workspace", { key })).body, "data"));
  const browser = await signedIn(h, userId);
  const read = async (bytes: Uint8Array | string, name: string) => {
    const part = typeof bytes === "string" ? bytes : new Uint8Array(bytes);
    return browser.upload("/jobs/import", "read", new File([part], name));
  };
  return { browser, stored, read };
}

const decoded = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

describe("a file with a posting", () => {
  test.each([
    ["a PDF", pdf, "posting.pdf"],
    ["a PDF without an ending", pdf, "posting"],
    ["a web page", () => html, "posting.html"],
    ["a text", () => lines.join("\n"), "posting.txt"],
    ["a Markdown text", () => lines.join("\n"), "posting.md"],
    ["a JobPosting", () => json, "posting.json"],
  ])("that is %s is read as one opening, and stored by one button", async (_, make, name) => {
    const { browser, read, stored } = await desk();
    const page = await (await read(await make(), name)).text();
    expect(page).toContain("Add this opening?");
    expect(page).toContain("Cheese Maker, Moss Dairy");
    expect(await stored()).toEqual([]);
    const rawText = decoded(/name="rawText" value="([^"]*)"/.exec(page)?.[1] ?? "");
    const answer = await browser.send("/add", "store", { rawText, title: "Cheese Maker", of: "0" });
    expect(answer.headers.get("location")).toMatch(/^\/jobs\/job_/);
    expect((await stored()).map(({ title }) => title)).toEqual(["Cheese Maker"]);
  });

  test("names no agent as its reader, when a person stored it", async () => {
    const { browser, read } = await desk();
    const page = await (await read(lines.join("\n"), "posting.txt")).text();
    const rawText = decoded(/name="rawText" value="([^"]*)"/.exec(page)?.[1] ?? "");
    const answer = await browser.send("/add", "store", { rawText, title: "Cheese Maker", of: "0" });
    const [path] = (answer.headers.get("location") ?? "").split("?");
    const posting = await browser.get(`${path}?tab=posting`);
    expect(posting).toContain("given with the text, which says it");
    expect(posting).not.toContain("read by an agent");
  });

  test.each([
    ["rows", "Company,Position,Status\nMoss Dairy,Cheese Maker,Applied", "rows.txt", "Store these openings?"],
    ["a mail", "From: a@moss.example\nSubject: Hello\n\nHow are you?", "mail.txt", "What the mail says"],
    [
      "a table",
      "Company,Position,Status\nMoss Dairy,Cheese Maker,Applied",
      "rows.csv",
      "Store these openings?",
    ],
  ])("is not taken for what is %s", async (_, text, name, title) => {
    const { read } = await desk();
    expect(await (await read(text, name)).text()).toContain(title);
  });

  test.each([
    ["a picture", () => Buffer.from("\x89PNG\r\n\x1a\n0000"), "photo.png"],
    ["bytes", () => Buffer.from([0, 1, 2, 3, 0, 0, 7]), "what.bin"],
    ["nothing but blanks", () => "  \n ", "empty.txt"],
    ["JSON that is none", () => '{"a": 1}', "some.md"],
  ])("that is %s is refused in words of the page", async (_, make, name) => {
    const { read, stored } = await desk();
    const answer = await read(make(), name);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("Nothing was changed.");
    expect(page).not.toMatch(/>\s*content /);
    expect(await stored()).toEqual([]);
  });

  test("that is a resume in Word is read as what it is, and nothing is stored by itself", async () => {
    const { read, stored } = await desk();
    await read(await resumeDocx(setResume(nurse)), "resume.docx");
    expect(await stored()).toEqual([]);
  });

  test.each(["/jobs", "/add"])("can be chosen or dropped on %s", async (path) => {
    const { browser } = await desk();
    const page = await browser.get(path);
    expect(page).toMatch(/<form method="post" action="\/jobs\/import"[^>]*multipart[^>]*>.*?data-drop/s);
    expect(page).toMatch(/accept="[^"]*\.pdf[^"]*\.csv/);
  });
});

test.each([
  ["/jobs", "paste", "rawText"],
  ["/add", "read", "text"],
  ["/add", "read", "url"],
])("an address alone says on %s by %s of %s that the text is needed", async (path, act, name) => {
  const { browser, stored } = await desk();
  const answer = await browser.send(path, act, { [name]: "https://jobs.example/openings/7", now: "yes" });
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain("These pages do not open addresses: copy the posting and paste it here.");
  expect(page).toContain("needs the words of the opening");
  expect(await stored()).toEqual([]);
});
