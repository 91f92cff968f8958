import { daAround } from "./around/da.ts";
import type { MailWords } from "./types.ts";

const application = "(ansøgning|ansøgningen|ansøgninger|cv|ansøgningsmateriale)";
const job =
  "(stilling|stillingen|job|jobbet|jobs|ansættelse|rolle|rollen|position|praktikplads|elevplads|fuldtidsstilling)";
const talk =
  "(samtale|samtalen|jobsamtale|jobsamtalen|ansættelsessamtale*|interview|interviewet|prøvedag|videosamtale)";
const phone =
  "(telefonsamtale|telefoninterview*|telefonisk (samtale|interview|snak)|kort (opkald|telefonsnak))";
const test = "(test|tests|testen|prøve|opgave|opgaven|case|personlighedstest|spørgeskema)";

export const da: MailWords = {
  common:
    "og at det som på er af for med til den vi du har om et ikke din vores dit jer os tak hej hilsen venlig dig jeg en vil kære mvh bedste hilsner hos",
  applied: [
    `(har|vi) (nu )?(modtaget|fået|registreret) ~ (din) ~ ${application}`,
    `din ~ ${application} ~~ (er|har) (nu )?(modtaget|registreret|sendt|indsendt|kommet)`,
    `(bekræft*) ~~ (modtaget|modtagelse*) ~~ ${application}`,
    "ansøgning (modtaget|sendt|registreret)|(kvittering for) ~ ansøgning",
  ],
  thanked: [`tak ~ for ~ (din|dit) ~ ${application}`, "tak fordi du (har )?(søgt|søgte|ansøgt)"],
  screen: [
    `(invitere|inviterer|invitation|aftale|gerne|vil) ~~ ${phone}`,
    "(tale|snakke|ringe|ringer) ~~ (på telefon*|over telefon*|telefonisk)|(ringer|ringe) (jeg |vi )?(til )?dig ~ (den|kl|på|i morgen)",
    `(invitere|inviterer|beder|bedes|gennemføre|tage|besvare|udfyld*|løse) ~~ (en|et|vores|følgende|denne) ~ ${test}`,
    `(næste skridt|sender) ~~ ${test}`,
  ],
  interview: [
    `(invitere|inviterer|inviteret|invitation|indkald*|velkommen) ~~ (til|på) ~ ${talk}`,
    "(vil|kunne|glæder|gerne) ~~ (møde dig|tale med dig|lære dig at kende|høre mere)",
    `(aftale|bekræfte|bekræfter|booke|bekræftelse) ~~ ${talk}`,
    `${talk} ~~ (er bekræftet|er booket|finder sted|er planlagt)`,
    `(udvalgt|gået videre|videre) ~ til ~ ${talk}`,
  ],
  byPhone: ["(telefonisk|på telefon*|over telefon*|telefoninterview*)"],
  offer: [
    `(tilbyde|tilbyder) ~~ ${job}`,
    "(vedhæft*|underskriv*|bilag) ~~ (ansættelseskontrakt*|kontrakt*|ansættelsesbrev|jobtilbud)",
    "(du har fået|fået) (jobbet|stillingen)|(valgt|besluttet) ~ at ansætte dig|velkommen (til|i) (teamet|os som|vores team|holdet)",
  ],
  rejected: [
    "(ikke) ~~ (gå videre|gået videre|går videre|udvalgt|tilbyde|kommet videre|i betragtning|aktuel|indkalde|blandt)",
    "(valgt|besluttet|gået|går) ~~ (med|for|en) ~ (andre|anden|en anden)",
    "(stillingen|jobbet|rollen) ~ (er|blev) (nu |desværre |allerede )*(besat|lukket|annulleret)",
    "(desværre|beklager) ~~ (afslag|ikke)|afslag (på|til)",
  ],
  withdrawn: [
    "(trække|trækker|trukket) ~ (min|din) ~ ansøgning|ansøgning ~ trukket tilbage",
    "jeg ~~ (takket ja|accepteret) ~ (andet|anden|et andet)|jeg ~ (takker nej|afslår)",
  ],
  moved: [
    "(samtale*|møde*|interview*) ~~ (flytte*|rykke*|udsætte*|udsat|ny tid|ny dato|ombook*)|(flytte|flytter|rykke|rykker|udsætte) ~~ (samtale*|møde*|interview*)",
  ],
  cancelled: ["(samtale*|møde*|interview*) ~~ (aflys*)|(aflys*) ~~ (samtale*|møde*|interview*)"],
  ...daAround,
};
