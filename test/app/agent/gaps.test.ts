import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packageRoot } from "../../../src/platform/package-root.ts";
import { applied, pasted, read, resultsOf } from "../../support/agent.ts";
import { asList, asObject, at, textAt } from "../../support/json.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";

const asked = [
  ["electrician", "06-gov-parks-electrician"],
  ["electrician", "79-electrician-solar-agency"],
  ["nurse", "86-vet-nurse-board"],
  ["engineer", "91-softwareentwickler-mittelstand"],
] as const;

const proven = new Set(["skill", "experience", "education", "licence", "certificate", "language"]);

test.each(asked)(
  "what the %s's document calls a gap in %s is what the brief says is not met",
  async (name, posting) => {
    const { h, person } = await startAt(personNamed(name), "resume");
    const text = readFileSync(join(packageRoot(), "test", "corpus", "postings", `${posting}.txt`), "utf8");
    const results = resultsOf(
      await applied(h, person, {
        actions: [
          { type: "normalize_opportunity" },
          { type: "generate_fit_brief" },
          { type: "prepare_execution_artifact", artifactKind: "interview_brief" },
        ],
        opportunity: pasted(text),
      }),
    );
    const brief = await read(h, person, `fit-briefs/${textAt(results, 1, "outputs", "artifactRefs", 0)}`);
    const artifact = await read(
      h,
      person,
      `execution-artifacts/${textAt(results, 2, "outputs", "artifactRefs", 0)}`,
    );
    const unmet = asList(at(brief, "briefData", "requirements"))
      .map(asObject)
      .filter(({ kind, outcome }) => proven.has(String(kind)) && outcome !== "met")
      .map(({ text: words }) => String(words));
    expect(unmet.length).toBeGreaterThan(0);
    expect(at(artifact, "contentData", "gaps")).toEqual([...new Set(unmet)]);
  },
);
