import type { ColumnWords } from "../types.ts";

export const western: Readonly<Record<"en" | "de" | "nl", ColumnWords>> = {
  en: {
    title:
      "job title, position title, role title, title, position, role, job role, job position, job name, position name, role name, position applied for, job applied for, role applied for, job opening, opening, vacancy, vacancy name, designation, job, opportunity",
    company:
      "company name, company, employer name, employer, organization name, organisation name, organization, organisation, hiring company, firm, company organization, business name, business",
    location: "job location, location, office location, work location, city state, city, place, job city",
    url: "job url, job link, job posting url, job posting link, posting url, posting link, link to job, link to posting, link to job posting, application url, application link, apply url, apply link, listing url, listing link, source url, job ad link, job post url, job post link, url, link, web link, job posting, job listing, posting, listing",
    stage:
      "status, application status, job status, current status, stage, application stage, current stage, pipeline stage, list name, list, board list, column, phase, outcome, result, response",
    appliedAt:
      "date applied, applied date, applied on, applied at, application date, date of application, apply date, date submitted, date application submitted, application submitted, submission date, submitted on, date sent, application sent, applied, submitted",
    savedAt:
      "date saved, saved date, saved on, saved at, date bookmarked, bookmarked at, date added, added on, added at, date created, created at, created on, created time, created date, creation date, saved, added, created",
    interviewAt:
      "interview date, interview on, interview at, date of interview, interview date time, next interview, next interview date, interview scheduled, first interview, first interview date, interview 1, 1st interview, interview",
    closingAt:
      "application deadline, deadline, closing date, closing at, closes on, apply by, apply before, last day to apply, last date to apply, expiry date, expiration date, closes, closing",
    followUpAt:
      "follow up date, followup date, follow up on, follow up at, follow up by, next follow up, next follow up date, date to follow up, next action date, reminder date, follow up, followup, reminder",
    salary:
      "salary, salary range, pay, pay range, compensation, wage, offered salary, salary offered, base salary, annual salary, pay rate, salary details, max salary, maximum salary, salary max, maximum pay, max pay",
    notes: "notes, note, comments, comment, remarks, remark, my notes, additional notes, notes comments",
    contactName:
      "contact name, contact person, contact, contacts name, recruiter name, recruiter, hiring manager, hiring manager name, point of contact, key contact, recruiter contact, contacts",
    contactEmail:
      "contact email, contact e mail, contacts email, contact email address, recruiter email, hiring manager email, email, e mail, email address",
    posting:
      "job description, description, posting text, job posting text, full description, posting description, job details, role description, ad text, jd",
    externalId:
      "job id, external id, requisition id, req id, job reference, job number, reference number, requisition number, vacancy id, posting id, application id, reference, ref, id, uuid",
    date: "date, day",
    other:
      "status date, date archived, archived, updated at, last updated, updated, last edited time, last modified, modified, posted, date posted, posted date, posted on, posted at, post date, last contact, last contacted, resume, resume name, resume version, cv, cover letter, phone, contact phone, contact phone number, phone number, company website, website, company url, company linkedin, linkedin, priority, excitement, rating, source, referral, referred by, job type, employment type, work type, work model, remote, industry, tags, color, currency, salary min, salary max, min salary, max salary, rejected date, rejection date, date rejected, offer date, response date, date heard back, followed up, last follow up, next step, next steps, question and answers, contact title, contact role, match score, user id, resume id, company id, board id, list id, start date, birthday, name",
  },
  de: {
    title:
      "stellenbezeichnung, stellentitel, jobtitel, berufsbezeichnung, position, stelle, rolle, job, titel, funktion, tatigkeit, beruf, ausgeschriebene stelle",
    company:
      "firma, unternehmen, arbeitgeber, firmenname, name des unternehmens, unternehmensname, betrieb, organisation",
    location: "ort, standort, arbeitsort, einsatzort, stadt, dienstort",
    url: "link, stellenlink, link zur stelle, link zur anzeige, link zur stellenanzeige, stellenanzeige, anzeige, internetadresse, url, webadresse",
    stage: "status, bewerbungsstatus, stand, phase, stufe, ergebnis, aktueller stand, ruckmeldung",
    appliedAt:
      "bewerbungsdatum, beworben am, bewerbung am, datum der bewerbung, bewerbung gesendet, bewerbung verschickt, versendet am, abgeschickt am, gesendet am, eingereicht am, beworben, bewerbung versendet am",
    savedAt:
      "gespeichert am, vorgemerkt am, gemerkt am, gefunden am, hinzugefugt am, angelegt am, erstellt am, erfasst am",
    interviewAt:
      "vorstellungsgesprach, vorstellungsgesprach am, gesprach am, gesprachstermin, interviewtermin, datum vorstellungsgesprach, termin vorstellungsgesprach, interview am, gesprach, interview",
    closingAt: "bewerbungsfrist, bewerbungsschluss, frist, einsendeschluss, bewerben bis, ausschreibungsende",
    followUpAt:
      "nachfassen, nachfassen am, nachfragen am, nachfassdatum, wiedervorlage, erinnerung, erinnerung am, nachhaken am",
    salary: "gehalt, gehaltsangabe, lohn, vergutung, gehaltsspanne, jahresgehalt, verdienst",
    notes: "notizen, notiz, bemerkung, bemerkungen, kommentar, kommentare, anmerkung, anmerkungen",
    contactName:
      "ansprechpartner, ansprechpartnerin, ansprechperson, kontaktperson, kontakt, name ansprechpartner, recruiter",
    contactEmail:
      "e mail ansprechpartner, kontakt e mail, e mail des ansprechpartners, e mail kontakt, email kontakt, mailadresse, e mail adresse, e mail, email, mail",
    posting: "stellenbeschreibung, beschreibung, anzeigentext, text der anzeige, aufgabenbeschreibung",
    externalId:
      "referenznummer, kennziffer, stellennummer, job id, referenz, ausschreibungsnummer, id, nr der anzeige",
    date: "datum, tag",
    other:
      "telefon, telefonnummer, webseite, quelle, gefunden uber, prioritat, lebenslauf, anschreiben, branche, gehaltswunsch, gehaltsvorstellung, letzter kontakt, geandert am, ruckmeldung am, absage am, nr, lfd nr, nummer",
  },
  nl: {
    title: "functie, functietitel, vacature, positie, rol, titel, baan, naam functie, naam vacature",
    company: "bedrijf, werkgever, bedrijfsnaam, organisatie, naam bedrijf, onderneming",
    location: "locatie, plaats, standplaats, stad, werklocatie, vestiging",
    url: "link, vacaturelink, link naar vacature, webadres, url, vacature url, link vacature",
    stage: "status, fase, stadium, sollicitatiestatus, stand van zaken, resultaat, uitkomst, reactie",
    appliedAt:
      "sollicitatiedatum, gesolliciteerd op, datum sollicitatie, verzonden op, datum verzonden, gesolliciteerd, datum gesolliciteerd",
    savedAt: "opgeslagen op, bewaard op, toegevoegd op, aangemaakt op, datum toegevoegd",
    interviewAt:
      "datum gesprek, gesprek, sollicitatiegesprek, gesprek op, datum sollicitatiegesprek, interviewdatum",
    closingAt: "sluitingsdatum, deadline, uiterste datum, reageren voor, sluit op",
    followUpAt: "opvolgen, opvolgdatum, opvolging, nabellen, herinnering, datum opvolging, nabellen op",
    salary: "salaris, loon, beloning, salarisindicatie, salarisschaal",
    notes: "notities, opmerkingen, opmerking, aantekeningen, notitie",
    contactName: "contactpersoon, contact, naam contactpersoon, recruiter",
    contactEmail:
      "e mail contactpersoon, email contactpersoon, mailadres, e mailadres, emailadres, e mail, email",
    posting: "functieomschrijving, omschrijving, vacaturetekst, beschrijving, functiebeschrijving",
    externalId: "referentie, vacaturenummer, referentienummer, kenmerk, id",
    date: "datum, dag",
    other:
      "telefoon, telefoonnummer, website, bron, prioriteit, cv, motivatiebrief, sector, laatste contact, datum reactie, salariswens, nummer",
  },
};
