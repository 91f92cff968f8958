import { expect, test } from "vitest";
import { plainOf } from "../../../../src/engine/retrieval/topic/literal.ts";
import { beginningOf } from "../../../../src/engine/retrieval/topic/may-speak.ts";
import { stemOf, words } from "../../../../src/engine/retrieval/words/tokens.ts";

const texts = [
  "Nurse on the cardiology ward; the shifts rotate weekly, nights are paid double.",
  "Driving a forklift\nFiling of invoices\tdying industries, happier teams, relational databases",
  "Krankenpflegerin für die Nachtschicht in Zürich, Gehaltserhöhung möglich",
  "Infirmière à l'hôpital, équipe de nuit; un résumé détaillé",
  "数据分析师 SQL\n看護師の夜勤です\n한국어 교사를 구합니다",
  'C++ and "Node.js"; closing_date, nextDue, R&D, IT, US',
  "control\u0007character \u2028separator ﬁling İstanbul ΣΟΦΟΣ",
];

test("a word begins as its stem is kept", () => {
  for (const text of texts)
    for (const { token } of words(text))
      expect(plainOf(token).startsWith(plainOf(beginningOf(stemOf(token))))).toBe(true);
});
