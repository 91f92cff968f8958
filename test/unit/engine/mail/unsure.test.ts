import { expect, test } from "vitest";
import { readMail } from "../../../../src/engine/mail/read-mail.ts";
import { composeMail } from "../../../../src/engine/mail/text/pasted.ts";
import type { Mailbox } from "../../../../src/engine/mail/types.ts";

const openings = [{ id: "o1", title: "Data Analyst", company: "Larkfield Insurance" }];
const employer = { name: "Larkfield Insurance", address: "hr@larkfield.example" };
const stranger = { name: "The Office", address: "office@northgate.example" };

function read(text: string, from: Mailbox = employer) {
  const known = { from, to: [], subject: "An update", date: "2026-11-20T08:00:00.000Z", attachments: [] };
  return readMail(composeMail(known, text), openings, { now: new Date("2026-12-31T12:00:00Z") });
}

/** What a mail says beside its news, so that it has room for more than one sentence. */
const polite =
  "We read every letter with care. The weather has been awful. Our canteen reopens soon. The roof is mended.";

test.each([
  ["We would like to invite you to an interview with the team.", "nothing"],
  ["We would like to invite you to an interview with the team on Tuesday 24 November at 10:40.", "interview"],
  ["We would like to invite you to an interview with the team. Please choose a time slot here.", "interview"],
])("a longer mail invites with a day to come on, or times to choose from: %s", (text, kind) => {
  expect(read(`Dear Alex,\n\n${text} ${polite}`).kind).toBe(kind);
});

test.each([
  "Wir möchten Sie zu einem Vorstellungsgespräch einladen. Bitte wählen Sie dort einen Termin. Wir sind zu dritt. Der Hof ist nass. Das Tor ist offen.",
  "Nous souhaitons vous inviter à un entretien. Choisissez un créneau en ligne. Nous serons trois. La cour est mouillée. La porte est ouverte.",
  "Queremos invitarte a una entrevista. Elige una hora en el enlace. Seremos tres. El patio está mojado. La puerta está abierta.",
])("times to choose from are read in other languages: %s", (text) => {
  expect(read(text).kind).toBe("interview");
});

test.each([
  ["We have to move your interview from Monday 23 November.", "nothing", "cancelled"],
  ["We have to move your interview to Wednesday 25 November at 11:00.", "interview", "moved"],
])("an interview that is moved in a longer mail is moved to a day: %s", (text, kind, why) => {
  expect(read(`Dear Alex,\n\n${text} ${polite}`)).toMatchObject({ kind, why });
});

test.each([
  ["Unfortunately your application was not successful.", stranger, "nothing"],
  ["Unfortunately your application was not successful.", employer, "rejected"],
  ["Unfortunately you were not selected for the position of Data Clerk.", stranger, "rejected"],
])("who is not known rejects for a job: %s", (text, from, kind) => {
  expect(read(`Dear Alex,\n\n${text} Our job board is new. ${polite}`, from).kind).toBe(kind);
});

test.each([
  ["Thank you for your application. Bring an umbrella.", "nothing"],
  ["Thank you for your application. We will be in touch by Friday.", "applied"],
])("thanks are a receipt in a longer mail that says what happens next: %s", (text, kind) => {
  expect(read(`Dear Alex,\n\n${text} ${polite}`).kind).toBe(kind);
});

test.each([
  ["We would love a call with you.", "nothing"],
  ["We would love a call with you on Tuesday 24 November at 10:40.", "screen"],
  ["We would love a call with you on Tuesday 24 November at 10:40. The salary is 40,000 euros.", "nothing"],
])("a call is one with a time, and without terms of work beside it: %s", (text, kind) => {
  expect(read(`Dear Alex,\n\n${text} ${polite}`).kind).toBe(kind);
});

test("a promise to ring in any case is no call", () => {
  const text = `Hi Alex,

No decision yet I'm afraid. We are seeing two more people on Monday and Tuesday and I promise to ring you either way by Friday.

Priya`;
  const from = { name: "Priya Nandan", address: "priya@larkfield.example" };
  const known = {
    from,
    to: [],
    subject: "Re: Data Analyst",
    date: "2026-11-09T09:20:00.000Z",
    attachments: [],
  };
  expect(readMail(composeMail(known, text), openings, { now: new Date("2026-12-31T12:00:00Z") }).kind).toBe(
    "nothing",
  );
});

test.each([
  "We would like to keep you in our talent pool until 30 November and may then invite you to an interview.",
  "Sie sind in unserem Talentpool. Wir laden Sie bei passenden Stellen direkt zu einem Gespräch ein. Das Profil bleibt bis 30. November.",
])("a list of talents invites to nothing: %s", (text) => {
  expect(read(`Dear Alex,\n\n${text}`).kind).toBe("nothing");
});

test.each([
  "Après réflexion, je ne souhaite pas poursuivre le processus de recrutement.",
  "After some thought I do not wish to continue with the process.",
  "Lo he pensado y no quiero seguir en el proceso de selección.",
])("who does not go on withdraws: %s", (text) => {
  expect(read(`${text} Regards, Alex`, stranger).kind).toBe("withdrawn");
});
