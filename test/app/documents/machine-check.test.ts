import { describe, expect, test } from "vitest";
import { checkForMachines } from "../../../src/domain/execution-artifacts/machine-check.ts";
import { Artifact } from "../../../src/domain/execution-artifacts/schema.ts";
import { start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { nurse } from "./people/kitchen-and-ward.ts";
import { applicants, makeDocuments } from "./people/people.ts";

async function inspected(applicant: (typeof applicants)[number], which = 0) {
  const h = await start();
  const person = await h.newPerson();
  const documents = await makeDocuments(h, person, applicant);
  const artifact = documents[which] ?? {};
  const { status, body, text } = await h.send("POST", "/api/v1/agent/inspect", {
    key: person.key,
    body: {
      goal: { type: "prepare_execution_artifacts", query: "Can programs read it?" },
      focus: { mode: "artifact", artifactId: artifact.id },
    },
  });
  expect(status, text.slice(0, 300)).toBe(200);
  const claims = await h.store.read(person.userId, (tx) => tx.resume.claims());
  return { data: asObject(body.data), artifact: Artifact.parse(artifact), claims };
}

describe.each(applicants.map((applicant) => [applicant.name, applicant] as const))(
  "the %s",
  (_, applicant) => {
    test("gets every claim of the resume back from its files, with the same words and dates", async () => {
      const { data } = await inspected(applicant);
      const files = asList(at(data, "machineCheck", "files"));
      expect(files.map(({ format }) => format)).toEqual(["txt", "md", "json_resume"]);
      expect(files.map(({ format, lost }) => [format, lost])).toEqual(
        files.map(({ format }) => [format, []]),
      );
      expect(files.every(({ shown }) => Number(shown) >= 10)).toBe(true);
      expect(at(data, "machineCheck", "passed")).toBe(true);
      expect(data.machineCheck).not.toHaveProperty("score");
    }, 60_000);
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
}, 60_000);

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
}, 60_000);

test("a letter is not checked", async () => {
  const { data, artifact } = await inspected(nurse, 1);
  expect(artifact.kind).toBe("outreach_note");
  expect(data).not.toHaveProperty("machineCheck");
  expect(textAt(data, "summary")).not.toBe("");
}, 60_000);
