import { svAround } from "./around/sv.ts";
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
    "(andra|annan|en annan) ~ (kandidat*|sökande*|person*) ~~ (vars|bättre|närmare)",
    "(valt|beslutat|gått|gå|går) ~~ (med|för) ~ (andra|annan|en annan) ~ (kandidat*|sökande*)",
    "(tjänsten|rollen|jobbet|positionen|rekryteringen) ~~ (är |har |nu |redan )+(tillsatt|tillsatts|avbruten|avslutad|avbrutits|stängd)",
    "(tyvärr|beklag*|ledsen*) ~~ (avslag|inte (gå|gått|går|valt|vidare|aktuell|utvald|fått))",
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
  ...svAround,
};
