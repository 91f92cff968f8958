import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";

const posting = (line: string) =>
  `Electrician at Example Grid\nLocation: Exampleton\n\nRequirements\n- Wiring\n- Fault finding\n\n${line}\n`;
const read = (line: string, receivedOn?: string) => normalisePosting({ text: posting(line), receivedOn });

describe("a closing date without a year", () => {
  test.each([
    ["Apply by Dec 15.", "2026-11-22", "2026-12-15"],
    ["Apply by December 15th", "2026-12-15", "2026-12-15"],
    ["Closing date: 15 January", "2026-11-22", "2027-01-15"],
    ["Applications close on 3 March", "2026-12-30", "2027-03-03"],
    ["Bewerbungsschluss: 15. Dezember", "2026-11-22", "2026-12-15"],
    ["Fecha límite: 15 de diciembre", "2026-11-22", "2026-12-15"],
  ])("%s received %s is %s", (line, receivedOn, date) => {
    const { opportunity, text, warnings } = read(line, receivedOn);
    expect(opportunity.closingDate).toBe(date);
    expect(text.slice(...(opportunity.spans.closingDate ?? [0, 0]))).toMatch(/\d/);
    expect(warnings.join()).toMatch(/no year/);
  });

  test.each([
    ["Apply by Dec 15, 2026.", "2026-12-15"],
    ["Closing date: 2026-12-15", "2026-12-15"],
    ["Closing 12/20/2026", "2026-12-20"],
    [
      "Inizio: settembre 2027. Scadenza candidature: 10 gennaio 2027. Colloqui: 25-27 gennaio 2027.",
      "2027-01-10",
    ],
    ["Bewerbungsfrist: 10.01.2027. Gespräche: 25.-27.01.2027.", "2027-01-10"],
    ["Candidature avant le 20 décembre 2026 ; entretiens du 6 au 8 janvier 2027.", "2026-12-20"],
  ])("%s keeps its own year", (line, date) => {
    const { opportunity, warnings } = read(line, "2025-01-01");
    expect([opportunity.closingDate, warnings]).toEqual([date, []]);
  });

  test.each([
    ["that has likely passed", "Apply by Oct 1.", "2026-11-22"],
    ["of a day that there is not", "Apply by Feb 30.", "2026-11-22"],
    ["whose day and month are ambiguous", "Apply by 04/05/2027.", "2026-11-22"],
    ["of an unknown time of receipt", "Apply by Dec 15.", undefined],
  ])("%s is unread, not guessed", (_, line, receivedOn) => {
    const { opportunity } = read(line, receivedOn);
    expect(opportunity.closingDate).toBeUndefined();
    expect(opportunity.unread?.map(({ text }) => text)).toContain(line);
  });
});
