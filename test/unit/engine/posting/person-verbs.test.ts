import { describe, expect, it } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";

const demandsOf = (text: string) =>
  (normalisePosting({ text }).opportunity.requirements ?? []).map(
    ({ kind, text: words }) => `${kind} ${words}`,
  );

const rows: [string, string[]][] = [
  [
    "You know your way around Postgres and you've shipped something that people rely on.",
    ["skill Postgres", "experience you've shipped something that people rely on"],
  ],
  [
    "We are small. Have you supported children with autism before?",
    ["experience supported children with autism before"],
  ],
  ["Vous maniez Genapi et vous exprimez clairement.", ["skill Genapi"]],
  ["Du hast ausgelernt und kennst dich mit Elektrofahrzeugen aus.", ["skill Elektrofahrzeugen"]],
  [
    "Bring etwas Erfahrung im Verkauf mit. Kopfrechnen solltest du können.",
    ["experience etwas Erfahrung im Verkauf", "other Kopfrechnen"],
  ],
  ["Somos poucos. Fala um pouco de espanhol?", ["language um pouco de espanhol"]],
  // What is not needed, what the job offers, and what somebody else did.
  ["Kubernetes is not something you need to have touched.", []],
  ["Examiniert müssen Sie nicht sein.", []],
  ["Nothing by way of experience is needed.", []],
  ["Du kan arbejde hjemme om fredagen.", []],
];

describe("a verb shows what the wanted person knows, can and did", () => {
  it.each(rows)("%s", (sentence, wanted) => {
    const found = demandsOf(`Helper at Blue Door\n\n${sentence}`);
    for (const one of wanted) expect(found).toContain(one);
    if (wanted.length === 0) expect(found).toEqual([]);
  });
});

describe("an item that is only a name is a skill", () => {
  it("has a number or capitals inside, or capitals where other items have none", () => {
    const list = (items: string[]) =>
      demandsOf(`Cook\n\nRequirements:\n${items.map((item) => `- ${item}`).join("\n")}`);
    expect(list(["Spoon Feeder", "clean driving licence", "good with children"])).toContain(
      "skill Spoon Feeder",
    );
    expect(list(["DATEV", "Führerschein", "Geduld mit Kindern"])).toContain("skill DATEV");
    expect(list(["Sturdiness", "Corridor sense", "prestance"])).toEqual(["other Corridor sense"]);
  });
});
