import type { BuiltWords } from "../types.ts";

const papers =
  "(sollicitatie|cv|brief|gegevens|documenten|motivatie|motivatiebrief|sollicitatieformulier|stukken|kandidatuur|sollicitatiebrief)";
const your = "(je|jouw|uw)";
const test =
  "(test|toets|assessment|online test|online toets|opdracht|casus|case|vragenlijst|proefopdracht|capaciteitentest|online assessment)";
const talk =
  "(gesprek|sollicitatiegesprek|kennismakingsgesprek|selectiegesprek|kennismaking|interview|proefdag|meeloopdag|sollicitatiegesprekken)";
const others = "(kandida*|sollicitant*|mensen|iemand|anderen|persoon|personen|collega|profielen)";
const day = "(maandag|dinsdag|woensdag|donderdag|vrijdag|morgen|\\d+*)";

export const nlBuilt: BuiltWords = {
  applied: [
    "(je|jouw|uw) sollicitatienummer is",
    "(sollicitatie|cv|brief) (goed |netjes )?(binnen|ontvangen|binnengekomen|aangekomen)",
    `${your} ~ ${papers} ~~ (aangekomen|binnen|binnengekomen|geregistreerd|ontvangen|bereikt|vastgelegd|genoteerd|in goede handen|in ons systeem|op mijn bureau|bij mij terecht*)`,
    `(hebben|heb|heeft) ~ ${your} ~ ${papers} ~~ (ontvangen|geregistreerd|binnengekregen|genoteerd)`,
  ],
  screen: [
    `${day} ~~ (bel|bellen) (ik|we|wij) (je|u|jou)`,
    `(doe|maak|start) ~ (onze|de|deze) ~ ${test}`,
    "telefonisch (kennis|kennismaken|even)",
    "(zal|zullen|mag|kan) (ik|we|wij) (je|u|jou) ~~ (bellen|opbellen)",
    "(vragen|verzoeken|willen) ~~ (*test|*toets|*opdracht) (te maken|maken|te doen|in te)",
    "(kwartier|kwartiertje|minuten|tijd|beschikbaar|moment|half uur|halfuur) ~~ (telefoongesprek|telefonisch|belletje|bellen|telefoontje|aan de telefoon|per telefoon|belafspraak)",
    `(link|toegang|start|begin|maak|hierbij) ~~ ${test}`,
    "(neem|opnemen|op te nemen|stuur|beantwoord|beantwoorden|film) ~~ (filmpje|video|videovragen|videoboodschap|videopitch)",
    `(volgende|eerste) (stap|ronde) is ~~ (${test}|telefoongesprek|belletje)`,
    "(wanneer|hoe laat) ~~ (bellen|telefonisch)",
  ],
  interview: [
    `(kom|komt u) ~ ${day} ~~ (met ons|proefdag|meelopen|meedraaien)`,
    `(kom|komt u) ~ ${day} ~~ (langs|bij ons)`,
    "(kun|kunt|zou|kan) (je|u|jij) ~~ (op kantoor|bij ons|naar ons) (zijn|komen|te zijn|te komen|langs)",
    "(u|je|jij) (wordt|word|bent) ~~ verwacht (bij|op|in|voor)",
    `(verwachten|verwacht) (u|je|jou) ~ ${day}`,
    `(wenst|wensen|willen|wil|graag|zouden|zou) ~~ (u|je|jou) ~ (ontvangen|spreken|zien|interviewen|ontmoeten) ~~ ${talk}`,
    `(u|je|jou) (wenst |graag )?(te )?(ontvangen|spreken|zien) ~ (voor|in) ~ ${talk}`,
    `(kies|plan|boek|prik|reserveer|selecteer) ~~ (moment|tijdstip|datum|tijd|slot|tijdslot|dag) ~~ ${talk}`,
    "(kun|kunt|kom|wil|zou|heb) (je|u|jij) ~~ (langskomen|langs komen|langs te komen|op gesprek|sollicitatiegesprek|kennismaken|proefdag|meelopen|kennis te maken)",
    "(graag|willen|zouden) ~~ (u|je|jou) ~ (persoonlijk|op kantoor) ~ (spreken|ontmoeten|ontvangen)",
  ],
  offer: [
    "(we|wij) nemen (je|u|jou) aan",
    "(je|uw) eerste (dag|werkdag) (is|wordt)",
    "(wij|we) (willen|kiezen) (voor )?(jou|u)(?= $)",
    "(je|u) (kunt|kan|mag) ~ \\d+ ~ (beginnen|starten|aan de slag)",
    "(gekozen|gestemd) voor (jou|u)",
    "(willen|wil) (je|u|jou) ~ (als (nieuwe )?collega|in ons team|in dienst)",
    "(geweldig|leuk|fijn|mooi|blij|super|fantastisch|zouden|top|graag) ~ als (je|u|jij) ~~ (bij ons (komt|kwam|komen) werken|bij ons aan de slag|ons team|bij ons begint|bij ons start|collega)",
    "(willen|zouden) ~ (graag )?dat (je|u) ~ (bij ons komt werken|bij ons begint|ons team)",
    "(je|u) bent het geworden",
  ],
  rejected: [
    "(kunnen|kan|gaan) (je|u|jou) ~ (geen|niet) ~ (baan|functie|plek|aannemen|in dienst)",
    "(geven|gunnen|gunt|geeft|geven) ~ (baan|functie|plek|positie) ~ aan (iemand|een ander*|een collega|andere)",
    "(aangenomen|gekozen) voor (iemand|een ander*)",
    "intern (opgelost|ingevuld|vervuld|vergeven)",
    "(geen|niet) ~ (goed|beter|leuk) nieuws",
    "(een )?andere kandidaat ~~ (beter|past|paste|gekozen)",
    "(zien|zie) af van ~ (u|uw|je|jouw)",
    "(zetten|zet|gaan) ~~ (procedure|sollicitatie|traject|gesprekken|jou|u) ~~ niet (voort|door|verder)",
    "(profiel|ervaring|achtergrond) ~~ niet ~ (wat wij|wat we|helemaal|precies|waar)",
    "(heeft|hebben) (u|je|jou) ~ niet (voorgedragen|geselecteerd|gekozen|uitgekozen|benoemd)",
    `(besloten|gekozen|keuze|kiezen|beslissing) ~~ (met|voor|aan|op) ~ ${others} ~~ (die|wier|met|meer|beter|verder|wiens|van wie)`,
    `(met|voor) (andere|hen|anderen|mensen|kandidaten|iemand) ~~ (gaan we|gaan wij|verder|gesprek aan|gekozen|in zee)`,
    "voor (jou|je|u) (stopt|eindigt|houdt) ~ (procedure|proces|selectie|hier|traject|op|het)",
    "(procedure|sollicitatie|traject|proces|avontuur) ~~ (stopt|eindigt|houdt) ~ (hier|voor (jou|u))",
    "(baan|functie|plek|vacature|positie|rol) ~~ (aan|naar) (iemand|een ander*|een collega|andere) ~ (gegeven|gegaan|gegund|vergeven|aangeboden)",
    "(je|jij|u) ~ (niet (door naar|bij de laatste|geworden|verder in)|net niet)",
    "(iemand|een kandidaat|een ander*|een collega) ~ (aangenomen|aangesteld|benoemd|gekozen)",
  ],
  moved: [
    `(gesprek|afspraak|interview|kennismaking) ~~ (schuiven|schuift|verschuift) ~~ (naar|op) ~ ${day}`,
    "(gesprek|afspraak|sollicitatiegesprek|interview) ~ (verzetten|verschuiven|verplaatsen|verzet|verplaatst) ~ (naar|op)",
  ],
  wish: ["(geweldig|leuk|fijn|mooi|blij|super|fantastisch|top|waarderen|prettig) ~ als"],
};
