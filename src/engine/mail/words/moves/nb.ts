import type { MoveWords } from "./types.ts";

const papers = "(søknad*|cv*|brev|papirer|mail|e post|dokumenter|profil)";
const others = "(andre|annen|noen|en annen|kandidat*|søker*|en intern*)";
const weekday = "(mandag|tirsdag|onsdag|torsdag|fredag|lørdag|i morgen|i dag)";
const clock = "(kl \\d{1,2}|klokken \\d{1,2}|\\d{1,2} \\d\\d)";

export const nbMoves: MoveWords = {
  declined: [
    `(valgt|velger|gått|går|gå|besluttet|ansatt|valget|besatt|tilbudt|tatt) (~ )?${others}`,
    "(stillingen|jobben|plassen|rollen) (~ )?(er|ble|blir) (~ )?(nå |allerede |dessverre )*(besatt|borte|lukket|kansellert|trukket|fylt|utlyst på nytt)",
    "(ikke|ingen) (~ )?(gå videre|gått videre|går videre|aktuell|videre|tilby|valgt ut|innkalt|passer|lenger|matcher|blant|nådd opp|nådde opp)",
    "(avslag|avvist|takke nei)",
  ],
  regret: ["(dessverre|beklag*|lei for|kjedelig*|trist|synd|leit|skuff*)"],
  parting: [
    "(lykke til|ønsker deg) (~~ )?(framtid*|fremtid*|jobbsøking*|videre|karriere)|lykke til",
    "(ta vare på|beholde*|lagre*) (~ )?(søknad*|cv|opplysninger)|(framtidige|fremtidige|andre|nye) (~ )?(stillinger|muligheter|jobber)|(søke|søker|følg med) (~ )?(igjen|senere|nettside*)",
  ],
  rivals: [
    "(mange|stort antall|over \\d+|\\d+) (~ )?(søknader|søkere|kandidater)|(vanskelig|jevnt|grundig|nøye) (~ )?(valg|beslutning|vurdering|gjennomgang)|(bedre|nærmere|mer) (~ )?(passer|matcher|erfaring|profil)|til slutt",
  ],
  hired: [
    "(vil|vi vil|gjerne|ønsker) (~ )?(tilby deg|ansette deg|ha deg|at du (starter|begynner|blir))|du (~ )?(har fått|får|fikk) (~ )?(jobben|stillingen|plassen)|(jobben|stillingen|plassen) er din|valgt deg|valget (~ )?falt på deg",
    "(arbeidskontrakt*|kontrakt*|arbeidsavtale*|jobbtilbud|tilbud om (ansettelse|stilling)) (~~ )?(vedlagt|vedlegg|signer*|underskriv*|skriv*|sender|klar)|velkommen (til oss|til teamet|på laget|om bord|som)|(når kan du (starte|begynne)|(begynner|starter) du)",
  ],
  joy: ["(gratulerer|glade|gled*|hyggelig*|gode nyheter|god nyhet|fornøyelse|velkommen)"],
  terms: [
    "(lønn|månedslønn|timelønn|årslønn|prøvetid|ferie|fulltid|deltid|tariff*|kontonummer|personnummer|kontrakt*|arbeidsavtale|signer*|skriv under|startdato|arbeidsklær|opplæring|tiltredelse|politiattest)",
  ],
  come: [
    `(komme|kom|kommer|møte|møtes|ses|besøke|besøk|velkommen|stikke innom) (~~ )?(${weekday}|${clock}|kontor*|hos oss|uke|kaffe)`,
    "(møte deg|bli kjent med deg|treffe deg|jobbintervju*|intervju*|prøvevakt|prøvedag|kopp kaffe|neste runde|andregangsintervju|gått videre til|innkall*)|(velg|velge|book) (~ )?(tid|tidspunkt|dato|intervju)",
  ],
  logistics: [
    "(ta med|medbring*) (~~ )?(legitimasjon|id|vitnemål|førerkort|portefølje|attester)|(resepsjonen|etasje|parkering|inngangen|spør etter|rom|ringeklokke)|(cirka|varer|tar|regn med) (~ )?(en time|\\d+ minutter|halvtime)|(teams|zoom|google meet|lenke*)",
  ],
  agree: [
    "(passer|kan du|har du tid|har du mulighet|ledig)|(bekreft*|gi|meld|svar|skriv) (~ )?(beskjed|om|tilbake|tid|når)",
  ],
  ring: [
    "(ringe|ringer|ring|telefon*|telefonprat) (~~ )?(deg|minutter|når|uke|i morgen|mandag|tirsdag|onsdag|torsdag|fredag|nummer|kort|passer)|(kort|minutter|nummer|når|gjerne|snakke|prate|prat) (~~ )?(ringe|telefon*|ring|ringer)",
  ],
  tested: [
    "(test*|prøve|oppgave*|case*|spørreskjema) (~~ )?(lenke*|vedlagt|løs*|fyll*|minutter|dager|innen|svar*|gjennomfør*)|(løs*|fyll*|gjennomfør*|besvar*|sender|neste steg) (~~ )?(test*|prøve|oppgave*|case*|spørreskjema)",
  ],
  arrived: [
    `(takk|mottatt|fått|bekreft*|registrer*) (~ )?(${papers}|søkt|at du har søkt|interessen for stillingen)|${papers} (~ )?(er|har|ble) (~ )?(mottatt|kommet|framme|registrert|sendt|hos oss|landet)`,
  ],
  waiting: [
    "(går gjennom|gå gjennom|leser|lese|vurder*|ser på) (~~ )?(søknad*|tilbake|alle|fortløpende|nøye)|(hører|kontakt*|svar|beskjed|melder|tilbakemelding) (~~ )?(tilbake|fra oss|deg|raskt|innen|uke|uker|dager|uansett|søknadsfrist*)|(innen|senest|etter) (~ )?(\\d+|to|tre|noen|søknadsfrist*) (~ )?(uker|dager|uke|utløp*)|automatisk*|kan ikke besvares",
  ],
  quit: ["(trukket) (~ )?(søknad*|kandidatur)|søknad* (~~ )?(trukket|tilbaketrukket)|etter ditt ønske"],
  beside: [
    "(undersøkelse|din mening|hvordan opplevde|tilfredshet*|evaluer*)",
    "(fraværende|på ferie|ikke på kontoret|autosvar|fravær)",
    "(ved en feil|feil (person|adresse)|se bort fra|ment til)",
    "(fortsatt|fremdeles|ennå ikke|ennå|tålmodighet|forsink*|bestemmer)",
    "(mangler|send (~ )?(kopi|vitnemål|attest)|last opp)",
    "(refusjon|faktura|kvittering for kjøp|bestilling)",
    "(åpent hus|åpen dag|messe|webinar|workshop|nyhetsbrev|foreldre|medlemmer|kunder|pasienter|pårørende|beboere|beboermøte|tips|kurs)",
    "(min søknad|jeg søker)",
    "(søknadsfristen (~ )?(er|forleng*)|passord|kode|bekreft (din|e)|personopplysninger|samtykke)",
  ],
};
