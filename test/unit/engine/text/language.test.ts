import { expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { withInferredPeriod } from "../../../../src/engine/posting/pay/salary.ts";
import { findLanguage } from "../../../../src/engine/text/text-language.ts";
import { builtIn } from "../fit/people.ts";

const polish = `Księgowa
Fabryka Przykład S.A., Kraków
12 000 – 15 000 zł brutto/mies.

Nasze wymagania
– wykształcenie wyższe: rachunkowość, finanse
– minimum 3 lata doświadczenia na stanowisku księgowej
– znajomość Excela
– samodzielne sporządzanie sprawozdania finansowego i praca do późna o każdej porze na terenie firmy`;

test("a posting in Polish is not taken for Portuguese, whatever short words they share", () => {
  expect(findLanguage(polish)).toBeUndefined();
  expect(findLanguage("A empresa procura uma pessoa para o escritório, com experiência em vendas.")).toBe(
    "pt",
  );
});

test.each([
  ["12 000 – 15 000 zł brutto/mies.", "month"],
  ["2 800 - 3 200 €/kk", "month"],
  ["32 000 kr per månad", "month"],
  ["110 zł/godz.", "hour"],
])("%j is pay for a %s", (pay, period) => {
  const text = `Accountant\nExample Ltd\n\nPay: ${pay}\n\nRequirements\n- Excel`;
  expect(normalisePosting({ text }, builtIn().skills).opportunity.salary?.period).toBe(period);
});

test.each(["PLN", "BRL"])(
  "ten thousand and more in %s are taken for a usual month's pay, and said to be",
  (currency) => {
    const read = withInferredPeriod({ min: 12_000, max: 15_000, currency });
    expect(read).toMatchObject({ period: "month", periodInferred: true });
  },
);

test.each(["ZAR", "HKD"])("ten thousand and more in %s are of no known period", (currency) => {
  expect(withInferredPeriod({ min: 12_000, max: 15_000, currency })).not.toHaveProperty("period");
});
