import { describe, expect, test } from "vitest";
import type { PersonEvidence } from "../../../../src/engine/fit/types.ts";
import { predict } from "../../../../src/engine/prediction/predict.ts";
import { unmetEntry } from "../../../../src/engine/roles/entry.ts";
import { builtIn, nobody, nurse } from "../fit/people.ts";

const index = builtIn();
type Degree = NonNullable<PersonEvidence["degrees"]>[number];

function unmet(code: string, certificates: string[], degrees: Omit<Degree, "claimIds">[] = []): string[] {
  const held = {
    credentials: certificates.map((text) => ({ text, claimIds: ["claim-c"] })),
    degrees: degrees.map((degree) => ({ ...degree, claimIds: ["claim-d"] })),
  };
  return unmetEntry(held, code, index).map(({ kind }) => kind);
}

const nursing = { text: "Associate degree, Nursing", level: "associate" } as const;

describe("a licence", () => {
  test("is shown by a certificate of that name alone", () => {
    expect(unmet("29-1141.00", [], [])).toEqual(["degree", "licence"]);
    expect(unmet("29-1141.00", ["Registered Nurse (RN), Texas"], [nursing])).toEqual([]);
    // A degree in nursing, a job as a nurse and another nurse's licence are none.
    expect(unmet("29-1141.00", [], [nursing])).toEqual(["licence"]);
    const named = { text: "Diploma, Registered Nursing", level: "certificate" } as const;
    expect(unmet("29-1141.00", [], [named])).toEqual(["licence"]);
    expect(unmet("29-1141.00", ["Certified Nursing Assistant"], [nursing])).toEqual(["licence"]);
    expect(unmet("29-1141.00", ["Learning to read"], [nursing])).toEqual(["licence"]);
  });

  test.each([
    ["53-3032.00", "CDL Class A"],
    ["53-3032.00", "Führerschein Klasse CE"],
    ["53-3032.00", "Permiso C+E"],
    ["23-1011.00", "Admitted to the State Bar of Ohio"],
    ["25-2021.00", "教师资格证"],
  ])("of %s is shown by %s", (code, certificate) => {
    expect(unmet(code, [certificate])).not.toContain("licence");
    expect(unmet(code, ["First aid"])).toContain("licence");
  });
});

describe("a degree", () => {
  test("is shown by one of that level and field", () => {
    const law = { text: "Bachelor of Laws (LLB)", level: "bachelor" } as const;
    expect(unmet("23-1011.00", ["Admitted to the bar"], [law])).toEqual([]);
    expect(unmet("23-1011.00", ["Admitted to the bar"], [{ text: "BA History", level: "bachelor" }])).toEqual(
      ["degree"],
    );
    expect(unmet("23-1011.00", ["Law school diploma, admitted to the bar"], [])).toEqual(["degree"]);
    expect(unmet("19-2012.00", [], [{ text: "BSc Physics", level: "bachelor" }])).toEqual(["degree"]);
    expect(unmet("19-2012.00", [], [{ text: "PhD, Physics", level: "doctorate" }])).toEqual([]);
  });

  test("of any field is shown by a level alone", () => {
    expect(unmetEntry({ education: "bachelor" }, "21-1092.00", index)).toEqual([]);
    expect(unmetEntry({ education: "associate" }, "21-1092.00", index).map(({ kind }) => kind)).toEqual([
      "degree",
    ]);
  });
});

test("an apprenticeship is shown by training or a certificate", () => {
  expect(unmet("47-2111.00", ["Journeyman Electrician licence"])).toEqual([]);
  expect(unmet("47-2111.00", [], [{ text: "Ausbildung, Elektroniker für Betriebstechnik" }])).toEqual([
    "licence",
  ]);
  expect(unmet("47-2111.00", [])).toEqual(["licence", "apprenticeship"]);
});

describe("in a prediction", () => {
  const blockersFor = (person: PersonEvidence, targetRole: string) =>
    predict(person, index, { targetRole }).flatMap(({ blockers }) => blockers);

  test("what entry asks for blocks until a claim shows it, and is said once", () => {
    const before = blockersFor(nurse(), "Registered nurse");
    expect(before.filter(({ text }) => /licence|RN/.test(text))).toEqual([
      {
        key: "entry:licence:a-registered-nurse-licence",
        text: "By law, most countries require a registered nurse licence for this work. No stored certificate or licence shows it. Earlier jobs ask for it too: add it if it is held.",
      },
    ]);
    const held = {
      credentials: [{ text: "RN", claimIds: ["c"] }],
      degrees: [{ ...nursing, claimIds: ["d"] }],
    };
    expect(blockersFor({ ...nurse(), ...held }, "Registered nurse").map(({ key }) => key)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^entry:/)]),
    );
  });

  test("nothing is asked where nothing is regulated or customary", () => {
    const keys = blockersFor({ ...nobody, education: "secondary" }, "Cashier").map(({ key }) => key);
    expect(keys.filter((key) => key.startsWith("entry:"))).toEqual([]);
  });
});
