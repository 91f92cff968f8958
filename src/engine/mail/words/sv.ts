import type { MailWords } from "./types.ts";

const application = "(ansökan|ansökningar|cv|ansökningshandlingar|intresseanmälan)";
const job =
  "(tjänsten|tjänst|jobbet|jobb|anställning|anställningen|rollen|roll|position|positionen|anställningsavtal|praktikplats|tillsvidareanställning|provanställning)";
const talk = "(intervju*|anställningsintervju*|möte|träff|provdag|provarbete|andra intervju*|videointervju*)";
const phone =
  "(telefonintervju*|telefonsamtal*|(kort*|inledande) samtal|telefonavstämning|intervju* (per|via|på) telefon)";
const test =
  "(test|tester|testet|arbetsprov|kodtest|caseuppgift|case|urvalstest|personlighetstest|frågeformulär|urvalsfrågor|videofrågor)";

export const sv: MailWords = {
  common:
    "och att det som på är av för med till den vi du har om ett inte din vår ditt er oss tack hej hälsningar vänliga dig jag en vill",
  applied: [
    `(har|vi) (nu )?(mottagit|fått|tagit emot|registrerat) ~ (din|er) ~ ${application}`,
    `(din) ~ ${application} ~~ (har|är) (nu )?(mottagen|mottagits|registrerats|registrerad|skickats|skickad|inkommit|kommit in|tagits emot|skickats in|inskickad)`,
    `(bekräft*) ~~ (mottagit|mottagande|mottagen|emot) ~~ ${application}`,
    "ansökan (mottagen|skickad|registrerad|inskickad)",
    "(mottagningsbekräftelse)",
  ],
  thanked: [
    `tack* ~~ (för|din) ~ (din |att du |visat )?~ ${application}`,
    "tack för att du (har )?(sökt|sökte|ansökt)",
  ],
  screen: [
    `(bjuda|bjuder|inbjudan|boka|bokar|gärna|vill|ha|ta|tid för) ~~ ${phone}`,
    `${phone} ~~ (bokad|bokat|bekräft*|äger rum)`,
    "(prata|tala|ringa|höras|stämma av) ~~ (per telefon|på telefon|via telefon|telefon)",
    "(ringer|ringa) (jag |vi )?(dig|upp dig) ~~ (den|kl|på|i morgon)",
    `(bjuda|bjuder|ber|be|vill|behöver|genomföra|genomför|göra|gör|besvara|fyll) ~~ (ett|en|våra|vårt|följande|dina|några) ~ ${test}`,
    `nästa steg ~~ ${test}`,
    `(skickar|inbjudan) ~~ ${test}`,
  ],
  interview: [
    `(bjuda|bjuder|inbjuden|inbjudan|välkommen|kalla*|kallelse) ~~ (till|på) ~ ${talk}`,
    "(vill|skulle vilja|gärna|glada|önskar) ~~ (träffa dig|intervjua dig|lära känna dig|möta dig|träffas|ha en intervju)",
    "(boka|bekräfta|bekräftar|planera|hitta|bekräftelse) ~~ intervju*",
    "intervju* ~~ (är bokad|bokad|bekräftad|äger rum|är inbokad|inbokad|är den)",
    "(utvald|gått vidare|vidare) ~~ (till|för) ~ intervju*",
    "påminnelse ~~ intervju*",
  ],
  byPhone: ["(per telefon|via telefon|på telefon|telefonintervju*)"],
  offer: [
    `(erbjuda|erbjuder|erbjudas) ~~ ${job}`,
    "(ge|skicka|lämna|presentera) ~~ (erbjudande|anställningserbjudande|jobberbjudande) ~ (om (anställning|jobb|tjänst)|till dig)?",
    "(bifogat|bifogar|bifogad|underteckna|skriva under|bilaga) ~~ (anställningsavtal*|anställningserbjudande|kontrakt|erbjudande om anställning)",
    "(du har fått|fått) (jobbet|tjänsten)",
    "(valt|beslutat) ~ (dig|att anställa dig)",
    "välkommen (till|i) (teamet|oss som|vårt team|gänget)",
  ],
  rejected: [
    "(inte|ej) ~~ (gå vidare|gått vidare|går vidare|vidare|valt|aktuell|utvald|erbjuda|fått|kunnat|kalla*|motsvarar|tillsatts)",
    "(andra|annan|en annan) ~ (kandidat*|sökande*|person*) ~~ (som|vars|med|bättre|närmare)?",
    "(valt|beslutat|gått|gå|går) ~~ (med|för) ~ (andra|annan|en annan) ~ (kandidat*|sökande*)",
    "(tjänsten|rollen|jobbet|positionen|rekryteringen) ~~ (är |har |nu |redan )+(tillsatt|tillsatts|avbruten|avslutad|avbrutits|stängd)",
    "(tyvärr|beklag*|ledsen*) ~~ (inte|ej|andra|annan|avslag)",
    "(ansökan) ~~ (avslagits|avslag|inte gått|har inte)",
  ],
  withdrawn: [
    "(dra|drar|ta|tar|återta|återkallar) ~ (tillbaka |tillbaka )?(min) ~ ansökan",
    "(min ansökan) ~~ (tillbaka|återtas|återkalla*)",
    "(jag) ~~ (tackat ja|accepterat|antagit) ~~ (annat|annan|ett annat|en annan)",
    "(jag) ~ (tackar nej|tacka nej|avstår|avböjer)",
    "jag ~ (beslutat|bestämt|valt) ~ (att )?inte",
  ],
  moved: [
    "(intervju*|mötet|samtalet|möte) ~~ (flytt*|skjut*|senarelägg*|tidigarelägg*|omboka*|ny tid|nytt datum|bokas om|boka om)",
    "(flytta|flyttar|omboka|ombokning|skjuta|senarelägga|boka om) ~~ (intervju*|mötet|samtalet|möte)",
  ],
  cancelled: [
    "(intervju*|mötet|samtalet) ~~ (ställ* in|inställd|inställt|avbok*|ställa in)",
    "(ställa in|ställer in|avboka|avbokning|avbokar) ~~ (intervju*|mötet|samtalet)",
  ],
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
    "(om du|om vi|om din|ifall|när|så snart|efter|såvida|därefter|sedan|eventuellt|innan)",
    "(utvalda|aktuella|lämpliga) (kandidat*|sökande*)",
    "(kommer|kan|kommer att) (vi |du )?(att )?(~ )?(kallas|kontaktas|bjudas|bli kallad|bjuda)",
    "(processen) ~ (består|innehåller|omfattar)",
  ],
  concession: ["(även om|trots)", "om du har (några )?frågor"],
  negation: ["(inte|ej|ingen|inget|inga|aldrig|utan|tyvärr)"],
};
