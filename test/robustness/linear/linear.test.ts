import { describe, expect, test } from "vitest";
import { truncateJson } from "../../../src/operation/truncate.ts";
import { growthFault } from "./growth.ts";
import { readers } from "./readers.ts";
import { hostileNames, hostileText } from "./texts.ts";

const TEN_MINUTES = 600_000;

describe("the time of reading grows no faster than the text", () => {
  test.each(Object.entries(readers))("%s", { timeout: TEN_MINUTES }, (_, read) => {
    const slow = hostileNames.flatMap((name) => {
      const found = growthFault((size) => {
        const text = hostileText(name, size);
        return () => read(text);
      });
      return found === undefined ? [] : [`${name}: ${found}`];
    });
    expect(slow).toEqual([]);
  });

  test("cutting an answer of many small lists", { timeout: TEN_MINUTES }, () => {
    const found = growthFault((size) => {
      const lists = Array.from({ length: size }, (_, at): [string, string[]] => [`k${at}`, ["x"]]);
      const answer = { goalSnapshot: Object.fromEntries(lists) };
      return () => truncateJson(answer, 2000);
    });
    expect(found).toBeUndefined();
  });
});
