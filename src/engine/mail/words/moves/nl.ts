import type { MoveWords } from "./types.ts";

const papers =
  "(sollicitatie|cv|brief|sollicitatiebrief|motivatie|motivatiebrief|gegevens|documenten|mail|stukken|aanmelding|reactie)";
const others =
  "(een ander|iemand|iemand anders|andere* (kandidat*|kandidaat|sollicitant*|person*)|een andere|anderen|kandidat*|kandidaat|een collega|interne*)";
const post = "(functie|baan|vacature|plek|stage|stageplek|positie|procedure|werkplek)";
const weekday = "(maandag*|dinsdag*|woensdag*|donderdag*|vrijdag*|zaterdag*|morgen|overmorgen|vandaag)";
const clock = "(\\d{1,2} uur|\\d{1,2} \\d\\d|half \\d+)";

export const nlMoves: MoveWords = {
  declined: [
    "(baan|plek|functie|het) (~ )?(gaat|ging|is gegaan|gegeven) (~ )?(naar|aan)|(niet geslaagd|niet geselecteerd|onvoldoende|niet voldaan|niet benoembaar|afgewezen|niet toegelaten)|(zoeken|hebben nodig|we hebben) (~ )?iemand (~ )?(die|met|nodig|dichterbij)|hebben (~ )?iemand (~ )?(gevonden|aangenomen)",
    `(gekozen|kiezen|keuze|gegaan|verder|aangenomen|geselecteerd|besloten|voorkeur|gevonden|gevallen|door|in zee|vergeven|gegeven) (~ )?${others}`,
    `${others} (~~ )?(gekozen|aangenomen|gevonden|voort te zetten|verder|voorkeur|beter|meer ervaring|geworden|gegund|past|passen|aansluit*|aansluiten)`,
    `(de|deze|die|dit|het) (~ )?${post} (~ )?(is|was|zijn|wordt) (~ )?(inmiddels |helaas |al |intussen |intern )*(vervuld|ingevuld|weg|vergeven|bezet|gesloten|ingetrokken|vervallen|opgevuld|van de baan|gecanceld)`,
    "(niet|geen) (~ )?(verder|uitgenodigd|uitnodigen|geselecteerd|door|gekozen|aannemen|aan te nemen|geworden|passen*|past|aansluit*|match|geschikt|plaats|plek|in aanmerking|gelukt|doorgaan|voortzetten|voort te zetten|positief|kunnen bieden|aanbieden|mee)",
    "(afgewezen|afwijz*|afgevallen|afscheid nemen|vacaturestop|stoppen (~ )?procedure|procedure (~ )?(gestopt|beëindigd|afgerond))",
  ],
  regret: [
    "(helaas|jammer|spijt*|sorry|teleurstell*|spijtig|vervelend*|geen (goed|leuk|fijn)* (nieuws|bericht)|slecht nieuws|niet het (nieuws|antwoord|bericht)|minder goed nieuws)",
  ],
  parting: [
    "(wens*|succes|sterkte|geluk) (~~ )?(zoektocht|toekomst|carrière|loopbaan|vinden|verder*|vervolg|zoeken|baan|elders)",
    "(bewaren|bewaar|houden|in portefeuille) (~ )?(gegevens|cv|contact|brief|sollicitatie|bestand)|(andere|nieuwe|toekomstige|volgende) (~ )?(vacature*|kans*|functie*|mogelijkheid|mogelijkheden)|(nog eens|opnieuw|later|in de toekomst) (~ )?(solliciter*|reageren|proberen|langs)|toelichting|mocht er (~ )?(vrij|komen)",
  ],
  rivals: [
    "(veel|groot aantal|meer dan \\d+|ruim \\d+|\\d+|vele) (~ )?(sollicitaties|kandidaten|brieven|reacties|sollicitanten)",
    "(lastig*|moeilijk*|zwar*|lange) (~ )?(keuze|beslissing|besluit|kiezen)|na (~ )?(zorgvuldige|lang|rijp|ampel|goed|lange)|(beter|meer|nauwer) (~ )?(aansluit*|past|passen|ervaring|aansloot)|uiteindelijk",
  ],
  hired: [
    "(willen|wil|zouden|graag|besloten|blij) (~ )?(je|jou|u) (~ )?(aannemen|aan te nemen|in dienst|aan boord|in ons team|erbij|verwelkomen|de baan|een contract|een baan|hebben)",
    `(de|die) ${post} (~ )?is (~ )?(voor jou|van jou|voor u|van u)`,
    "(je|u|jij) (~ )?(bent|hebt|heb|krijgt|mag|kan|kunt|begint|start) (~ )?(aangenomen|de baan|de functie|de plek|beginnen|starten|geworden|onze (~ )?(keuze|kandidaat|collega)|bij ons beginnen)",
    "(contract|arbeidsovereenkomst|arbeidscontract|aanbod|voorstel|aanbieding|arbeidsvoorwaarden) (~~ )?(bijlage|bijgevoegd|teken*|ondertekend|getekend|klaar|toe|doen|sturen|stuur|aanbieden|retour)",
    "(welkom) (~ )?(in|bij|aan boord|op) (~ )?(team|ons|club|boord|zaak|familie)|(wanneer|per wanneer) (~ )?(beginnen|starten|aan de slag)",
    "(gekozen voor jou|kiezen (~ )?(voor )?(jou|u)|voor jou gekozen|keus (~ )?(op|voor) (jou|u)|in dienst|het is een ja|je hebt hem|je hebt m|unaniem)",
  ],
  joy: [
    "(gefeliciteerd|proficiat|goed nieuws|leuk nieuws|mooi nieuws|fijn nieuws|blij|verheugd|genoegen|plezier|enthousiast|gelukgewenst|hoera)",
  ],
  terms: [
    "(salaris|bruto|netto|loon|uurloon|per maand|schaal|vakantiedagen|proeftijd|pensioen|fulltime|parttime|uren per week|bepaalde tijd|onbepaalde tijd)",
    "(contract|arbeidsovereenkomst|teken*|ondertekend|handtekening|rekeningnummer|bsn|identiteitsbewijs|vog|loonheffing*|werkkleding|sleutel|startdatum|werkdag|indiensttreding|inwerk*)",
  ],
  come: [
    "(verwachten|verwacht|zien|ontvangen) (~ )?(je|u|jou) (~~ )?(maandag|dinsdag|woensdag|donderdag|vrijdag|uur|op)|(gesprek|selectiegesprek|afspraak) (~~ )?(maandag|dinsdag|woensdag|donderdag|vrijdag|op \\d{1,2}|uur|met)|uit te nodigen|uitnodigen|nodigen (~ )?(je|u)",
    `(kom|komen|komt|langs|langskomen|langskomt|verwachten|verwachten je|ontvangen|ontmoeten|zien|spreken|welkom|afspreken|zitten) (~~ )?(${weekday}|${clock}|kantoor|zaak|winkel|werkplaats|bij ons|week|koffie)`,
    `(${weekday}|${clock}|week) (~~ )?(langs*|komen|kom|verwachten|ontvangen|ontmoeten|kennismak*|kennis te maken|kennis maken|gesprek|spreken|afspreken|welkom)`,
    "(kennismak*|kennis te maken|kennis maken|leren kennen|sollicitatiegesprek|gesprek|kop koffie|kopje koffie|koffie|meeloopdag|proefdag|meelopen|proefdraaien|tweede ronde|volgende ronde|selectiedag|eerste selectie|door naar|op gesprek|persoonlijk)",
    "(kies|kiezen|plan|plannen|prik|reserveer) (~ )?(moment|tijdstip|datum|dag|tijd|afspraak|slot)",
  ],
  logistics: [
    "(neem|nemen|meenemen|meebrengen|breng) (~~ )?(legitimatie|identiteitsbewijs|id|diploma*|portfolio|rijbewijs|cv|werkschoenen|paspoort)",
    "(receptie|balie|parkeren|parkeerplaats|ingang|verdieping|aanbellen|vraag naar|melden bij|kamer|zaal|halte|reiskosten)",
    "(duurt|duur|ongeveer|circa|trek|reken) (~ )?(een uur|half uur|\\d+ minuten|uurtje|anderhalf uur)|(teams|zoom|google meet|videogesprek|videobellen|link naar)",
  ],
  agree: [
    "(schikt|past|uitkomt|komt|lukt|kan|kun|kunt|kunnen|zou) (~ )?(dat|je|u|jou|het|jij|bij|uit)",
    "(laat|laten|bevestig*|geef|graag) (~ )?(weten|bevestig*|door|even|of|aanwezigheid|reactie)|(heb je|hebt u|ben je|bent u) (~ )?(tijd|beschikbaar|vrij|gelegenheid)",
  ],
  ring: [
    "(bel|bellen|belletje|gebeld|opbellen|telefo*|telefonisch*|videobellen) (~~ )?(je|u|minuten|wanneer|morgen|maandag|dinsdag|woensdag|donderdag|vrijdag|week|nummer|kwartier*|kennis*|mij|even|schikt)",
    "(even|kort*|kwartier*|minuten|nummer|wanneer|je|u|graag|bereiken|tijd) (~~ )?(bellen|belletje|telefonisch*|bel|telefoon|opbellen)",
  ],
  tested: [
    "(test|opdracht|assessment|vragenlijst|case|casus|oefening|proefopdracht|toets) (~~ )?(bijlage|link|maken|invullen|uitvoeren|sturen|minuten|dagen|voor|terug|volgende|online|afronden)",
    "(maken|maak|invullen|vul|uitvoeren|doen|volgende stap|sturen|stuur|uitnodigen|nodigen|afronden) (~~ )?(test|*test|opdracht|*opdracht|assessment|vragenlijst|case|casus|proefopdracht|toets)",
  ],
  arrived: [
    "(heb|hebben) (~ )?(hem|het|je|uw|alles) (~ )?(gelezen|binnen|ontvangen|bekeken|doorgestuurd|gezien)|(gelezen|binnen|doorgestuurd|ligt op|ziet er) (~ )?|(geregistreerd|ingeschreven) (~ )?onder (~ )?nummer",
    `${papers} (~~ )?(is|zijn|heb|hebben|ligt|liggen|werd) (~ )?(goed |in goede orde |netjes )*(binnen*|ontvangen|aangekomen|gelezen|binnengekomen|verzonden|geregistreerd|verstuurd|hier|doorgestuurd|op mijn bureau|in behandeling)`,
    `(ontvangen|ontvangst|bedankt voor|dank voor|dank je voor|dank u voor|bevestig*|binnen*|dankjewel voor|hebben|heb) (~ )?(${papers}|solliciter*|sollicitatie|interesse in (de|onze) (functie|vacature))`,
    "(sollicitatie) (ontvangen|verzonden|verstuurd|binnen)|ontvangstbevestiging|gesolliciteerd|in goede orde",
  ],
  waiting: [
    "(bekijk*|lezen|leest|beoordel*|doorne*|kijken|gaan|selecteren|behandel*) (~~ )?(sollicitatie*|cv|brief|brieven|zorgvuldig|aandacht|aandachtig|week|door|reacties)",
    "(nemen|neem|laten|hoor|horen|hoort|krijg|krijgt|ontvang|ontvangt|reageren|laat|komen|berichten) (~~ )?(contact|van ons|van mij|weten|reactie|bericht|antwoord|terug|verdergaan|uitsluitsel)",
    "(binnen|uiterlijk|in de loop van|voor het einde|na) (~ )?(\\d+|twee|drie|vijf|tien|enkele|een|volgende|sluiting*) (~ )?(werkdagen|dagen|weken|week|sluitingsdatum)|automatisch|niet te reageren op|referentienummer|hoe dan ook",
  ],
  quit: [
    "(ingetrokken|intrekken|intrekking|teruggetrokken|terugtrekken|afgemeld) (~~ )?(sollicitatie|procedure|lijst|kandidatuur)|(sollicitatie|kandidatuur) (~~ )?(ingetrokken|teruggetrokken|geannuleerd)|op (jouw|uw) verzoek|van de lijst (gehaald|af)",
  ],
  beside: [
    "(blijft (staan|op)|eerdere datum)",
    "(je|uw) referenties",
    "(enquête|uw mening|jouw mening|je mening|beoordeel|hoe (~ )?(ervaren|ervaring)|tevredenheid*)",
    "(afwezig|niet op kantoor|op vakantie|met verlof|automatisch antwoord|automatische reactie)",
    "(per ongeluk|per abuis|abusievelijk|verkeerde|negeer|bestemd voor|vergissing|verwisseld)",
    "(nog niet|nog geen|nog bezig|nog steeds|geduld|vertraging|beslissen|nog twee)",
    "(ontbreekt|ontbreken|nasturen|aanleveren|uploaden|sturen (~ )?(kopie|diploma|bewijs)|mist|missen (~ )?nog|hebben (~ )?nog nodig)",
    "(vergoeding|declaratie|factuur|bon|bestelling|reservering)",
    "(open dag|open avond|beurs|webinar|workshop|nieuwsbrief|ouders|leden|klanten|patiënten|bewoners|tips|hoe je|podcast|cursus)",
    "(mijn (sollicitatie|cv|brief)|ik solliciteer|hierbij solliciteer)",
    "(sluitingsdatum|verlengd|wachtwoord|code|bevestig je (e|account)|privacy*|toestemming|gegevens bewaren)",
  ],
};
