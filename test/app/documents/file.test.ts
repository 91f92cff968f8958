import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import type { Harness } from "../../support/harness.ts";
import { start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import type { Person } from "../../support/samples/persona.ts";
import { cook } from "./people/kitchen-and-ward.ts";
import { type Applicant, makeDocuments } from "./people/people.ts";
import { teacher } from "./people/trades-and-school.ts";

async function withDocuments(applicant: Applicant = cook) {
  const h = await start();
  const person = await h.newPerson();
  const [resume = {}, letter = {}, brief = {}] = await makeDocuments(h, person, applicant);
  return { h, person, resume, letter, brief };
}

async function bytesOf(h: Harness, { key }: Person, path: string) {
  const answer = await h.app.request(`http://127.0.0.1:8787${path}`, {
    headers: { authorization: `Bearer ${key}`, host: "127.0.0.1:8787" },
  });
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
}

const fileOf = ({ id }: Json, query = "") => `/api/v1/execution-artifacts/${String(id)}/file${query}`;
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

describe("a resume as a file", () => {
  test("is a tagged PDF by default, on the paper of its country, and the same bytes each time", async () => {
    const { h, person, resume } = await withDocuments();
    const first = await bytesOf(h, person, fileOf(resume));
    expect(first.status).toBe(200);
    expect(first.headers.get("content-type")).toBe("application/pdf");
    expect(first.headers.get("content-disposition")).toBe(
      'inline; filename="Mira Halvorsen - Resume for Sous Chef.pdf"',
    );
    expect(first.headers.get("x-omitted")).toBe("0");
    const pdf = latin(first.bytes);
    expect(pdf.startsWith("%PDF-1.7")).toBe(true);
    expect(pdf).toContain("/MediaBox [0 0 612 792]");
    expect(pdf).toContain("/Marked true");
    for (const tag of ["Document", "H1", "H2", "P", "L", "LI", "Lbl", "LBody"])
      expect(pdf).toMatch(new RegExp(`/S /${tag}\\b`));
    expect(pdf).toContain("/FontFile2");
    const again = await bytesOf(h, person, fileOf(resume));
    expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
    const etag = first.headers.get("etag") ?? "";
    const known = await h.send("GET", fileOf(resume), {
      key: person.key,
      headers: { "if-none-match": etag },
    });
    expect(known.status).toBe(304);
  });

  test("is on A4 elsewhere, and on what is asked for", async () => {
    const { h, person, resume } = await withDocuments(teacher);
    const a4 = await bytesOf(h, person, fileOf(resume));
    expect(latin(a4.bytes)).toContain("/MediaBox [0 0 595.28 841.89]");
    expect(a4.headers.get("content-disposition")).toBe(
      "inline; filename=\"Claire Vasseur - CV pour Professeur des ecoles (H F).pdf\"; filename*=UTF-8''Claire%20Vasseur%20-%20CV%20pour%20Professeur%20des%20%C3%A9coles%20%28H%20F%29.pdf",
    );
    const letter = await bytesOf(h, person, fileOf(resume, "?paper=letter"));
    expect(latin(letter.bytes)).toContain("/MediaBox [0 0 612 792]");
  });

  test("is a Word file with real headings, a list, tab stops and its own time", async () => {
    const { h, person, resume } = await withDocuments();
    const { headers, bytes } = await bytesOf(h, person, fileOf(resume, "?format=docx"));
    expect(headers.get("content-type")).toContain("wordprocessingml");
    const again = await bytesOf(h, person, fileOf(resume, "?format=docx"));
    expect(Buffer.compare(bytes, again.bytes)).toBe(0);
    const parts = unzipSync(bytes);
    const text = strFromU8(parts["word/document.xml"] ?? new Uint8Array());
    for (const style of ["Heading1", "Heading2", "Heading3", "ListBullet"])
      expect(text).toContain(`<w:pStyle w:val="${style}"/>`);
    expect(text).toMatch(/<w:tab w:val="right"/);
    expect(text).toContain("Mar 2019 – Present");
    const core = strFromU8(parts["docProps/core.xml"] ?? new Uint8Array());
    expect(core).toContain(textAt(resume, "updatedAt").slice(0, 19));
    expect(Object.keys(parts)[0]).toBe("[Content_Types].xml");
  });

  test("is HTML without script, Markdown, text, and a JSON Resume", async () => {
    const { h, person, resume } = await withDocuments();
    const get = async (format: string) =>
      (await h.send("GET", fileOf(resume, `?format=${format}`), person)).text;
    const html = await get("html");
    expect(html).toContain("<h1>Mira Halvorsen</h1>");
    expect(html).toContain("<h3>Line cook, Harborview Grill <span>Mar 2019 – Present</span></h3>");
    expect(html).toContain("@page { size: letter;");
    expect(html).not.toContain("<script");
    expect(await get("md")).toBe(textAt(resume, "contentData", "markdown"));
    const text = await get("txt");
    expect(text).toContain(
      "\nExperience\n\nLine cook, Harborview Grill, Mar 2019 – Present\n- Cut food waste",
    );
    expect(JSON.parse(await get("json_resume"))).toMatchObject({ basics: { name: "Mira Halvorsen" } });
  });

  test("carries no id, in any format", async () => {
    const { h, person, resume } = await withDocuments();
    const ids = JSON.stringify(resume).match(/\b(?:clm|art|job|usr)_[\w-]+/g) ?? [];
    expect(ids.length).toBeGreaterThan(5);
    for (const format of ["pdf", "docx", "html", "md", "txt", "json_resume"]) {
      const { bytes } = await bytesOf(h, person, fileOf(resume, `?format=${format}`));
      const parts = format === "docx" ? Object.values(unzipSync(bytes)) : [bytes];
      const all = parts.map(latin).join("\n");
      expect(ids.filter((id) => all.includes(id))).toEqual([]);
    }
  });
});

const long: Applicant = {
  ...cook,
  resume: cook.resume.replace(
    "Education\n",
    `${Array.from({ length: 9 }, (_, at) => {
      const duties = Array.from(
        { length: 6 },
        (_, nth) => `- Ran station ${nth + 1} of house ${at + 1} on busy nights`,
      );
      return `Line cook, Example Kitchen ${at + 1}, ${2005 - at} – ${2006 - at}\n${duties.join("\n")}\n\n`;
    }).join("")}Education\n`,
  ),
};

test("what does not fit on the pages is left out and told, on every surface", async () => {
  const { h, person, resume } = await withDocuments(long);
  const chosen = asIds(resume.omitted);
  const one = await bytesOf(h, person, fileOf(resume, "?pages=1"));
  const count = Number(one.headers.get("x-omitted"));
  expect(latin(one.bytes).match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(count).toBeGreaterThan(chosen.length);
  const two = await bytesOf(h, person, fileOf(resume));
  expect(Number(two.headers.get("x-omitted"))).toBeLessThan(count);
  expect(latin(two.bytes).match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
  const word = await bytesOf(h, person, fileOf(resume, "?pages=1&format=docx"));
  expect(word.headers.get("x-omitted")).toBe(String(count));

  const client = await h.mcp(person.key);
  const called = await callTool(client, "read_operation", {
    operation: "executionArtifacts.file",
    arguments: { id: resume.id, pages: 1 },
  });
  const omitted = asIds(at(called.structured, "metadata", "omitted"));
  expect(omitted).toHaveLength(count);
  expect(chosen.every((id) => omitted.includes(id))).toBe(true);
  // What is asked for stays.
  const claims = asList(asObject((await h.send("GET", "/api/v1/resume", person)).body.data).claims);
  const gone = claims.filter(({ id }) => omitted.includes(id)).map(({ text }) => String(text));
  expect(gone.length).toBe(count);
  expect(gone.filter((text) => text.startsWith("Counted inventory"))).toEqual([]);
});

test("over MCP the file is a link that can be read, beside what saves it, and no part of the data", async () => {
  const { h, person, letter } = await withDocuments();
  const client = await h.mcp(person.key);
  const args = { id: letter.id, format: "pdf", paper: "letter", pages: 1 };
  const made = await client.callTool({
    name: "read_operation",
    arguments: { operation: "executionArtifacts.file", arguments: args },
  });
  const [said, link, ...more] = asList(made.content);
  expect([said?.type, link?.type, more]).toEqual(["text", "resource_link", []]);
  expect(link).toMatchObject({ name: "outreach_note.pdf", mimeType: "application/pdf" });
  expect(at(made.structuredContent, "data", "save")).toEqual({
    command: `career-context documents save --paper letter --pages 1 ${letter.id} outreach_note.pdf`,
    page: expect.stringMatching(new RegExp(`^http://.*/documents/${letter.id}$`)),
  });
  expect(at(made.structuredContent, "data")).not.toHaveProperty("content");
  const { contents } = await client.readResource({ uri: textAt(link, "uri") });
  const sent = await bytesOf(h, person, fileOf(letter, "?paper=letter&pages=1"));
  expect(Buffer.compare(Buffer.from(textAt(contents[0], "blob"), "base64"), sent.bytes)).toBe(0);
});

test("a link to another's document, or to none, reads nothing", async () => {
  const { h, letter } = await withDocuments();
  const client = await h.mcp((await h.newPerson()).key);
  for (const id of [String(letter.id), "art_none", "a%2Fb"])
    await expect(
      client.readResource({ uri: `career://execution-artifacts/${id}/file?format=txt` }),
    ).rejects.toThrow();
});

test("over MCP the file is an embedded resource where the call asks for it", async () => {
  const { h, person, letter } = await withDocuments();
  const client = await h.mcp(person.key);
  const ask = (format: string) =>
    client.callTool({
      name: "read_operation",
      arguments: {
        operation: "executionArtifacts.file",
        arguments: { id: letter.id, format, inline: true },
      },
    });
  const pdf = await ask("pdf");
  const content = asList(pdf.content);
  expect(content.map(({ type }) => type)).toEqual(["text", "resource"]);
  const resource = asObject(content[1]?.resource);
  expect(resource).toMatchObject({ mimeType: "application/pdf" });
  const sent = await bytesOf(h, person, fileOf(letter));
  expect(Buffer.compare(Buffer.from(textAt(resource, "blob"), "base64"), sent.bytes)).toBe(0);
  expect(at(pdf.structuredContent, "data")).not.toHaveProperty("content");
  const text = await ask("txt");
  expect(textAt(asList(text.content)[1], "resource", "text")).toMatch(
    /^Pine Street Kitchen\n\nDuluth, March 2, 2026\n\nApplication .+\n\nDear hiring team at Pine Street Kitchen,\n/,
  );
});

test("an unknown artifact, an unknown format and a resume's form of a letter are refused", async () => {
  const { h, person, letter } = await withDocuments();
  const missing = await h.send("GET", fileOf({ id: "art_none" }), person);
  expect([missing.status, missing.body.type]).toEqual([404, "execution_artifacts.not_found"]);
  const format = await h.send("GET", fileOf(letter, "?format=rtf"), person);
  expect(format.status).toBe(400);
  const form = await h.send("GET", fileOf(letter, "?format=json_resume"), person);
  expect(form.status).toBe(400);
  expect(form.body.message).toContain("take pdf, docx, html, md or txt");
  const pages = await h.send("GET", fileOf(letter, "?pages=3"), person);
  expect(pages.status).toBe(400);
});

function asIds(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
