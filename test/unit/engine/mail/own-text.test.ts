import { describe, expect, test } from "vitest";
import { ownText } from "../../../../src/engine/mail/text/own-text.ts";
import { readPastedMail } from "../../../../src/engine/mail/text/pasted.ts";

describe("what a mail's writer wrote", () => {
  test.each([
    ["On Mon, 4 May 2026 at 10:00, Alex Example <alex@example.org> wrote:"],
    ["On Mon, 4 May 2026 at 10:00, Alex Example <alex@example.org>\nwrote:"],
    ["Am 04.05.2026 um 10:00 schrieb Alex Example:"],
    ["Le lun. 4 mai 2026 à 10:00, Alex Example a écrit :"],
    ["El lun, 4 may 2026 a las 10:00, Alex Example escribió:"],
    ["Op ma 4 mei 2026 om 10:00 schreef Alex Example:"],
    ["Il giorno lun 4 mag 2026 Alex Example ha scritto:"],
    ["-----Original Message-----"],
    ["-- "],
    ["Von: Alex Example\nGesendet: Montag, 4. Mai 2026 10:00\nAn: Nora Beispiel\nBetreff: Bewerbung"],
    ["De : Alex Example\nEnvoyé : lundi 4 mai 2026 10:00\nÀ : Nora Exemple\nObjet : Candidature"],
    ["Sent from my iPhone"],
  ])("ends above %j", (mark) => {
    expect(ownText(`Hello,\n\nwe like you.\n\n${mark}\nOther words`)).toBe("Hello,\n\nwe like you.");
  });

  test("answers below quoted lines are kept, and the line above those is not", () => {
    const text = "On Mon, 4 May 2026, Alex Example wrote:\n> May I come?\n\nYes, do.";
    expect(ownText(text)).toBe("Yes, do.");
  });

  test("so is an attribution on two lines", () => {
    const text = "On Mon, 4 May 2026, Alex Example <alex@example.org>\nwrote:\n> May I come?\n\nYes, do.";
    expect(ownText(text)).toBe("Yes, do.");
  });

  test.each([
    ["This e-mail is confidential and intended for its receiver."],
    ["Diese E-Mail enthält vertrauliche Informationen."],
    ["Ce message est confidentiel."],
    ["CONFIDENTIALITY NOTICE: read no further."],
  ])("a notice is cut off: %s", (notice) => {
    expect(ownText(`Hello,\n\nwe like you.\n\n${notice}\nmore of it`)).toBe("Hello,\n\nwe like you.");
  });

  test("a sentence of the mail that begins as an attribution does is kept", () => {
    expect(ownText("Hello,\nOn Monday we are closed.\nBye")).toBe("Hello,\nOn Monday we are closed.\nBye");
  });
});

describe("a pasted mail", () => {
  test("has the headers that are typed above it", () => {
    const mail = readPastedMail(
      "From: Nora Example <nora@example.com>\nDate: 4 May 2026 10:00\nSubject: Your application\n\nHello",
    );
    expect(mail).toEqual({
      from: { name: "Nora Example", address: "nora@example.com" },
      to: [],
      subject: "Your application",
      date: "2026-05-04T10:00:00.000Z",
      text: "Hello",
      attachments: [],
    });
  });

  test("has its German headers", () => {
    const mail = readPastedMail("Von: Nora Beispiel\nBetreff: Ihre Bewerbung\n\nGuten Tag");
    expect(mail).toMatchObject({
      from: { name: "Nora Beispiel" },
      subject: "Ihre Bewerbung",
      text: "Guten Tag",
    });
  });

  test("may be its body alone", () => {
    expect(readPastedMail("Hello,\nwe like you.")).toMatchObject({
      from: {},
      subject: "",
      text: "Hello,\nwe like you.",
    });
  });

  test("that is passed on is the mail below the mark", () => {
    const mark = "---------- Forwarded message ---------";
    const mail = readPastedMail(
      `FYI\n\n${mark}\nFrom: Jobs <jobs@example.com>\nDate: Mon, May 4, 2026 at 10:00 AM\nSubject: News\nTo: <alex@example.org>\n\nWe like you.`,
    );
    expect(mail).toMatchObject({
      from: { address: "jobs@example.com" },
      subject: "News",
      text: "We like you.",
    });
  });
});
