import { expect, test } from "vitest";
import { aboutWhom } from "../../../../src/engine/retrieval/unanswered/about-whom.ts";

test.each([
  ["I adopted a dog last week.", "speaker"],
  ["Your dog is lovely!", "listener"],
  ["How long have you been surfing?", "listener"],
  ["Ich habe den Traktor repariert.", "speaker"],
  ["Dein Traktor ist schön.", "listener"],
  ["Nous avons adopté un chat.", "speaker"],
  ["Vous avez adopté un chat.", "listener"],
  ["Mi hermana vive en Lima.", "speaker"],
  ["Tu hermana vive en Lima.", "listener"],
  ["Went to the market.", "speaker"],
] as const)("%j is about the %s", (sentence, whom) => {
  const { speaker, listener } = aboutWhom(sentence);
  expect(speaker > listener ? "speaker" : "listener").toBe(whom);
});

test("a question states less", () => {
  expect(aboutWhom("Did I lock the door?").speaker).toBeLessThan(aboutWhom("I locked the door.").speaker);
});
