import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";

const level = (said: string) =>
  normalisePosting({ text: `Operator\n\nA shop by the river.\n\n${said}\n` }).opportunity.education;

describe("education that a sentence asks for outside a list", () => {
  test.each([
    ["Il candidato ha conseguito un diploma di ragioneria o una laurea in materie economiche.", "secondary"],
    ["Ihr Rucksack\nKaufmännische Grundbildung (EFZ) oder gleichwertig, dazu Praxis.", "certificate"],
    ["Cert III in Agricultural Mechanics or heavy vehicle equivalent.", "certificate"],
    ["At least HS grad, 18 yrs old and above.", "secondary"],
    ["Curso profissional de eletricidade, nível IV, é obrigatório.", "certificate"],
    ["Vyžadujeme SŠ vzdělání, nejlépe obchodní akademie.", "secondary"],
    ["Enseignement supérieur de type court (bachelier) requis.", "bachelor"],
    ["El grado en Turismo ayuda, pero no lo exigen.", undefined],
    ["You may substitute a bachelor's degree for the experience required.", undefined],
    ["There is no Master's degree required.", undefined],
    ["Man braucht keinen Bachelor, du hast Erfahrung.", undefined],
    ["We will pay for your apprenticeship with the college.", undefined],
  ])("%j", (said, education) => expect(level(said)).toBe(education));
});
