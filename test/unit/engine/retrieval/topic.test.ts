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
  ])("%j in %j", (topic, text) => {
    expect(matched(topic, text)).not.toEqual([]);
  });

  test.each([
    ["night shifts", "A book on medieval knights"],
    ["night shifts", "I sleep badly at night"],
    ["night shifts", "Shift lead in the day ward"],
    ["weekend work", "We married at a weekend"],
    ["that I was laid off", "She laid the table"],
  ])("%j and not in %j", (topic, text) => {
    expect(matched(topic, text)).toEqual([]);
  });

  test("with the words that say so as they stand there", () => {
    expect(matched("my layoff", "I was laid off")).toEqual(["laid off"]);
    expect(matched("night shifts", "I do not work nights")).toEqual(expect.arrayContaining(["nights"]));
  });
});
