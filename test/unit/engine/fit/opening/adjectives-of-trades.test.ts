import { expect, test } from "vitest";
import { contentWords } from "../../../../../src/engine/fit/opening/skills/content-words.ts";

test.each([
  ["expérience commerciale", "Directeur commercial"],
  ["experiencia administrativa", "Auxiliar administrativo"],
  ["kaufmännische Erfahrung", "Bürokauffrau"],
  ["kaufmännischen Bereich", "Kaufmann"],
])("%s has the word of %s", (demand, title) => {
  const [last = ""] = contentWords(demand).filter((word) =>
    contentWords(title).some((own) => own.endsWith(word)),
  );
  expect(last).not.toBe("");
});
