import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";

describe("days at home make the work hybrid", () => {
  test.each([
    ["Possibilité de travailler à la maison deux jours semaine.", "hybrid"],
    ["25 dnů dovolené, jeden den v týdnu z domova.", "hybrid"],
    ["Télétravail : 1 jour/semaine après 6 mois", "hybrid"],
    ["Hybrid after probation, two days from home.", "hybrid"],
    ["Voor ons kantoor in Zutphen. Je werkt hybride.", "hybrid"],
    ["Two days of training, then you drive home every night.", undefined],
    ["Soins à domicile, deux jours de repos.", undefined],
  ])("%j", (said, remote) =>
    expect(normalisePosting({ text: `Clerk\n\n${said}\n` }).opportunity.remote).toBe(remote),
  );
});
