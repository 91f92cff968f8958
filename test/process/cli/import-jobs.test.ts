import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { textPdf } from "../../support/documents/raw-pdf.ts";
import { at } from "../../support/json.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { run, runWell } from "../../support/program/program.ts";

const sheet =
  "Company,Role,Status\nMoss Dairy,Cheese Maker,Applied\nNorthwind Example,Electrician,Saved\n,,Saved\n";
const mail = [
  "From: Jobs <jobs@moss-dairy.example>",
  "Subject: Your application as Cheese Maker",
  "Date: Mon, 02 Mar 2026 08:00:00 +0000",
  "",
  "We would like to invite you to an interview for Cheese Maker at Moss Dairy on 9 March 2026 at 14:30.",
].join("\r\n");

function place() {
  const folder = temporaryFolder();
  const put = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  return { put, data: ["--data-dir", join(folder, "data")] };
}

describe("jobs import", () => {
  test("stores a sheet, says what each column was taken for and what was skipped, and a mail after a yes", async () => {
    const { put, data } = place();
    const file = put("openings.csv", sheet);
    const dry = await runWell(["jobs", "import", file, "--dry-run", ...data]);
    expect(dry).toContain("2 would be added, 0 would be updated, 0 unchanged, 1 skipped.");
    const done = await runWell(["jobs", "import", file, ...data]);
    expect(done).toContain("2 added, 0 updated, 0 unchanged, 1 skipped.");
    expect(done).toContain("Role: title");
    expect(done).toContain("Skipped row 4");
    const again = JSON.parse(await runWell(["jobs", "import", file, "--json", ...data]));
    expect(again).toMatchObject({ added: 0, updated: 0, unchanged: 2 });

    const letter = put("mail.eml", mail);
    const said = await runWell(["jobs", "import", letter, ...data]);
    expect(said).toContain("Interview, 2026-03-09 14:30");
    expect(said).toContain("Opening: Cheese Maker, Moss Dairy");
    expect(said).toContain("add --yes to store it");
    expect(await runWell(["jobs", "import", letter, "--yes", ...data])).toContain("Stored.");
    const later = JSON.parse(await runWell(["jobs", "import", file, "--json", ...data]));
    expect(at(later, "unchanged")).toBe(2);
  });

  test("corrects a column, and refuses what it cannot read", async () => {
    const { put, data } = place();
    const odd = put("odd.csv", "Firm,What they call it\nMoss Dairy,Cheese Maker\n");
    const flags = ["--map", "title=What they call it", "--map", "company=Firm", "--json"];
    expect(JSON.parse(await runWell(["jobs", "import", odd, ...flags, ...data]))).toMatchObject({
      added: 1,
      items: [{ title: "Cheese Maker", company: "Moss Dairy" }],
    });
    const wrong = await run(["jobs", "import", odd, "--map", "title", ...data]);
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining("--map title=Position")]);
    const other = await run(["jobs", "import", put("picture.png", "x"), ...data]);
    expect(other.code).not.toBe(0);
    expect(other.stderr).toContain(".csv, .tsv, .xlsx, .json or .eml");
  });

  test("keeps a posting that a mail brings as a PDF after a yes, and not before", async () => {
    const { put, data } = place();
    const lines = [
      "Job title: Cheese Maker",
      "Company: Moss Dairy",
      "Requirements",
      "- A driving licence",
      "- Fluent English",
    ];
    const pdf = textPdf(lines.map((line) => `(${line}) Tj 0 -16 Td`).join(" "));
    const letter = put(
      "posting.eml",
      [
        "From: Ada Field <ada@moss-dairy.example>",
        "Subject: Perhaps for you",
        "MIME-Version: 1.0",
        "Content-Type: multipart/mixed; boundary=b",
        "",
        "--b",
        "",
        "The job is attached.",
        "--b",
        "Content-Type: application/pdf",
        'Content-Disposition: attachment; filename="posting.pdf"',
        "Content-Transfer-Encoding: base64",
        "",
        pdf.toString("base64"),
        "--b--",
      ].join("\r\n"),
    );
    const said = await runWell(["jobs", "import", letter, ...data]);
    expect(said).toContain("Attached posting: Cheese Maker, Moss Dairy (posting.pdf)");
    expect(said).toContain("add --yes to keep it");
    expect(await runWell(["jobs", "list", "--json", ...data])).toBe("[]\n");
    expect(await runWell(["jobs", "import", letter, "--yes", ...data])).toContain("The posting is kept.");
    expect(await runWell(["jobs", "list", ...data])).toContain("Cheese Maker, Moss Dairy");
  });
});
