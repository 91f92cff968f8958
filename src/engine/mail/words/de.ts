import { deAround } from "./around/de.ts";
import type { MailWords } from "./types.ts";

const application =
  "(bewerbung|bewerbungen|bewerbungsunterlagen|unterlagen|initiativbewerbung|onlinebewerbung|online bewerbung|kandidatur)";
const job =
  "(stelle|position|arbeitsplatz|ausbildungsplatz|job|vakanz|arbeitsvertrag|anstellung|stellenangebot|praktikum|praktikumsplatz|festanstellung|ausbildungsstelle|planstelle|dienstposten)";
const you = "(sie|dich|ihnen|dir)";
const talk =
  "(vorstellungsgespräch*|bewerbungsgespräch*|jobinterview|interview*|kennenlerngespräch*|auswahlgespräch*|vorstellungstermin*|gesprächstermin|zweitgespräch|erstgespräch|probearbeit*|probetag|schnuppertag|hospitation|assessment center|videointerview|videogespräch|video call|videocall|auswahlverfahren|gespräch|zweiten gespräch|kennenlernen)";
const phone =
  "(telefoninterview*|telefongespräch*|telefonat*|telefontermin|telefonische* (gespräch*|interview*|erstgespräch|kennenlernen|austausch|vorgespräch)|screening call|telefonscreening|kurze* call|kurze* anruf|phone screen|phone interview)";
const test =
  "(online test*|onlinetest*|einstellungstest*|eignungstest*|online assessment*|assessment|test|testaufgabe|coding challenge|programmieraufgabe|probeaufgabe|fallstudie|case study|fragebogen|persönlichkeitstest|arbeitsprobe|auswahltest|challenge)";

export const de: MailWords = {
  common:
    "und der die das wir sie ihre ihrer ihren ihnen uns unser unsere mit für ist sind haben bei zu den dem ein eine einen nicht auf von werden wurde freundlichen grüßen geehrte geehrter hallo du dich dir deine deiner vielen dank ich",
  applied: [
    `${application} ~~ (erhalten|eingegangen|eingetroffen|angekommen|übermittelt|eingereicht|registriert|zugegangen|vorliegen|empfangen|versendet|gesendet|verschickt)`,
    `(erhalten|eingegangen|eingang|erhalt|empfang) ~~ (ihrer|deiner|ihre|deine|der) ~ ${application}`,
    `${application} ~ (ist|sind) ~~ (bei uns )?(gut |sicher |erfolgreich )*(eingegangen|angekommen|eingetroffen|zugegangen)`,
    `(eingangsbestätigung|empfangsbestätigung)`,
    `(bestätigen|bestätigt|bestätige) ~ (hiermit )?(gern|gerne)? ?~ (eingang|erhalt|empfang)`,
    `(liegt|liegen) uns ~ vor`,
    "(du hast dich|sie haben sich) ~~ (erfolgreich )(beworben)",
  ],
  thanked: [
    `(dank|danke|danken|bedanken|freuen uns ~ über|freut uns) ~~ (ihre|deine|ihrer|deiner|die) ~ (${application}|zusendung)`,
    `(dank|danke|danken|bedanken) ~~ ${application}`,
    "(dank|danke|danken|freut uns|freuen uns) ~~ (bei uns|sich|dich) ~ (beworben|bewerben|zu bewerben)",
  ],
  screen: [
    "(gern|gerne|würde|würden|möchte|möchten|kann|können|darf|dürfen) ~~ (anrufen|telefonieren|durchrufen|anzurufen)",
    `(link|zugang|zugangslink) ~~ ${test}`,
    "wann ~~ (anrufen|telefonieren|telefonisch)",
    `(einladen|laden|lade|einladung|eingeladen|vereinbaren|führen|anbieten|zeit für|durchführen|ansetzen|vorschlagen|terminieren|buchen|termin für|möchten|würden) ~~ ${phone}`,
    `${phone} ~~ (einladen|ein|vereinbaren|führen|bestätigen|bestätigt|statt|terminiert|eingeladen|vorschlagen|buchen|kennenlernen|sprechen|geplant|angesetzt)`,
    `(zunächst|gern|gerne|gerne einmal|vorab|zuerst) ~ (telefonisch|am telefon|per telefon) ~ (kennenlernen|sprechen|austauschen|unterhalten)`,
    "(telefonisch|am telefon) ~~ (kennenlernen|kennenzulernen|sprechen|austauschen|unterhalten|erreichen|erreichbar|anrufen)",
    "(rufen|rufe) (sie|dich) ~~ (am|um|morgen|an)",
    `(bitten|bitte|laden|einladen|einladung|lade|eingeladen|möchten) ~~ ${test} ~~ (ein|durchzuführen|zu absolvieren|absolvieren|auszufüllen|zu bearbeiten|bearbeiten|teilzunehmen|teil|einladen|durch|aus|zu machen|durchführen|machen|lösen|zu lösen|eingeladen)`,
    `(einladung|einladen|laden|lade|eingeladen) ~~ (zu|zum|zur) ~ ${test}`,
    `(absolvieren|bearbeiten|lösen|machen|starten|führen) (sie|du|bitte) ~~ ${test}`,
    `nächste* schritt ~~ ${test}`,
    `(schicken|senden|sende|schicke) ~ (ihnen|dir) ~~ ${test}`,
  ],
  interview: [
    `(lust|zeit) ~~ ${talk}`,
    "(videointerview*|videogespräch*|gespräch*|interview*|vorstellungsgespräch*) ~~ (austauschen|kennenlernen|kennenzulernen|unterhalten|begrüßen)",
    `für (das|ein|ihr|dein|unser) ~ ${talk} (schlagen|schlage|bieten|stehen|haben|würden|biete|können)`,
    `eingeladen ~ (am|an|zu|zum|zur|beim) ~ ${talk}`,
    "(sie|dich) ~~ (am|um) ~~ (begrüßen zu dürfen|bei uns begrüßen|zum gespräch)",
    `(laden|lade|lädt) ~~ (sie|dich) ~~ (zu|zum|zur|auf) ~ ${talk}`,
    `(zu|zum|zur) ~ ${talk} ~~~ (einladen|einzuladen|eingeladen|begrüßen|einlade|bitten)`,
    `${talk} (einladen|einzuladen|vereinbaren)`,
    "(möchten|würden|wollen|freuen uns) ~~ (sie|dich) ~~ (kennenlernen|kennen lernen|kennenzulernen)",
    `(bestätigen (wir|ihnen|dir|hiermit)|bestätige (ich|ihnen|dir|hiermit)|wir bestätigen|ich bestätige|bestätigung) ~~ (${talk}|termin|gesprächstermin)`,
    `${talk} ~~ (bestätigt|findet|vereinbart|angesetzt|geplant|terminiert|gebucht|reserviert)`,
    `(findet|freuen uns auf) ~~ (ihr|dein|das|unser|ihrem) ~ ${talk}`,
    `termin* (für|zum|zu) ~~ ${talk}`,
    `(termin|termine) ~~ ${talk} ~~ (vorschlagen|vereinbaren|anbieten|auswählen|wählen|aussuchen)`,
    `(vereinbaren|vorschlagen|anbieten|auswählen) ~~ ${talk}`,
    "(freuen uns|freue mich) ~ (darauf )?~ (sie|dich) (am|um) ~~ (begrüßen|kennenzulernen|sehen|treffen|kennen)",
    `erinner* ~~ ${talk} (am|um|morgen)`,
  ],
  byPhone: ["(telefon|telefonisch*|telefoninterview*|telefongespräch*|telefonat*)"],
  offer: [
    "(sie|du) (haben|hast|bekommst|bekommen|erhältst) (den|die|das) (job|stelle|zusage|ausbildungsplatz|position|praktikumsplatz)",
    "(stelle|job|position|ausbildungsplatz) (bekommst|bekommen haben|bekommen|erhalten haben|erhältst)",
    "(sie|du) (sind|bist) (eingestellt|mit dabei|ab)",
    "(senden|schicken|sende|schicke|lassen) (ihnen|dir) ~~ (vertrag|arbeitsvertrag|vertragsunterlagen)",
    "(zusage|zusagen) ~ (erteilen|für|geben)",
    "(freuen uns|freue mich) ~~ (im team|als neue*|als kolleg*) ~ (begrüßen|willkommen)",
    `${you} ~~ ${job} ~~ (anbieten|anzubieten|angeboten|geben)`,
    "(unterbreiten|machen|unterbreite|zusenden|senden|schicken|überreichen|mache) ~~ (vertragsangebot|arbeitsvertrag|angebot|jobangebot|stellenangebot)",
    "(anbei|anhang|anlage|beigefügt) ~~ (vertragsangebot|arbeitsvertrag|jobangebot|vertragsentwurf|ausbildungsvertrag)",
    "angebot (zu )?~ (unterbreiten|unterbreitet)",
    `(zusage|zusagen) ~ (für|zu|erteilen|geben|für die) ~ (${job}|ihnen|dir|können|dürfen)`,
    "(freuen uns|freut uns|gerne|gern|möchten|dürfen) ~~ (einstellen|einzustellen|zusagen|zusage zu|eine zusage|im team willkommen|team begrüßen)",
    "(willkommen|begrüßen) (im|in unserem) ~ team",
    `(einstellungszusage|jobzusage|stellenzusage)`,
  ],
  rejected: [
    "gegen (eine|ihre|deine|die) ~ (zusammenarbeit|einstellung|bewerbung|kandidatur|profil) ~ (entschieden)?",
    "(leider|diesmal) ~~ nicht (geklappt|gereicht|funktioniert)",
    "(hat|haben) ~ nicht (geklappt|gereicht)",
    "(leider|bedauer*) ~~ (absage|absagen|abgelehnt|abzusagen|ablehnen)",
    "(andere|anderen|anderer) (kandidat*|bewerber*) ~~ (besser|passender|mehr|eher|näher)",
    `${application} ~~ (nicht|leider nicht|nicht mehr) ~~ (berücksichtigen|berücksichtigt|entsprechen|weiterverfolgen|weiter|einbeziehen|in die|erfolgreich|überzeugen|überzeugt|fortsetzen|verfolgen|engere|aufnehmen)`,
    "(nicht|kein|keine|keinen) ~~ (berücksichtigen|berücksichtigt|weiterverfolgen|weiterverfolgt|weiter verfolgen|weiter berücksichtigen|engere wahl|engere auswahl|nächste runde|einbeziehen|in betracht|zusagen|zusage|anbieten können|einladen können)",
    "(absage|absagen) ~ (ihnen|dir|müssen|erteilen|mitteilen|für|zu|auf|leider)",
    "(müssen|muss) ~~ (absagen|absage)",
    "(leider|bedauern|bedaure|bedauerlicherweise|bedauerlich) ~~ (nicht (anbieten|berücksichtig*|einladen|überzeugen|in die|erfolgreich|weiter|entsprechen|auf sie|auf dich|für sie|für dich|zu ihren|die richtige|passend|ausgewählt|positiv*)|keine (positive|zusage|passende|stelle|geeignete|möglichkeit)|keinen (platz|positiv*)|kein (angebot|passend*))",
    "nicht (zu|zum|zur) (einem |einer )?~ (vorstellungsgespräch*|gespräch|interview) einladen",
    `(ihre|deine) ${application} ~~ (abgelehnt|zurückgewiesen|nicht erfolgreich|erfolglos)`,
    "(keine|nicht) ~ (übereinstimmung|passung|passt|passen)",
    "(zu unserer entlastung|von einer weiteren berücksichtigung)",
    "(sehen wir davon ab|sehen davon ab|nehmen wir abstand)",
  ],
  withdrawn: [
    "(ihr|ihre|das|euer|dein|deine) ~ (angebot|zusage|stelle) ~~ (nicht annehmen|ablehnen|abzulehnen|ausschlagen|nicht antreten)",
    "(ziehe|zurückziehen|zurückzuziehen|zurückgezogen|zurücknehmen|nehme|ziehen) ~~ (meine|meiner) ~ (bewerbung|kandidatur)",
    "(meine|meiner) ~ (bewerbung|kandidatur) ~~ (zurück|zurückziehen|zurückzuziehen|zurücknehmen|gegenstandslos|nicht weiter|zurückgezogen|nicht aufrechterhalten)",
    "ich ~~ (anderes|andere|einem anderen|einer anderen|einen anderen) ~ (angebot|stelle|position|unternehmen|arbeitgeber) ~~ (angenommen|entschieden|zugesagt)",
    "(habe|möchte) ~ (mich )?~~ (gegen|nicht für) ~~ (stelle|angebot|position|fortsetzung) ~ (entschieden|entscheiden)",
    "ich ~~ (ihr|das|euer|dein) ~ angebot ~~ (nicht annehmen|ablehnen|abzulehnen|absagen)",
    "(stehe|bin) ~~ (nicht mehr|nicht länger) ~ (verfügung|interessiert|verfügbar)",
    "(ich) ~ (muss|möchte) ~~ (absagen|vom bewerbungsverfahren|aus dem bewerbungs*)",
  ],
  moved: [
    "(gespräch*|termin*|interview*|vorstellungsgespräch*|telefonat*|telefoninterview*|kennenlerngespräch*) ~~ (verschieben|verschoben|verlegen|verlegt|vorverlegt|vorverlegen|umlegen|neu terminieren|verschiebt|verschiebung|neuer termin|neuen termin)",
    "(verschieben|verschoben|verlegen|verlegt|verschiebung|vorverlegen) ~~ (gespräch*|termin*|interview*|vorstellungsgespräch*|telefonat*)",
    "(neuer|neuen) termin (für|zum|ist|lautet|wäre)",
  ],
  cancelled: [
    "(gespräch*|termin*|interview*|vorstellungsgespräch*|telefonat*|telefoninterview*|kennenlerngespräch*) ~~ (absagen|abgesagt|entfällt|entfallen|nicht stattfinden|fällt aus|stornier*|nicht wahrnehmen|abzusagen)",
    "(absage|absagen|stornierung|abgesagt) ~~ (gespräch*|termin*|interview*|vorstellungsgespräch*)",
  ],
  ...deAround,
};
