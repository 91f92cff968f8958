import { nbAround } from "./around/nb.ts";
import type { MailWords } from "./types.ts";

const application = "(søknad|søknaden|søknader|cv|cven|søknadspapirer)";
const job = "(stilling|stillingen|jobb|jobben|ansettelse|rolle|rollen|praksisplass|lærlingplass|vikariat)";
const talk =
  "(intervju|intervjuet|jobbintervju*|førstegangsintervju*|samtale|samtalen|prøvedag|videointervju)";
const phone = "(telefonintervju*|telefonsamtale*|kort (samtale|telefonprat)|intervju på telefon)";
const test = "(test|tester|testen|prøve|oppgave|oppgaven|case|personlighetstest|spørreskjema)";

export const nb: MailWords = {
  common:
    "og at det som på er av for med til den vi du har om et ikke din vår ditt dere oss takk hei hilsen vennlig deg jeg en vil kjære mvh hos søknaden stillingen",
  applied: [
    `(har|vi) (nå )?(mottatt|fått|registrert) ~ ${application}`,
    `${application} (din )?~~ (er|har|ble) (nå )?(mottatt|registrert|sendt|levert|kommet)`,
    `(bekreft*) ~~ ${application} ~~ (mottatt|mottak)|(bekreft*) ~~ (mottatt|mottak) ~~ ${application}`,
    "søknad (mottatt|sendt|registrert)",
  ],
  thanked: [`takk ~ for ~ ${application}`, "takk for at du (har )?(søkt|søkte|vist interesse)"],
  screen: [
    `(invitere|inviterer|invitasjon|avtale|gjerne|vil) ~~ ${phone}`,
    "(snakke|prate|ringe|ringer) ~~ (på telefon*|over telefon*|per telefon)|(ringer|ringe) (jeg |vi )?deg ~ (den|kl|på|i morgen)",
    `(invitere|inviterer|ber|gjennomføre|ta|besvare|fyll*|løse) ~~ (en|et|vår|følgende|denne) ~ ${test}`,
    `(neste steg|sender) ~~ ${test}`,
  ],
  interview: [
    `(invitere|inviterer|invitert|invitasjon|innkall*|kalle|velkommen) ~~ (til|på) ~ ${talk}`,
    "(vil|ønsker|kunne|gleder|gjerne) ~~ (møte deg|snakke med deg|bli kjent med deg|treffe deg|intervjue deg)",
    `(avtale|bekrefte|bekrefter|booke|bekreftelse) ~~ ${talk}`,
    `${talk} ~~ (er bekreftet|er booket|finner sted|er satt|er planlagt)`,
    `(plukket ut|valgt ut|gått videre|videre) ~ til ~ ${talk}`,
  ],
  byPhone: ["(på telefon*|over telefon*|per telefon|telefonintervju*)"],
  offer: [
    `(tilby|tilbyr) ~~ ${job}`,
    "(vedlagt|signer*|underskriv*|vedlegg) ~~ (arbeidskontrakt*|arbeidsavtale*|kontrakt*|ansettelsesavtale|jobbtilbud)",
    "(du har fått|fått) (jobben|stillingen)|(valgt|besluttet) ~ å ansette deg|velkommen (til|i) (teamet|oss som|vårt team|laget)",
  ],
  rejected: [
    "(ikke) ~~ (gå videre|gått videre|går videre|valgt ut|tilby|kommet videre|aktuell|nådd opp|innstilt|innkalt)",
    "(valgt|besluttet|gått|går) ~~ (med|for|en) ~ (andre|annen|en annen)",
    "(stillingen|jobben|rollen) ~ (er|ble) (nå |dessverre |allerede )*(besatt|fylt|lukket|trukket)",
    "(dessverre|beklager) ~~ (avslag|ikke)|avslag (på|til)",
  ],
  withdrawn: [
    "(trekke|trekker|trukket) ~ søknad*|søknad* ~ trukket",
    "jeg ~~ (takket ja|akseptert) ~ (annet|annen|et annet)|jeg ~ (takker nej|takker nei|avslår)",
  ],
  moved: [
    "(intervju*|møte*|samtale*) ~~ (flytte*|utsett*|utsatt|ny tid|ny dato|ombook*)|(flytte|flytter|utsette|utsetter) ~~ (intervju*|møte*|samtale*)",
  ],
  cancelled: ["(intervju*|møte*|samtale*) ~~ (avlys*|avlyst)|(avlys*) ~~ (intervju*|møte*|samtale*)"],
  ...nbAround,
};
