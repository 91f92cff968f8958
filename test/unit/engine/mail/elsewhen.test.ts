import { expect, test } from "vitest";
import { readMail } from "../../../../src/engine/mail/read-mail.ts";
import { linesOfMail } from "../../../../src/engine/mail/sentences.ts";
import { composeMail } from "../../../../src/engine/mail/text/pasted.ts";

const employer = { name: "Moss Dairy", address: "jobs@moss-dairy.example" };
const stored = [{ id: "o1", title: "Cheese Maker", company: "Moss Dairy" }];

function kindOf(text: string, subject = "Cheese Maker") {
  const known = { from: employer, to: [], subject, date: "2026-11-25T08:00:00.000Z", attachments: [] };
  return readMail(composeMail(known, text), stored, { now: new Date("2026-12-31T12:00:00Z") }).kind;
}

test.each([
  "Back then we rejected your application for Cheese Maker because you had no certificate. I will send you the folder of the course.",
  "Damals haben wir Ihre Bewerbung leider abgelehnt, weil der Schein fehlte. Den Flyer zum Kurs schicke ich Ihnen.",
  "À l'époque, nous n'avions pas retenu votre candidature, faute de diplôme. Je vous envoie la brochure.",
  "En aquel momento rechazamos su candidatura porque faltaba el título. Le mando el folleto del curso.",
  "Toen hebben we je voor de functie afgewezen omdat je het certificaat nog niet had. Ik stuur je de folder.",
  "All'epoca abbiamo respinto la sua candidatura perché mancava il diploma. Le mando il dépliant.",
  "Na altura rejeitámos a sua candidatura por falta do certificado. Envio-lhe o folheto.",
  "Wtedy odrzuciliśmy Pani aplikację z powodu braku certyfikatu. Wyślę ulotkę.",
])("a recalled rejection is no news: %s", (text) => {
  expect(kindOf(text)).toBe("nothing");
});

test.each([
  "We have received your application for Cheese Maker. Interviews are planned for 2 and 4 December.",
  "Wir haben Ihre Bewerbung erhalten. Die Gespräche sind für den 2. und 4. Dezember geplant.",
  "Nous avons bien reçu votre candidature. Les entretiens sont prévus les 2 et 4 décembre.",
  "Hemos recibido su candidatura. Las entrevistas están previstas para el 2 y el 4 de diciembre.",
  "We hebben je sollicitatie ontvangen. De gesprekken staan gepland op 2 en 4 december.",
  "Recebemos a sua candidatura. As entrevistas estão agendadas para 2 e 4 de dezembro.",
  "Otrzymaliśmy Pani aplikację. Rozmowy kwalifikacyjne odbędą się 2 i 4 grudnia.",
  "Abbiamo ricevuto la sua candidatura. I colloqui sono previsti il 2 e il 4 dicembre.",
])("days of everybody's interviews invite nobody: %s", (text) => {
  expect(kindOf(text)).not.toBe("interview");
});

test.each([
  "Free interview with your investment adviser on Thursday 3 December at 18:00.",
  "Entrevista gratuita con tu asesor de inversiones, jueves 3 de diciembre a las 18:00.",
  "Entretien gratuit avec votre conseiller le jeudi 3 décembre à 18h.",
  "Kostenloses Gespräch mit Ihrem Anlageberater am Donnerstag, 3. Dezember um 18 Uhr.",
  "Gratis gesprek met je beleggingsadviseur op donderdag 3 december om 18 uur.",
  "Entrevista gratuita com o seu consultor na quinta-feira, 3 de dezembro às 18:00.",
  "Darmowa rozmowa z doradcą w czwartek 3 grudnia o 18:00.",
  "Colloquio gratuito con il tuo consulente giovedì 3 dicembre alle 18.",
])("a talk that sells is no interview: %s", (text) => {
  expect(kindOf(text, "Invitation")).toBe("nothing");
});

test.each([
  [
    "interview",
    "We would like to invite you to an interview on 8 December at 10:00. Interviews are held at our dairy.",
  ],
  ["rejected", "Thank you for coming back then. Unfortunately we have decided to appoint another candidate."],
])("%s is still told: %s", (kind, text) => {
  expect(kindOf(text)).toBe(kind);
});

test("the Polish and Italian abbreviations before a time and a name end no sentence", () => {
  const [hour] = linesOfMail("Zapraszam na rozmowę w dniu 26 listopada 2026 r. o godz. 10.00 w pokoju 12.");
  expect(hour?.text).toContain("10.00 w pokoju 12.");
  expect(linesOfMail("Il colloquio con il dott. Manni si terrà giovedì.")).toHaveLength(1);
});
