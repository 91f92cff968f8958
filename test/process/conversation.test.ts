import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, temporaryFolder } from "../support/program/folder.ts";

/** The texts of a picture; figures and dates change with the day on which it is drawn, and lines may break elsewhere. */
const textsOf = (file: string) =>
  readFileSync(file, "utf8")
    .replace(/<text[^>]*text-anchor="end">[^<]*/g, "")
    .replace(/<[^>]*>/g, "\n")
    .replace(/\d[\d.-]*/g, "N")
    .split(/\s+/)
    .filter((word) => word !== "")
    .join(" ");

test("what the README's picture says is what the program answers", () => {
  const drawn = join(temporaryFolder(), "conversation.svg");
  execFileSync(process.execPath, [join(root, "scripts", "conversation.mjs"), drawn], { stdio: "pipe" });
  const texts = textsOf(drawn);
  expect(texts).toContain("Should I apply");
  expect(texts).toContain("No claim shows");
  expect(textsOf(join(root, "docs", "images", "conversation.svg"))).toBe(texts);
});
