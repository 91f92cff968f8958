import { expect, test } from "vitest";
import { againstNotes } from "../../../../../src/engine/fit/filters/noted.ts";
import { readPlace } from "../../../../../src/engine/places/place.ts";

const leeds = { title: "Analyst", locations: ["Leeds, UK"], remote: "on_site" as const };
const atHome = { home: readPlace("Leeds, UK") };

test.each([
  // The town of the reason is not where the person would move to.
  ["We're not moving, my wife works in Leeds.", "pass"],
  ["I won't relocate, my house is in Leeds.", "pass"],
  ["No relocation: my mother lives in Leeds.", "pass"],
  ["I can't move because my kids go to school in Leeds.", "pass"],
  ["I don't want to leave Leeds.", "pass"],
  // The town itself is refused.
  ["I don't want to work in Leeds.", "fail"],
  ["Nothing in Leeds please.", "fail"],
  ["I don't want to move to Leeds.", "fail"],
  ["Ich möchte nicht mehr jeden Tag in Leeds arbeiten.", "fail"],
  ["Je ne veux plus du tout travailler à Leeds.", "fail"],
  ["I don't mind working in Leeds, but no nights.", "pass"],
])("%s", (text, expected) => {
  const found = againstNotes([{ text, memoryId: "mem_1" }], atHome, leeds);
  expect(found.filter(({ key }) => key === "notedPlace").map(({ outcome }) => outcome)).toEqual([expected]);
});
