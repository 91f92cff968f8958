import { expect, test } from "vitest";
import { readMail } from "../../../../src/engine/mail/read-mail.ts";
import { composeMail } from "../../../../src/engine/mail/text/pasted.ts";

const openings = [
  { id: "job_1", title: "Surveyor", company: "Brackenfold" },
  { id: "job_2", title: "Clerk of Works", company: "Sallow & Pine" },
];
const employer = { name: "Brackenfold", address: "post@brackenfold.example" };
const stranger = { name: "Jo Field", address: "jo.field@mail.example" };

function read(text: string, { from = employer, subject = "Surveyor" } = {}) {
  const date = "2026-11-09T08:00:00.000Z";
  const mail = composeMail({ from, to: [], subject, date, attachments: [] }, text);
  return readMail(mail, openings, { now: new Date("2026-12-31T12:00:00Z") });
}

test.each([
  [
    "en",
    "Hi Alex,\n\nWe have been round this three times. In the end the job went to a man from the next village.\nSorry, and good luck with the hunt.\nJo",
    "rejected",
  ],
  [
    "en",
    "Dear Alex,\n\nThis confirms your withdrawal of the application as you asked.\nWe wish you all the best in your next role.\nBrackenfold",
    "withdrawn",
  ],
  [
    "en",
    "Hi Alex,\n\nWe all said yes.\nYou start on Monday 4 January, the pay is as we discussed. Bring your bank details.\nCongratulations!\nJo",
    "offer",
  ],
  [
    "de",
    "Hallo Alex,\n\nder Platz ist leider schon vergeben.\nFalls sich etwas ergibt, melden wir uns. Alles Gute für die Suche!\nJo",
    "rejected",
  ],
  [
    "sv",
    "Hej Alex,\n\nTack för din ansökan. Vi går igenom alla handlingar och återkommer inom två veckor.\nHälsningar\nJo",
    "applied",
  ],
  [
    "da",
    "Kære Alex,\n\nVi har desværre valgt at gå videre med en anden ansøger.\nHeld og lykke fremover!\nJo",
    "rejected",
  ],
  [
    "da",
    "Kære Alex,\n\nTak for din ansøgning. Vi vil gerne invitere dig til en samtale torsdag den 3. december 2026 kl. 13.00.\nJo",
    "interview",
  ],
  [
    "nb",
    "Hei Alex,\n\nVi har mottatt søknaden din og går gjennom alle. Du hører fra oss innen to uker.\nHilsen\nJo",
    "applied",
  ],
  [
    "nb",
    "Kjære Alex,\n\nDessverre er du ikke aktuell for stillingen denne gangen.\nLykke til videre.\nJo",
    "rejected",
  ],
  [
    "pl",
    "Dzień dobry,\n\nNiestety tym razem wybraliśmy innego kandydata na to stanowisko.\nŻyczymy powodzenia.\nJo",
    "rejected",
  ],
  [
    "pl",
    "Dzień dobry,\n\nPotwierdzamy otrzymanie aplikacji. Skontaktujemy się w ciągu dwóch tygodni.\nJo",
    "applied",
  ],
  [
    "pt",
    "Olá Alex,\n\nEscolhemos outra pessoa para a vaga.\nFoi uma decisão difícil. Boa sorte!\nJo",
    "rejected",
  ],
])("%s: %s", (_, text, kind) => {
  const found = read(text);
  expect(found.kind).toBe(kind);
  expect(found.opening).toBe("job_1");
  expect(text).toContain(found.sentence?.text);
});

test.each([
  [
    "a survey",
    "Dear Alex,\n\nHow was your interview with us on Tuesday? Please take our survey, it takes five minutes.\nBrackenfold",
  ],
  [
    "a paper that is missing",
    "Dear Alex,\n\nYour papers are here, but the certificate is missing. Please send us a copy by Friday.\nJo",
  ],
  [
    "a mail for someone else",
    "Dear Alex,\n\nPlease ignore the invitation for Monday at 10 am, it was sent to you by mistake.\nJo",
  ],
  [
    "a policy",
    "Dear Alex,\n\nApplications that are not successful are destroyed after six months.\nBrackenfold",
  ],
  [
    "an evening for all",
    "Hei,\n\nVi inviterer alle beboere til møte onsdag 2. desember 2026 kl. 18.00 i kantina.",
  ],
  ["a condition", "Dear Alex,\n\nIf you were our first choice, when could you start?\nJo"],
])("%s is no news", (_, text) => {
  expect(read(text).kind).toBe("nothing");
});

test("a mail of a stranger needs more than that of the opening's employer", () => {
  const text = "Dear Alex,\n\nThe place has been given to another person. Sorry about that.\nJo";
  expect(read(text).kind).toBe("rejected");
  expect(read(text, { from: stranger, subject: "Your request" }).kind).toBe("nothing");
});

test("an opening that only its title tells is asked for", () => {
  const text =
    "Dear Alex,\n\nYour application as Surveyor was unsuccessful. We have appointed another candidate.\nJo";
  const found = read(text, { from: stranger, subject: "News" });
  expect(found).toMatchObject({ kind: "rejected", alternatives: ["job_1"] });
  expect(found.opening).toBeUndefined();
});

test("a long text without a greeting is no mail to a person", () => {
  const posting = [
    "Surveyor wanted.",
    "You start on Monday 4 January.",
    ...Array.from({ length: 12 }, (_, at) => `We offer point ${at}.`),
    "Salary and pension as agreed, uniform on the first day.",
    "Bring your bank details and good news.",
  ].join("\n\n");
  expect(read(posting).kind).toBe("nothing");
});
