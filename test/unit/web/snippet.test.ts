import { expect, test } from "vitest";
import { beginsIn } from "../../../src/web/pages/search/places.ts";
import { snippetOf } from "../../../src/web/pages/search/search.tsx";

test("a snippet is the part around the first word that was searched for, cut between words", () => {
  const text = `Report ${"other words ".repeat(20)}about charge nurses ${"more of it ".repeat(20)}`;
  const snippet = snippetOf(text, "charge nurses", "Report");
  expect(snippet).toMatch(/^… .*about charge nurses .* …$/);
  expect(snippet.length).toBeLessThan(170);
  expect(snippetOf("Report\n\nA short one", "xyzzy", "Report")).toBe("A short one");
  expect(snippetOf("The whole note", "note", "The whole note")).toBe("");
  expect(snippetOf("The whole note goes on", "note", "The whole…")).toBe("note goes on");
});

test("a snippet has the words that people read, without marks and names of fields", () => {
  const posting = "opportunity: Nurse, Ward\nprovenance: third_party\n\nPosting:\n- Care for patients";
  expect(snippetOf(posting, "patients", "Nurse, Ward")).toBe("Posting: Care for patients");
  const table = "# Comparison\n\n| Direction | Score |\n| --- | ---: |\n| **Nurse** | 95 |\n\n> Fits well";
  expect(snippetOf(table, "nurse", "Comparison")).toBe("Direction Score Nurse 95 Fits well");
});

test("a half typed query matches where each of its words begins a word", () => {
  expect(beginsIn("Joiner at Hawk Builders", "hawk joi")).toBe(true);
  expect(beginsIn("Joiner at Hawk Builders", "oiner")).toBe(false);
  expect(beginsIn("Überprüfer, Köln", "köl")).toBe(true);
  expect(beginsIn("Joiner", " ")).toBe(false);
});
