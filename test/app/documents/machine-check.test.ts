import { describe, expect, test } from "vitest";
import { print } from "../../../src/app/print.ts";
import { inspect } from "../../../src/domain/agent/inspect/inspect.ts";
import { checkForMachines } from "../../../src/domain/execution-artifacts/machine-check.ts";
import { printAndRead } from "../../../src/domain/execution-artifacts/print-and-read.ts";
import { Artifact, MachineCheck } from "../../../src/domain/execution-artifacts/schema.ts";
import type { PrintJob } from "../../../src/engine/artifacts/print-job.ts";
import type { SentFile } from "../../../src/engine/documents/types.ts";
import { fail } from "../../../src/operation/errors.ts";
import { isObject } from "../../../src/shared/json.ts";
import { start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { nurse } from "./people/kitchen-and-ward.ts";
import { applicants, makeDocuments } from "./people/people.ts";

async function inspected(
  applicant: (typeof applicants)[number],
  which = 0,
  change: (artifact: Artifact) => void = () => undefined,
) {
  const h = await start();
  const person = await h.newPerson();
  const documents = await makeDocuments(h, person, applicant);
  const artifact = Artifact.parse(documents[which]);
  change(artifact);
  await h.store.write(person.userId, (tx) => tx.artifacts.put(artifact));
  const { status, body, text } = await h.send("POST", "/api/v1/agent/inspect", {
    key: person.key,
    body: {
      goal: { type: "prepare_execution_artifacts", query: "Can programs read it?" },
      focus: { mode: "artifact", artifactId: artifact.id },
    },
  });
  expect(status, text.slice(0, 300)).toBe(200);
  const claims = await h.store.read(person.userId, (tx) => tx.resume.claims());
  return { h, person, data: asObject(body.data), metadata: asObject(body.metadata), artifact, claims };
}

describe.each(applicants.map((applicant) => [applicant.name, applicant] as const))(
  "the %s",
  (_, applicant) => {
    test("gets every claim of the resume back from its files, with the same words and dates", async () => {
      const { data, metadata } = await inspected(applicant);
      // The shape of the data is closed.
      expect(data).not.toHaveProperty("machineCheck");
      const files = asList(at(metadata, "machineCheck", "files"));
      expect(files.map(({ format }) => format)).toEqual(["pdf", "docx", "txt", "md", "json_resume"]);
      expect(files.map(({ format, lost }) => [format, lost])).toEqual(
        files.map(({ format }) => [format, []]),
      );
      expect(files.every(({ shown }) => Number(shown) >= 10)).toBe(true);
      expect(at(metadata, "machineCheck", "passed")).toBe(true);
      expect(metadata.machineCheck).not.toHaveProperty("score");
    });
  },
);

test("what a file loses is told with what came back and its place", async () => {
  const { artifact, claims } = await inspected(nurse);
  const check = checkForMachines(artifact, claims, ({ format }) =>
    format === "txt"
      ? {
          basics: { name: "Jonas Wiedemann" },
          work: [
            { position: "Gesundheits- und Krankenpfleger", name: "Klinikum Lindenhof", startDate: "2018-04" },
          ],
        }
      : undefined,
  );
  expect(check?.passed).toBe(false);
  const [txt, md] = check?.files ?? [];
  const job = claims.find(({ kind, text }) => kind === "job" && text.includes("Lindenhof"));
  expect(txt?.lost.find(({ claimId }) => claimId === job?.id)).toEqual({
    claimId: job?.id,
    text: "Gesundheits- und Krankenpfleger at Klinikum Lindenhof (2019-04 – present)",
    readAs: "Gesundheits- und Krankenpfleger at Klinikum Lindenhof (2018-04 – present)",
    place: { section: "Berufserfahrung", line: 1 },
  });
  const name = claims.find(({ path }) => path === "basics.name");
  expect(txt?.lost.map(({ claimId }) => claimId)).not.toContain(name?.id);
  expect(md?.lost).toHaveLength(md?.shown ?? -1);
  expect(md?.lost.every((lost) => lost.readAs === undefined)).toBe(true);
});

function jobsIn(sections: Artifact["contentData"]["sections"]) {
  return sections.find(({ heading }) => heading === "Berufserfahrung")?.lines ?? [];
}

/** A change that makes a line say other dates than its claims. */
function misdate({ contentData: { sections } }: Artifact): void {
  const line = jobsIn(sections).find(({ aside }) => aside !== undefined);
  if (line?.aside) line.aside = line.aside.replace("2019", "2012");
}

test("a defect of the document is found in the PDF and the DOCX, with its page, line and claim", async () => {
  const { metadata, claims } = await inspected(nurse, 0, misdate);
  const check = MachineCheck.parse(metadata.machineCheck);
  expect(check.passed).toBe(false);
  const job = claims.find(({ kind, text }) => kind === "job" && text.includes("Lindenhof"));
  const loss = {
    claimId: job?.id,
    text: "Gesundheits- und Krankenpfleger at Klinikum Lindenhof (2019-04 – present)",
    readAs: "Gesundheits- und Krankenpfleger at Klinikum Lindenhof (2012-04 – present)",
    place: { section: "Berufserfahrung", line: 1 },
  };
  const [pdf, docx] = check.files;
  expect(pdf?.lost).toEqual([{ ...loss, inFile: { page: 1, line: expect.any(Number) } }]);
  expect(docx?.lost).toEqual([{ ...loss, inFile: { line: expect.any(Number) } }]);
  expect(pdf?.lost[0]?.inFile?.line).toBeGreaterThan(1);
});

test("what a file had no room for is named, and is no loss", async () => {
  const filler = (at: number) => ({
    ...{ text: `Auf Station ${at} fehlten viele, und doch blieben alle Schichten besetzt.`, claimIds: [] },
    ...{ source: "opportunity" as const, kind: "bullet" as const, weight: 1 },
  });
  const { metadata, artifact } = await inspected(nurse, 0, ({ contentData: { sections } }) => {
    for (const line of jobsIn(sections)) if (line.kind === "bullet") line.weight = 0;
    jobsIn(sections).push(...Array.from({ length: 120 }, (_, at) => filler(at)));
  });
  const own = jobsIn(artifact.contentData.sections)
    .filter(({ kind, source }) => kind === "bullet" && source === undefined)
    .flatMap(({ claimIds }) => claimIds);
  expect(own.length).toBeGreaterThan(3);
  const { files } = MachineCheck.parse(metadata.machineCheck);
  for (const { format, omitted, lost } of files.slice(0, 2)) {
    expect(omitted, format).toEqual(expect.arrayContaining(own));
    expect(
      lost.filter(({ claimId }) => own.includes(claimId)),
      format,
    ).toEqual([]);
  }
});

test("a file that nothing can read has lost every claim; a reader that is too busy is said", async () => {
  const { artifact } = await inspected(nurse);
  const refusing = (status: number) => async () => {
    throw fail("validation.bad_request", "content cannot be read.", { status });
  };
  const [pdf] = await printAndRead({ print, readFile: refusing(400) }, artifact, "a4");
  expect(pdf).toMatchObject({ text: "", document: {} });
  await expect(printAndRead({ print, readFile: refusing(503) }, artifact, "a4")).rejects.toMatchObject({
    status: 503,
  });
});

test("the files are made and read after the transaction has ended", async () => {
  const { h, person, artifact } = await inspected(nurse);
  const seen: string[] = [];
  const [later] = await new Promise<unknown[]>((resolve) => {
    void h.service.inTransaction(person.userId, async (ctx) => {
      const watched = {
        ...ctx,
        print: (job: PrintJob) => {
          seen.push(job.format);
          return ctx.print(job);
        },
        readFile: (file: SentFile) => {
          seen.push(`${file.format} read`);
          return ctx.readFile(file);
        },
      };
      const goal = { type: "prepare_execution_artifacts" as const, query: "Can programs read it?" };
      resolve([await inspect(watched, { goal, focus: { mode: "artifact", artifactId: artifact.id } })]);
    });
  });
  expect(seen).toEqual([]);
  if (!isObject(later) || typeof later.later !== "function") throw new Error("It answered at once.");
  await later.later();
  expect(seen.toSorted()).toEqual(["docx", "docx read", "pdf", "pdf read"]);
});

test("a resume without a telephone, and a heading no program knows, fail their checks by name", async () => {
  const { artifact, claims } = await inspected(nurse);
  const first: Json = asObject(artifact.contentData.sections[1]);
  const changed = structuredClone(artifact);
  changed.contentData.sections[1] = { ...Object(first), heading: "Was ich so tat und ließ" };
  const phone = claims.find(({ path }) => path === "basics.phone");
  for (const { lines } of changed.contentData.sections)
    for (const line of lines) line.claimIds = line.claimIds.filter((id) => id !== phone?.id);
  const check = checkForMachines(changed, claims);
  expect(check?.checks.map(({ key, passed, detail }) => [key, passed, detail])).toEqual([
    ["section_names", false, "not known: Was ich so tat und ließ"],
    ["contact", false, "missing: phone"],
  ]);
});

test("a letter is not checked", async () => {
  const { data, metadata, artifact } = await inspected(nurse, 1);
  expect(artifact.kind).toBe("outreach_note");
  expect(metadata).not.toHaveProperty("machineCheck");
  expect(textAt(data, "summary")).not.toBe("");
});
