import type { WordTable } from "./types.ts";

/** The words of German. */
export const de: WordTable = {
  plain:
    "unser unsere unseren unserem unserer unseres aufgabe aufgaben jetzige jetzigen jetziger aktuelle aktuellen aktueller derzeitige derzeitigen derzeitiger der die das den dem des ein eine einen einem einer eines ich mich mir mein meine meinen meinem meiner meines wir uns es sie er ihn ihm ihr ihnen dies diese dieser dieses diesen diesem dass was wer wie wo " +
    "bin bist ist sind war waren gewesen sein habe hat haben hatte hatten gehabt werde wird werden wurde wurden worden kann konnte koennen konnen " +
    "und oder aber auch sowie dann dort da dabei dazu damit daran darin davor danach dafur zudem ausserdem daruber hinaus hinzu ferner weiter weiterhin zuvor vorher vor nach seit bis von vom zu zum zur in im ins an am auf aus bei beim mit fur um durch uber unter zwischen wahrend als gegen ohne je pro " +
    "nicht kein keine keinen keinem keiner nie derzeit zurzeit aktuell heute jetzt gegenwartig momentan gehoren gehort zahlen zahlt arbeite arbeitete gearbeitet arbeiten arbeit tatig tatigkeit stelle position rolle erfahrung erfahrungen kenntnisse kenntnissen fahigkeiten fahigkeit beruf zustandig mache machte gemacht besuche besuchte besucht kommt kommen ein aus mit ab auf selbst bringe bringt einbringen einzubringen gelesen liegt besitze besitzen besass verfuge verfugte biete sich man denen deren dessen welche welcher welches wobei woran indem",
  letter:
    "sehr geehrte geehrter geehrtes damen herren frau herr hallo guten tag liebe lieber liebes team hiermit bewerbe bewerben bewerbung mich um stelle anzeige ausschreibung stellenanzeige position interesse interessiert interessieren reizt reizen grosse grossem grossen gelesen geweckt ihre ihr ihrem ihren ihrer ihres ihnen sie haus betrieb firma unternehmen " +
    "freue freuen freude freundlich freundlichen freundliche gruss grusse grussen herzlich herzlichen herzlichem herzliche freundlichem beste besten viele uber einladung personlich personlichen personliches gesprach kennenlernen kennenzulernen antwort ruckmeldung gern gerne wurde wurden mochte mochten konnte konnten stehe verfugung besonders spricht anspricht entgegen kommt kommen passt zusammen moglich moglichkeit lernen mehr erfahren erfahre ruckfragen fragen danke dank aufmerksamkeit unterlagen lebenslauf anbei suchen sucht bieten bietet wunschen erwarten arbeit arbeiten offen neue neuen auch bald sehr ganz",
  wish: "geehrte geehrter hallo liebe lieber hiermit bewerbe bewerben bewerbung interesse interessiert interessieren reizt freue freuen grusse grussen gruss mochte wurde gern gerne konnte danke dank verfugung entgegen anspricht passt stellenanzeige",
  you: "ihre ihr ihrem ihren ihrer ihres ihnen sie anzeige ausschreibung stellenanzeige",
  opening: "stelle anzeige ausschreibung stellenanzeige bewerbe bewerben bewerbung position",
  me: "mein meine meinen meinem meiner meines habe haben hatte bin war gewesen bringe einbringen biete spreche beherrsche besitze verfuge",
  held: "als mit erfahrung erfahrungen kenntnisse kenntnissen fahigkeiten",
  subject: "ich wir",
  strong: "und sowie aber auch dann dort ich wir wo wahrend zudem ausserdem dabei",
  weak: "bei beim als in im am an auf fur mit von vom bis seit zu zum zur aus zwischen wahrend nach vor",
  bind: "durch indem wodurch dadurch damit weil sodass somit dank wobei mittels",
  share:
    "half helfe helfen geholfen mithilfe unterstutze unterstutzte unterstutzen unterstutzt unterstutzung assistiere assistierte assistenz|mitarbeit mitgearbeitet mitgewirkt mitwirkung wirkte beteiligt beteiligung teilnahme teilgenommen beitrag beigetragen|gemeinsam kollege kollegen kollegin kolleginnen|anleitung aufsicht|hospitation",
  lower:
    "stellvertretend stellvertretender stellvertretende stellvertretenden stellvertreter stellvertreterin assistent assistentin assistenz lehrling lehrlinge azubi auszubildender auszubildende praktikant praktikantin praktikum werkstudent werkstudentin volontar trainee junior kommissarisch kommissarische kommissarischer hilfskraft aushilfe helfer helferin ehrenamtlich ehrenamtliche student studentin angehender angehende",
  some: "teil teils teilweise einige manche halfte fast beinahe uberwiegend meist manchmal",
  not: "nicht kein keine keinen keinem keiner keines nie niemals ohne weder ausser",
  unfinished:
    "geplant laufend begonnen voraussichtlich ausstehend abgebrochen grundkenntnisse anfanger schulkenntnisse lernend nicht",
  studying:
    "derzeit zurzeit aktuell gegenwartig momentan besuche studiere laufend berufsbegleitend noch jetzt",
  finished: "abgeschlossen abschloss beendet bestanden erworben absolviert",
  now: "jetzige jetzigen jetziger aktuelle aktuellen aktueller derzeitige derzeitigen derzeitiger derzeit zurzeit aktuell heute jetzt gegenwartig momentan",
  present: "bin arbeite",
  working: "arbeite arbeitete gearbeitet arbeiten tatig tatigkeit beschaftigt angestellt",
  since: "seit",
  until: "bis",
  before: "vor nach zuvor vorher davor danach",
  least: "uber mehr mindestens",
  most: "bis hochstens maximal unter",
  about: "etwa rund circa ca ungefahr fast knapp",
  there: "dort da dabei",
  relation: "von|durch|unter|fur|mit|an",
  being: "bin war als gewesen wurde ist",
  months: "januar februar marz april mai juni juli august september oktober november dezember",
  numbers:
    "null:0 zwei:2 drei:3 vier:4 funf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 elf:11 zwolf:12 dreizehn:13 vierzehn:14 funfzehn:15 sechzehn:16 siebzehn:17 achtzehn:18 neunzehn:19 zwanzig:20 funfundzwanzig:25 dreissig:30 vierzig:40 funfzig:50 sechzig:60 siebzig:70 achtzig:80 neunzig:90 hundert:100",
  scales:
    "tausend:1000 million:1000000 millionen:1000000 mio:1000000 milliarde:1000000000 milliarden:1000000000",
  percent: "prozent",
  often:
    "hour:stunde stundlich|day:tag taglich|week:woche wochentlich wochentliche wochentlichen|month:monat monatlich monatliche monatlichen|year:jahr jahrlich jahrliche jahrlichen",
  each: "pro im je jede jeden jedes am",
  same: "senken reduzieren verringern|steigern erhohen|ausbilden anlernen|kunde kunden|mitarbeiter mitarbeitende|kochen zubereiten|half mithalf",
  acts: "wartung:wart|pflege:pfleg|einkauf:einkauf|verkauf:verkauf|aufbau:aufbau|ausbau:ausbau|einbau:einbau|umbau:umbau|reparatur:reparier|montage:montier|organisation:organisier|koordination:koordinier|kontrolle:kontrollier|analyse:analysier|produktion:produzier|installation:installier|implementierung:implementier",
  implied:
    "home:wohne wohnhaft wohnort wohnsitz zuhause adresse|job:beschaftigt angestellt lernte gelernt|volunteering:ehrenamt ehrenamtlich|degree:abschluss ausbildung studium studiere studierte schloss abgeschlossen absolviert absolvierte machte lernte derzeit|certificate:stammt zertifikat bescheinigung schein nachweis|skill:niveau kenne auskenne beherrsche kenntnisse|language:sprache sprachen spreche niveau muttersprache|award:auszeichnung preis|publication:veroffentlicht artikel|project:projekt|interest:interesse|contact:kontakt",
  irregular:
    "helfen half hilft geholfen|fuhren fuhrte gefuhrt|nehmen nahm genommen|geben gab gegeben|schreiben schrieb geschrieben|bringen brachte gebracht|kind kinder kindern|aufbauen aufgebaut aufbaute|ausbilden ausgebildet ausbildete|begleiten begleitete begleitet|betreuen betreue betreut betreute|wachsen wuchs gewachsen|einfuhren eingefuhrt|halten hielt gehalten|steigen stieg gestiegen",
  headings:
    "profil kontakt berufserfahrung erfahrung werdegang beruflicher ausbildung bildung schule studium kenntnisse fahigkeiten sprachen sprachkenntnisse zertifikate weiterbildung weiterbildungen projekte ehrenamt interessen auszeichnungen veroffentlichungen referenzen anschreiben lebenslauf personliche daten zusammenfassung",
};
