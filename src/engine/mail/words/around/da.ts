import type { AroundWords } from "../types.ts";

/** Other statements of mails in this language besides an application's news. */
export const daAround: AroundWords = {
  pending: [
    "(stadig|fortsat|endnu ikke|ikke endnu) ~ (gennemgår|behandles|under behandling|afsluttet|besluttet|afklaret|i gang)",
    "(processen|beslutningen|udvælgelsen|rekrutteringen) ~~ (længere tid|forsinket|trækker ud|i gang)",
    "tak ~~ (for din tid|for (en )?~ (samtale*|snak*|møde*)|fordi du kom)",
    "din profil (er|blev) (set|vist)",
  ],
  unfinished: [
    "(færdiggør|afslut|udfyld|fuldfør) ~ (din|dit) ~ (ansøgning|profil|skema)",
    "(ansøgning|profil) ~~ (ikke færdig|ufuldstændig|kladde|ikke sendt|påbegyndt|ikke indsendt)",
    "(påbegyndt|ufuldstændig|gemt) ansøgning|(mangler|mangel) ~~ (bilag|dokument*|eksamensbevis|oplysninger)",
  ],
  advert: [
    "(jobagent*|nyhedsbrev|jobannoncer|jobforslag)|(nye|flere|lignende|\\d+) (job|stillinger)|job (til dig|der matcher)",
    "(rabat|tilbuddet gælder|gratis|webinar|premium|udsalg|karrieredag|jobmesse|åbent hus)|(søg|ansøg) (nu|i dag|her)",
  ],
  account: [
    "(bekræft|aktiver|verificer) ~ (din|dit|dine) ~ (e mail*|mail*|konto|profil|adresse)|(adgangskode*|kodeord|engangskode|sikkerhedskode)|(konto|profil) ~ (oprettet|aktiveret)",
  ],
  outreach: [
    "din profil ~~ (linkedin|interessant|så|fandt)|(er du|kunne du) ~ (interesseret|åben) ~ for|(jeg|vi) søger",
  ],
  otherMatter: [
    "(låneansøgning|lån|kreditkort|bolig*|lejlighed*|visum*|medlemskab*|legat*|byggetilladelse*|forsikring*|undersøgelse|spørgeskema ~ (om|oplevelse)|tilfredshed*)",
  ],
  noOffer: ["(tilbyde|tilbyder) ~~ (samtale*|rabat|mulighed for)"],
  noInterview: ["(tips|workshop|kursus|webinar|træn*|gode råd)"],
  selfService: [
    "(klik|link|her|knap|portal)|(du|jeg) (kan|vil|skal|bliver nødt)|(venligst|kontakt|giv besked)|(kan|skal|kunne) vi",
  ],
  condition: [
    "(hvis du|hvis vi|hvis din|såfremt|når|så snart|efter|derefter|eventuelt)|(udvalgte|relevante|egnede) (kandidat*|ansøgere)|(vil|kan) (vi |du )?(~ )?(blive|kontaktet|indkaldt|inviteret)|(processen) ~ (består|omfatter)",
  ],
  concession: ["selv om|hvis du har (nogen )?spørgsmål"],
  negation: ["(ikke|ingen|intet|aldrig|uden|desværre)"],
  news: ["(desværre|beklage*|tillykke|glade for at (kunne )?(meddele|fortælle|tilbyde))"],
  noRejection: [
    "(svare|svarer|tilbagemelding) ~~ (alle|hver|individuel*)|(rejseudgift*|parkering*|abonnement)",
  ],
};
