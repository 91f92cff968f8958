import { describe, expect, test } from "vitest";
import { list, makeOneOfEach, read } from "../../support/agent.ts";
import type { Harness } from "../../support/harness.ts";
import { asList, at, type Json, textAt } from "../../support/json.ts";
import { type Person, personNamed, startAt } from "../../support/samples/persona.ts";
import { type Browsing, browse, signedIn, tokenIn } from "../../support/web.ts";

const electrician = personNamed("electrician");

interface Desk {
  h: Harness;
  person: Person;
  browser: Browsing;
}

async function desk(): Promise<Desk> {
  const { h, person } = await startAt(electrician, "resume");
  return { h, person, browser: await signedIn(h, person.userId) };
}

/** A desk with a resume made for an opening. */
async function withResume() {
  const room = await desk();
  const ids = await makeOneOfEach(room.h, room.person);
  const answer = await room.browser.send("/documents", "make", {
    opening: ids.job,
    artifactKind: "resume_variant",
  });
  const path = (answer.headers.get("location") ?? "").split("?")[0] ?? "";
  return { ...room, ids, path, id: path.split("/").at(-1) ?? "" };
}

function linesOf(artifact: Json): Json[] {
  return asList(at(artifact, "contentData", "sections")).flatMap((section) => asList(section.lines));
}

/** The place of the first line of a kind, and its text. */
function bulletOf(artifact: Json): { of: string; section: string; was: string; claim: string } {
  const sections = asList(at(artifact, "contentData", "sections"));
  for (const [section, { lines }] of sections.entries()) {
    const place = asList(lines).findIndex(({ kind }) => kind === "bullet");
    if (place >= 0) {
      const line = asList(lines)[place];
      return {
        of: `${section}-${place}`,
        section: String(section),
        was: textAt(line, "text"),
        claim: textAt(line, "claimIds", 0),
      };
    }
  }
  throw new Error("The document has no bullet.");
}

describe("the list", () => {
  test("says what to do where there is nothing", async () => {
    const { browser } = await desk();
    const page = await browser.get("/documents");
    expect(page).toContain('<a class="button" href="/jobs">Paste an opening</a>');
    for (const name of ["Resumes", "Letters", "Interview briefs", "Fit briefs", "Reports"])
      expect(page).toContain(`<dt>${name}</dt>`);
  });

  test("has every document by its kind, and each can be opened", async () => {
    const { h, person, browser, ids, id } = await withResume();
    const page = await browser.get("/documents");
    const artifacts = await list(h, person, "execution-artifacts");
    expect(artifacts.map((one) => one.id)).toContain(id);
    for (const one of [id, ids.artifact, ids.brief, ids.report]) {
      expect(page).toContain(`href="/documents/${one}"`);
      expect(await browser.get(`/documents/${one}`)).toContain("Delete this document");
    }
    const letters = await browser.get("/documents?kind=letters");
    expect(letters).toContain(ids.artifact);
    expect(letters).not.toContain(ids.report);
  });

  test("says what to choose where nothing was", async () => {
    const { browser, h, person } = await withResume();
    const before = await list(h, person, "execution-artifacts");
    const answer = await browser.send("/documents", "make", { opening: "", artifactKind: "poem" });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Choose the opening");
    expect(await list(h, person, "execution-artifacts")).toEqual(before);
  });

  test("goes on by pages where there are many", async () => {
    const { browser, ids } = await withResume();
    for (let each = 0; each < 12; each += 1)
      await browser
        .send(`/jobs/${ids.job}`, "correct", { title: `Electrician ${each}`, status: "fit_ready" })
        .then(() => browser.send("/documents", "make", { opening: ids.job, artifactKind: "outreach_note" }));
    expect(await browser.get("/documents")).toContain('href="/documents?kind=letters"');
  });
});

describe("a document", () => {
  test("reads as it is, each line with its claims", async () => {
    const { h, person, browser, path, id, ids } = await withResume();
    const page = await browser.get(path);
    const lines = linesOf(await read(h, person, `execution-artifacts/${id}`));
    expect(lines.length).toBeGreaterThan(8);
    const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("'", "&#39;");
    for (const line of lines) {
      expect(page).toContain(escaped(textAt(line, "text")));
      for (const claim of Array.isArray(line.claimIds) ? line.claimIds : [])
        expect(page).toContain(`href="/profile/claims/${String(claim)}"`);
    }
    expect(page).toContain(`href="/jobs/${ids.job}?tab=documents"`);
  });

  test("takes a line that a claim carries, and takes one out", async () => {
    const { h, person, browser, path, id } = await withResume();
    const { of, section, was } = bulletOf(await read(h, person, `execution-artifacts/${id}`));
    const answer = await browser.send(path, "line", { of, section, was, text: "Journeyman Electrician" });
    expect(answer.headers.get("location")).toContain("said=line-saved");
    const changed = linesOf(await read(h, person, `execution-artifacts/${id}`));
    expect(changed.map(({ text }) => text)).toContain("Journeyman Electrician");
    const out = { of, section, was: "Journeyman Electrician", text: "Journeyman Electrician", out: "true" };
    expect((await browser.send(path, "line", out)).status).toBe(303);
    const left = linesOf(await read(h, person, `execution-artifacts/${id}`));
    expect(left).toHaveLength(changed.length - 1);
  });

  test("is proved in other words while one types, without a change", async () => {
    const { h, person, browser, path, id } = await withResume();
    const before = await read(h, person, `execution-artifacts/${id}`);
    const { of, was } = bulletOf(before);
    expect(await browser.get(path)).toContain(`data-proof="${path}/proof?of=${of}"`);
    const proof = (text: string) => browser.get(`${path}/proof?${new URLSearchParams({ of, text })}`);
    expect(await proof(was)).toMatch(
      /<div id="proof">.*Your resume says:.*<a href="\/profile\/claims\/clm_/s,
    );
    const not = await proof("Holds a doctorate in physics.");
    expect(not).toContain("Not shown by your resume yet:");
    expect(not).toContain("Holds a doctorate in physics.</q> Your resume does not say");
    expect(await browser.get(`${path}/proof?of=99-0&text=x`)).toContain("The document has no such line.");
    expect(await read(h, person, `execution-artifacts/${id}`)).toEqual(before);
  });

  test("has what it rests on beside it, and its paper size, look and language", async () => {
    const { h, person, browser, path, id } = await withResume();
    const page = await browser.get(path);
    expect(page).toMatch(/class="behind" aria-hidden="true".*?As in your resume/s);
    expect(page).toContain("Written in English: in the language of your resume.");
    expect(page).toMatch(/<option value="letter">US Letter<\/option>/);
    const file = async (query: string) =>
      browse(h, `${path}/file?${query}`, { headers: { cookie: browser.cookie } });
    const html = await (await file("paper=letter&look=academic&format=html")).text();
    expect(html).toMatch(/letter/i);
    expect((await file("paper=&look=plain&format=md")).status).toBe(200);
    const list = await browser.get("/documents");
    expect(list).toMatch(new RegExp(`href="/documents/${id}"[^]*?class="snippet"`));
    expect(await read(h, person, `execution-artifacts/${id}`)).toBeDefined();
  });

  test("does not take what no claim carries, says why and keeps what was typed", async () => {
    const { h, person, browser, path, id } = await withResume();
    const before = await read(h, person, `execution-artifacts/${id}`);
    const { of, section, was } = bulletOf(before);
    const text = "Wired 9,000 submarines for the Navy";
    const answer = await browser.send(path, "line", { of, section, was, text });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("is not shown by your resume");
    expect(page).toContain("9,000");
    expect(page).toContain('<details class="source" open');
    expect(page).toContain(`aria-invalid="true"`);
    expect(page.match(new RegExp(`<textarea[^>]*>${text}</textarea>`, "g"))).toHaveLength(1);
    expect(await read(h, person, `execution-artifacts/${id}`)).toEqual(before);
  });

  test("takes what any claim says, though the document has it not yet", async () => {
    const { h, person, browser, ids } = await withResume();
    const certificate = { name: "NCLEX-RN", issuer: "Texas Board of Nursing", date: "2023-06" };
    await h.send("PATCH", "/api/v1/resume", {
      key: person.key,
      body: { add: { certificates: [certificate] } },
    });
    const path = `/documents/${ids.artifact}`;
    const letter = await read(h, person, `execution-artifacts/${ids.artifact}`);
    expect(textAt(letter, "contentData", "markdown")).not.toContain("NCLEX");
    const sections = asList(at(letter, "contentData", "sections"));
    const about = (line: Json) => Array.isArray(line.claimIds) && line.claimIds.length > 0;
    const section = sections.findIndex(({ lines }) => asList(lines).some(about));
    const was = textAt(asList(sections[section]?.lines).find(about), "text");
    const text = "I passed the NCLEX-RN for Texas in 2023.";
    const edit = { section: String(section), was, text };
    const answer = await browser.send(path, "line", edit);
    expect(answer.status).toBe(303);
    const claims = asList((await read(h, person, "resume")).claims);
    const claim = claims.find((one) => textAt(one, "text").startsWith("NCLEX-RN"));
    const after = linesOf(await read(h, person, `execution-artifacts/${ids.artifact}`));
    expect(after.find((line) => line.text === text)?.claimIds).toEqual([claim?.id]);
    const untrue = { ...edit, was: text, text: "I passed the NCLEX-RN for Ohio in 2023." };
    expect((await browser.send(path, "line", untrue)).status).toBe(400);
  });

  test("takes it by the person's yes, as a claim in their own word", async () => {
    const { h, person, browser, path, id } = await withResume();
    const { of, section, was } = bulletOf(await read(h, person, `execution-artifacts/${id}`));
    const text = "Wired 9,000 submarines for the Navy";
    const answer = await browser.send(path, "line", { of, section, was, text, accept: "true" });
    expect(answer.status, (await answer.clone().text()).slice(0, 4000)).toBe(303);
    const claims = asList((await read(h, person, "resume")).claims);
    const own = claims.find((claim) => claim.text === text);
    expect(own?.provenance).toBe("stated");
    expect(await browser.get(path)).toContain(`href="/profile/claims/${textAt(own, "id")}"`);
  });

  test("is as before by Undo, and so is the resume", async () => {
    const { h, person, browser, path, id } = await withResume();
    const before = await read(h, person, `execution-artifacts/${id}`);
    const { of, section, was } = bulletOf(before);
    const text = "Wired 9,000 submarines for the Navy";
    const answer = await browser.send(path, "line", { of, section, was, text, accept: "true" });
    const change = /change=(chg_\w+)/.exec(answer.headers.get("location") ?? "")?.[1] ?? "";
    const token = tokenIn(await browser.get(path));
    const undone = await browser.send("/undo", "undo", { change, back: path, token });
    expect(undone.headers.get("location")).toContain(`${path}?said=undone`);
    expect(await read(h, person, `execution-artifacts/${id}`)).toEqual(before);
    expect(asList((await read(h, person, "resume")).claims).map((claim) => claim.text)).not.toContain(text);
  });

  test("says so where a line is no longer there, or empty", async () => {
    const { browser, path } = await withResume();
    const line = { of: "0-0", section: "0", was: "Nobody", text: "Somebody" };
    const gone = await browser.send(path, "line", line);
    expect(await gone.text()).toContain("Reload the page.");
    const empty = await browser.send(path, "line", { ...line, text: " " });
    expect(await empty.text()).toContain("or take the line out.");
  });

  test.each([
    ["pdf", "application/pdf", "%PDF"],
    ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "PK"],
    ["html", "text/html; charset=utf-8", "<!doctype html>"],
    ["md", "text/markdown; charset=utf-8", "# "],
  ])("is taken along as %s, the same as over REST", async (format, type, start) => {
    const { h, person, browser, path, id } = await withResume();
    const headers = { cookie: browser.cookie };
    const answer = await browse(h, `${path}/file?format=${format}`, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename=".+"/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, start.length).toString().toLowerCase()).toBe(start.toLowerCase());
    const rest = await h.app.request(`/api/v1/execution-artifacts/${id}/file?format=${format}`, {
      headers: { host: "localhost:8787", authorization: `Bearer ${person.key}` },
    });
    expect(bytes.equals(Buffer.from(await rest.arrayBuffer()))).toBe(true);
  });

  test("says so where there is no such file", async () => {
    const { h, browser, path } = await withResume();
    const headers = { cookie: browser.cookie };
    expect((await browse(h, "/documents/art_none/file", { headers })).status).toBe(404);
    expect((await browse(h, `${path}/file?format=exe`, { headers })).status).toBe(400);
    expect((await browse(h, `${path}/file`)).status).toBe(303);
  });

  test("is renamed, and deleted whatever its kind", async () => {
    const { h, person, browser, ids, path, id } = await withResume();
    await browser.send(path, "name", { title: `<b>Mine</b> אבג`, status: "ready" });
    const named = await read(h, person, `execution-artifacts/${id}`);
    expect([named.title, named.status]).toEqual(["<b>Mine</b> אבג", "ready"]);
    expect(await browser.get(path)).toContain("&lt;b&gt;Mine&lt;/b&gt; אבג");
    for (const one of [id, ids.brief, ids.report]) {
      const answer = await browser.send(`/documents/${one}`, "delete");
      expect(answer.headers.get("location")).toContain("/documents?said=document-deleted");
      expect(await browser.get(`/documents/${one}`)).toContain("Nothing is here");
    }
    expect(await list(h, person, "fit-briefs")).toEqual([]);
    expect(await list(h, person, "reports")).toEqual([]);
  });

  test("shows a report's lists, and a brief's score as REST has it", async () => {
    const { h, person, browser, ids } = await withResume();
    const brief = await read(h, person, `fit-briefs/${ids.brief}`);
    expect(await browser.get(`/documents/${ids.brief}`)).toContain(
      `${String(at(brief, "briefData", "score"))} of 100`,
    );
    const report = await browser.get(`/documents/${ids.report}`);
    expect(report).toContain("<h2>What speaks for it</h2><ul><li>");
    expect(report).not.toMatch(/risky_mismatch|worth_exploring|high_fit/);
  });
});
