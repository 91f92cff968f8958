import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";

const kind = (said: string) => normalisePosting({ text: `Cook\n\n${said}\n` }).opportunity.employmentType;

describe("hours and shares that say how much one works", () => {
  test.each([
    ["CDI 39 h, repos dimanche. 2 050 € net.", "FULL_TIME"],
    ["Need another set of hands, about 40 hours, mornings most days.", "FULL_TIME"],
    ["We have an opening for a cook. €24.50 per hour, 39 hours.", "FULL_TIME"],
    ["Vi søger en kollega 15 timer om ugen.", "PART_TIME"],
    ["30 hours over four days, £13.20 per hour.", "PART_TIME"],
    ["✔ 24-32 uur", "PART_TIME"],
    ["Tillsvidare, 83 procent. Månadslön 29 800 kr för heltid plus ob.", "PART_TIME"],
    ["Poste en CDI à 80 %, à Château-Salins.", "PART_TIME"],
    ["We answer within 24 hours. 12 hour shifts.", undefined],
    ["The kitchen is open 40 hours, and closed on Mondays.", undefined],
    ["A bonus of 20 %, permanent.", undefined],
  ])("%j", (said, type) => expect(kind(said)).toBe(type));
});
