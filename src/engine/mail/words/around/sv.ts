import type { AroundWords } from "../types.ts";

/** Other statements of mails in this language besides an application's news. */
export const svAround: AroundWords = {
  pending: [
    "(fortfarande|ännu|pågår) ~ (granskar|går igenom|inte|pågår|urval|behandl*|rekrytering|öppen|under|arbete*)?",
    "(processen|urvalet|beslut*|rekryteringen) ~~ (längre tid|försenad|dröjer|pågår)",
    "(tack|trevligt|kul|roligt) ~~ (för din tid|för (en |ett )?~ (intervjun|samtal|samtalet|mötet|träff)|träffa dig (i|igår|idag)|att du kom)",
  ],
  unfinished: [
    "(slutför|komplettera|avsluta|färdigställ|fyll i) ~ (din|ditt) ~ (ansökan|profil|formulär)",
    "(ansökan|profil|formulär) ~~ (ofullständig|inte komplett|utkast|inte slutförd|ej slutförd|påbörjad|inte skickad|inte inskickad)",
    "(påbörjad|ofullständig|sparad) ansökan",
    "påminnelse ~~ (ansökan|slutför)",
  ],
  advert: [
    "(jobbevakning|nyhetsbrev|jobbtips|jobbannonser)",
    "(nya|fler|liknande|\\d+) (jobb|tjänster|lediga jobb)",
    "jobb (för dig|som matchar|nära dig|du kan)",
    "(rabatt|kampanj|specialerbjudande|erbjudandet gäller|gratis|webbinarium|premium|rea)",
    "(bjuda|bjuder|uppmuntra*|välkommen) ~ (att )?(söka|ansöka)",
    "(sök|ansök) (nu|idag|här)",
  ],
  account: [
    "(bekräfta|verifiera|aktivera) ~ (din|ditt) ~ (e post*|epost*|konto|mejl*|adress)",
    "(lösenord|verifieringskod|säkerhetskod|engångskod)",
    "(konto|kontot) ~~ (skapat|skapats|aktiverat)",
  ],
  outreach: [
    "din profil ~~ (linkedin|intressant|såg|hittade|fångade)",
    "(är|vore) du ~ (intresserad|öppen|nyfiken) ~ (av|för|på)",
    "(jag|vi) (söker|letar)",
  ],
  otherMatter: [
    "(låneansökan|lån|kreditkort|hyresansökan|lägenhet*|bostad*|visum*|medlemskap*|stipendi*|semesteransökan|bygglov*|bidrag*|försäkring*|utlägg|ledighet*)",
  ],
  noOffer: [
    "(erbjuda|erbjuder) ~~ (intervju*|rabatt|möjlighet att (träffa|söka)|tid|tider)",
    "(utvald) ~~ (nästa steg|intervju*)",
  ],
  noInterview: ["(tips|workshop|kurs|webbinarium|avslutningssamtal|träna|intervjuteknik)"],
  selfService: [
    "(klicka|länk|här|knapp|portal)",
    "(du|jag) (kan|vill|behöver|måste|skulle)",
    "(vänligen|meddela|kontakta|hör av)",
    "(kan|skulle) vi",
  ],
  condition: [
    "(om du|om vi|om din|ifall|när|så snart|efter|såvida|därefter|sedan|eventuellt)",
    "(utvalda|aktuella|lämpliga) (kandidat*|sökande*)",
    "(kommer|kan|kommer att) (vi |du )?(att )?(~ )?(kallas|kontaktas|bjudas|bli kallad|bjuda)",
    "(processen) ~ (består|innehåller|omfattar)",
  ],
  concession: ["(även om|trots)", "om du har (några )?frågor"],
  negation: ["(inte|ej|ingen|inget|inga|aldrig|utan|tyvärr)"],
  news: ["(tyvärr|beklag*|grattis|gratulerar|glada att (kunna )?(meddela|berätta|erbjuda))"],
  noRejection: [
    "(svara|återkoppla|återkoppling) ~~ (alla|varje|samtliga|individuell*|personlig*)",
    "(resekostnad*|parkering*|resor|prenumeration)",
  ],
};
