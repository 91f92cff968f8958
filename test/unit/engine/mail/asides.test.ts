import { expect, test } from "vitest";
import { readMail } from "../../../../src/engine/mail/read-mail.ts";
import { composeMail } from "../../../../src/engine/mail/text/pasted.ts";
import type { Mailbox } from "../../../../src/engine/mail/types.ts";
import { withoutNews } from "./made/without-news.ts";

const employer = { name: "Moss Dairy", address: "jobs@moss-dairy.example" };
const stranger = { name: "Job board", address: "noreply@board.example" };
const friend = { name: "Jo Reed", address: "jo.reed@gmail.com" };
const stored = [{ id: "o1", title: "Cheese Maker", company: "Moss Dairy" }];

function kindOf(subject: string, text: string, from: Mailbox, openings = stored) {
  const known = { from, to: [], subject, date: "2026-11-25T08:00:00.000Z", attachments: [] };
  return readMail(composeMail(known, text), openings, { now: new Date("2026-12-31T12:00:00Z") }).kind;
}

test.each(withoutNews)("no news is in a mail of the kind %s, %s: %s", (kind, _, subject, text) => {
  const from = kind === "others" ? friend : stranger;
  for (const openings of [[], stored]) expect(kindOf(subject, text, from, openings)).toBe("nothing");
});

/** Real news, beside what makes other mails no news. */
test.each([
  [
    "interview",
    "Dear Alex, thank you for your application. We would like to invite you to an interview on 8 December at 10:00. Please read our tips on how to prepare for the day.",
  ],
  [
    "interview",
    "Hi Alex, we are looking for someone to start in January and your application looks good. We would like to interview you on 8 December at 10:00.",
  ],
  [
    "interview",
    "Dear Alex, we are pleased to invite you to an interview with our Director of Nursing on Tuesday 8 December at 10:00. You will be one of four candidates.",
  ],
  [
    "rejected",
    "Dear Alex, thank you for coming to the interview. Unfortunately we have decided to appoint another candidate. How was your experience with us? Please fill in our short survey.",
  ],
  [
    "screen",
    "Dear Alex, please complete the online assessment by 12 December. It takes 40 minutes. Tell us about your experience in a short video.",
  ],
  [
    "applied",
    "Dear Alex, we have received your application for Cheese Maker. What to do next: nothing. We will be in touch.",
  ],
  [
    "withdrawn",
    "Hi team, my wife got a job in Wales, so I have to withdraw my application for Cheese Maker. Thank you for your time.",
  ],
  [
    "interview",
    "Guten Tag, vielen Dank für Ihre Bewerbung. Gern laden wir Sie zum Vorstellungsgespräch am 8. Dezember um 10 Uhr ein. Wie Sie zu uns kommen, steht unten.",
  ],
  [
    "rejected",
    "Bonjour, nous avons bien étudié votre candidature. Malheureusement, elle n'a pas été retenue. Votre avis nous intéresse : répondez à notre enquête.",
  ],
  [
    "interview",
    "Estimado Alex, gracias por su candidatura. Nos gustaría invitarle a una entrevista el 8 de diciembre a las 10:00. Su marido puede esperar en recepción.",
  ],
  [
    "interview",
    "Beste Alex, bedankt voor je sollicitatie. We nodigen je graag uit voor een gesprek op 8 december om 10 uur. Lees meer over hoe je je voorbereidt op onze site.",
  ],
  [
    "rejected",
    "Dzień dobry, dziękujemy za aplikację. Niestety wybraliśmy innego kandydata. Prosimy o opinię o naszym procesie.",
  ],
  [
    "interview",
    "Gentile Alex, grazie per la sua candidatura. Siamo lieti di invitarla a un colloquio l'8 dicembre alle 10. Come prepararsi: porti il curriculum.",
  ],
  [
    "offer",
    "Caro Alex, temos o prazer de lhe oferecer o lugar de queijeiro. Por favor responda até 10 de dezembro.",
  ],
])("%s is told beside other words: %s", (kind, text) => {
  expect(kindOf("Moss Dairy", text, employer)).toBe(kind);
});
