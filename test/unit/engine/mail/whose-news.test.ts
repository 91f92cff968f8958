import { expect, test } from "vitest";
import { readMail } from "../../../../src/engine/mail/read-mail.ts";
import { composeMail } from "../../../../src/engine/mail/text/pasted.ts";
import type { Mailbox, MailOpening } from "../../../../src/engine/mail/types.ts";

const stored = [{ id: "o1", title: "Cheese Maker", company: "Moss Dairy" }];

function read(
  text: string,
  openings: readonly MailOpening[],
  from = { name: "Jo", address: "jo@post.example" },
) {
  const mail = { from, to: [], subject: "", date: "2026-05-08T08:00:00.000Z", text, attachments: [] };
  return readMail(mail, openings, { now: new Date("2026-06-01T12:00:00Z") });
}

test.each([
  "Hi Sam, I got rejected by Moss Dairy, they offered the job to someone else. How was your interview?",
  "Hey, I didn't get the job at Moss Dairy. They have decided to move forward with another candidate.",
  "I was turned down by Moss Dairy. Unfortunately they chose another applicant.",
  "Hallo Sam, ich habe von Moss Dairy eine Absage bekommen. Sie haben sich für einen anderen Bewerber entschieden.",
  "Salut, Moss Dairy m'a refusé, ils ont choisi un autre candidat.",
  "Hola, me han rechazado en Moss Dairy, han elegido a otro candidato.",
  "Ciao, Moss Dairy: mi hanno scartato e hanno scelto un altro candidato.",
  "Hoi, ik ben afgewezen bij Moss Dairy, ze kozen een andere kandidaat.",
])("a friend's news is no news of one's own application: %s", (text) => {
  for (const openings of [[], stored]) expect(read(text, openings)).toMatchObject({ kind: "nothing" });
});

test.each([
  [
    "rejected",
    "We are sorry to inform you that you have not been selected for the Astronaut position at Space Co.",
  ],
  ["applied", "Thank you for applying for Astronaut at Space Co. We have received your application."],
  [
    "applied",
    "Vielen Dank, dass Sie sich bei der Nordwind GmbH beworben haben. Wir haben Ihre Unterlagen erhalten.",
  ],
])("news of an opening that is not stored is %s: %s", (kind, text) => {
  for (const openings of [[], stored]) {
    const reading = read(text, openings);
    expect(reading).toMatchObject({ kind });
    expect(reading).not.toHaveProperty("opening");
  }
});

test.each([
  "Thank you for applying for a loan at Orbit Bank. We have received your application.",
  "Thank you for applying for a Skilled Worker Visa at Orbit Consulate. We have received your application.",
  "I regret that your application for a loan was not selected.",
])("what is applied for otherwise is none: %s", (text) => {
  expect(read(text, [])).toMatchObject({ kind: "nothing" });
});

const good = "We would love to offer you the position of Cheese Maker. Contract to follow on Monday.";

function forwarded(writer: Mailbox, got: string) {
  const known = {
    from: writer,
    to: [{ name: "Sam Sample", address: "sam@post.example" }],
    subject: "Fwd: Cheese Maker",
    date: "2026-05-08T08:00:00.000Z",
    attachments: [],
  };
  const text = `---------- Forwarded message ----------
From: Moss Dairy <jobs@moss-dairy.example>
Date: Thu, 7 May 2026 at 16:01
Subject: Cheese Maker
To: ${got}

${good}`;
  return readMail(composeMail(known, text), stored, { now: new Date("2026-06-01T12:00:00Z") });
}

test("an offer that a friend got and forwards is no news", () => {
  const friend = { name: "Jo Jones", address: "jo@post.example" };
  expect(forwarded(friend, "Jo Jones <jo@post.example>").kind).toBe("nothing");
});

test("an offer that one forwards from one's other mailbox is news", () => {
  const self = { name: "Sam Sample", address: "sam@work.example" };
  expect(forwarded(self, "Sam Sample <sam@work.example>")).toMatchObject({ kind: "offer", opening: "o1" });
});

test("an opening's title and employer are no other matter", () => {
  const loans = [{ id: "o2", title: "Mortgage Adviser", company: "Harbour Loan Bank" }];
  const from = { name: "Harbour Loan Bank", address: "jobs@harbourloanbank.example" };
  const told = "Unfortunately we will not be taking your application for Mortgage Adviser any further.";
  expect(read(told, loans, from)).toMatchObject({ kind: "rejected", opening: "o2" });
  const loan = "Unfortunately we will not be taking your application for a mortgage any further.";
  expect(read(loan, loans, from).kind).toBe("nothing");
});
