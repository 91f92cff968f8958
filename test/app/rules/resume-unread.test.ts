import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, asObject } from "../../support/json.ts";

const text = [
  "Mira Halvorsen",
  "mira@example.org",
  "",
  "Experience",
  "Electrician, Bright Wire Ltd, 2019 - 2023",
  "",
  "Education",
  "An evening of my own about old radios",
  "Date of birth: 1 May 1990",
].join("\n");

test("a line that was not understood is answered and kept with its place; warnings count it without its words", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const imported = await h.send("PUT", "/api/v1/resume", { key, body: { format: "text", content: text } });
  const read = await h.send("GET", "/api/v1/resume", { key });
  const unread = asList(asObject(asObject(read.body).data).unread);
  const line = "An evening of my own about old radios";
  const at = text.indexOf(line);
  expect(unread).toEqual([{ text: line, span: [at, at + line.length] }]);
  const { warnings, unread: first } = asObject(asObject(imported.body).data);
  expect(first).toEqual(unread);
  expect(JSON.stringify(warnings)).toContain("nothing was taken of 1 line");
  expect(JSON.stringify(warnings)).not.toContain("radios");
});
