import type { Education } from "../../catalog/types.ts";
import { type Doc, type TextSpan, wordPattern } from "../doc.ts";
import type { Labelled } from "../labelled.ts";
import { requirementAround } from "../requirement.ts";
import type { Sections } from "../sections.ts";
import type { Extraction } from "../types.ts";

// From the lowest to the highest, because the lowest accepted level is the required one.
const levels: [Education, RegExp][] = [
  [
    "none",
    wordPattern(
      "no (?:formal )?(?:degree|education|qualifications?|diploma)(?: is)? (?:required|needed|necessary|requirements?)|degree (?:is )?not required|no (?:formal )?education requirements?|kein (?:schul)?abschluss (?:erforderlich|notwendig)|sans diplôme|aucun diplôme|sin estudios|no se requieren estudios",
      "学历不限|不限学历|无学历要求",
    ),
  ],
  [
    "secondary",
    wordPattern(
      "high[ -]?school (?:diploma|degree|graduate|education|equivalen\\p{L}{1,3}|or (?:ged|equivalent|higher)|certificate|level|leaving)|ged|secondary (?:school|education)|hs diploma|gcses?|a[ -]levels|abitur|fachabitur|hauptschulabschluss|realschulabschluss|schulabschluss|mittlere reife|fachhochschulreife|matura|" +
        "baccalauréat|bac pro|niveau bac|bac(?! ?\\+)|bachillerato|bachiller|educación secundaria|secundaria|graduado escolar|e\\.?s\\.?o",
      "高中|中专|中技|职高|初中",
    ),
  ],
  [
    "certificate",
    wordPattern(
      "vocational (?:certificate|qualification|training|degree|diploma)|trade (?:school|certificate|qualification)|technical (?:certificate|diploma)|postsecondary certificate|certificate (?:iii|iv|program)|nvq(?: level)?|city (?:&|and) guilds|completed apprenticeship|apprenticeship (?:completed|certificate)|" +
        "(?:abgeschlossene |abgeschlossenen |erfolgreich abgeschlossene |kaufmännische |handwerkliche |technische )(?:\\p{L}{1,20} )?(?:berufs)?ausbildung|\\p{L}{0,20}berufsausbildung|ausbildung (?:als|zum|zur|im)|gesellenbrief|meisterbrief|facharbeiterbrief|examiniert(?:e|er)?|" +
        "cap|bep|cqp|titre professionnel|formación profesional|ciclo formativo(?: de grado medio)?|grado medio|fp(?: i)?",
      "职业资格|技校",
    ),
  ],
  [
    "associate",
    wordPattern(
      "associate'?s? degree|associate'?s? (?:in|of)|associates|aa|aas|a\\.a\\.s?\\.?|adn|two-year degree|2-year degree|foundation degree|hnd|bts|dut|bac ?\\+ ?2|deust|grado superior|fp ?ii|técnico superior|tsu|staatlich geprüfter? (?:techniker|betriebswirt)(?:in)?",
      "大专|专科",
    ),
  ],
  [
    "bachelor",
    wordPattern(
      "bachelor'?s?(?:'| degree)?|bachelorabschluss|bachelorstudium|bs/ba|ba/bs|bsc?(?: degree|(?= in )|/)|b\\.s\\.?(?:c\\.?)?|b\\.a\\.?|ba (?:degree|(?=in ))|bsn|beng|b\\.?tech|undergraduate degree|(?:university|college|relevant|related|honou?rs) degree|a degree (?:in|or)|four-year degree|4-year degree|degree-level|" +
        "(?:fach)?hochschulabschluss|hochschulstudium|(?:abgeschlossenes |erfolgreich abgeschlossenes |abgeschlossenem )(?:\\p{L}{1,25} )?(?:hochschul)?studium|\\p{L}{0,20}studium (?:der|des|im|in)|universitätsabschluss|" +
        "licence (?:professionnelle|en|pro)|bac ?\\+ ?[34]|but (?=en )|grado (?:en|universitario)|licenciatura|licenciad[oa]|título universitario|titulación universitaria|diplomatura|diplomad[oa]|estudios universitarios|graduad[oa] en|ingeniería técnica",
      "本科|学士",
    ),
  ],
  [
    "master",
    wordPattern(
      "master'?s(?:'| degree)?|master (?:of|degree|in)|masters|m\\.?sc\\.?|ms (?:degree|(?=in ))|m\\.s\\.|m\\.a\\.|mba|msn|m\\.?ed|meng|graduate degree|postgraduate degree|advanced degree|masterabschluss|masterstudium|diplom-?ingenieur(?:in)?|universitäts-?diplom|staatsexamen|" +
        "bac ?\\+ ?5|master(?= (?:\\p{L}|\\d))|diplôme d'ingénieur|école d'ingénieurs?|école de commerce|máster|maestría|posgrado|postgrado",
      "硕士|研究生",
    ),
  ],
  [
    "doctorate",
    wordPattern(
      "ph\\.?d\\.?|doctorate|doctoral degree|doctor of|m\\.?d\\. degree|jd degree|juris doctor|pharmd|dnp|edd|promotion (?:in|im|erforderlich|abgeschlossen)|abgeschlossene promotion|promoviert|doktorgrad|doktortitel|doctorat|doctorado",
      "博士",
    ),
  ],
];
const plainSchool = /^(?:a )?high[ -]?school\b/i;

// A scrum master is no degree, a driving licence no diploma, and schools employ people.
const otherThings =
  /scrum[ -]master|master (?:electrician|plumber|chef|data|craftsman|schedule|the|key|service|and)|web ?master|(?:secondary) school (?:teacher|students?|english|math|science|level)|mastering|cap (?:table|and|on|rate)|associates? (?:will|are|and|at|in our)|(?:sales|our|store|retail|all|fellow|team|warehouse) associates?|mechanical associate|phd students?/giu;

/** The lowest education that the posting requires; what it only prefers does not count. */
export function findEducation(
  doc: Doc,
  labelled: Labelled,
  sections: Sections,
): Extraction<Education> | undefined {
  for (const piece of labelled.get("education") ?? []) {
    const school = plainSchool.exec(piece.text);
    if (school) return { value: "secondary", span: [piece.start, piece.start + school[0].length] };
    const found = lowest(doc, piece);
    if (found !== undefined) return found;
  }
  for (const line of doc.lines) {
    if (line.text.length < 2) continue;
    const section = sections.at(line.start);
    if (section === "preferred" || section === "aside") continue;
    const found = lowest(doc, line);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The lowest level a text on its own names, such as the value of structured data. */
export function educationIn(text: string): Education | undefined {
  if (plainSchool.test(text)) return "secondary";
  const masked = text.replace(otherThings, (phrase) => " ".repeat(phrase.length));
  return levels.find(([, pattern]) => masked.search(pattern) !== -1)?.[0];
}

function lowest(doc: Doc, piece: TextSpan): Extraction<Education> | undefined {
  const text = piece.text.replace(otherThings, (phrase) => " ".repeat(phrase.length));
  for (const [value, pattern] of levels) {
    for (const match of text.matchAll(pattern)) {
      const start = piece.start + match.index;
      const end = start + match[0].length;
      const need = value === "none" ? undefined : requirementAround(doc.folded, start, end);
      if (need !== "preferred" && need !== "not_needed") return { value, span: [start, end] };
    }
  }
  return undefined;
}
