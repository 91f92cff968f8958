import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { resumeDocx } from "../../support/documents/make-docx.ts";
import { europassXml } from "../../support/documents/make-europass.ts";
import { resumePage } from "../../support/documents/make-html.ts";
import { linkedInZip } from "../../support/documents/make-linkedin.ts";
import { resumeOdt } from "../../support/documents/make-odt.ts";
import { resumePdf } from "../../support/documents/make-pdf.ts";
import { nurse } from "../../support/documents/people.ts";
import type { SetResume } from "../../support/documents/set-resume.ts";
import { at } from "../../support/json.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { run, runWell } from "../../support/program/program.ts";

const requirements = [
  "5 years of experience as a chef",
  "Food safety certificate (HACCP)",
  "German at level B2",
];
const asked = (title: string, bullets: string[]) => ({
  title,
  isAside: false,
  entries: [{ head: "", date: "", sub: "", bullets }],
});
const opening = ["Company: Gasthof Birkenhof", "Location: Graz", "Salary: EUR 42,000 to 48,000 per year"];
const set: SetResume = {
  name: "Head Chef",
  contact: [],
  sections: [
    { title: "The opening", isAside: false, lines: opening },
    asked("Requirements", requirements),
    asked("Nice to have", ["Knowledge of pastry"]),
  ],
};
const posting = `Head Chef
${opening.join("\n")}

Requirements
${requirements.map((line) => `- ${line}`).join("\n")}
- Sturdiness

Nice to have
- Knowledge of pastry
`;

const files: Record<string, () => Buffer | Promise<Buffer>> = {
  "a PDF": () => resumePdf(set),
  "a Word file": () => resumeDocx(set),
  "an .odt": () => resumeOdt(set),
  "a page": () => Buffer.from(resumePage(set)),
  "a text": () => Buffer.from(posting),
};

const Added = z.looseObject({
  jobsWorkspaceItemId: z.string().optional(),
  wasThere: z.boolean(),
  opportunity: z.looseObject({
    title: z.string(),
    requirements: z.array(z.looseObject({ text: z.string() })),
  }),
});

function folderWith(name: string, content: Buffer | string) {
  const dataDir = temporaryFolder();
  const file = join(dataDir, name);
  writeFileSync(file, content);
  return { file, dataDir, data: ["--data-dir", join(dataDir, "data")] };
}

/** What is stored: the items of the jobs workspace. */
async function stored(dataDir: string): Promise<unknown> {
  const out = join(dataDir, `export-${readdirSync(dataDir).length}.json`);
  await runWell(["export", "--out", out, "--data-dir", join(dataDir, "data")]);
  const documents = z.array(z.object({ kind: z.string(), body: z.unknown() }));
  const rows = documents.parse(at(JSON.parse(readFileSync(out, "utf8")), "records", "documents"));
  return rows.filter(({ kind }) => kind === "job").map(({ body }) => body);
}

describe("jobs add", () => {
  test.each(Object.entries(files))(
    "reads %s by its bytes and keeps the opening with its text",
    async (_, make) => {
      const { file, dataDir, data } = folderWith("opening", await make());
      const text = await runWell(["jobs", "add", file, ...data]);
      expect(text).toMatch(/was added: job_/);
      for (const line of [
        "Title: Head Chef",
        "Company: Gasthof Birkenhof",
        "Places: Graz",
        "Pay: 42000 to 48000 EUR a year",
        "Requirements: 3 required, 1 preferred",
        "German at level B2: language",
      ])
        expect(text).toContain(line);
      expect(text).toMatch(/To correct it: .*--title.*--item job_/);
      expect(await stored(dataDir)).toMatchObject([
        {
          title: "Head Chef",
          sourceType: "pasted_text",
          status: "intake_ready",
          metadata: {
            postingText: expect.stringContaining("Food safety certificate (HACCP)"),
            provenance: "third_party",
          },
        },
      ]);
    },
  );

  test("names what was not understood; the same file again is the same item, and --item corrects it", async () => {
    const { file, dataDir, data } = folderWith("opening.txt", posting);
    const add = async (...more: string[]) =>
      Added.parse(JSON.parse(await runWell(["jobs", "add", file, "--json", ...more, ...data])));
    expect(await runWell(["jobs", "add", file, "--dry-run", ...data])).toMatch(
      /Not understood: - Sturdiness[\s\S]*name what each line asks for/,
    );
    const first = await add();
    const id = first.jobsWorkspaceItemId ?? "";
    expect(first.wasThere).toBe(false);
    expect(await add()).toMatchObject({ wasThere: true, jobsWorkspaceItemId: id });
    const corrected = await add("--item", id, "--title", "Chef de Cuisine");
    expect(corrected).toMatchObject({ jobsWorkspaceItemId: id, opportunity: { title: "Chef de Cuisine" } });
    expect(await stored(dataDir)).toMatchObject([{ id, title: "Chef de Cuisine" }]);
    const unknown = await run(["jobs", "add", file, "--item", "job_none", ...data]);
    expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining("--item") });
  });

  test("--dry-run shows the same and writes nothing, with a database and without", async () => {
    const { file, dataDir, data } = folderWith("opening.txt", posting);
    const dry = () => runWell(["jobs", "add", file, "--dry-run", ...data]);
    const shown = await dry();
    expect(shown).toContain("was not added, only read.");
    expect(shown).toContain("Requirements: 3 required, 1 preferred");
    expect(shown).not.toContain("job_");
    expect(readdirSync(dataDir)).toEqual(["opening.txt"]);
    await runWell([
      "import",
      "resume",
      folderWith("me.txt", "Ada Example\nada@example.org\n\nSkills\nGrilling").file,
      ...data,
    ]);
    expect(await dry()).toBe(shown);
    expect(await stored(dataDir)).toEqual([]);
  });

  test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ["a password", () => resumePdf(set, { password: "hush" }), /protected by a password/],
    ["pictures only", () => resumePdf({ name: "", contact: [], sections: [] }), /the pages are images/],
    [
      "an archive that unpacks to too much",
      () =>
        Buffer.from(
          zipSync({ "word/document.xml": strToU8(`<w:document>${" ".repeat(60_000_000)}</w:document>`) }),
        ),
      /unpacks to more/,
    ],
    [
      "an old Word file",
      () => Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]),
      /an old Word file/,
    ],
    [
      "bytes of no known format",
      () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 1, 2, 0, 0, 3]),
      /no file of a known format/,
    ],
    ["JSON of something else", () => Buffer.from('{ "colour": "red" }'), /JSON that is no JobPosting/],
    ["nothing", () => Buffer.from(" \n"), /content is empty/],
    ["too much text", () => Buffer.from("word ".repeat(110_000)), /more than 500000 characters/],
    ["a LinkedIn export", () => linkedInZip(nurse), /import resume/],
    ["a Europass CV", () => Buffer.from(europassXml(nurse)), /import resume/],
  ])("refuses %s by name, and writes nothing", async (_, make, says) => {
    const { file, dataDir, data } = folderWith("opening.pdf", await make());
    const { code, stdout, stderr } = await run(["jobs", "add", file, ...data]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(`${file} was not added: `);
    expect(stderr).toMatch(says);
    expect(readdirSync(dataDir)).toEqual(["opening.pdf"]);
  });
});

describe("jobs add with an address", () => {
  const page = `<!doctype html><title>Jobs</title><script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "JobPosting", title: "Solar Electrician", hiringOrganization: { "@type": "Organization", name: "Example Sun" }, description: "Wiring of solar panels." })}</script><p>Requirements</p><ul><li>Wiring</li></ul>`;

  async function serving(status: number): Promise<string> {
    const server = createServer(
      (_, response) => void response.writeHead(status, { "content-type": "text/html" }).end(page),
    );
    server.listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}/4711`;
  }

  test("reads the page as serve --allow-fetch does, its JobPosting first", async () => {
    const dataDir = temporaryFolder();
    const url = await serving(200);
    const text = await runWell(["jobs", "add", url, "--data-dir", join(dataDir, "data")]);
    expect(text).toContain("Title: Solar Electrician");
    expect(text).toContain("Company: Example Sun");
    expect(text).toContain("Pay: not found");
    expect(await stored(dataDir)).toMatchObject([
      { sourceType: "pasted_link", metadata: { sourceUrl: url } },
    ]);
  });

  test.each([
    ["a page that is not there", () => serving(404)],
    // Another network of this machine's, where no posting is.
    ["an address that no page may have", async () => "http://169.254.169.254/latest"],
  ])("refuses %s, and stores nothing", async (_, address) => {
    const dataDir = temporaryFolder();
    const { code, stderr } = await run(["jobs", "add", await address(), "--data-dir", join(dataDir, "data")]);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/was not added: The page could not be read/),
    });
    expect(stderr).toContain("copy its text into a file");
    expect(await stored(dataDir)).toEqual([]);
  });
});
