import { lowerFirst } from "../compose.ts";
import { asLine, withLastAnd } from "./line.ts";
import { isSeveral, type Said, withoutEnd } from "./types.ts";

const charge = /^(?:Mit)?[Vv]erantwortlich für |^Zuständig für /;
/** What a person learned is no task: "Ausbildung zur Fachkraft Hochvolt". "Ausbildung von Azubis" is. */
const ownTraining =
  /^(?:Zusatz|Um)?(?:[Aa]usbildung|[Ss]chulung|Weiterbildung|Fortbildung|Qualifizierung|Zertifizierung) (?:zu[rm]?|als) /u;
/** What a person was besides the title. */
const office =
  /^(?:Mitglied|Ansprechpartner(?:in)?|Stellvertreter(?:in)?|Mentor(?:in)?|Praxisanleiter(?:in)?|Ersthelfer(?:in)?|Vertrauensperson|Sicherheitsbeauftragter?) (?:für|im|in|der|des|von|am) /;
/** Verbs in the first person. A noun can have a verb's ending, so only these are accepted. */
const past =
  /^(?:Leitete|Führte|Betreute|Entwickelte|Baute|Plante|Organisierte|Koordinierte|Reduzierte|Steigerte|Erhöhte|Senkte|Verbesserte|Erstellte|Schulte|Unterrichtete|Wartete|Reparierte|Montierte|Installierte|Programmierte|Optimierte|Digitalisierte|Automatisierte|Analysierte|Prüfte|Kontrollierte|Dokumentierte|Beriet|Verkaufte|Kaufte|Bediente|Bereitete|Kochte|Pflegte|Versorgte|Begleitete|Unterstützte|Übernahm|Verantwortete|Gestaltete|Verfasste|Schrieb|Hielt|Gewann|Gab|Setzte|Stellte|Richtete|Arbeitete|Bildete|Verwaltete|Steuerte|Moderierte|Präsentierte|Migrierte|Testete|Implementierte|Konzipierte|Etablierte|Gründete|Baute|Lieferte|Belieferte|Fuhr|Lud|Sortierte|Verpackte|Bearbeitete|Beantwortete|Buchte|Reinigte|Überwachte|Erzielte|Vertrat) (?!\p{Lu}\p{Ll}+(?:e|te)s? und )/u;

/** The first person of today: "Leite ein Team", "Installiere Elektroanlagen". */
const present =
  /^(?!(?:Papiere|Klaviere|Offiziere|Turniere|Quartiere|Scharniere|Reviere) )(?:\p{Lu}\p{Ll}{2,}iere|Leite|Führe|Betreue|Baue|Plane|Berate|Erstelle|Prüfe|Bediene|Versorge|Begleite|Unterstütze|Übernehme|Verkaufe|Bearbeite|Schreibe|Unterrichte|Entwickle|Verwalte|Überwache|Bereite|Fahre|Koche|Gestalte|Berechne|Behebe|Weise|Reinige) (?=\p{L}|\d)(?!und |von )/u;
/** "Pflegeplanung geschrieben" says what was done, and the noun is no subject. */
const participle =
  /^\p{Lu}\S+ (?:\p{Ll}{0,12}ge\p{Ll}{3,20}|(?:be|ver|er|ent|zer)\p{Ll}{3,20})(?:t|en)(?=,|$| und )/u;

type Gender = "f" | "m" | "n";
/** Nouns for actions, by the article that their ending needs. */
const activities: [RegExp, Gender][] = [
  [
    /^\p{Lu}[\p{L}-]*(?:ung|ion|pflege|kontrolle|analyse|diagnose|hilfe|aufsicht|annahme|ausgabe|aufnahme|arbeit|abnahme|übergabe|therapie|logistik|tät|schaft|akquise|inventur|recherche|abwicklung)(?=[\s,]|$)/u,
    "f",
  ],
  [
    /^(?:\p{Lu}[\p{L}-]*)?(?:[Aa]ufbau|[Aa]usbau|[Uu]mbau|[Ee]inbau|[Vv]erkauf|[Ee]inkauf|[Vv]ertrieb|[Uu]nterricht|[Kk]undendienst|[Uu]mgang|[Ee]ntwurf|[Bb]etrieb|[Tt]ransport|[Vv]ersand|[Ss]ervice|[Ss]upport|[Vv]erbandwechsel)(?=[\s,]|$)/u,
    "m",
  ],
  [
    /^(?:\p{Lu}[\p{L}-]*)?(?:[Mm]anagement|[Cc]ontrolling|[Rr]eporting|[Mm]arketing|[Cc]oaching)(?=[\s,]|$)|^(?!\S*(?:uren|ungen|ionen|heiten|keiten|schaften|ien|arbeiten|analysen|kontrollen|proben|reisen|nissen) )(?:\p{Lu}{2,4}-)?\p{Lu}\p{Ll}+en von /u,
    "n",
  ],
];
const manyActivities = /^\p{Lu}[\p{L}-]*(?:ungen|ionen|arbeiten|analysen|kontrollen)(?=[\s,]|$)/u;
const articles: Record<Gender, string> = { f: "die", m: "der", n: "das" };

/** A German resume line inside a sentence, with the nominative article if its noun needs one. */
export function sayGerman(bullet: string, isCurrent: boolean): Said | undefined {
  const text = withoutEnd(bullet);
  if (isSeveral(text) || ownTraining.test(text)) return undefined;
  if (/^Ich \p{Ll}/u.test(text)) return { form: "did", text: text.slice(4) };
  if (charge.test(text)) return { form: "being", text: lowerFirst(text) };
  if (office.test(text)) return { form: "being", text };
  const isDone = (part: string) => past.test(part) || (isCurrent && present.test(part));
  if (isDone(text))
    return { form: "did", text: lowerFirst(withLastAnd(text, "und", (part) => isDone(asLine(part)))) };
  if (participle.test(text)) return undefined;
  if (manyActivities.test(text)) return { form: "doing", text };
  const genderOf = (noun: string) => activities.find(([form]) => form.test(noun))?.[1];
  const gender = genderOf(text);
  if (gender === undefined) return undefined;
  // Two nouns with one article need a second article if their genders differ: neither fits both.
  return { form: "doing", text: /^\S+ und /.test(text) ? text : `${articles[gender]} ${withLast(text)}` };

  /** "die Einführung der Tablets und die Schulung der Kollegen" */
  function withLast(list: string): string {
    return list.replace(/, (\p{Lu}[^,]*)$/u, (whole, last: string) => {
      const own = genderOf(last);
      return own === undefined ? whole : ` und ${articles[own]} ${last}`;
    });
  }
}
