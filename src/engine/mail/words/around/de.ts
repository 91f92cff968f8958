import type { AroundWords } from "../types.ts";

/** What mails in this language say beside news of an application. */
export const deAround: AroundWords = {
  pending: [
    "(noch|weiterhin|derzeit noch|immer noch|nach wie vor|aktuell noch) ~ (in prüfung|prüfen|geprüft|im auswahlprozess|in der|nicht abgeschlossen|keine entscheidung|nicht entschieden|in bearbeitung|sichten|ausstehend|im verfahren|etwas zeit|nicht so weit)",
    "(auswahlverfahren|auswahlprozess|bewerbungsprozess|entscheidung|sichtung|bearbeitung|prüfung) ~~ (noch|verzögert|länger|dauert|andauern|nicht abgeschlossen|verzögerung)",
    "(noch|bisher|bislang) (keine|nicht|kein) ~~ (entscheidung|entschieden|getroffen|abgeschlossen|rückmeldung|update|neuigkeiten)",
    "(dank|danke|danken) ~~ (gespräch*|interview*|kennenlernen|besuch|ihre zeit|deine zeit|austausch|teilnahme|kommen)",
    "(angenehm*|nett*|schön*|interessant*|spannend*|toll*|gut*) ~ (gespräch|austausch|kennenlernen|kennengelernt|interview)",
    "(ihr|dein) profil wurde (angesehen|aufgerufen)",
    "(angesehen|geöffnet) ~ bewerbung",
  ],
  unfinished: [
    "(bewerbung|profil|formular|online bewerbung|angaben) ~~ (abschließen|abzuschließen|abgeschlossen|vervollständigen|fertigstellen|vollständig|unvollständig|entwurf|beenden|noch nicht|fortsetzen|absenden|nicht abgeschickt|zu ende)",
    "(vervollständigen|schließen|beenden|fortsetzen|vollenden) ~~ (bewerbung|profil|formular)",
    "(unvollständige|begonnene|angefangene|offene|gespeicherte|nicht abgeschlossene) ~ (bewerbung|formular)",
    "(fehlende|fehlen|nachreichen|fehlt) ~~ (unterlagen|dokumente|angaben|zeugnisse|nachweis*)",
    "(fast geschafft|nur noch ein schritt|noch ein schritt)",
    "(vergessen sie nicht|vergiss nicht|erinnerung) ~~ (bewerbung|formular|abschließen|unterlagen)",
  ],
  advert: [
    "(jobalert|job alert|jobagent|suchagent|jobempfehlung*|stellenempfehlung*|jobmail|job mail|jobnewsletter|newsletter|jobletter|suchauftrag)",
    "(neue|passende|aktuelle|ähnliche|weitere|empfohlene) ~ (jobs|stellen|stellenangebote|stellenanzeigen|jobangebote|stellenausschreibungen|positionen)",
    "(\\d+) (neue )?(jobs|stellen|stellenangebote)",
    "(sonderangebot|rabatt|gutschein|nur heute|angebot des|exklusives angebot|aktion|webinar|premium|gratis|kostenlos testen|sparen)",
    "(laden|lade|einladen|freuen uns) ~~ (sich|dich) ~ (zu bewerben|bewerben|bewirbst)",
    "(jetzt bewerben|bewerben sie sich|bewirb dich)",
    "(tag der offenen tür|karrieretag|jobmesse|karrieremesse|berufsmesse|infoabend|bewerbertag)",
  ],
  account: [
    "(bestätigen|bestätige|verifizieren|aktivieren) ~~ (e mail|email|mail adresse|adresse|konto|account|registrierung|anmeldung)",
    "(passwort|kennwort|zugangsdaten|sicherheitscode|bestätigungscode|verifizierungscode|anmeldecode)",
    "(konto|account|benutzerkonto|bewerberkonto|profil) ~~ (angelegt|erstellt|aktiviert|eingerichtet|registriert)",
  ],
  outreach: [
    "(auf|durch) (ihr|dein) ~ profil ~~ (aufmerksam|gestoßen|gekommen)",
    "(ihr|dein) profil ~~ (gefallen|interessant|aufgefallen|passt|überzeugt|entdeckt|gefunden|gesehen|spannend)",
    "(offen|interesse|interessiert|wechselbereit) ~ (für|an) ~ (neue|neuen|neuer|herausforderung*|stelle|wechsel|position)",
    "(ich|wir) ~ (suche|suchen) ~ (aktuell|derzeit|für|einen|eine)",
  ],
  otherMatter: [
    "(kreditantrag|kreditkarte|kredit|darlehen*|mietanfrage|mietbewerbung|wohnung*|wohnungsbewerbung|mietinteress*|visum*|visumantrag|mitgliedsantrag|mitgliedschaft|versicherungsantrag|stipendium|urlaubsantrag|bauantrag|erstattungsantrag|elterngeldantrag|wohngeld|studienplatz|kitaplatz|förderantrag|reisekosten*|bestellung|besichtigung*|hypothek)",
  ],
  noOffer: [
    "(bieten|biete|anbieten|anzubieten) ~~ (gespräch*|interview*|termin*|möglichkeit|gelegenheit|chance|rabatt|alternativ*|beratung|newsletter|service)",
    "(jobangebote|stellenangebote) (für|in|aus|die|von|passend)",
    "unternehmen ~ bietet",
  ],
  noInterview: [
    "(umfrage|befragung) ~~ (gespräch*|interview*|bewerbungsprozess)",
    "(bewerbungstraining|workshop|seminar|tipps|ratgeber|vorbereitung auf|interviewtraining|messe|infoveranstaltung|bewerbungscoaching|beratungsgespräch|verkaufsgespräch|mitarbeitergespräch|austrittsgespräch|kundengespräch|wohnungsbesichtigung)",
  ],
  selfService: [
    "(klicken|link|hier|button|portal|antworten sie)",
    "(sie|du|ich) (können|kannst|müssen|musst|wollen|möchten|möchte|kann|muss|würde)",
    "(bitte|bitten) ~~ (mitteilen|melden|bescheid|informieren|kontaktieren|mitzuteilen|geben sie)",
    "(könnten|können|würden) (wir|sie|ich)",
    "wäre es möglich",
  ],
  condition: [
    "(wen|welche|welchen) ~ (wir|kandidat*|bewerber*)",
    "ohne (~ )?(rückmeldung|nachricht|antwort)",
    "(gehen sie (bitte )?davon aus|nichts von uns hören|nicht von uns hören)",
    "(falls|wenn|sofern|sollte|sollten|solltest|sobald|ob|nachdem|bis wir|vorausgesetzt|im falle|gegebenenfalls|ggf|eventuell|anschließend|danach|im anschluss (?!an ))",
    "(ausgewählte|geeignete|erfolgreiche|passende) (bewerber*|kandidat*)",
    "(werden|werde|wird|würden wir|können wir|könnten) (wir |sie |ihnen )?(sie |dich |ihnen |uns )?(dann|gegebenenfalls|ggf|später|danach|zeitnah|in kürze|eventuell|voraussichtlich|vielleicht)",
    "(werden|wird) (wir )?(sie|dich|ihnen|dir) ~~ (einladen|anbieten|laden|kontaktieren)",
    "(bewerbungsprozess|prozess|ablauf|auswahlverfahren|schritte) ~ (besteht|umfasst|sieht|bestehen|läuft|beinhaltet)",
  ],
  concession: [
    "(auch|selbst|wenngleich) wenn",
    "wenn (sie|du) ~ fragen",
    "(auch wenn|obwohl|wenn auch|nachdem wir|nachdem)",
    "nicht nur",
  ],
  negation: ["(nicht|kein|keine|keinen|keinem|keiner|leider|ohne|nie)"],
  news: [
    "(leider|bedauern|bedaure|bedauerlich*|absage|herzlichen glückwunsch|glückwunsch|gratul*|(freuen uns|freue mich) ~ mitteilen|laden wir (sie|dich)|(gute|schlechte) nachrichten)",
  ],
  noRejection: [
    "(jede|jedem|jeden|alle|allen|einzeln|individuell|persönlich) ~~ (antworten|beantworten|rückmeldung|antwort|eingehen)",
    "(reisekosten|fahrtkosten|parkplätze|kosten|vorstellungskosten|fahrkosten)",
    "(per post|postalisch|papierform|mappen|per e mail) ~~ (bewerb*|unterlagen|berücksichtig*)",
    "bewerbungen (per|in|auf|die) ~ (post|papierform|postweg|e mail)",
    "(newsletter|abonnement|frist)",
  ],
};
