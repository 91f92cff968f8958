import { nlAround } from "./around/nl.ts";
import type { MailWords } from "./types.ts";

const application =
  "(sollicitatie|sollicitaties|sollicitatiebrief|cv|kandidatuur|sollicitatieformulier|open sollicitatie|motivatiebrief)";
const job =
  "(functie|baan|positie|stage|stageplaats|arbeidsovereenkomst|contract|vacature|rol|job|arbeidscontract|dienstverband|plek)";
const talk =
  "(gesprek|gesprekken|sollicitatiegesprek*|kennismakingsgesprek*|kennismaking|interview*|tweede ronde|meeloopdag|proefdag|assessmentdag|vervolggesprek|selectiegesprek|eerste gesprek|tweede gesprek|videogesprek|afspraak|online gesprek)";
const phone =
  "((telefonisch*|telefonische) (~ )?(gesprek|interview|kennismaking|kennismakingsgesprek|screening|intake|contact|afspraak|sollicitatiegesprek)|telefoongesprek|telefooninterview|belafspraak|screeningsgesprek|(kort|korte) (belletje|call|telefoontje)|phone screen|screening call)";
const test =
  "(assessment|online assessment|test*|toets|case|casus|opdracht|vragenlijst|capaciteitentest|persoonlijkheidstest|codeeropdracht|testopdracht|proefopdracht|video opname)";

export const nl: MailWords = {
  common:
    "het een van je jij wij we voor met zijn op ons onze bij naar ook aan te uw u jouw hebben heeft bedankt beste geachte groet groeten niet dat en de ik",
  applied: [
    `(hebben|heb|heeft) ~ (je|jouw|uw) ~ ${application} ~~ (ontvangen|binnengekregen|binnen gekregen|geregistreerd|verwerkt)`,
    `(hebben|heb) (we |wij |ik )?~ ${application} ~ (goed |in goede orde |succesvol )*(ontvangen|binnengekregen)`,
    `(je|jouw|uw) ~ ${application} ~~ (ontvangen|binnengekomen|binnen|verstuurd|verzonden|ingediend|geregistreerd|aangekomen)`,
    `(bevestigen|bevestiging|bevestig) ~~ (ontvangst|ontvangen) ~~ ${application}`,
    `(bevestigen|bevestig|bevestiging) ~~ ontvangst`,
    "ontvangstbevestiging",
    `ontvangst van (je|jouw|uw) ~ ${application}`,
    "sollicitatie (ontvangen|verstuurd|verzonden)",
    `in goede orde ontvangen`,
    "je hebt ~ (succesvol|met succes) gesolliciteerd",
  ],
  thanked: [
    `(bedankt|dank|danken|dank je wel|leuk) ~~ (je|jouw|uw|het insturen van|het toesturen van) ~ ${application}`,
    "(bedankt|dank|leuk|danken) ~~ (gesolliciteerd|solliciteert|solliciteren|sollicitatie)",
  ],
  screen: [
    "(kunnen|kan|graag|willen|zullen|wil) ~~ (even )?(bellen|opbellen|telefoneren)",
    `(bijgevoegd|bijlage|hierbij|link) ~~ ${test}`,
    `(uitnodigen|nodigen|nodig|uitnodiging|inplannen|plannen|afspreken|graag|voeren|willen|voorstellen|beschikbaar|tijd) ~~ ${phone}`,
    `${phone} ~~ (uitnodigen|inplannen|plannen|staat|gepland|bevestigd|vindt plaats|te voeren|voeren)`,
    `(bevestig*) ~~ ${phone}`,
    "(telefonisch|via de telefoon|aan de telefoon|per telefoon) ~~ (kennismaken|kennis te maken|kennis maken|spreken|te spreken|bespreken|doornemen|toelichten|even)",
    "(spreken|kennismaken|kennis maken) ~~ (telefonisch|via de telefoon|per telefoon)",
    "(bel|bellen) (ik |wij |we )?(je|jou|u) ~~ (op|om|morgen)",
    `(nodigen|uitnodigen|uitgenodigd|vragen|verzoeken|willen|graag|uitnodiging|kun je|kunt u|wil je) ~~ ${test} ~~ (uit|maken|te maken|in te vullen|invullen|te doen|afronden|af te ronden|uitvoeren|voltooien|te voltooien|deelnemen|doen|af te leggen|uitnodigen)`,
    `(uitnodig*|uitnodiging|nodigen) ~~ (voor|tot|om) ~ ${test}`,
    `volgende stap ~~ ${test}`,
    `(sturen|stuur) ~ (je|u) ~~ ${test}`,
    `(maak|doe|voltooi|vul) ~ (de|het|deze|een|onze|onderstaande) ~ ${test}`,
  ],
  interview: [
    "(je|jou|u) (graag |beter |ook |snel |persoonlijk |eens )*(ontmoeten|te ontmoeten|leren kennen|te leren kennen|uitnodigen|uit te nodigen)",
    "(tijd|beschikbaar|gelegenheid|zin|langskomen|langs te komen) ~~ (voor|in|om) ~ (gesprek|kennismaking*|interview*|sollicitatiegesprek*|te maken)",
    `(nodigen|nodig) ~ (je|jou|u) ~~ (voor|tot|op) ~ ${talk}`,
    `(voor|tot) ~ ${talk} ~~~ (uitnodigen|uit te nodigen|uitgenodigd|nodigen|uit)`,
    "(graag|willen|zouden|leuk|enthousiast) ~~ (met (je|jou|u) (kennismaken|kennis maken|in gesprek)|(je|jou|u) (ontmoeten|te ontmoeten|leren kennen|te leren kennen|beter leren kennen|spreken)|kennis met (je|jou|u) maken|met (je|jou|u) kennis|persoonlijk)",
    "(komen |willen )?(graag )?in gesprek met (je|jou|u)",
    `${talk} ~~ (staat gepland|gepland|bevestigd|ingepland|vindt plaats|is op|vastgelegd)`,
    `(bevestigen|bevestig|bevestiging|bevestigd|bij deze) ~~ ${talk}`,
    `(plannen|inplannen|in te plannen|inplanning|afspraak|moment|datum|beschikbaarheid|beschikbaar) ~~ (voor|van|een) ~ (gesprek|sollicitatiegesprek*|kennismakingsgesprek*|interview*|kennismaking)`,
    "(verwachten|ontvangen) (je|jou|u) ~ (graag )?(op|om) ~~ (uur|op kantoor)",
    "herinnering ~~ (gesprek|sollicitatiegesprek*|interview*)",
  ],
  byPhone: ["(telefonisch*|per telefoon|via de telefoon|telefoongesprek)"],
  offer: [
    "(hebben|is|viel) ~ (voor|op) (jou|u) (gekozen|gevallen)",
    "(doen|doe|willen) ~ (je|jou|u) ~ (aanbod|voorstel)",
    "(je|u) (hebt|heeft|krijgt) de (baan|functie|job)",
    `(je|jou|u) ~~ ${job} ~~ (aanbieden|aan te bieden|aan(?! (iemand|een|andere|de))|aangeboden|geven)`,
    "(aanbod|arbeidsvoorwaardenvoorstel|voorstel|contractvoorstel|baanaanbod|jobaanbod|arbeidsaanbod) ~~ (doen|te doen|sturen|toe te sturen|bijlage|gedaan|uitbrengen|voorleggen|ondertekenen)",
    "(bijgevoegd|bijlage|bijgaand|hierbij) ~~ (arbeidsovereenkomst|arbeidscontract|contract|aanbod|contractvoorstel|arbeidsvoorwaardenvoorstel|aanbiedingsbrief)",
    "(je|u) (bent|hebt|heeft) ~ (aangenomen|de baan|gekozen voor de functie|geworden)",
    "(gekozen|besloten) ~ (voor (jou|u)|om (je|jou|u) aan te nemen|om (je|jou|u) ~ (functie|baan))",
    "welkom (in|bij) (ons|het) team",
    "de baan is (van|voor) (jou|u)",
  ],
  rejected: [
    "(sluit|sluiten|past|passen|aansluit) ~ (onvoldoende|niet|minder goed)",
    "(profiel|ervaring|achtergrond|cv) ~~ (onvoldoende|niet) ~ (aan|past|passend|bij|overeen)",
    "(gekozen|gaan|kiezen|verder) ~ (voor|met) ~ iemand",
    "keuze ~~ (andere|anderen|iemand)",
    "(niet|geen) ~~ (verder (met|in|te|gaan|te gaan)|uitnodigen|uit te nodigen|geselecteerd|doorgaan|door te gaan|verder|in aanmerking|gekozen|voortzetten|voort te zetten|aansluit*|aansluiten|aansluiting|match|aanbieden|aan te bieden|vervolg|doorgang|uitgekozen|in behandeling)",
    "(andere|ander|anderen) ~ (kandida*|sollicitant*|persoon|profiel*|iemand) ~~ (beter|gekozen|verder|voorkeur|wier|aangenomen)",
    "(helaas|spijt|jammer|teleurstell*) ~~ (afwijz*|afgewezen|afgevallen|andere kandida*|niet (verder|door|geselecteerd|gekozen|uitnodigen|aanbieden|in aanmerking|bij de))",
    "(moeten|moet) ~ (je|jou|u)? ?~~ (afwijzen|teleurstellen|afwijzing)",
    "(sollicitatie|je|u|jou) ~~ (afgewezen|afgevallen|niet geselecteerd|niet doorgegaan)",
    "(sollicitatie) ~ (wijzen|afwijzen|afgewezen|niet verder)",
    "(besloten|keuze gemaakt) ~~ (niet|om niet) ~~ (verder|door|voort|uit te|aan te|gaan|nodigen)",
  ],
  withdrawn: [
    "ik ~~ (terug te trekken|terugtrekken|teruggetrokken|af te wijzen|af te slaan)",
    "(trek|intrekken|in te trekken|ingetrokken|terugtrekken|terug te trekken|teruggetrokken) ~~ (mijn|me|mij) ?~ (sollicitatie|kandidatuur|terug)?",
    "(mijn) ~ (sollicitatie|kandidatuur) ~~ (intrekken|in te trekken|in|ingetrokken|terug|terugtrekken|stopzetten)",
    "(ik) ~~ (trek|trekken) ~ (me|mij) ~ terug",
    "(ik|heb) ~~ (andere|ander) ~ (baan|aanbod|functie|aanbieding|werkgever) ~~ (geaccepteerd|aangenomen|aanvaard|gekozen)",
    "ik ~~ (besloten|gekozen) ~~ (niet|af te zien|geen)",
    "ik ~ (zie af|afzien) ~ (van)?",
    "(aanbod|aanbieding|uitnodiging) ~ (niet aannemen|afslaan|af te slaan|afwijzen|sla ik af)",
    "ik ben niet (meer|langer) (geïnteresseerd|beschikbaar)",
  ],
  moved: [
    "(gesprek|sollicitatiegesprek*|kennismakingsgesprek*|interview*|afspraak) ~~ (verplaats*|verzet*|verschoven|verschuiven|uitgesteld|uitstellen|verzetten|nieuwe datum|nieuw tijdstip|naar voren|nieuw moment)",
    "(verplaats*|verzet|verzetten|verschuiven|uitstellen) ~~ (gesprek|sollicitatiegesprek*|kennismakingsgesprek*|interview*|afspraak)",
    "(nieuwe datum|nieuw tijdstip) ~ (voor|van) ~ (gesprek|interview*)",
  ],
  cancelled: [
    "(gesprek|sollicitatiegesprek*|kennismakingsgesprek*|interview*|afspraak) ~~ (geannuleerd|annuleren|afgezegd|afzeggen|gaat niet door|niet doorgaan|niet door|komt te vervallen|vervalt)",
    "(annuleren|annulering|afzeggen|geannuleerd) ~~ (gesprek|sollicitatiegesprek*|kennismakingsgesprek*|interview*|afspraak)",
  ],
  ...nlAround,
};
