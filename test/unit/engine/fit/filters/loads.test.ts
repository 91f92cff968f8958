import { expect, test } from "vitest";
import { againstLoads } from "../../../../../src/engine/fit/filters/loads.ts";
import type { RequirementOutcome } from "../../../../../src/engine/fit/opening/types.ts";

const asked = (text: string): RequirementOutcome => ({
  ...{ kind: "other", text, necessity: "required", outcome: "unknown", claimIds: [] },
});
const outcome = (demand: string, limit: string) =>
  againstLoads([asked(demand)], [{ text: limit, memoryId: "mem_1" }])[0]?.outcome;

test.each([
  ["Must be able to lift 50 lb", "No lifting over 35 lb until spring.", "fail"],
  ["Must be able to lift 25 lbs", "No lifting over 35 lb until spring.", "pass"],
  ["Heben von Lasten bis 25 kg", "Ich darf nicht mehr als 15 kg heben.", "fail"],
  ["Heben von Lasten bis 25 kg", "I can lift 35 pounds at most.", "fail"],
  ["Port de charges jusqu'à 10 kg", "Je ne dois pas soulever plus de 12 kg.", "pass"],
  ["Levantar cargas de hasta 30 kg", "No puedo levantar más de 10 kilos.", "fail"],
  ["能搬运25公斤重物", "我不能举超过10公斤", "fail"],
])("%s, against %s: %s", (demand, limit, expected) => {
  expect(outcome(demand, limit)).toBe(expected);
});

test.each([
  ["Must be able to lift 50 lb", "No lifting at all."],
  ["Must lift heavy loads", "No lifting over 35 lb."],
  ["Pay of 50 lb a week", "No lifting over 35 lb."],
  ["Must be able to lift 50 lb", "I lifted 35 lb boxes for years."],
])("%s, against %s, decides nothing", (demand, limit) => {
  expect(outcome(demand, limit)).toBeUndefined();
});
