import type { AroundWords } from "../types.ts";

/** Other statements of mails in this language besides an application's news. */
export const nbAround: AroundWords = {
  pending: [
    "(fortsatt|fremdeles|ennå ikke|ikke ennå|enda ikke) ~ (gjennomgår|behandles|under behandling|avsluttet|besluttet|avklart|i gang)",
    "(prosessen|beslutningen|utvelgelsen|rekrutteringen|ansettelsesprosessen) ~~ (lengre tid|lenger tid|forsinket|trekker ut|pågår)",
    "takk ~~ (for tiden din|for (en )?~ (intervju*|samtale*|møte*)|at du kom)|profilen din (er|ble) (sett|vist)",
  ],
  unfinished: [
    "(fullfør|avslutt|fyll ut|ferdigstill) ~ (søknad*|profil*|skjema*)",
    "(søknad*|profil*) ~~ (ikke ferdig|ufullstendig|utkast|ikke sendt|påbegynt|ikke levert)|(påbegynt|ufullstendig|lagret) søknad|(mangler) ~~ (vedlegg|dokument*|vitnemål|opplysninger)",
  ],
  advert: [
    "(jobbvarsel|nyhetsbrev|jobbannonser|jobbforslag|jobbagent)|(nye|flere|lignende|\\d+) (jobber|stillinger)|(jobber|stillinger) (for deg|som matcher)",
    "(rabatt|tilbudet gjelder|gratis|webinar|premium|salg|karrieredag|jobbmesse|åpen dag)|(søk) (nå|i dag|her)",
  ],
  account: [
    "(bekreft|aktiver|verifiser) ~ (e post*|konto*|profil*|adresse*)|(passord*|engangskode|sikkerhetskode)|(konto*|profil*) ~ (opprettet|aktivert)",
  ],
  outreach: [
    "profilen din ~~ (linkedin|interessant|så|fant)|(er|kunne) du ~ (interessert|åpen) ~ for|(jeg|vi) (søker|leter)",
  ],
  otherMatter: [
    "(lånesøknad|lån|kredittkort|bolig*|leilighet*|visum*|medlemskap*|stipend*|byggetillatelse*|forsikring*|spørreundersøkelse|undersøkelse)",
  ],
  noOffer: ["(tilby|tilbyr) ~~ (intervju*|rabatt|mulighet)"],
  noInterview: ["(tips|workshop|kurs|webinar|tren*|gode råd)"],
  selfService: [
    "(klikk|lenke|her|knapp|portal)|(du|jeg) (kan|vil|må|skal)|(vennligst|kontakt|gi beskjed)|(kan|skal|kunne) vi",
  ],
  condition: [
    "(hvis du|hvis vi|hvis søknaden|dersom|når|så snart|etter|deretter|eventuelt)|(utvalgte|aktuelle|egnede) (kandidat*|søkere)|(vil|kan) (vi |du )?(~ )?(bli|kontaktet|innkalt|invitert)|(prosessen) ~ (består|omfatter)",
  ],
  concession: ["selv om|hvis du har (noen )?spørsmål"],
  negation: ["(ikke|ingen|intet|aldri|uten|dessverre)"],
  news: ["(dessverre|beklage*|gratulerer|glade for å (kunne )?(meddele|fortelle|tilby))"],
  noRejection: [
    "(svare|svarer|tilbakemelding) ~~ (alle|hver|individuel*)|(reiseutgift*|parkering*|abonnement)",
  ],
};
