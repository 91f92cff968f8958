import { expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());

test.each([
  "Inviare il curriculum vitae, con il consenso, entro il 20/12/2026.",
  "Invia un CV entro il 20/12/2026.",
  "Inscreva-se até 20/12/2026.",
  "Inscríbete hasta el 20/12/2026.",
])("%s says the last day to apply", (line) => {
  const text = `Cook\nExample Kitchen\nSalary: 1.500 €\n\n${line}`;
  expect(normalisePosting({ text }, skills).opportunity.closingDate).toBe("2026-12-20");
});
