import type { MoveWords } from "./types.ts";

const papers = "(ansøgning*|cv|brev|materiale|mail|dokumenter|profil|papirer)";
const others = "(andre|anden|nogen|en anden|kandidat*|ansøger*|en intern*)";
const weekday = "(mandag|tirsdag|onsdag|torsdag|fredag|lørdag|i morgen|i dag)";
const clock = "(kl \\d{1,2}|klokken \\d{1,2}|\\d{1,2} \\d\\d)";

export const daMoves: MoveWords = {
  declined: [
    `(valgt|vælger|gået|går|gå|besluttet|ansat|valget|besat|tilbudt|taget) (~ )?${others}`,
    "(stillingen|jobbet|pladsen|rollen) (~ )?(er|blev|bliver) (~ )?(nu |allerede |desværre )*(besat|væk|lukket|annulleret|trukket|opslået igen)",
    "(ikke|ingen) (~ )?(gå videre|gået videre|går videre|aktuel|videre|tilbyde|udvalgt|indkaldt|passer|længere|matcher|blandt|faldt ud|dig denne gang)",
    "(afslag|afvist|fravalgt|takke nej)",
  ],
  regret: ["(desværre|beklag*|ked af|kedelig*|trist|ærgerlig*|skuff*|øv)"],
  parting: [
    "(held og lykke|ønsker dig|pøj pøj) (~~ )?(fremtid*|jobsøgning|videre|fremover|karriere|søgning)|held og lykke",
    "(gemme*|beholde*) (~ )?(ansøgning|cv|oplysninger)|(fremtidige|andre|nye) (~ )?(stillinger|muligheder|job)|(søge|søger|hold øje) (~ )?(igen|fremover|hjemmeside)",
  ],
  rivals: [
    "(mange|stort antal|over \\d+|\\d+) (~ )?(ansøgninger|ansøgere|kandidater)|(svært|tæt|grundig*|nøje) (~ )?(valg|beslutning|overvejelse|gennemgang)|(bedre|tættere|mere) (~ )?(matcher|erfaring|profil)|i sidste ende",
  ],
  hired: [
    "(vil|vi vil|gerne) (~ )?(tilbyde dig|ansætte dig|have dig|at du (starter|bliver))|du (~ )?(har fået|får|fik) (~ )?(jobbet|stillingen|pladsen)|(jobbet|stillingen|pladsen) er din|valgt dig|valget (~ )?faldt på dig",
    "(ansættelseskontrakt|kontrakt*|ansættelsesbrev|jobtilbud|tilbud om ansættelse) (~~ )?(vedhæft*|underskriv*|skriv*|sender|klar)|velkommen (til os|til teamet|på holdet|ombord|som)|(hvornår kan du starte|starter du)",
  ],
  joy: ["(tillykke|glade|glæd*|dejlig*|gode nyheder|god nyhed|fornøjelse|velkommen)"],
  terms: [
    "(løn|månedsløn|timeløn|prøvetid|ferie|fuldtid|deltid|overenskomst|kontonummer|cpr|kontrakt*|underskriv*|skriv under|startdato|arbejdstøj|introduktion|tiltrædelse)",
  ],
  come: [
    `(komme|kom|kommer|møde|mødes|ses|besøge|besøg|velkommen|kigge forbi) (~~ )?(${weekday}|${clock}|kontor*|hos os|uge|kaffe)`,
    "(møde dig|lære dig at kende|jobsamtale*|ansættelsessamtale*|samtale|prøvearbejde|prøvedag|kop kaffe|næste runde|anden samtale|gået videre til|indkald*)|(vælg|vælge|book) (~ )?(tid|tidspunkt|dato|samtale)",
  ],
  logistics: [
    "(medbring*|tag (~ )?med) (~~ )?(legitimation|id|eksamensbevis|kørekort|portfolio|børneattest)|(receptionen|etage|sal|parkering|indgangen|spørg efter|lokale|dørtelefon)|(cirka|varer|tager|regn med) (~ )?(en time|\\d+ minutter|halv time)|(teams|zoom|google meet|link*)",
  ],
  agree: [
    "(passer|kan du|har du tid|har du mulighed|ledig)|(bekræft*|giv|meld|svar|skriv) (~ )?(besked|om|tilbage|tid|hvornår)",
  ],
  ring: [
    "(ringe|ringer|ring|telefon*|opkald|telefonsnak) (~~ )?(dig|minutter|hvornår|uge|i morgen|mandag|tirsdag|onsdag|torsdag|fredag|nummer|kort|passer)|(kort|minutter|nummer|hvornår|gerne|snakke|snak) (~~ )?(ringe|telefon*|ring|ringer)",
  ],
  tested: [
    "(test*|prøve|opgave*|case*|spørgeskema) (~~ )?(link*|vedhæft*|løs*|udfyld*|minutter|dage|senest|svar*|gennemfør*)|(løs*|udfyld*|gennemfør*|besvar*|sender|næste skridt) (~~ )?(test*|prøve|opgave*|case*|spørgeskema)",
  ],
  arrived: [
    `(tak|modtag*|fået|bekræft*|registrer*) (~ )?(${papers}|søgt|fordi du har søgt|interesse for stillingen)|${papers} (~ )?(er|har|blev) (~ )?(modtag*|kommet|fremme|registrer*|sendt|hos os|landet)`,
  ],
  waiting: [
    "(gennemgå*|læser|læse|vurder*|kigger) (~~ )?(ansøgning*|vender|alle|løbende|nøje)|(vender|hører|kontakt*|svar|besked|melder) (~~ )?(tilbage|fra os|dig|hurtigst|inden|uge|uger|dage|uanset)|(inden|senest|efter) (~ )?(\\d+|to|tre|nogle|ansøgningsfrist*) (~ )?(uger|dage|uge|udløb)|automatisk*|kan ikke besvares",
  ],
  quit: [
    "(trukket) (~ )?(ansøgning*|kandidatur) (~ )?tilbage|ansøgning* (~~ )?(trukket tilbage|annulleret)|efter dit ønske|på din anmodning",
  ],
  beside: [
    "(undersøgelse|din mening|hvordan oplevede|tilfredshed*|evaluer*)",
    "(fraværende|på ferie|ikke på kontoret|autosvar)",
    "(ved en fejl|forkert|se bort fra|beregnet til)",
    "(stadig|endnu ikke|endnu|tålmodighed|forsink*|beslutter)",
    "(mangler|send (~ )?(kopi|bevis|attest)|upload|vedhæft venligst)",
    "(refusion|faktura|kvittering for køb|bestilling|booking)",
    "(åbent hus|messe|webinar|workshop|nyhedsbrev|forældre|medlemmer|kunder|patienter|pårørende|beboere|tips|kursus)",
    "(min ansøgning|mit cv|jeg søger)",
    "(ansøgningsfristen (~ )?(er|forlæng*)|adgangskode|kode|bekræft din|persondata|samtykke)",
  ],
};
