import { expect, test } from "vitest";
import { nameReader } from "../../../../src/engine/retrieval/topic/names.ts";

// "Forget my boss" finds the notes that only use the name.
test.each([
  ["my boss", "My boss Marta Quill said no.", ["Marta Quill"]],
  ["mein Chef", "Mein Chef heißt Kurt Beispiel.", ["Kurt Beispiel"]],
  ["mein Chef", "Mein Chef namens Kurt kam.", ["Kurt"]],
  ["mein Chef", "Mein Chef Montag kam.", []],
  ["我的老板", "我的老板王明说项目取消了。", ["王明"]],
  ["我老板", "王明是我的老板。", ["王明"]],
])("the name of %s in %s", (topic, sentence, names) => {
  expect(nameReader(topic)?.(sentence)).toEqual(names);
});
