import { expect, test } from "vitest";
import { readMail } from "../../../../src/engine/mail/read-mail.ts";
import { composeMail } from "../../../../src/engine/mail/text/pasted.ts";
import type { Mailbox } from "../../../../src/engine/mail/types.ts";

const openings = [
  { id: "o1", title: "Data Analyst", company: "Larkfield Insurance" },
  { id: "o2", title: "Pflegefachkraft", company: "Amselhof" },
];

const employer = { name: "Larkfield Insurance", address: "hr@larkfield.example" };
const stranger = { name: "The Office", address: "office@northgate.example" };
/** Subjects of mails that no employer of an opening sent. */
const strange = ["Year 7 place", "When the answer is no", "Ihr Antrag", "Parkeervergunning"];

function read(subject: string, text: string, from: Mailbox = employer) {
  const known = { from, to: [], subject, date: "2026-11-20T08:00:00.000Z", attachments: [] };
  return readMail(composeMail(known, text), openings, { now: new Date("2026-12-31T12:00:00Z") });
}

/** Mails that use the words of news for something else: a delay, one day, somebody else, another matter. */
const without: [subject: string, text: string][] = [
  [
    "Data Analyst",
    "We have received 140 applications for the post of Data Analyst and expect to shortlist by Friday. Yours is among them. Nobody has been turned down so far.",
  ],
  [
    "Your data",
    "You sent us your CV and application in 2024. Under our retention policy your documents will be deleted on 31 December unless you agree to stay in our talent pool. No action is needed if you are happy for your application to be deleted.",
  ],
  [
    "Closing date extended",
    "The closing date for the post of Data Analyst has been extended to 4 December. Your application stands and you do not need to apply again. Shortlisting will follow.",
  ],
  [
    "Welcome to our talent pool",
    "Thank you for registering. Your CV has been received into our talent pool and recruiters can now see it. This is not an application for a particular job.",
  ],
  [
    "Your submission 118",
    "Thank you for your submission. I regret to say it was not selected for the position paper track. We received many more than we could accept.",
  ],
  [
    "Year 7 place",
    "Your application for a place at Willowbank has been received. Places are offered in March.",
  ],
  [
    "Analyst hire",
    "The candidate you interviewed on Monday has turned us down, she chose another offer. Could you look at the next CV? We need to fill the post by January.",
  ],
  [
    "When the answer is no",
    "Unfortunately, your application was not successful: four words nobody likes. Our coach explains how to reply to a rejection and keep the door open.",
  ],
  [
    "Certificates",
    "Your application reached us, but the copy of your degree certificate cannot be opened. Please send it again by Thursday so that we can consider your application.",
  ],
  [
    "Delay",
    "Your application for Data Analyst was received on 2 November. I am writing because the panel could not meet and the shortlist will be late. Please bear with us.",
  ],
  [
    "Please ignore",
    "Earlier today a rejection went to all applicants because of a fault in our system. You have not been rejected. Your application for Data Analyst is under consideration.",
  ],
  ["Permit", "Your application for a parking permit has been refused because the form was not signed."],
  [
    "Bid",
    "Thank you for your bid. You were not successful this time: the property went to another applicant in a higher position on the list.",
  ],
  [
    "Post on hold",
    "The Data Analyst vacancy has been put on hold while budgets are set. We will not be interviewing anyone before February. Your application stays with us.",
  ],
  [
    "Fahrtkosten",
    "Ihre Unterlagen zur Erstattung der Fahrtkosten sind eingegangen. Die Auszahlung erfolgt im Dezember.",
  ],
  [
    "Datenschutz",
    "Ihre Bewerbung aus dem Jahr 2024 liegt uns noch vor. Gemäß unserer Löschfristen werden wir Ihre Unterlagen zum Jahresende löschen, sofern Sie nicht widersprechen.",
  ],
  [
    "Verlängerung",
    "die Bewerbungsfrist für die Stelle als Pflegefachkraft wurde bis 5. Dezember verlängert. Ihre Bewerbung ist eingegangen und bleibt gültig, Sie müssen nichts weiter tun.",
  ],
  [
    "Stelle neu ausgeschrieben",
    "die Stelle konnte im ersten Durchgang nicht besetzt werden und wird erneut ausgeschrieben. Ihre Bewerbung bleibt im Verfahren.",
  ],
  [
    "Wohnung Lindenweg",
    "die Wohnung im Lindenweg haben wir an jemand anderen vergeben. Ihre Unterlagen löschen wir. Zu Ihrer Position auf der Warteliste melden wir uns.",
  ],
  [
    "Ihre Frage",
    "nein, Sie haben nichts übersehen: wir haben noch keine Absagen verschickt, und auch keine Einladungen. Die Unterlagen liegen bei der Pflegedienstleitung.",
  ],
  [
    "Re: feedback",
    "Here is the feedback you asked for. Your answers on statistics were strong. You were not chosen because the others had more years in insurance, as I said on the phone in October.",
  ],
  ["Re: CV", "The new CV arrived, thanks, I have swapped it for the old one. Nothing else has changed."],
  [
    "Inscription cantine",
    "Votre dossier d'inscription est bien arrivé. Une place vous sera proposée sous réserve de disponibilité.",
  ],
  [
    "A job you saved has closed",
    "Data Analyst at Larkfield Insurance, which you saved on 2 November, is no longer available. The vacancy has been filled.",
  ],
  [
    "Re: moving Thursday",
    "I am sorry, we are not able to offer you another time that week, so we would ask you to keep Thursday if you possibly can. Nothing else changes.",
  ],
  [
    "Your question",
    "Thank you for asking. We are unable to consider applications sent by post, and we do not sponsor visas for this post. The form is on our site.",
  ],
  [
    "Tender 44",
    "Thank you for your bid for the catering contract. After careful consideration we have decided to award the contract to another bidder.",
  ],
  [
    "Board election",
    "Thank you for standing as a candidate. You were not elected this time; another candidate had more votes for the post of treasurer.",
  ],
  [
    "Mia",
    "Sad news: Mia has accepted a job elsewhere and we have decided not to fill her post. We will share out the work on Monday.",
  ],
  [
    "Ihr Terminwunsch",
    "leider können wir Ihnen keinen früheren Termin anbieten. Es bleibt beim Gespräch am 26. November.",
  ],
  [
    "Parkplatz",
    "leider können wir Ihre Anfrage nach einem Parkplatz für den Gesprächstag nicht berücksichtigen. Bitte nutzen Sie den Bus.",
  ],
  [
    "Ihr Antrag",
    "vielen Dank für Ihre Bewerbung um ein Stipendium. Leider haben wir uns für andere Bewerberinnen entschieden.",
  ],
  ["Ausbildung zum Trainer", "leider ist der Kurs schon voll, wir können Ihnen keinen Platz anbieten."],
  ["Kitaplatz", "leider können wir Ihnen keinen Platz anbieten, die Plätze sind vergeben."],
  [
    "References",
    "One of your referees has not been in touch. We cannot proceed with your application until we hear from both. Please give them a nudge.",
  ],
  [
    "Expired session",
    "Your session ended and your answers were not accepted. Log in again to go on with the form.",
  ],
  [
    "Manuscrito",
    "Gracias por enviarnos su manuscrito. Lamentamos comunicarle que no ha sido seleccionado para nuestro catálogo, aunque le deseamos suerte en otra editorial.",
  ],
  [
    "Votre prêt",
    "Nous ne sommes pas en mesure de donner une suite favorable à votre demande de prêt. Votre situation d'emploi ne correspond pas à nos critères.",
  ],
  [
    "Graduatoria alloggi",
    "la sua domanda non è stata accolta: altri candidati hanno un punteggio più alto in graduatoria.",
  ],
  ["Parkeervergunning", "Helaas is uw aanvraag afgewezen. U staat op de wachtlijst op positie 12."],
  [
    "Freitag",
    "leider muss ich Ihnen für Freitag absagen, die Pflegedienstleitung ist erkrankt. Sobald sie wieder da ist, melde ich mich mit einem Vorschlag.",
  ],
  [
    "Ihr Besuch",
    "am Donnerstag können wir Sie leider nicht empfangen, im Haus ist Norovirus. Ihre Bewerbung bleibt davon unberührt.",
  ],
  [
    "Monday",
    "I'm afraid we cannot see you on Monday after all, as the building is shut. I will write as soon as we know more.",
  ],
  [
    "Tomorrow",
    "Unfortunately we won't be able to go ahead with tomorrow as the chair is ill. Very sorry for the short notice.",
  ],
  [
    "Samedi",
    "Nous sommes au regret de ne pouvoir vous accueillir samedi, le responsable étant souffrant. Une autre date vous sera communiquée.",
  ],
  [
    "Jueves",
    "Lamentamos no poder recibirle el jueves, la directora está enferma. Le escribiremos cuando se recupere.",
  ],
  [
    "Donderdag",
    "Helaas moeten we je voor donderdag teleurstellen: de manager is ziek. We laten van ons horen zodra ze terug is.",
  ],
  ["Giovedì", "purtroppo giovedì non potremo riceverla: il direttore è malato. La ricontatteremo."],
  [
    "Your account",
    "We could not process your job alert because the address was not accepted. Please sign in to your candidate account.",
  ],
  [
    "Changes to our portal",
    "From January, applications that were not successful will be deleted after six months. You need do nothing.",
  ],
  [
    "Nutzungsbedingungen",
    "wird eine Bewerbung abgelehnt, löschen wir sie nach sechs Monaten. Wurde die Stelle besetzt, informieren wir Sie im Portal.",
  ],
  [
    "Our process",
    "Thank you for your questions. We interview in two rounds. Candidates not selected are informed by mail, and we cannot give feedback to each. Those who get through meet the team.",
  ],
  [
    "Procedure",
    "Na de eerste ronde kiezen we drie kandidaten. Word je het niet, dan hoor je dat per mail. We gaan dan verder met een andere kandidaat.",
  ],
  [
    "Tip",
    "¿No has sido seleccionado en tu último proceso? Otros candidatos cuidan más su perfil. Mejora el tuyo con nuestro curso.",
  ],
  [
    "Votre conseiller",
    "Votre conseiller emploi a changé. Si votre candidature n'a pas été retenue par un employeur, parlez-en avec lui.",
  ],
];

test.each(without)("%s is no news", (subject, text) => {
  const from = strange.includes(subject) ? stranger : employer;
  expect(read(subject, `Dear Alex,\n\n${text}\n\nRegards`, from).kind).toBe("nothing");
});

const polite =
  "Thank you for your time so far. We read every letter with care. Parking is free. Bring a pen.";

test.each([
  ["We would like to interview you on Tuesday 24 November at 10:40.", "interview"],
  ["Nous souhaitons vous recevoir le lundi 23 novembre 2026 à 9h15.", "interview"],
  ["Wir möchten Sie als Tischler einstellen.", "offer"],
  ["El puesto de mecánico es tuyo.", "offer"],
  ["De keuze is op een andere kandidaat gevallen.", "rejected"],
  ["Abbiamo preferito una persona con più esperienza per questo ruolo.", "rejected"],
])("an act is heard in its own words: %s", (text, kind) => {
  expect(read("Data Analyst", text).kind).toBe(kind);
});

test("an interview that only a phrase tells, without a day to come, is left to the person in a long mail", () => {
  expect(read("Data Analyst", `${polite} Interview invitation.`)).toMatchObject({
    kind: "nothing",
    why: "unsure",
  });
});

test("an interview whose day is over is none to come", () => {
  expect(read("Data Analyst", `${polite} Your interview took place on 3 November 2026.`).kind).toBe(
    "nothing",
  );
});
