import { afterEach, expect, test, vi } from "vitest";
import { printImported, printPreview } from "../../../src/cli/print-import.ts";

afterEach(() => vi.restoreAllMocks());

/** The lines that a print writes. */
function printed(run: () => void): string[] {
  const lines: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(String(text).trim()) > 0);
  run();
  return lines;
}

const unproved = [
  { path: "skills[0]", why: "The text does not say this.", provenance: "stated" as const },
  { path: "skills[1]", why: "The text does not say this." },
];
const none = { warnings: [], unread: [] };
const imported = {
  resume: {},
  document: {},
  claims: [],
  fields: [],
  confidence: 1,
  format: "json_resume",
  ...none,
};
const preview = { added: [], changed: [], removed: [], kept: [], conflicts: [], ...none };

test("what a yes keeps of unproved words is printed as the person's own, the rest as not in the text", () => {
  const lines = printed(() => printImported("cv.json", { ...imported, unproved } as never));
  expect(lines.slice(1)).toEqual([
    "Stored as your own word: skills[0]",
    "Not in the text: skills[1]",
    "To store the rest as your own statement, add --accept.",
    "To correct what was read: career-context resume show gives each entry a place; resume set, remove and add change it.",
  ]);
});

test("a dry run prints what would be kept so", () => {
  const lines = printed(() =>
    printPreview("cv.json", { ...preview, unproved: unproved.slice(0, 1) } as never),
  );
  expect(lines.slice(1)).toEqual(["Would be stored as your own word: skills[0]"]);
});
