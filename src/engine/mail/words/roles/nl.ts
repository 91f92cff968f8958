import type { RoleWords } from "./types.ts";

export const nlRoles: RoleWords = {
  you: "(je|jou|u|jullie)",
  papers: "(je|jouw|uw) ~ (sollicitatie|brief|cv|motivatie|motivatiebrief|sollicitatiebrief)",
  post: "(functie|vacature|baan|plek|plaats|positie|rol|stageplek)",
  talk: "(gesprek|sollicitatiegesprek|kennismakingsgesprek|kennismaking|interview|meeloopdag|proefdag|selectiegesprek)",
  call: "(telefonisch|telefonische|telefoongesprek|belafspraak|aan de telefoon|telefoontje|videogesprek)",
  test: "(test|assessment|opdracht|casus|vragenlijst|challenge|proefopdracht|oefening)",
  want: "(willen|wil|graag|zouden|zou|zin om|besloten|blij|stellen)",
  invite:
    "(uitnodigen|nodigen|nodig|uitnodiging|uitgenodigd|plannen|inplannen|gepland|afspreken|bevestigen|bevestig|bevestiging|verwachten|verwacht|voorstellen)",
  meet: "(ontmoeten|spreken|kennismaken|kennis|leren kennen|zien)",
  offer: "(aanbieden|bieden|bied|aan te bieden|aangeboden|geven)",
  hire: "(aannemen|aan te nemen|in dienst (nemen|te nemen)|aangenomen|benoemen)",
  contract: "(contract|arbeidsovereenkomst|arbeidscontract|aanstellingsbrief)",
  sign: "(tekenen|ondertekenen|ondertekend|getekend|bijgevoegd|bijlage|handtekening)",
  yours: "is (van jou|voor jou|van u|voor u)|(heb je|heeft u) de",
  not: "(niet|geen)",
  progress:
    "(verder|door|uitnodigen|geselecteerd|gekozen|selectie|aanbieden|aannemen|bij de|doorgaan|gesprek|kandidaten|verdergaan|uitverkoren)",
  choose:
    "(gekozen|keuze|besloten|gevallen|gegaan|gaat|ging|gaan|voorkeur|aangenomen|geworden|vergeven|vervuld)",
  others:
    "(ander* (kandida*|persoon|sollicitant*)|iemand|iemand anders|een (kandidaat|collega|persoon) (die|met|wiens)|interne kandidaat)",
  filled: "(vervuld|ingevuld|vergeven|bezet)",
  stopped: "(ingetrokken|vervallen|vervalt|stopgezet|geschrapt|gesloten|bevroren)",
  day: "(maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|morgen|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|uur|deze week|volgende week)",
  next: "(volgende (stap|ronde)|voordat we|eerst)",
  past: "(vond plaats|dank|bedankt|na|vorige|was|waren|afgelopen|beviel)",
  all: "(iedereen|alle|allen|kandidaten|sollicitanten|wie)",
  business:
    "(vertraging|vertraagd|later dan|ontbreekt|ontbreken|onvolledig|opnieuw (sturen|insturen)|niet openen|onleesbaar|verlengd|talentpool|tenzij u|tenzij je|nieuwe versie|hebben we nog nodig)",
  remains:
    "(andere|nieuwe) (datum|afspraak)|(ziek|griep)|(blijft) ~ (geldig|staan|procedure|meedoen|actief)|nog steeds (in|mee)|opnieuw (uitgezet|opengesteld)|niet (afgewezen|afgevallen)",
};
