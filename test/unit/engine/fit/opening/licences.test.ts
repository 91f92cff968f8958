import { describe, expect, test } from "vitest";
import type { PersonCredential } from "../../../../../src/engine/fit/types.ts";
import { nobody } from "../people.ts";
import { outcomeOf } from "./person.ts";

function licence(text: string, issuer?: string): PersonCredential {
  return { text, claimIds: [`clm_${text}`], ...(issuer !== undefined && { issuer }) };
}

const philippine = licence("Registered Nurse Licence", "Professional Regulation Commission, Philippines");
const nclex = licence("NCLEX-RN passed, Texas (2024-05)");

function found(text: string, credentials: PersonCredential[], locations: string[] = []) {
  return outcomeOf({ kind: "licence", text }, { ...nobody, credentials }, { locations, language: "en" });
}

describe("a licence belongs to a jurisdiction", () => {
  test.each([
    ["Active Texas RN license", [philippine], "near"],
    ["Texan RN licence", [licence("Philippine RN licence")], "near"],
    ["RN license (TX)", [licence("RN license, Oregon")], "near"],
    ["RN license in the State of Texas", [licence("RN License, State of Texas")], "met"],
    ["RN license in the State of Texas", [licence("RN License", "Texas Board of Nursing")], "met"],
    ["TX RN license", [licence("Texas Registered Nurse license")], "met"],
    [
      "Current RN license in Ohio or multistate compact license",
      [licence("RN license, multistate (NLC)")],
      "met",
    ],
    ["Texas RN license", [licence("RN license")], "near"],
    ["Current RN license", [licence("RN license")], "met"],
    ["NMC registration", [licence("NMC registration")], "met"],
    ["Valid reach licence (RTITB or ITSSAR)", [licence("RTITB Reach Truck")], "met"],
    ["Valid reach licence (RTITB or ITSSAR)", [licence("Reach Truck")], "near"],
    ["hold valid reach licence (RTITB or ITSSAR)", [licence("RTITB Reach Truck")], "met"],
    ["Counterbalance licence (in date)", [licence("RTITB Counterbalance")], "met"],
    ["B - Véhicule léger", [licence("Permis B")], "met"],
  ])("%s of %j is %s", (text, credentials, outcome) => {
    expect(found(text, credentials)?.outcome).toBe(outcome);
  });

  test("of another country than the opening's is near", () => {
    expect(found("Current RN license", [philippine], ["Houston, TX"])?.outcome).toBe("near");
    expect(found("Current RN license", [licence("RN license, Texas")], ["Houston, TX"])?.outcome).toBe("met");
  });

  test("and an exam that was passed there counts towards it and is cited", () => {
    const outcome = found("Active Texas RN license", [philippine, nclex]);
    expect(outcome).toMatchObject({ outcome: "near", near: nclex.text, claimIds: nclex.claimIds });
    expect(found("NCLEX-RN", [nclex])?.outcome).toBe("met");
  });

  test.each([
    ["Hold an active Texas RN license.", "met"],
    ["Passed NCLEX-RN for Texas in May 2024.", "near"],
    ["Helped 12 nurses to renew their Texas RN license.", "unknown"],
    ["No Texas RN license.", "unmet"],
  ])("that a line says is evidence: %s makes it %s", (text, outcome) => {
    const person = { ...nobody, texts: [{ text, claimIds: ["clm_line"] }] };
    expect(outcomeOf({ kind: "licence", text: "Active Texas RN license" }, person)).toMatchObject({
      outcome,
      claimIds: outcome === "unknown" ? [] : ["clm_line"],
    });
  });
});

describe("a certificate that a line only names", () => {
  const held = { ...nobody, credentials: [licence("CSCS card")] };
  const asked = (text: string, line: string) =>
    outcomeOf({ kind: "certificate", text }, { ...held, texts: [{ text: line, claimIds: ["clm_line"] }] })
      ?.outcome;

  test.each([
    ["ISO 9606 certificate", "Weld stainless pipework by TIG to ISO 9606 for food plants"],
    ["Valid EN 1090 certification", "Built steel frames to EN 1090 for bridges"],
    ["Zertifikat nach ISO 27001", "Einführung eines Managementsystems nach ISO 27001"],
  ])("%s beside %j is not known: it may be held", (text, line) => {
    expect(asked(text, line)).toBe("unknown");
  });

  test.each([
    ["ISO 9606 certificate", "Weld stainless pipework by TIG to ISO 3834 for food plants"],
    ["ISO 9606 certificate", "Weld stainless pipework for food plants"],
    ["First aid certificate", "Gave aid to colleagues and was the first to arrive"],
  ])("%s beside %j is not shown", (text, line) => {
    expect(asked(text, line)).toBe("unmet");
  });
});

describe("the classes of a driving licence", () => {
  test.each([
    ["CNH categoria E", "CNH categoria D com EAR", "near"],
    ["CNH E", "CNH D", "near"],
    ["CNH categoria A", "CNH categoria B", "near"],
    ["CNH A/B", "CNH categoria B", "near"],
    ["CNH AB", "CNH B", "near"],
    ["CNH categoria A ou B", "CNH B", "met"],
    ["CNH A/B", "CNH AB", "met"],
    ["CNH categoria B", "CNH categoria D com EAR", "met"],
    ["CNH categoria C", "CNH categoria E", "met"],
    ["CNH categoria D ou E com EAR", "CNH categoria D com EAR", "met"],
    ["CNH D", "Carteira de habilitação categoria AE", "met"],
    ["CNH", "CNH B", "met"],
    ["Patente categoria A", "Patente B", "near"],
    ["Carnet de conducir tipo A", "Carnet de conducir B", "near"],
    ["Permiso de conducir clase E", "Carnet de conducir B", "unmet"],
    ["Prawo jazdy kat. A", "Prawo jazdy kat. B", "near"],
    ["Prawo jazdy kategorii A", "Prawo jazdy kategorii B", "near"],
    ["Prawo jazdy kat. B i własny samochód", "Prawo jazdy kat. B", "near"],
    ["Führerschein Klasse B und eigener PKW", "Führerschein Klasse B", "near"],
    ["rijbewijs B en eigen auto", "Rijbewijs B", "near"],
    ["rijbewijs B en eigen auto", "Rijbewijs B, eigen auto", "met"],
    ["Class A CDL", "Class B CDL", "near"],
    ["Class A CDL", "CDL Class A", "met"],
  ])("%s by %s is %s", (text, held, outcome) => {
    expect(found(text, [licence(held)])?.outcome).toBe(outcome);
  });
});
