import { beforeAll, expect, test } from "vitest";
import { postingReader } from "../../../../src/domain/readers.ts";
import { saidOf } from "./limits-across.ts";

beforeAll(() => postingReader.load());

test.each([
  ["Nachtarbeit ist ausgeschlossen.", "Sie arbeiten im Dreischichtsystem inklusive Nachtschicht.", "fail"],
  ["Gece vardiyasında çalışmıyorum.", "Gece vardiyası dahil üç vardiya halinde çalışılır.", "fail"],
  ["Je ne fais pas de nuits.", "Horaires de jour uniquement, pas de travail de nuit.", "pass"],
  ["Les déplacements sont exclus.", "Aucun déplacement à prévoir.", "pass"],
  ["Bara måndag till fredag.", "Helgarbete ingår: lördag och söndag enligt schema.", "fail"],
  ["W soboty i niedziele nie pracuję.", "Praca od poniedziałku do piątku, wolne weekendy.", "pass"],
  ["Früher hatte ich ein Budget von mindestens 40.000 €.", "Gehalt: 30.000 € im Jahr.", "none"],
  ["Ich hatte 30.000 €, jetzt müssen es mindestens 40.000 € sein.", "Gehalt: 30.000 € im Jahr.", "fail"],
  ["Höchstens 30 Stunden in der Woche.", "Teilzeit 25–30 Stunden", "pass"],
  ["No more than 16 hours a week.", "Part-time (24 hours)", "fail"],
  ["Pas plus de 20 heures par semaine.", "Temps partiel 28h", "fail"],
  ["Ich will keine Führungsaufgaben mehr.", "You will lead a team of four.", "fail"],
  ["Je ne veux plus de poste d'encadrement.", "You will lead a team of four.", "fail"],
  ["No management roles any more.", "Sie führen ein Team von sechs Personen.", "fail"],
  ["I won't do nights again, did five years of them.", "Hours: night shift, 22:00 to 06:00", "fail"],
  [
    "Ich mache keine Nachtschichten mehr, das habe ich vier Jahre gemacht.",
    "Arbeitszeit: Nachtschicht",
    "fail",
  ],
  ["I did nights and was never ill.", "Hours: night shift, 22:00 to 06:00", "none"],
  ["No agency jobs.", "Agency: Sample People for a client", "fail"],
  ["I don't want contract work.", "£400 a day, contract, six months", "fail"],
  ["Mornings only, please.", "Working hours: 14:00 to 22:00.", "fail"],
  ["Solo turno del mattino.", "Orario: dalle 8:00 alle 12:00, solo mattina.", "pass"],
  ["Minst 35 000 kr i månaden.", "Lön: 28 000 kr per månad.", "fail"],
  ["Nie mniej niż 9 000 zł na miesiąc.", "Wynagrodzenie: 11000 zł brutto miesięcznie.", "pass"],
  ["Saatlik en az 300 TL.", "Ücret: saatlik 200 TL.", "fail"],
  ["No puedo trabajar a jornada completa, solo 20 horas.", "Jornada completa, 40 horas semanales.", "fail"],
  ["Höchstens zwei Tage pro Woche im Büro.", "Hybrid: vier Tage pro Woche im Büro.", "fail"],
  ["Como máximo dos días a la semana en la oficina.", "Híbrido: un día a la semana en la oficina.", "pass"],
  ["Tylko zdalnie.", "Praca stacjonarna w biurze, brak możliwości pracy zdalnej.", "fail"],
  ["Só trabalho no Porto.", "Local: Porto, presencial.", "pass"],
  ["Jag flyttar inte från Göteborg.", "Ort: Göteborg, på plats.", "pass"],
  ["Available from 01.03.2027.", "Start date: 1 January 2027.", "fail"],
  ["Je ne peux pas commencer avant le 1er mars 2027.", "Date de début : 1er mai 2027.", "pass"],
  ["I have to leave by 15:00 because of school.", "Working hours: 10:00 to 18:00.", "fail"],
  ["Geen staand werk.", "Zittend werk, niet lang staan.", "pass"],
  ["Non posso sollevare più di 10 kg.", "Sollevamento di carichi fino a 25 kg.", "fail"],
  ["Ich schenke keinen Alkohol aus.", "Sie servieren Bier und andere alkoholische Getränke.", "fail"],
  ["No trabajo con carne de cerdo.", "Cortarás carne de cerdo a diario.", "fail"],
  ["My dog has to come along.", "No pets are allowed in the office.", "fail"],
  ["O meu cão tem de vir comigo.", "Cães são bem-vindos no escritório.", "pass"],
  ["Ik accepteer geen proeftijd.", "Proeftijd van twee maanden.", "fail"],
  ["Necesito patrocinio de visado.", "No ofrecemos patrocinio de visado.", "fail"],
  ["Keine Zeitarbeit.", "Anstellung im Rahmen der Arbeitnehmerüberlassung.", "fail"],
  ["Nada militar.", "Construimos misiles y armas para la industria de defensa.", "fail"],
  ["I'm allergic to flour dust.", "Full-time, 40 hours per week.", "not_weighed"],
  // Times that a posting excludes.
  ["Niente notti.", "Turni: mattina e pomeriggio, notti escluse", "pass"],
  ["No nights.", "Rota: 7 days, excluding nights", "pass"],
  ["Nada de noches.", "Turnos rotativos, excepto noches", "pass"],
  ["Sem noites.", "Turnos rotativos, exceto noites", "pass"],
  ["Pas de nuits.", "Roulement sur 7 jours, nuits exclues", "pass"],
  ["Geen nachten.", "Wisseldiensten, nachten uitgesloten", "pass"],
  ["Niente weekend.", "Turni, weekend esclusi", "pass"],
  ["No weekends.", "Sundays off", "not_weighed"],
  ["No weekends.", "Saturdays and Sundays off", "pass"],
  // Day shifts, shifts around the clock, and staff of the night.
  ["Keine Nachtschicht.", "Arbeitszeit: Tagschicht", "pass"],
  ["Keine Nachtschicht.", "Tagschicht, im Wechsel mit Nachtschicht", "fail"],
  ["Keine Nachtschicht.", "Übergabe an die Tagschicht um 6 Uhr", "not_weighed"],
  ["Keine Nachtschicht.", "Arbeitszeit: 4-Schicht / Konti", "fail"],
  ["No nights.", "You will manage a team of 6 receptionists and 2 night porters.", "unknown"],
  ["No nights.", "You will work nights as a security guard", "fail"],
  // How often.
  ["On-call at most one week in 8.", "On-call: 1 week in 6", "fail"],
  ["On call no more than one week in four.", "On-call rota, one week in six.", "pass"],
  ["Höchstens jede sechste Woche Rufbereitschaft.", "Rufbereitschaft jede 8. Woche", "pass"],
  ["Astreinte au maximum une semaine sur 6.", "Astreinte une semaine sur 4", "fail"],
  ["Não quero viajar.", "Disponibilidade para viagens esporádicas", "unknown"],
  ["Meine Kündigungsfrist beträgt drei Monate.", "Vollzeit, 40 Stunden pro Woche.", "not_weighed"],
])("%j against %j: %s", (note, line, outcome) => {
  expect(saidOf(note, line)).toBe(outcome);
});

test.each([
  "A friend told me she won't do night shifts.",
  "My old boss said: no night shifts.",
  "Do you think no night work is realistic?",
  "If I had kids, I wouldn't work nights.",
  "Wenn ich Kinder hätte, würde ich keine Nachtschichten machen.",
  "O meu marido não trabalha à noite.",
  "Mijn man werkt 's nachts niet.",
  "Förr jobbade jag inte natt, men nu gör jag det.",
  "Kız kardeşim gece çalışamaz.",
  "I used to want at least 3,000 EUR a month, now less is fine.",
])("sets no limit for any opening: %s", (note) => {
  expect(saidOf(note, "You will work rotating shifts including nights (22:00-06:00).")).toBe("none");
});
