import { expect, test } from "vitest";
import { questionsIn } from "../../../../src/engine/reasoning/questions/questions-in.ts";

test.each([
  ["Should I take the offer, and when do I have to answer?", 2],
  ["What did Ada promise and can I become a foreman?", 2],
  ["What is due this week? Am I on track?", 2],
  ["Was hat mein Chef versprochen und kann ich Meister werden?", 2],
  ["¿Qué me prometieron y cuándo es la entrevista?", 2],
  ["老板答应了什么？我能当厨师吗？", 2],
  ["Should I take the offer or wait, and why?", 1],
  ["Compare nurse and nurse educator", 1],
  ["I want to become a data engineer. What am I missing?", 1],
  ["What did I say about pay and place?", 1],
  ["Can I become a cook?", 1],
  ["???", 1],
])("%s has %i questions", (text, count) => {
  expect(questionsIn(text)).toHaveLength(count);
});
