import { beforeAll, expect, test } from "vitest";
import { postingReader } from "../../../../src/domain/readers.ts";
import { saidOf } from "./limits-across.ts";

beforeAll(() => postingReader.load());

test.each([
  // Nights away from home are not nights at work.
  ["I gotta be home every night, no more OTR or regional.", "Delivery Driver - Home Daily", "pass"],
  ["I gotta be home every night, no more OTR or regional.", "Home time: out 10-12 days, home 2", "fail"],
  ["I want to be home every night.", "This is an over-the-road position.", "fail"],
  ["I want to be home every night.", "Hours: night shift, 22:00 to 06:00", "not_weighed"],
  ["Keine Montage mehr.", "Übernachtungen unter der Woche gehören dazu.", "fail"],
  ["Keine Montage mehr.", "Du übernimmst die Montage von Möbeln.", "not_weighed"],
  ["Je veux dormir chez moi tous les soirs.", "Deux découchés par semaine.", "fail"],
  ["Quiero dormir en casa todas las noches.", "Ruta internacional, una semana fuera de casa.", "fail"],
  // What is refused by its name, whatever it is.
  ["I'm not touching hazmat again.", "Hazmat Tanker Driver", "fail"],
  ["I won't do secondary.", "Cover Supervisor - Secondary (Maths)", "fail"],
  ["Je ne fais plus de prospection.", "Prospection téléphonique quotidienne (40 appels/jour)", "fail"],
  ["No more phone prospecting for me.", "Daily phone prospecting (40 calls a day).", "fail"],
  ["Keine Inventur mehr.", "Sie führen monatlich die Inventur durch.", "fail"],
  ["Ik wil geen zendingen meer inpakken.", "Je gaat dagelijks zendingen inpakken.", "fail"],
  ["Gastronomie mache ich nicht mehr.", "Filialleitung Gastronomie", "fail"],
  ["Ik wil niet meer in de horeca werken.", "Gastheer horeca", "fail"],
  ["No quiero volver a urgencias.", "Supervisor de Enfermería - Urgencias", "fail"],
  ["I'm not touching hazmat again.", "No hazmat, no touch freight", "pass"],
  ["I'm not touching hazmat again.", "Hazmat endorsement is a plus but not needed", "unknown"],
  [
    "No quiero un puesto en el que tenga que vender.",
    "Puesto administrativo, sin tareas comerciales ni de venta.",
    "not_weighed",
  ],
  // Grants.
  [
    "I need a company that sponsors the visa.",
    "We do sponsor Critical Skills permits for the right person.",
    "pass",
  ],
  [
    "I need a company that sponsors the visa.",
    "Relocation support is provided, visa support possible",
    "unknown",
  ],
  ["I need a company that sponsors the visa.", "We cannot sponsor work permits.", "fail"],
  // Shifts.
  [
    "Ich will höchstens noch Zwei-Schicht und keine Nachtschicht mehr.",
    "Vollzeit, 2-Schicht (Früh/Spät)",
    "pass",
  ],
  ["Keine Nachtschicht.", "Zweischichtbetrieb (Früh- und Spätschicht)", "pass"],
  ["Ich will weg von der 3-Schicht.", "Schichtbereitschaft (3-Schicht)", "fail"],
  ["Pas de nuits.", "Horaires en 2x8 (matin / après-midi)", "pass"],
  // Loads.
  ["Schwer heben über 25 Kilo geht nicht.", "- körperliche Belastbarkeit, Heben bis 30 kg", "fail"],
  [
    "Ho due ernie, niente pesi sopra i 10 kg.",
    "Il lavoro prevede il carico e lo scarico manuale di colli fino a 25 kg.",
    "fail",
  ],
  // How often: a share, a count or "every other" is a statement.
  ["pas de déplacements", "Vous intervenez chez nos clients : environ 70 % du temps en déplacement.", "fail"],
  ["niente trasferte", "Installazione presso clienti esteri: circa il 60 % del tempo in trasferta.", "fail"],
  ["Pas de samedi.", "Un samedi matin sur deux.", "fail"],
  ["I can't do Sundays.", "Associates must work every other Sunday, 10am to 7pm.", "fail"],
  ["Samstags kann ich nicht.", "Jeder zweite Samstag ist ein Arbeitstag.", "fail"],
  ["No on-call.", "Everyone takes part in the on-call rotation, one week in four.", "fail"],
  ["Jag kan inte resa i jobbet.", "Tjänsten innebär cirka 100 resdagar per år.", "fail"],
  ["Travel has to stay below 10 percent.", "About 50 % travel.", "fail"],
  ["At most 20 % travel.", "Travel up to 10 %.", "pass"],
  ["Pas de samedi.", "Conditions : 35h du lundi au vendredi, 8h30-16h30, tickets restaurant", "pass"],
  ["No weekends.", "Schedule: Sun-Thu 9p-5:30a", "fail"],
  ["No weekends.", "Monday to Friday, and some Saturdays", "unknown"],
  // Days at home.
  ["Au moins un jour de télétravail.", "1 jour de télétravail par semaine après la période d'essai", "pass"],
  ["At least two days from home.", "Hybrid: one day a week from home", "fail"],
  ["Mindestens zwei Tage Homeoffice.", "Homeoffice: 3 Tage pro Woche", "pass"],
  ["At least one day of remote work.", "Hybrid, based in Leeds", "pass"],
  // When a day may begin.
  ["I can't start before 8.45 because of the school run.", "8.15am to 3.30pm every day", "fail"],
  ["I can't start before 8.45 because of the school run.", "Hours: 9.00am - 1.30pm Monday to Friday", "pass"],
  ["Vor 9 Uhr kann ich nicht anfangen.", "Arbeitszeit: 7:00 bis 15:30 Uhr", "fail"],
  ["Je ne peux pas commencer avant 9h.", "Horaires : 9h30 - 17h", "pass"],
  ["No puedo empezar antes de las 9.", "Horario: de 8:00 a 15:00", "fail"],
  // Pay for a full week, and a wish for an hour.
  [
    "I need at least £12.50 an hour.",
    "Salary: £24,790 - £25,183 FTE (actual £15,214 pro rata), 22.5 hours per week",
    "unknown",
  ],
  [
    "I need at least £20 an hour.",
    "Salary: £24,790 - £25,183 FTE (actual £15,214 pro rata), 22.5 hours per week",
    "fail",
  ],
  [
    "I need at least £20,000 a year.",
    "Salary: £24,790 - £25,183 FTE (actual £15,214 pro rata), 22.5 hours per week",
    "fail",
  ],
  // No limit of a job.
  ["My Makaton certificate is in the loft somewhere, I need to find it before the interview.", "", "none"],
  ["Die Anmeldung für den letzten Meisterteil muss bis 15. Januar bei der IHK sein.", "", "none"],
  ["Bei der Deutschen Edelstahl habe ich mich am 15.11. beworben, noch keine Antwort.", "", "none"],
  ["Gotta renew my TWIC and get fingerprints before Dec 31 if I wanna keep it.", "", "none"],
  ["Me han rechazado en Quirón de Burgos por no tener el curso de radioprotección.", "", "none"],
  ["My exam is on 19 December, no interviews that day please.", "", "none"],
  [
    "I can join from 18 January.",
    "Earliest starting date and salary expectation by 15.12.2026",
    "not_weighed",
  ],
])("%s / %s: %s", (note, line, outcome) => {
  expect(saidOf(note, line)).toBe(outcome);
});
