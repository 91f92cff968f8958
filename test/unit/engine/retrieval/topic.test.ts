import { describe, expect, test } from "vitest";
import { topicMatcher } from "../../../../src/engine/retrieval/topic.ts";

const matched = (topic: string, text: string) => topicMatcher(topic)?.(text, "personal") ?? [];

describe("a topic is found", () => {
  test.each([
    ["night shifts", "I do not work nights."],
    ["night shifts", "No more nights for me"],
    ["night shifts", "Prefers no night shift"],
    ["night shifts", "Works at night until spring"],
    ["night shifts", "Nightshifts make me ill"],
    ["night shifts", "Keine Nachtdienste mehr"],
    ["that I do not work nights", "Wants at most four night shifts a month."],
    ["nights", "At most two night shifts"],
    ["weekend work", "I keep my weekends free"],
    ["Nachtschicht", "Keine Nachtschichten"],
    ["turnos de noche", "No trabaja de noche"],
    ["that I was laid off", "The layoff in 2019 hurt"],
    ["my layoff", "I was laid off in spring"],
    ["being let go", "Was made redundant by Example Works"],
    ["my mother", "My mum has dementia"],
    ["my health", "Diagnosed with diabetes in 2021"],
    ["mental health", "I take antidepressants"],
    ["mental health", "I get panic attacks in open offices"],
    ["parental leave", "Off for maternity in spring"],
    ["my religion", "I am Muslim and need Friday afternoons free"],
    ["my disability", "I use a wheelchair"],
    ["야간 근무", "저는 야간 근무를 못 합니다"],
  ])("%j in %j", (topic, text) => {
    expect(matched(topic, text)).not.toEqual([]);
  });

  test.each([
    ["night shifts", "A book on medieval knights"],
    ["night shifts", "I sleep badly at night"],
    ["night shifts", "Shift lead in the day ward"],
    ["weekend work", "We married at a weekend"],
    ["that I was laid off", "She laid the table"],
    ["pregnancy", "I speak Polish with my parents"],
    // Who looks for a kind does not look for the others of the whole.
    ["wheelchair", "I have dyslexia"],
    ["antidepressants", "I get panic attacks"],
    ["diabetes", "I had burnout in 2022"],
  ])("%j and not in %j", (topic, text) => {
    expect(matched(topic, text)).toEqual([]);
  });

  test.each([["work"], ["my work"], ["everything about my job"], ["mein Beruf"], ["mi trabajo"], ["工作"]])(
    "%j alone names no matter",
    (topic) => expect(topicMatcher(topic)).toBeUndefined(),
  );

  test.each([
    ["my work at the bakery", "I work at a bakery in Hull", true],
    ["my work at the bakery", "My work laptop is new", false],
    ["weekend work", "I keep my weekends free", true],
  ])("but beside others a wide word counts: %j in %j (%s)", (topic, text, is) =>
    expect(matched(topic, text).length > 0).toBe(is),
  );

  test("with the words that say so as they stand there", () => {
    expect(matched("my layoff", "I was laid off")).toEqual(["laid off"]);
    expect(matched("night shifts", "I do not work nights")).toEqual(expect.arrayContaining(["nights"]));
  });
});
