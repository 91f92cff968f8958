import { describe, expect, test } from "vitest";
import { linesOfMail } from "../../../../src/engine/mail/sentences.ts";
import { answerBy } from "../../../../src/engine/mail/when/when.ts";
import type { MailLanguage } from "../../../../src/engine/mail/words/types.ts";

const by = (text: string, language: MailLanguage = "en") =>
  answerBy(linesOfMail(text), { language, sent: "2026-11-25T08:00:00Z" })?.when;

const asked: [MailLanguage, string][] = [
  ["en", "Please reply by 10 December 2026."],
  ["en", "This offer is open until 10 December 2026."],
  ["en", "We would need your signed copy no later than 10 December."],
  ["en", "The deadline for acceptance is 10 December 2026."],
  ["en", "We will hold the post for you until 10 December 2026, so please decide."],
  ["en", "We hope to hear from you by December 10."],
  ["de", "Bitte geben Sie uns bis zum 10. Dezember 2026 Bescheid."],
  ["de", "Bitte senden Sie den unterschriebenen Vertrag bis spätestens 10.12.2026 zurück."],
  ["fr", "Merci de nous donner votre réponse avant le 10 décembre 2026."],
  ["fr", "Cette offre est valable jusqu'au jeudi 10 décembre."],
  ["es", "Le rogamos que nos responda antes del 10 de diciembre de 2026."],
  ["pt", "Aguardamos a sua resposta até ao dia 10 de dezembro."],
  ["nl", "Laat het ons uiterlijk 10 december weten."],
  ["it", "L'offerta è valida fino al 10 dicembre."],
  ["it", "Ci faccia sapere entro giovedì 10 dicembre."],
  ["de", "Können Sie mir bis Donnerstag (10.12.) Bescheid geben?"],
  ["en", "Could you let me know by Thursday (10 December)?"],
  ["sv", "Vänligen svara senast den 10 december."],
  ["da", "Giv os venligst svar senest den 10. december."],
  ["nb", "Vi trenger svar innen 10. desember."],
  ["pl", "Prosimy o podpisanie umowy najpóźniej do dnia 10 grudnia 2026."],
];

const others: [MailLanguage, string][] = [
  ["en", "Your contract runs until 31 December 2026, please sign it."],
  ["en", "We will confirm your start date by 10 December."],
  ["en", "You will receive the contract to sign before 10 December."],
  ["en", "Please reply by 10 December, or by 14 December if you need the forms."],
  ["en", "Please reply by 10 November 2026."],
  ["en", "You start on 10 December 2026, please confirm."],
  ["de", "Die Stelle ist bis 31.12.2026 befristet, wir freuen uns auf Ihre Antwort."],
  ["de", "Wir senden Ihnen den Vertrag zur Unterschrift bis zum 10. Dezember."],
  ["fr", "Vous recevrez le contrat à signer avant le 10 décembre."],
];

describe("the last day to answer an offer", () => {
  test.each(asked)("%s: %s", (language, text) => {
    expect(by(text, language)).toBe("2026-12-10");
  });

  test.each(others)("%s, is none: %s", (language, text) => {
    expect(by(text, language)).toBeUndefined();
  });

  test("has the time of day that is said", () => {
    expect(by("Please let us know by Friday, 11 December at 5 pm.")).toBe("2026-12-11T17:00");
  });
});
