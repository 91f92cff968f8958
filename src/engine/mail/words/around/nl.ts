import type { AroundWords } from "../types.ts";

/** What mails in this language say beside news of an application. */
export const nlAround: AroundWords = {
  pending: [
    "(nog|nog steeds|momenteel nog|nog altijd) ~ (in behandeling|bezig|aan het|niet|geen|in de|beoordel*|lopend*|open)",
    "(procedure|proces|selectie|besluit|beoordeling) ~~ (langer|vertraging|vertraagd|meer tijd|nog)",
    "(bedankt|dank|leuk|fijn|prettig*|goed|goede|plezierig*|danken) ~~ (voor (het|je|jouw|uw|ons|jullie) ~ (gesprek|tijd|komst|kennismaking|bezoek|interview)|(je|u|jou) (gesproken|ontmoet|te ontmoeten (gister|vandaag|vorige)) ?~|gesprek (gisteren|vandaag|van|op))",
    "(je|uw) (sollicitatie|profiel) is (bekeken|geopend)",
  ],
  unfinished: [
    "(rond|afronden|maak|voltooi|vul|voltooien|vervolg) ~ (je|jouw|uw) ~ (sollicitatie|profiel|formulier|aanmelding) ~ (af|compleet|aan|in|verder)?",
    "(sollicitatie|formulier|profiel|aanmelding) ~~ (niet afgerond|nog niet|onvolledig|concept|niet voltooid|niet compleet|afronden|af te ronden|incompleet|niet verzonden|bijna)",
    "(onvoltooide|onvolledige|openstaande) ~ (sollicitatie|formulier)",
    "(ontbrekende|ontbreken) ~ (documenten|gegevens)",
    "(bijna klaar|nog één stap|nog een stap|laatste stap)",
    "(vergeet niet|herinnering) ~~ (sollicitatie|formulier|af te ronden|in te vullen)",
  ],
  advert: [
    "(jobalert|job alert|vacaturealert|vacature alert|vacaturemail|nieuwsbrief|vacaturetips|newsletter)",
    "(nieuwe|passende|soortgelijke|meer|aanbevolen|interessante|\\d+) (vacatures|banen|jobs)",
    "vacatures (voor jou|voor u|die|in de buurt|op maat)",
    "(aanbieding|speciale aanbieding|korting|kortingscode|actie|gratis|webinar|premium|exclusief aanbod|speciaal aanbod|uitverkoop)",
    "(uitnodigen|nodigen|nodig) ~~ (te solliciteren|solliciteren|om te solliciteren)",
    "(solliciteer) (nu|direct|meteen|vandaag|snel)",
    "(open dag|banenmarkt|carrièrebeurs|inloopavond|meet greet)",
  ],
  account: [
    "(bevestig|verifieer|activeer|bevestigen) ~ (je|jouw|uw) ~ (e mail*|email*|mailadres|account|registratie)",
    "(wachtwoord|verificatiecode|beveiligingscode|inlogcode|bevestigingscode)",
    "(account|profiel) ~~ (aangemaakt|geactiveerd|gemaakt)",
  ],
  outreach: [
    "(je|jouw|uw) profiel ~~ (tegen|gezien|interessant|aansluit|past|gevonden|indruk)",
    "(sta je|ben je|staat u|bent u) ~ (open|geïnteresseerd|op zoek) ~ (voor|in|naar)",
    "(ik ben|wij zijn|we zijn) ~ op zoek naar",
  ],
  otherMatter: [
    "andere (leverancier|aanbieder)",
    "afspraak ~ (tandarts|huisarts|arts|ziekenhuis)",
    "(aanvraag|verzoek) ~ (voor|van|tot|om) ~ (lening|krediet|creditcard|hypotheek|woning|huur*|visum|lidmaatschap|subsidie|verlof|vergunning|toeslag|verzekering|beurs|uitkering|paspoort)",
    "(leningaanvraag|kredietaanvraag|hypotheekaanvraag|woning|huurwoning|appartement|verlofaanvraag|creditcard|subsidieaanvraag|visumaanvraag|lidmaatschap*)",
  ],
  noOffer: [
    "(nieuwsbrief|talentpool)",
    "(aanbieden|bieden|aan te bieden|aanbod) ~~ (gesprek|korting|interview|kans om|tijdstip|alternatief|mogelijkheid om|vacatures)",
    "(gekozen|geselecteerd) ~~ (volgende ronde|gesprek|interview*|tweede ronde)",
  ],
  noInterview: [
    "ik (ben er|kom|zal er|bevestig)",
    "(bij|heb je|heeft u|hebt u|verdere|overige|andere) vragen",
    "enquête ~~ (gesprek|interview*)",
    "(tips|training|workshop|voorbereid*|webinar|exitgesprek|functioneringsgesprek|beoordelingsgesprek|verkoopgesprek|cursus|adviesgesprek)",
  ],
  selfService: [
    "(klik|link|hier|knop|portaal)",
    "(je|jij|u) (kunt|kan|wilt|wil|moet)",
    "ik (kan|wil)",
    "(kun|kunt|wil|wilt) (je|jij|u)",
    "(laat ~ weten|neem ~ contact|geef ~ door)",
    "(zou|zouden|kunnen) (ik|we|wij|het)",
  ],
  condition: [
    "(niets|geen) ~ (gehoord|gehoord hebt|reactie|bericht) ~ (dan|kun|kunt|ga)",
    "(?<=^ )(word|wordt|past|slaag|valt|bevalt|spreekt) (je|jij|u|jouw|uw|het|die|dat)",
    "(indien|mocht|mochten|wanneer(?! (kunnen|kan|kun|kunt|komt|past|schikt|mag|zullen))|zodra|tenzij|of je|of jij|of u|of we|of wij|of ik|nadat|daarna|vervolgens|eventueel|mits)",
    "als (je|jij|u|we|wij|jouw|uw|het|er|hij|dit|dat)",
    "(geselecteerde|geschikte) (kandida*|sollicitant*)",
    "(zullen|zal|zult|word|wordt|worden) (wij |we |je |u )*(~ )?(dan|mogelijk|later|eventueel|binnenkort|wellicht|uitgenodigd|uitnodigen)",
    "(procedure|proces) ~ (bestaat|omvat|ziet)",
  ],
  concession: ["(ook al|zelfs als|hoewel)", "als (je|u) ~ vragen"],
  negation: ["(niet|geen|helaas|nooit|zonder)"],
  news: [
    "(wensen|wens) ~~ (succes|geluk)",
    "(andere|ander) (kandida*|sollicitant*)",
    "(helaas|spijt|jammer|teleurstell*|gefeliciteerd|goed nieuws|blij (je|u) ~ (mee te delen|te laten weten|te vertellen)|nodigen (je|u))",
  ],
  noRejection: [
    "(kandidaten|sollicitanten|mensen) die (we|wij|niet|afvallen)",
    "sollicitaties (die|welke)",
    "(nog niet|niet) (vervuld|ingevuld|vergeven)",
    "(iedereen|ieder|iedere|elke|alle|persoonlijk) ~~ (antwoord*|reageren|reactie|beantwoord*)",
    "(antwoord*|reageren) ~~ (iedereen|iedere|elke|alle|persoonlijk)",
    "(reiskosten|parkeren|vergoed*|parkeer*|abonnement|acquisitie)",
  ],
};
