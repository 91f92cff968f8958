import type { RoleWords } from "./types.ts";

export const deRoles: RoleWords = {
  you: "(sie|ihnen|dich|dir|euch|du)",
  papers:
    "(ihre|deine|ihren|deinen|ihrer|deiner|ihr|dein) ~ (bewerbung|unterlagen|bewerbungsunterlagen|mappe|bewerbungsmappe|lebenslauf|kandidatur|onlinebewerbung|initiativbewerbung)",
  post: "(stelle|*stelle|position|job|platz|*platz|vakanz|posten|lehrstelle)",
  talk: "(gespräch|vorstellungsgespräch*|interview|kennenlernen|kennenlerngespräch|bewerbungsgespräch|auswahlgespräch|vorstellungstermin|probetag|probearbeit*|hospitation|schnuppertag|auswahltag)",
  call: "(telefonat|telefoninterview|telefongespräch|telefontermin|telefonisch|telefonisches|telefonische|am telefon|per telefon|videocall|kurzer call)",
  test: "(test|*test|aufgabe|*aufgabe|fallstudie|challenge|fragebogen|arbeitsprobe|assessment)",
  want: "(möchte|möchten|moechte|moechten|würde|würden|wuerden|wollen|will|gern|gerne|freuen uns|freue mich|haben uns entschieden|haben beschlossen|schlage|schlagen)",
  invite:
    "(einladen|einzuladen|lade|laden|lädt|einladung|eingeladen|vereinbaren|vorschlagen|vor|ansetzen|angesetzt|bestätigen|bestätigung|bestätigt|erwarten|führen|bitten)",
  meet: "(kennenlernen|kennen lernen|kennenzulernen|zusammensetzen|treffen|empfangen|sprechen|unterhalten|sehen)",
  offer: "(anbieten|anzubieten|bieten|biete|angeboten|geben|zusagen)",
  hire: "(einstellen|einzustellen|eingestellt|übernehmen|haben wollen|im team haben|beschäftigen|anstellen)",
  contract:
    "(vertrag|arbeitsvertrag|vertragsentwurf|vertragsunterlagen|ausbildungsvertrag|einstellungszusage)",
  sign: "(unterschreiben|unterschrieben|unterschrift|unterzeichne*|beigelegt|beigefügt|anbei|anhang|unterschreib)",
  yours: "(gehört (ihnen|dir)|ist (ihre|deine)|haben sie|hast du)",
  not: "(nicht|kein|keine|keinen|keiner)",
  progress:
    "(berücksichtig*|weiterverfolg*|weiter|engere*|auswahl|einladen|einzuladen|zusage|zusagen|anbieten|angebot|ausgewählt|überzeugen|mitnehmen|weiterkommen|entschieden|besetzen|fortsetzen|aufnehmen|gewählt)",
  choose:
    "(entschieden|wahl|gefallen|ausgewählt|gewählt|vergeben|besetzt|geht|ging|bekommt|bekommen|vorzug|genommen|eingestellt|gefunden)",
  others:
    "(jemand|jemanden|jemand anderes|jemand anderen|andere* (person|bewerb*|kandidat*|profil*)|mitbewerb*|(eine|einen|einer) (person|bewerberin|bewerber|kandidatin|kandidaten|kollegin|kollegen)|interne*)",
  filled: "(vergeben|besetzt|weg|nachbesetzt)",
  stopped: "(gestrichen|zurückgezogen|eingestellt|abgebrochen|aufgehoben|entfällt|nicht mehr besetzt)",
  day: "(montag|dienstag|mittwoch|donnerstag|freitag|samstag|morgen|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|uhr|nächste woche|kommende woche|diese woche|\\d{1,2} \\d{1,2} (\\d{4}|\\d\\d))",
  next: "(nächste* (schritt|runde|stufe)|bevor wir|als nächstes|zunächst|zuerst)",
  past: "(fand|dank|danke|nach|bei|letzte*|war|waren|vergangene*|hat uns|haben uns|hast)",
  all: "(alle|allen|jeden|jedem|jede|bewerber*|kandidat*|wer)",
  business:
    "(verzögert|verzögerung|später als|länger als geplant|nochmals|noch einmal|nachreichen|fehlt|fehlen|unvollständig|nicht lesbar|nicht öffnen|verlängert|talentpool|talent pool|bewerberpool|widersprechen|neue version|noch benötigen|benötigen wir noch|brauchen wir noch)",
  remains:
    "(neuen|neuer|anderen|anderer) (termin|tag)|ersatztermin|(erkrankt|krank)|(bleibt|bleiben) ~ (gültig|verfahren|bestehen|rennen|berücksichtigt|bei uns|aktiv)|weiterhin (im|gültig|in)|(erneut|neu) ausgeschrieben|nicht (abgelehnt|abgesagt|ausgeschieden)|keine absage|(gewünschte*|erbetene*) (feedback|rückmeldung)",
};
