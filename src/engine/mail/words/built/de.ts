import type { BuiltWords } from "../types.ts";

const papers =
  "(bewerbung|bewerbungen|bewerbungsunterlagen|unterlagen|bewerbungsmappe|dokumente|lebenslauf|anschreiben|kandidatur|mappe|online bewerbung|onlinebewerbung|initiativbewerbung|bewerbungsschreiben|bewerbungsformular)";
const job =
  "(stelle|position|vakanz|job|platz|ausbildungsplatz|praktikumsplatz|arbeitsplatz|planstelle|ausbildungsstelle)";
const test =
  "(programmieraufgabe|übungsaufgabe|test|online test|onlinetest|eignungstest|einstellungstest|online eignungstest|testaufgabe|probeaufgabe|fallstudie|case study|assessment|online assessment|challenge|fragebogen|persönlichkeitstest|arbeitsprobe)";
const call =
  "(telefonat|telefonate|telefongespräch|telefoninterview|telefontermin|anruf|call|videocall|telefonieren|telefonisch|telefonisches|am telefon)";
const talk =
  "(vorstellungsgespräch|gespräch|interview|kennenlernen|kennenlerngespräch|bewerbungsgespräch|auswahlgespräch|probetag|probearbeiten|probearbeitstag|schnuppertag|hospitation|hospitieren|probeschicht)";
const others =
  "(kandidat*|bewerber*|mitbewerber*|person*|jemand*|profile|profilen|menschen|leute|leuten|andere|anderen|mitbewerbenden|bewerbungen)";
const one = "(einer|einem|eine|einen|jemand*|andere|anderen)";
const day = "(montag|dienstag|mittwoch|donnerstag|freitag|samstag|\\d+*)";

export const deBuilt: BuiltWords = {
  applied: [
    "(ihre|deine) (bewerbungsnummer|bewerbernummer|vorgangsnummer) (lautet|ist)",
    `(ihre|deine) ~ ${papers} ~ vorliegt`,
    `(ihre|deine|ihren|deinen) ~ ${papers} ~~ haben wir ~ (erhalten|bekommen|erfasst|entgegengenommen)`,
    "(empfang|eingang|erhalt) bestätigt",
    "(bewerbung|unterlagen|mappe) (erhalten|eingegangen|angekommen|bekommen)",
    `(ihre|deine|ihr|dein) ${papers} (ist|sind) (jetzt |nun |gut |alle |vollständig )?da`,
    `(ihr|ihre|dein|deine) ~ ${papers} ~~ (gelandet|erreicht|eingegangen|angekommen|erfasst|registriert|eingetroffen|in guten händen|entgegengenommen|übertragen|übermittelt|liegt bei|liegt mir|liegt uns|liegen bei|liegen mir|liegen uns|auf dem tisch|auf meinem schreibtisch)`,
    `(haben|habe|hat) ~ (ihre|deine|die|ihren|deinen) ~ ${papers} ~~ (erfasst|registriert|erhalten|bekommen|verbucht|entgegengenommen)`,
    `(eingang|erhalt|empfang) (ihrer|deiner|der) ~ ${papers} ~~ (bestätigt|bestätigen|bestätige)`,
  ],
  screen: [
    "(zeit|viertelstunde|minuten|halbe stunde) ~ (am telefon|telefonisch)",
    `${day} ~~ (rufe|rufen) (ich |wir )?(sie|dich) ~ an`,
    `(mach|mache|machen|erledige|erledigen) (sie )?(unseren|den|diesen) ~ ${test}`,
    `(wartet|steht|folgt|kommt) ~ (ein|eine|der|die|noch) ~ ${test}`,
    "(nimm|nehmen|dreh|drehe|drehen|aufnehmen|aufzunehmen) ~ video ",
    `(rufe|rufen|anrufen|anruf) ~ (sie|dich|ihnen|dir) ~ ${day}`,
    `(zeit|viertelstunde|minuten|halbe stunde|kurz|wann) ~~ (für|zu|auf|am|ein|einem) ~ ${call}`,
    `(löse|lösen|mach|mache|machen|absolviere|absolvieren|bearbeite|bearbeiten|starte|starten|beginne|beginnen|bitten|bitte) ~~ (unser*|den|dem|einen|einem|deinen|ihren|diesen|das|die|unten) ~ ${test}`,
    `(test|eignungstest|onlinetest|assessment) ~ (wartet|steht bereit|steht für (sie|dich)|freigeschaltet)`,
    "(beantworte|beantworten|nimm|nehmen|aufnehmen|aufzunehmen|schick|schicke|schicken|sende|senden) ~~ (per video|video auf|kurzes video|videoantworten|videofragen|videobotschaft)",
    "(zeitversetzte*|aufgezeichnete*) (video*|interview*)",
    `nächste* (schritt|stufe|runde) (ist|steht|wartet) ~~ (${test}|${call})`,
  ],
  interview: [
    "(komm|kommen sie) ~~ (zum|zur) (probe*|hospitation|schnupper*|vorstellungs*)",
    `(gespräch|interview|vorstellungsgespräch|kennenlernen|probetag) ~ auf ${day} ~~ (legen|schieben|ziehen|verlegen|verschieben)`,
    "(ihr|dein|unser) termin ~~ (steht|ist bestätigt|findet statt|ist am)",
    `(komm|kommen sie) ~ ${day} ~~ (vorbei|zu uns|bei uns)`,
    "(kommen sie|komm|schauen sie|schau) ~ (am|um|morgen|nächste*) ~~ (vorbei|zu uns)",
    `(ginge|ging|geht|passt|passen|passte|klappt|klappte) ~~ (gespräch|interview|vorstellungsgespräch|kennenlernen|treffen) ~~ ${day}`,
    `(such|suche|suchen|wähl|wähle|wählen|buch|buche|buchen|reserviere|reservieren|nenne|nennen) ~~ (termin|slot|zeitfenster|uhrzeit|tag) ~~ ${talk}`,
    `(such|suche|suchen|wähl|wähle|wählen|buch|buche|buchen|reserviere|reservieren) ~~ ${talk} ~~ (termin|slot|zeitfenster|uhrzeit|aus)`,
    "(gern|gerne|würden|möchten) ~~ (mit (ihnen|dir)) ~~ (persönlich sprechen|ins gespräch kommen|an einen tisch|persönlich unterhalten)",
    "(lust|zeit|kommen|komm|magst|könnten|kannst|können) ~~ (probetag|schnuppertag|probearbeiten|probearbeitstag|hospitation|hospitieren|probeschicht|vorstellungsgespräch|bewerbungsgespräch|kennenlernen)",
  ],
  offer: [
    "wir stellen (sie|dich) ~ ein",
    "(dein|ihr) erster (tag|arbeitstag) (ist|wäre)",
    "(sie|du) (können|kannst|dürfen|darfst) ~ (am|ab|zum) \\d+ ~~ (anfangen|starten|beginnen)",
    "(stimmt|stimmte|gestimmt|votiert) ~ für (sie|dich)",
    "wir (wollen|möchten|nehmen) (sie|dich)(?= $)",
    "(und zwar|entscheidung) ~ für (sie|dich)",
    "(ihrer|deiner|ihre|deine) (einstellung|anstellung) (~ )?(zugestimmt|genehmigt|bestätigt|zum \\d+|ab \\d+)",
    "(sie|dich) ~~ (ab|zum|ab dem) \\d+ ~~ (begrüßen|willkommen heißen|beschäftigen|einstellen)",
    "(möchten|würden|freuen|freuten|wünschen|schön|wollen|hätten) ~~ (sie|du) (bei uns |im team |zu uns |mit uns |unser team |unserem team |in unserem team )+(anfangen|arbeiten|kommen|starten|verstärken|beginnen|anfängst|arbeitest|verstärkst|kommst|anfingen|kämen|mitarbeiten|würden)",
    "(wahl|entscheidung) (ist |fiel |fällt )?(~ )?auf (sie|dich)",
    "(du bist|sie sind) (es geworden|unsere wahl|unser neuer|unsere neue)",
    `${job} ~ (gehört|ist) (ihnen|dir|ihre|deine)`,
  ],
  rejected: [
    "(können|werden) (wir )?(sie|dich|ihnen|dir) ~ (nicht|keine|kein) ~ (einstellen|anstellen|stelle anbieten|stelle geben|zusagen|ins team)",
    `${job} ~~ (mit|an) (jemand*|einer anderen|einem anderen|einer person|einen anderen|eine andere) ~ (besetzen|vergeben|geben|besetzt)`,
    "(verfahren|ausschreibung|stellenausschreibung|auswahlverfahren) (wurde|wird|ist) ~ (eingestellt|aufgehoben|abgebrochen|zurückgezogen)",
    "nicht die richtige* (stelle|person|besetzung|wahl)",
    "(keine|kein|nicht) ~ (positive*|gute*|erfreuliche*|bessere*) (nachricht*|neuigkeiten|rückmeldung|antwort|bescheid)",
    "(antwort|bescheid|rückmeldung) ~ (negativ|abschlägig)",
    "rennen ~~ (jemand*|mitbewerber*|andere*|kandidat*|bewerber*)",
    "(haben uns|habe mich) ~ anders entschieden",
    `(setzen|führen) ~~ mit ~ ${others} ~~ (fort|weiter)`,
    "(bewerbung|sie|du) ~~ (gehört|gehören|gehörst) (~ )?nicht (dazu|zu)",
    "nicht (mehr )?in (frage|betracht)",
    "(profil|erfahrung|erfahrungen|qualifikation|lebenslauf|werdegang) ~~ nicht ~ (was wir|dem was|zu dem|unseren|unserem|ganz|genau)",
    `(entschieden|entschlossen|entscheidung|beschlossen) ~~ (mit|für|zugunsten) ~ ${others} ~~ (weiter*|deren|dessen|die|fortzu*|näher|mehr|besser)`,
    `(mit|für|zugunsten) ~ ${others} ~~ (entschieden|weiterzugehen|weitergehen|weiterzumachen|weitermachen|fortzusetzen|fortsetzen|entschlossen|fortfahren)`,
    `${one} ~ (bewerber*|kandidat*|anderen|anderem|andere|kolleg*|person|mitbewerber*) ~ (zugesagt|gegeben|vergeben|angeboten|den zuschlag|eingestellt|ausgewählt|vorzug|zugesprochen)`,
    "(endet|ende) ~ (verfahren|prozess|bewerbungsprozess|bewerbungsverfahren|auswahlverfahren|weg) ~ (für (sie|dich)|hier)",
    "(sie|dich|du) ~ nicht (in die nächste|unter den|weitergekommen|unter die|in die endrunde|in die zweite)",
    "(reicht|reichte|gereicht) ~ (diesmal |leider |am ende )?nicht",
    "(zusage|zusagen|einladung|stelle) ~ (nicht|keine) ~ (geben|machen|aussprechen|erteilen)",
  ],
  moved: [
    "machen wir ~ (montag|dienstag|mittwoch|donnerstag|freitag|samstag) ~ draus",
    "(verschieb*|verleg*|schieb*) ~~ (gespräch|termin|interview|vorstellungsgespräch|treffen|probetag) ~~",
  ],
  wish: ["(freuen|freuten|freue|freute|schön|toll|super|großartig|begrüßen|glücklich|prima) ~ wenn"],
};
