import { expect, test } from "vitest";
import { mentioner } from "../../../../src/engine/retrieval/bags.ts";
import { beginningOf, mayHold } from "../../../../src/engine/retrieval/may-hold.ts";
import { readQuestion } from "../../../../src/engine/retrieval/question.ts";
import { stemOf, words } from "../../../../src/engine/retrieval/tokens.ts";
import { plainOf } from "../../../../src/engine/retrieval/topic/literal.ts";

const texts = [
  "Nurse on the cardiology ward; the shifts rotate weekly, nights are paid double.",
  "Driving a forklift\nFiling of invoices\tdying industries, happier teams, relational databases",
  "Krankenpflegerin für die Nachtschicht in Zürich, Gehaltserhöhung möglich",
  "Infirmière à l'hôpital, équipe de nuit; un résumé détaillé",
  "数据分析师 SQL\n看護師の夜勤です\n한국어 교사를 구합니다",
  'C++ and "Node.js"; closing_date, nextDue, R&D, IT, US',
  "control\u0007character \u2028separator ﬁling İstanbul ΣΟΦΟΣ",
];

test("whatever holds a word of a question may hold it as JSON, alone and amid other fields", () => {
  const asked = texts.flatMap((text) => words(text).map(({ raw }) => raw));
  for (const word of [
    ...asked,
    "shift",
    "file",
    "happiness",
    "relation",
    "paying",
    "data analysis",
    "teacher",
  ]) {
    const { terms } = readQuestion(word);
    const [holds, may] = [mentioner(terms), mayHold(terms)];
    for (const text of texts) {
      const forms = [text, JSON.stringify({ text }), JSON.stringify({ a: [{ b_c: `A\n${text}` }] })];
      if (holds(text)) expect([word, ...forms.map(may)]).toEqual([word, true, true, true]);
    }
  }
});

test("a text with none of the words is passed by", () => {
  const { terms } = readQuestion("forklift night shift");
  expect(mayHold(terms)(JSON.stringify({ text: "The work is by day, and nobody drives." }))).toBe(false);
});

test("a word begins as its stem is kept", () => {
  for (const text of texts)
    for (const { token } of words(text))
      expect(plainOf(token).startsWith(plainOf(beginningOf(stemOf(token))))).toBe(true);
});
