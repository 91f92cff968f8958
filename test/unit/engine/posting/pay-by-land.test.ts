import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";

const pay = (said: string) => {
  const { min, max, currency, period } =
    normalisePosting({ text: `Worker\n\n${said}\n` }).opportunity.salary ?? {};
  return [min, max, currency, period];
};

describe("pay as lands write it", () => {
  test.each([
    ["€14.80 days, €16.90 nights, time and a half Sundays.", [14.8, 16.9, "EUR", "hour"]],
    ["Award wages, roughly $29 to $33 an hour. Manual ute licence.", [29, 33, "AUD", "hour"]],
    ["💰 18,000 - 23,000 package monthly. HMO on day 1, NBI clearance.", [18000, 23000, "PHP", "month"]],
    ["Salaris € 3.400,- tot € 4.500,- bruto per maand.", [3400, 4500, "EUR", "month"]],
    ["Tussen de € 2.600,- en € 3.200,- bruto.", [2600, 3200, "EUR", "month"]],
    ["Repos dimanche et lundi. 2 050 € net.", [2050, 2050, "EUR", "month"]],
    ["Comida na fazenda, R$ 3.900 + prêmio por saca.", [3900, 3900, "BRL", "month"]],
    ["Nabízíme 38 000 až 44 000 Kč při plném úvazku.", [38000, 44000, "CZK", "month"]],
    ["PKR 45,000 - 60,000 per month + commission.", [45000, 60000, "PKR", "month"]],
    ["SUELDO $12,000 MENSUALES. Tuxtla Gutiérrez, Chis.", [12000, 12000, "MXN", "month"]],
    ["48 Std. in der Woche. Lohn ab € 2.600 netto.", [2600, undefined, "EUR", "month"]],
  ])("%j", (said, expected) => expect(pay(said)).toEqual(expected));
});
