import { describe, expect, test } from "vitest";
import { proveReading } from "../../../../src/engine/posting/reading/prove/prove-reading.ts";
import { elsewhere } from "./cases/elsewhere.ts";
import { english } from "./cases/english.ts";
import { german } from "./cases/german.ts";
import { messy } from "./cases/messy.ts";
import { romance } from "./cases/romance.ts";
import { unprovedIn } from "./reading-case.ts";

describe.each([...english, ...german, ...romance, ...elsewhere, ...messy])(
  "$name",
  ({ text, right, forged }) => {
    test("is proved where it is read rightly", () => {
      expect(proveReading(text, right).unproved).toEqual([]);
    });

    test.each(forged)("is not proved with %s", (_, told, unproved) => {
      expect(unprovedIn(text, told)).toEqual(unproved);
    });
  },
);
