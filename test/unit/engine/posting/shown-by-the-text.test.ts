import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";

const read = (text: string) => normalisePosting({ text }).opportunity;

describe("what a posting's own text must show", () => {
  test("a name beside the title is the employer's above a place, or where the text says it again", () => {
    expect(read("Litigation Paralegal\nBrindlemoor\nHartford, CT\n\nYou draft pleadings.").company).toBe(
      "Brindlemoor",
    );
    const alone = "Litigation Paralegal\nHartford, CT\nBrindlemoor\n\nYou draft pleadings.";
    expect(read(alone).company).toBeUndefined();
    expect(read(`${alone} At the end of the day Brindlemoor pays for parking.`).company).toBe("Brindlemoor");
  });

  test("a name that is a word of organisations needs neither", () => {
    const text = "Litigation Paralegal\nHartford, CT\nBrindlemoor Law Group\n\nYou draft pleadings.";
    expect(read(text).company).toBe("Brindlemoor Law Group");
  });

  test.each([
    ["Joiner wanted\nOur workshop is in Hebden Bridge and busy.", ["Hebden Bridge"]],
    ["Payroll Officer\nParramatta, Sydney\nFull time", ["Parramatta, Sydney"]],
    ["Audiologist | Toowoomba QLD\nA caseload in Toowoomba.", ["Toowoomba QLD"]],
    ["Driver\nLeeds / Hull\nFull time", ["Leeds", "Hull"]],
    ["Claims Executive\nMotor Claims\nFull time", undefined],
    ["Driver\nBetim, Minas Gerais\nDesejável: residir em Contagem", ["Betim, Minas Gerais"]],
  ])("%j is in %j", (text, places) => expect(read(text).locations).toEqual(places));

  test("of two pays of one kind neither is surely the job's", () => {
    const base = "Scaffolder\nAdvanced £25.50 per hour\n";
    expect(read(base).salary?.min).toBe(25.5);
    expect(read(`${base}Labourer £17 per hour\n`).salary).toBeUndefined();
    expect(read(`${base}We pay £25.50 per hour.\n`).salary?.min).toBe(25.5);
  });
});
