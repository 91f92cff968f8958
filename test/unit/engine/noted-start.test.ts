import { expect, test } from "vitest";
import { notedStart } from "../../../src/engine/fit/filters/noted-start.ts";

test.each([
  ["I can start in March at the earliest", "All new starters join our training class on 6 January.", "fail"],
  ["posso cominciare da giugno, prima no", "Inserimento previsto per il 1° settembre", "pass"],
  ["Earliest I can do is 1 September", "Start date: 15 September 2026", "pass"],
  ["Ich kann frühestens im April 2027 anfangen", "Eintritt: Januar 2027", "fail"],
  ["I can start in March", "Start: March", "unknown"],
  ["I can start in March", "Start: January 2027", "unknown"],
  [
    "Three months' notice",
    "Immediate start. We can only consider people available within two weeks.",
    "fail",
  ],
  ["Drei Monate Kündigungsfrist", "Eintritt ab sofort", "unknown"],
])("%j against %j: %s", (note, text, outcome) => {
  expect(notedStart(note, text)?.outcome).toBe(outcome);
});

test.each([
  ["I can start in March", "Apply by 6 January. You may start the line."],
  ["I can start in March", "Our story begins in January 2010."],
  ["I can start in March", "You join a team that won an award in January."],
  ["Three months' notice", "We offer immediate access to a pension, and you must be fit."],
  ["I have no notice period, I can start at once", "Immediate start only."],
  ["I have one week's notice", "You must be able to start within two weeks."],
  ["I like March", "Start: 6 January"],
  ["Three months' notice", "Closing date: 6 January"],
])("%j against %j is not compared", (note, text) => {
  expect(notedStart(note, text)).toBeUndefined();
});

test.each([
  ["Só posso começar em fevereiro de 2027.", "Motorista\nInício imediato"],
  ["I can only start in March 2027.", "Clerk\nImmediate start"],
  ["Ich kann erst ab März anfangen.", "Fahrer gesucht\nEintritt ab sofort"],
  ["Je suis disponible à partir du 1er mars 2027.", "Prise de poste immédiate"],
  ["Mogę zacząć w marcu 2027.", "Start: od zaraz"],
])("a start at once beside a later one is asked about: %s", (note, text) => {
  expect(notedStart(note, text)?.outcome).toBe("unknown");
});

test.each([
  ["I can start in March 2027.", "Apply immediately, interviews in June"],
  ["Ich kann ab März anfangen.", "Fahrer gesucht\nSofort lieferbare Ware"],
])("what is at once without a start says nothing of it: %s", (note, text) => {
  expect(notedStart(note, text)).toBeUndefined();
});
