import { describe, expect, test } from "vitest";
import { timesNamed } from "../../../../../src/engine/fit/opening/times-named.ts";
import { againstTimes, timesRefused } from "../../../../../src/engine/fit/opening/work-times.ts";

const refused = (sentence: string) =>
  timesRefused(sentence).map(({ time, isFirm }) => (isFirm ? time : `${time}?`));
const named = (text: string, title = "Nurse") =>
  timesNamed({ title, spans: {} }, text).map(({ time, isFree }) => (isFree ? `no ${time}` : time));

describe("when somebody will not work", () => {
  test.each([
    ["I do not work nights.", ["nights"]],
    ["I would rather not work nights", ["nights?"]],
    ["No night shifts any more, please.", ["nights"]],
    ["No nights, weekends or evenings.", ["nights", "weekends", "evenings"]],
    ["I can work weekends but not nights.", ["nights"]],
    ["I prefer not to work weekends.", ["weekends?"]],
    ["Only day shifts", ["nights"]],
    ["I can't be on call.", ["onCall"]],
    ["Keine Nachtschichten mehr.", ["nights"]],
    ["Ich möchte am Wochenende nicht arbeiten.", ["weekends?"]],
    ["No puedo trabajar de noche.", ["nights"]],
    ["Je ne travaille pas le dimanche.", ["weekends"]],
    ["Não quero fazer horas extras.", ["overtime"]],
    ["Ik wil geen storingsdienst of consignatie meer.", ["onCall"]],
    ["Non voglio lavorare il sabato.", ["weekends"]],
    ["Jag vill inte ha jour eller beredskap.", ["onCall"]],
    ["Nie chcę pracy zmianowej.", ["shifts"]],
    ["我不上夜班", ["nights"]],
    ["希望不要倒班", ["shifts?"]],
  ])("is read from %j", (sentence, times) => {
    expect(refused(sentence)).toEqual(times);
  });

  test.each([
    "I don't mind nights.",
    "Nights are no problem for me.",
    "I have not worked nights since 2019.",
    "I never did weekends at the clinic.",
    "I like nights.",
    "I have no children.",
    "I want not only days but nights, too.",
    "No nights off since May.",
    "Night shifts are fine, no car needed.",
    "Ich arbeite gern nachts, kein Problem.",
    "我不介意夜班",
    "",
  ])("is not read from %j", (sentence) => {
    expect(refused(sentence)).toEqual([]);
  });
});

describe("when an opening's work is", () => {
  test.each([
    ["", "Night Nurse", ["nights"]],
    ["Shifts: nights and alternate weekends", "Nurse", ["nights", "weekends"]],
    ["No nights, no weekends.", "Nurse", ["no nights", "no weekends"]],
    ["Hours: Monday to Friday, 9 to 5", "Clerk", ["no weekends", "no nights"]],
    ["Horário: segunda a sexta, das 8h às 17h48", "Contador", ["no weekends", "no nights"]],
    ["Horario: de lunes a viernes de 9h a 18h", "Contable", ["no weekends", "no nights"]],
    ["Monday to Friday and some weekends", "Clerk", ["weekends"]],
    ["One weekend off in three, Monday to Friday", "Clerk", []],
    ["Optional weekend overtime, Monday to Friday", "Clerk", []],
    ...[
      "Weekend work is no problem for you.",
      "Wochenendarbeit ist für Sie kein Problem.",
      "Weekenddiensten zonder toeslag",
      "Saturday work with a day off in the week",
      "Call us Monday to Friday, 9 to 5, with questions.",
      "Core hours Monday to Friday plus 24/7 rota",
      "Du lundi au vendredi pour les bureaux, 7j/7 pour les soignants",
      "Overtime is not paid.",
      "Home weekends are not promised.",
    ].map((text): [string, string, string[]] => [text, "Clerk", []]),
    ["Every weekend off", "Nurse", ["no weekends"]],
    ["Wochenende frei, Schichtarbeit nach Plan", "Pflegefachkraft", ["no weekends", "shifts"]],
    [
      "Storingsmonteur in de 5-ploegendienst. Bereid om consignatiediensten te draaien",
      "Monteur",
      ["shifts", "onCall"],
    ],
    ["I rollen ingår beredskap var sjätte vecka.", "Testare", ["onCall"]],
    ["Ingen beredskap, inga helger.", "Testare", ["no onCall", "no weekends"]],
    ["apertura anche sabato mattina", "Educatrice", ["weekends"]],
    ["需要上夜班和加班", "护士", ["nights", "overtime"]],
  ])("is read from %j under %j", (text, title, times) => {
    expect(named(text, title)).toEqual(times);
  });
});

test.each([
  ["Max 4 night shifts a month, more is a no.", "Shifts: day and night, about 6 nights per month.", "fail"],
  ["Max 4 night shifts a month, more is a no.", "Shifts: day and night, about 3 nights per month.", "pass"],
  ["Max 4 night shifts a month, more is a no.", "Shifts: days and nights", "unknown"],
  ["No more than 2 nights a week.", "Shifts: 3 nights a week", "fail"],
  ["Nicht mehr als 4 Nachtdienste im Monat.", "Schichten: 6 Nachtdienste im Monat", "fail"],
  ["Höchstens 4 Nächte pro Monat, mehr nicht.", "Schichten: 2 Nächte im Monat", "pass"],
  ["No más de 4 noches al mes.", "Turnos: 6 noches al mes", "fail"],
  ["Pas plus de 4 nuits par mois.", "Horaires : 6 nuits par mois", "fail"],
  ["Não mais de 4 noites por mês.", "Turnos: 6 noites por mês", "fail"],
  ["Max 4 night shifts a month, more is a no.", "Shifts: 2 nights a week", "unknown"],
])("how often: %j beside %j", (text, said, outcome) => {
  const { filters } = againstTimes(timesNamed({ title: "Nurse", spans: {} }, said), [{ text }]);
  expect(filters.map((one) => one.outcome)).toEqual([outcome]);
});
