import { describe, expect, test } from "vitest";
import { topicJudge } from "../../../../src/engine/retrieval/topic/judge.ts";
import { maySpeakOf } from "../../../../src/engine/retrieval/topic/may-speak.ts";
import type { TextKind } from "../../../../src/engine/retrieval/topic/terms.ts";

const hits = (topic: string, text: string, kind: TextKind = "personal") =>
  passing(topic, text, kind, topicJudge(topic)?.(text, kind) ?? []);
const matched = (topic: string, text: string) => hits(topic, text).flatMap((hit) => hit.matched);

/** What speaks of a topic is never passed by, as it stands and as JSON. */
function passing<Found>(topic: string, text: string, kind: TextKind, found: Found[]): Found[] {
  const maySpeak = (one: string) => maySpeakOf(topic)(one, kind);
  if (found.length > 0)
    expect([text, JSON.stringify({ text }), JSON.stringify({ text: `A\n${text}` })].map(maySpeak)).toEqual([
      ...[true, true, true],
    ]);
  return found;
}

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
    (topic) => expect(topicJudge(topic)).toBeUndefined(),
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

describe("by its sentence", () => {
  test.each([
    ["Quirino", "work", "Cared for patients at Quirino Memorial. Trained juniors.", true],
    ["depression", "work", "Cared for patients with depression.", false],
    ["depression", "work", "Off with depression in 2019. Cared for patients.", true],
    ["my religion", "work", "I am Muslim.", true],
    ["my children", "work", "Taught 25 children to read.", false],
    ["sick leave", "foreign", "We offer paid sick leave.", false],
    ["sick leave", "personal", "Was off sick from March.", true],
    ["sick leave", "personal", "Was ill for months.", false],
    ["Example Foods", "personal", "Worked at Example. The foods there were good.", false],
    ["my boss", "personal", "The directrice was kind.", false],
    ["my old boss", "personal", "My boss shouted.", true],
    ["my ex-husband", "personal", "Mi exmarido vive en Lugo.", true],
    ["my debts", "personal", "Ich habe Schulden bei der Bank.", true],
    ["criminal record", "personal", "A conviction from 2012 is spent.", true],
    ["my conviction", "personal", "J'ai un casier judiciaire.", true],
    ["criminal record", "personal", "Ich bin vorbestraft.", true],
    ["antecedentes criminais", "personal", "Fui condenado em 2010.", true],
    ["我的老板", "personal", "老板不给我加薪", true],
    ["我的前科", "personal", "我有案底", true],
    ["meu antigo chefe", "personal", "O meu chefe gritava.", true],
    ["sick leave", "personal", "J'étais en arrêt maladie.", true],
  ] as const)("%j in %s %j (certain: %s)", (topic, kind, text, isCertain) => {
    const [hit] = hits(topic, text, kind);
    expect(hit?.isCertain).toBe(isCertain);
  });

  test.each([
    ["my boss", "Case management"],
    ["my boss", "Managed a budget"],
    ["my debts", "I have savings"],
    ["my ex-husband", "My wife works too"],
    ["criminal record", "Records are kept on paper"],
  ])("%j is not in %j", (topic, text) => expect(hits(topic, text)).toEqual([]));
});
