import type { MoveWords } from "./types.ts";

const papers =
  "(bewerbung|bewerbungen|unterlagen|bewerbungsunterlagen|mappe|bewerbungsmappe|lebenslauf|anschreiben|dokumente|zeugnisse|*bewerbung|mail|post|brief)";
const others =
  "(jemand|jemanden|jemand anderes|jemand anderen|jemand anders|andere*|mitbewerb*|bewerber*|kandidat*|eine person|eine kollegin|einen kollegen|interne*)";
const post = "(stelle|*stelle|job|platz|*platz|position|posten|vakanz|ausschreibung|lehrstelle)";
const weekday = "(montag*|dienstag*|mittwoch*|donnerstag*|freitag*|samstag*|morgen|übermorgen|heute)";
const clock = "(\\d{1,2} uhr|\\d{1,2} \\d\\d uhr|\\d{1,2} \\d\\d|halb \\p*)";

export const deMoves: MoveWords = {
  declined: [
    "(ging|geht|gegangen|gegeben|haben) (~ )?(die|der|den|das) (~ )?(stelle|job|platz|*platz|*stelle) (~ )?(an|einem|einer|jemand*)|(stelle|job|platz) (~ )?(ging|geht|bekommt|bekam|bekommen) (~ )?(an|ein|eine|jemand)",
    "(nicht erreicht|nicht bestanden|nicht erfüllt|nicht ausgewählt|nicht berücksichtigt|unter der mindestpunktzahl|nicht geeignet|nicht eingestellt|abgelehnt|keine einstellung|zu weit weg)",
    "(brauchen|suchen|benötigen) (~ )?(jemand|jemanden) (~ )?(mit|der|die|näher)|sitzt (~ )?jemand",
    `(entschieden|entscheiden|entscheidung|wahl|zuschlag|vorzug|konzentrieren|konzentriert|fokussieren|ausgewählt|gewählt|genommen|eingestellt|vergeben|gefunden|geworden|gefallen|besetzt|bekommen|bekommt|weitermachen|fortsetzen|fortzusetzen|fortführen) (~~ )?${others}`,
    `${others} (~~ )?(entschieden|gewählt|ausgewählt|genommen|eingestellt|vergeben|gefunden|besetzt|bekommen|bekommt|vorgezogen|geworden|konzentrieren|weiterzumachen|fortzusetzen|fortsetzen|fortführen|näher|besser|passender|mehr erfahrung|das rennen)`,
    `${post} (~ )?(ist|sind|wurde|wird|konnte|haben wir) (~ )?(leider |bereits |inzwischen |schon |mittlerweile |intern |anderweitig )*(weg|vergeben|besetzt|gestrichen|vom tisch|nicht mehr|zurückgezogen|anderweitig|intern)`,
    "(nicht|keine|keinen|kein) (~ )?(weiter verfolgen|weiterverfolgen|weiter berücksichtig*|berücksichtig*|zusammenkommen|zusammen kommen|zum zug|in die engere|in die nächste|mitnehmen|einstellen|zusagen|geklappt|gereicht|geworden|passend|dabei|anbieten|weiterkommen|weiter begleiten|einladen)",
    "(absage|absagen|abgesagt|abgelehnt|eine andere richtung|anders entschieden|gegen (sie|dich|ihre|deine))",
    "(wird|reicht|klappt|passt) (es |das )?(~ )?(leider |diesmal |nun |doch |dieses mal )*(nicht|nichts)",
    "(einstellungsstopp|stelle gestrichen|nicht mehr besetzt|nicht besetzen|verfahren (~ )?(beendet|abgebrochen|aufgehoben|eingestellt))",
    "(kein|keinen|nicht) (~ )?(platz|treffer|match|glück)",
  ],
  regret: [
    "(leider|bedauer*|schade|tut (mir|uns) (sehr |wirklich |echt )?leid|enttäusch*|keine (gute*|schöne*|bessere*) (nachricht*|neuigkeit*)|schweren herzens|unangenehm|nicht die (nachricht|antwort))",
  ],
  parting: [
    "(wünsch*|alles gute|viel erfolg|viel glück|daumen) (~~ )?(zukunft|weg|weiteren|weiterhin|suche|stellensuche|jobsuche|berufsweg|karriere|beruflich*|ausbildungssuche|anderswo)",
    "(für|auf) (~ )?(weiteren|beruflichen|künftigen|ihre|deine|ihren|deinen) (~ )?(weg|berufsweg|zukunft|lebensweg|suche)",
    "(gern|gerne|jederzeit|später|im nächsten jahr|im frühjahr|im herbst) (~ )?(wieder|erneut|nochmal|noch einmal|nochmals)",
    "(bewerberpool|talentpool|talent pool|kandidatenpool|in evidenz|vormerken|im hinterkopf|unterlagen (~ )?(aufbewahren|behalten|zurück|löschen|vernichten))",
    "(kein werturteil|keine wertung|nicht als wertung|nichts mit ihrer|nichts mit deiner|keine bewertung)|falls (sich )?(~ )?(etwas|was) (~ )?(ergibt|frei)|ergibt sich",
    "(für ihr|für dein) (~ )?(interesse|vertrauen|mühe) (~ )?(danken|bedanken)",
  ],
  rivals: [
    "(viele|vielzahl|zahlreiche*|große* (zahl|resonanz|anzahl)|über \\d+|mehr als \\d+|\\d+) (~ )?(bewerbung*|bewerber*|kandidat*|zuschriften|interessent*)",
    "(schwer|schwergefallen|schwer gefallen|nicht leicht|knapp*|eng*|schwierig*|reiflich*|sorgfältig*|intensiv*|eingehend*|lange)",
    "(näher|besser|genauer|mehr|passender) (~ )?(profil|anforderung*|passt|passen|entspr*|erfahrung|kommen)|am ende|letztlich|letztendlich|unterm strich",
  ],
  hired: [
    "(ernannt|bestellt|angenommen worden|eingestellt|den zuschlag|für dich entschieden|für sie entschieden|bist du|sind sie) (~ )?(dabei|die wahl|unsere wahl|unser neuer|unsere neue)|fang (~ )?(an|bei uns)|stellen (sie|dich) ein|nehmen (dich|sie)",
    "(wollen|möchten|würden|hätten|freuen uns) (~ )?(sie|dich) (~~ )?(bei uns haben|im team haben|an bord|dabei haben|einstellen|einzustellen|übernehmen|als (neue*|unsere*|kolleg*|teil)|gewinnen|anstellen|beschäftigen)",
    "(sie|du) (~ )?(können|kannst|dürfen|darfst|könnten|könntest|sollen|sollst|fangen|fängst|starten|startest|beginnen|beginnst) (~~ )?(anfangen|starten|beginnen|bei uns an|an|loslegen|einsteigen|antreten)",
    `(sie|du) (~ )?(haben|hast|bekommen|bekommst|erhalten|erhältst|kriegst|sind|bist) (~ )?(den|die|das|unsere*|der|dabei|genommen|eingestellt|unser) (~ )?(${post}|zusage|zuschlag|wunsch*|erste wahl|richtige|neue*|dabei)`,
    `${post} (~ )?(gehört|ist) (~ )?(ihnen|dir|ihre|deine|ihrer|deiner)`,
    "(zusage|zusagen|vertragsangebot|arbeitsvertrag|ausbildungsvertrag|vertrag|angebot|jobangebot|stellenangebot) (~~ )?(anbei|anhang|unterschrieben|unterschreiben|unterzeichn*|fertig|zurück|schicken|senden|zukommen|liegt|unterschrift|vorbereitet|bekommst|bekommen|geht|machen)",
    "(willkommen|herzlich willkommen) (~ )?(im|in|an|bei) (~ )?(team|bord|uns|familie|mannschaft|backstube|haus)",
    "(wann|ab wann) (~ )?(anfangen|starten|beginnen|loslegen)|auf die zusammenarbeit|freuen uns auf (sie|dich) (als|im team)",
    "(für sie|für dich) (~ )?(entschieden)|(wahl|entscheidung) (~ )?(auf|für) (sie|dich)|(haben uns|einstimmig) (~ )?für (sie|dich)",
  ],
  joy: [
    "(glückwunsch|glückwünsche|gratul*|freude|freuen|freut|gute nachricht*|gute neuigkeit*|tolle neuigkeit*|schöne nachricht*|super|begeistert|überzeugt|hurra)",
  ],
  terms: [
    "(gehalt|bruttogehalt|brutto|vergütung|stundenlohn|lohn|entgelt|entgeltgruppe|monatlich|jährlich|urlaub|urlaubstage|probezeit|befristet|unbefristet|vollzeit|teilzeit)",
    "(vertrag|arbeitsvertrag|vertragsunterlagen|unterschreiben|unterschrift|unterschrieben|unterzeichn*|personalbogen|personalfragebogen|steuer id|steuernummer|sozialversicherungs*|bankverbindung|kontoverbindung|führungszeugnis|arbeitskleidung|schlüssel|dienstantritt|arbeitsbeginn|eintritt|eintrittstermin|einarbeitung|arbeitstag)",
  ],
  come: [
    "(erwarten|erwarte|sehen|hören|empfangen) (~ )?(sie|dich) (~~ )?(montag|dienstag|mittwoch|donnerstag|freitag|uhr|am)|(lädt|laden|lade|einladen) (~~ )?(gespräch*|*gespräch|vorstellung|auswahl*|termin)|(gespräch|*gespräch) (~ )?(führen|mit ihnen|mit dir|am|vereinbaren)|(ihr|dein) termin",
    `(kommen|komm|kommst|vorbei|vorbeikommen|vorbeischauen|besuchen|vorstellen|vorzustellen|einzufinden|erscheinen|begrüßen|reinschauen|sehen) (~~ )?(${weekday}|${clock}|bei uns|zu uns|persönlich|woche|büro|werkstatt)`,
    `(${weekday}|${clock}|woche) (~~ )?(kommen|vorbei|vorbeikommen|vorbeizukommen|vorzustellen|vorstellen|einzufinden|erwarten|begrüßen|treffen|sprechen|zeit|reinschauen|sehen|kennenlernen|kennenzulernen)`,
    "(kennenlernen|kennen lernen|kennenzulernen|persönlich (sprechen|treffen|kennen)|zusammensetzen|zusammen setzen|auf einen kaffee|bei einem kaffee|bei einer tasse|im gespräch|vorstellungsgespräch*|probearbeit*|probetag|schnuppern|hospitation|hospitieren|bewerbungsgespräch|auswahlgespräch*|auswahltag|nächste* runde|engere* (wahl|auswahl)|zweite* runde|zur vorstellung|beschnuppern)",
    "(termin|termine|uhrzeit|zeitfenster|slot) (~~ )?(auswählen|aussuchen|wählen|buchen|vorschlagen|vorschlag|vereinbaren|ausmachen|finden|eintragen|anbieten|passt|such*)",
    "(such|wähle|wählen|buche|buchen|suchen) (~~ )?(termin|slot|zeit)",
  ],
  logistics: [
    "(bringen|bring|mitbringen|mitzubringen|dabei|denk*) (~~ )?(ausweis|personalausweis|zeugnis*|original*|führerschein|unterlagen|mappe|arbeitsproben|schuhe|kleidung|nachweis*)",
    "(empfang|pforte|pförtner|eingang|raum|zimmer|parkplatz|parkplätze|parken|haltestelle|etage|stock|klingel*|hof|besprechungsraum|fragen sie nach|frag nach|melden sie sich (bei|am)|melde dich (bei|am)|fahrtkosten|reisekosten|anfahrt)",
    "(dauert|dauer|planen|einplanen|rechnen|rund|etwa|ca|circa|ungefähr|nehmen sie sich|nimm dir) (~ )?(eine stunde|eine halbe stunde|\\d+ (minuten|stunden)|stunde|vormittag|nachmittag|zwei stunden)",
    "(teams|zoom|google meet|webex|videolink|video call|einwahl|zugangslink|link zum|einladung folgt|kalendereinladung)",
    "(teilnehmen|dabei sein|dabei sind|gesprächspartner*|anwesend|mit dabei)",
  ],
  agree: [
    "(passt|passen|würde|ginge|geht|klappt|wäre|recht) (~ )?(ihnen|dir|das|der|es|dieser|bei ihnen|bei dir)",
    "(bestätig*|sagen sie|sag|geben sie|gib|teilen sie|melden|melde|lassen sie|lass) (~~ )?(bescheid|kurz|wissen|ob|termin|zu oder ab|rückmeldung|wann|welcher|welche|mit)",
    "(haben sie|hast du|hättest|hätten sie|wann) (~~ )?(zeit|luft|passt|können sie|könnten sie|kannst du|könntest du|verfügbar|erreich*)|verhindert|ausweichtermin",
  ],
  ring: [
    `(anruf*|ruf|rufe|rufen|telefon*|telefonat*|durchklingel*|klingel*|per telefon|am telefon|am hörer|videocall|video call|kurzen call|kurzer call) (~~ )?(${weekday}|sie|dich|ihnen|dir|uhr|woche|wann|kurz|zeit|an|passt|minuten|mich)`,
    "(kurz*|gern*|einmal|vorab|minuten|wann|nummer|rufnummer|sie|dich) (~~ )?(anrufen|anruf|telefonieren|telefonat|telefonisch|am telefon|durchrufen|anzurufen|telefoninterview|sprechen am|erreichen|erreichbar)",
  ],
  tested: [
    "(test|*test|aufgabe|*aufgabe|fallstudie|fragebogen|arbeitsprobe|challenge|assessment|*assessment|probetext|probeübersetzung|übung) (~~ )?(anbei|anhang|link|lösen|bearbeiten|bearbeite|ausfüllen|schicken|zurück|bis|machen|absolvieren|durchführen|erledigen|tagen|minuten|stunden|teil|teilnehmen|folgenden)",
    "(lösen|löse|bearbeiten|bearbeite|füllen|fülle|machen|mach|absolvieren|schicken wir|bekommst du|erhalten sie|erhältst|bitten) (~~ )?(test|*test|aufgabe|*aufgabe|fallstudie|fragebogen|arbeitsprobe|challenge|*assessment)",
  ],
  arrived: [
    "(habe|hab|haben) (~ )?(sie|es|alles|ihre|deine) (~ )?(gelesen|bekommen|erhalten|weitergegeben|weitergeleitet|abgelegt|hier|vorliegen)|(schau|gucke|guck|schaue|lese) (~ )?(mir|das|sie|es)|(unter (dem|der) (aktenzeichen|nummer|geschäftszeichen|kennung))",
    `${papers} (~~ )?(ist|sind|liegt|liegen|haben|hat|habe|wurde|wurden) (~~ )?(da|angekommen|gelandet|eingegangen|eingetroffen|erhalten|vor|vorliegen|vollständig|bei uns|gespeichert|registriert|weitergeleitet|auf dem tisch|im postfach|gut|bekommen|übermittelt|erfasst)`,
    `(erhalten|bekommen|eingegangen|angekommen|da|danke|dank|danken|bestätigen|eingang|freuen uns über|freut uns) (~~ )?(${papers}|bewerben|beworben|interesse (~ )?(mitarbeit|stelle|position|unternehmen|uns))`,
    `(haben|hat|habe|liegen|liegt) (~ )?(ihre|deine|die) (~ )?${papers} (~ )?(erhalten|bekommen|vor|gelesen|ausgedruckt|abgelegt|weitergegeben|gut)`,
    "(eingangsbestätigung|empfangsbestätigung|beworben|teil unseres teams werden)",
  ],
  waiting: [
    "(prüf*|sicht*|lesen|schauen|ansehen|anschauen|anzusehen|auswert*|bearbeit*|durchsehen|durchzusehen|studier*) (~~ )?(unterlagen|bewerbung*|melden|ruhe|sorgfältig|nun|jetzt|wochen|tage*|zeit|zeitnah|bald)",
    "(melden|melde|meldet|hören|hörst|kommen|komme|kommt|setzen|geben|bekommen|bekommst|erhalten|erhältst|informieren) (~~ )?(von uns|bei ihnen|bei dir|auf sie zu|auf dich zu|in verbindung|bescheid|rückmeldung|antwort|zurück|uns wieder|nachricht|unaufgefordert|sobald|zeitnah|schnellstmöglich)",
    "(innerhalb|binnen|in den nächsten|in den kommenden|bis|spätestens|nach ablauf|in (zwei|drei|vier|\\d+)) (~ )?(wochen|woche|tagen|werktagen|arbeitstagen|ende|bewerbungsfrist|mitte)|geduld|automatisch|nicht auf diese|referenznummer|bewerbungsnummer|vorgangsnummer|aktenzeichen|so oder so",
  ],
  quit: [
    "(zurückgezogen|zurückziehen|rücknahme|zurückgenommen|rückzug) (~ )?(bewerbung|kandidatur|antrag)|(bewerbung|kandidatur) (~~ )?(zurückgezogen|zurückgenommen|auf ihren wunsch|auf deinen wunsch|gelöscht|storniert)",
    "(von der liste (~ )?(genommen|gestrichen)|auf (ihren|deinen) wunsch)|schade dass (sie|du) (~ )?(zurück*|absag*|anders)",
  ],
  beside: [
    "(es bleibt|bleibt es|bleibt bestehen|früheren termin|anderen termin)",
    "(ihre|deine) (referenzen|antworten)",
    "(umfrage|feedbackbogen|bewerten sie|bewerte|wie hat ihnen|wie war|zufriedenheit|ihre meinung|deine meinung|erfahrung mit (uns|unserem))",
    "(abwesenheit*|abwesend|nicht im büro|im urlaub|bin (~ )?zurück|wieder da|vertretung|elternzeit)",
    "(versehentlich|irrtümlich|aus versehen|verwechsl*|falsche* (empfänger|adresse|person)|bitte ignorier*|gegenstandslos|war für)",
    "(noch nicht|noch keine|noch offen|weiterhin (~ )?prüf*|immer noch|um geduld|etwas geduld|dauert (leider |noch )|verzöger*|entscheiden (~ )?(am|nächste|erst))",
    "(nachreichen|reichen sie|fehlt|fehlen|benötigen (~ )?noch|schicken sie (~ )?noch|hochladen|brauchen wir noch|zeugnis (~ )?fehlt|nachweis)",
    "(erstattung|reisekostenabrechnung|rechnung|quittung|bestellung|lieferung|mahnung)",
    "(tag der offenen|infoabend|messe|webinar|workshop|newsletter|eltern|mitglieder|kunden|bewohner|patienten|mieter|tipps|so (gelingt|meistern)|ratgeber|podcast|kurs)",
    "(meine (bewerbung|unterlagen)|mein (lebenslauf|anschreiben)|ich bewerbe|hiermit bewerbe|bewerbe ich)",
    "(bewerbungsfrist (~ )?(endet|verlängert|bis)|passwort|sicherheitscode|bestätigen sie ihre e|datenschutz*|einwilligung|daten (~ )?(speichern|löschen))",
    "(freunde werben|empfehlen sie)",
  ],
};
