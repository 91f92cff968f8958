import { expect, test } from "vitest";
import { gapsOf, weigher } from "../../../../src/engine/artifacts/evidence.ts";
import { addresseeIn } from "../../../../src/engine/artifacts/letter/addressee.ts";
import { isToDrive } from "../../../../src/engine/artifacts/letter/demands.ts";
import { uncapped } from "../../../../src/engine/artifacts/words/cased.ts";
import { asideIn } from "../../../../src/engine/artifacts/words/letters/common.ts";
import { englishLetter } from "../../../../src/engine/artifacts/words/letters/en.ts";
import { frenchLetter } from "../../../../src/engine/artifacts/words/letters/fr.ts";
import { hasResult } from "../../../../src/engine/artifacts/words/said/figures.ts";
import { sayLine } from "../../../../src/engine/artifacts/words/said/line.ts";

test.each([
  ["Rewrote nightly batch in Spark, 6h → 50 min", "noted"],
  ["Handled 22-storey residential tower from pile cap to topping off", "noted"],
  ["Designed hybrid framework from scratch", "noted"],
  ["Led migration of 14 services; Terraform, ArgoCD. Cut infra bill by 31%", "noted"],
  ["Led migration of 14 services from EC2 to EKS", "did"],
  ["Led a team of 3", "did"],
  ["Managed inventory and staff", "did"],
  ["Treated 8 patients a day", "did"],
  ["Rolled out Salesforce to 40 users", "did"],
  ["Tech lead for 5 engineers", "did"],
])("%j is %s: a line without its articles is quoted whole", (line, form) => {
  const said = sayLine(line, englishLetter, false);
  expect(said?.form).toBe(form);
  if (form === "noted") expect(said?.text).toBe(line);
});

test("figures keep brands, and their marks have the spaces of the language", () => {
  expect(englishLetter.figures(["HubSpot roll out, 40% more leads"])).toBe(
    "In figures: HubSpot roll out, 40% more leads.",
  );
  expect(frenchLetter.figures(["+42 % de marge", "CA de 14 à 23 M€"])).toContain(" ; ");
  expect(hasResult("Accords-cadres (chimie, agro), cycles de 6 à 18 mois")).toBe(false);
  expect(hasResult("CA région passé de 14 à 23 M€ en 8 ans")).toBe(true);
});

test("names and brackets stay whole", () => {
  expect(uncapped("ISTQB Foundation Level (CTFL)")).toBe("ISTQB Foundation Level (CTFL)");
  expect(asideIn("(", ")")("Logistiek", ["niet afgemaakt (1 jaar te kort)", "Gilde"])).toBe(
    "Logistiek (niet afgemaakt, 1 jaar te kort, Gilde)",
  );
});

test.each([
  ["Apply by 10 January 2027 to Femke van Dijk, jobs@lakeview.example.", "Femke van Dijk"],
  ["Bewerben Sie sich bis zum 31.12.2026 bei Frau Ann-Kathrin Stolte, Tel. 02307", "Ann-Kathrin Stolte"],
  ["Talent partner: Theo Vance. Rolling applications.", "Theo Vance"],
  ["Candidatures avant le 15 décembre à Julie Martin, directrice.", "Julie Martin"],
])("%s", (line, name) => expect(addresseeIn(line)?.name).toBe(name));

test.each([
  ["driving licence useful", true],
  ["Permis B indispensable", true],
  ["Patente B", true],
  ["Rijbewijs B", true],
  ["Führerschein Klasse CE", false],
  ["Valid Class A CDL", false],
])("%s is a licence for a car: %s", (text, isOne) => {
  expect(isToDrive({ kind: "licence", text })).toBe(isOne);
});

test("a demand that repeats another is no second gap, and who is to lead shows who was led", () => {
  const open = { kind: "licence", isRequired: true, outcome: "unmet", claimIds: [], nearIds: [] } as const;
  const requirements = [
    { ...open, text: "P.Eng." },
    { ...open, text: "We require a P.Eng. in good standing with PEO" },
  ];
  expect(gapsOf({ asked: { requirements } as never })).toEqual([requirements[1]?.text]);
  const weigh = weigher({
    asked: { requirements: [], text: "Manager une équipe de 9 commerciaux" } as never,
  });
  const line = (text: string) => weigh({ id: text, kind: "bullet", path: "work[0]", text });
  expect(line("Management d'une équipe de 11 personnes")).toBeGreaterThan(
    line("Négociation des accords-cadres"),
  );
});
