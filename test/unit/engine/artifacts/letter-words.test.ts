import { expect, test } from "vitest";
import { germanLetter } from "../../../../src/engine/artifacts/words/letters/de.ts";
import { englishLetter } from "../../../../src/engine/artifacts/words/letters/en.ts";
import { spanishLetter } from "../../../../src/engine/artifacts/words/letters/es.ts";
import { frenchLetter } from "../../../../src/engine/artifacts/words/letters/fr.ts";
import { portugueseLetter } from "../../../../src/engine/artifacts/words/letters/pt.ts";
import type { LetterWords } from "../../../../src/engine/artifacts/words/letters/types.ts";
import { chineseLetter } from "../../../../src/engine/artifacts/words/letters/zh.ts";

function told(letter: LetterWords, bullets: readonly string[], isCurrent: boolean): string {
  const said = bullets.flatMap((bullet) => letter.says(bullet, isCurrent) ?? []);
  return said.length === 0 ? "" : letter.did(said, isCurrent, 0);
}

test.each<[LetterWords, string[], boolean, string]>([
  [
    englishLetter,
    [
      "Lead a crew of 4 techs; schedule calls and sign off on job sheets",
      "Installed 22 VRF systems since 2022",
    ],
    true,
    "There I lead a crew of 4 techs, schedule calls and sign off on job sheets. I have also installed 22 VRF systems since 2022.",
  ],
  [
    portugueseLetter,
    ["Gerencio a execução de dois edifícios", "Coordeno equipe de 45 pessoas, elaboro medições"],
    true,
    "Lá gerencio a execução de dois edifícios. Também coordeno equipe de 45 pessoas e elaboro medições.",
  ],
  [portugueseLetter, ["Gerencio a execução de dois edifícios"], false, ""],
  [
    spanishLetter,
    ["Subí la tasa de aprobados del 81 % al 94 %", "Tutora de 2.º de Bachillerato"],
    true,
    "Allí subí la tasa de aprobados del 81 % al 94 %. También soy tutora de 2.º de Bachillerato.",
  ],
  [
    frenchLetter,
    ["A réduit les pertes de 12 % à 7 %", "Encadre un commis et deux apprentis"],
    true,
    "J'y ai réduit les pertes de 12 % à 7 %. J'encadre un commis et deux apprentis.",
  ],
  [
    frenchLetter,
    ["Contrôle des températures et tenue des fiches HACCP", "Rédaction d'accords et avenants"],
    false,
    "Mon travail y comprenait le contrôle des températures et la tenue des fiches HACCP, ainsi que la rédaction d'accords et avenants.",
  ],
  [
    spanishLetter,
    ["Control de inventario y gestión de pedidos"],
    true,
    "Mi trabajo allí incluye el control de inventario y la gestión de pedidos.",
  ],
  [
    englishLetter,
    ["Managing a ward of 12 beds", "Coordination of shifts"],
    true,
    "My work there includes managing a ward of 12 beds and the coordination of shifts.",
  ],
  [
    englishLetter,
    ["Preceptor to four new graduates each year", "Administered medications on a 28-bed unit"],
    true,
    "There I serve as preceptor to four new graduates each year. I also administered medications on a 28-bed unit.",
  ],
  [
    englishLetter,
    ["Built the tracking API in Go", "Cut latency by half"],
    false,
    "There I built the tracking API in Go and cut latency by half.",
  ],
  [
    englishLetter,
    [
      "Take X-rays with Dexis and chart in Dentrix",
      "Treat 8 patients a day, including children",
      "Moved batch jobs to Kafka",
      "Trained two hygienists",
      "Serve on the safety board",
    ],
    true,
    "There I take X-rays with Dexis and chart in Dentrix. I also treat 8 patients a day, including children. I moved batch jobs to Kafka and trained two hygienists. I serve on the safety board.",
  ],
  [
    englishLetter,
    ["Care for ventilated patients, CRRT, vasoactive drips"],
    true,
    "There I care for ventilated patients, CRRT and vasoactive drips.",
  ],
  [
    englishLetter,
    ["Responsible for 3 sites", "Ran the line"],
    true,
    "There I am responsible for 3 sites. I also ran the line.",
  ],
  [
    englishLetter,
    ["Member of the falls committee"],
    false,
    "There I served as a member of the falls committee.",
  ],
  [
    englishLetter,
    ["Mentor for 11 student nurses since 2020", "Do cycle counts every week"],
    true,
    "There I have served as mentor for 11 student nurses since 2020. I also do cycle counts every week.",
  ],
  [
    englishLetter,
    ["NEWS2, sepsis six, IV drugs, blood transfusion, catheters, NIV"],
    false,
    "My work there included NEWS2, sepsis six, IV drugs, blood transfusion, catheters and NIV.",
  ],
  [
    englishLetter,
    ["Dentrix, treatment plans and estimates, insurance codes"],
    false,
    "My work there included Dentrix, treatment plans and estimates, and insurance codes.",
  ],
  [
    englishLetter,
    ["Individual and family therapy for children, trauma focused CBT", "Psychosocial assessments on a ward"],
    false,
    "My work there included individual and family therapy for children, and trauma focused CBT as well as psychosocial assessments on a ward.",
  ],
  [chineseLetter, ["2023年获分行“优秀客户经理”称号"], true, "任职期间，我于2023年获分行“优秀客户经理”称号。"],
  [englishLetter, ["See 14 patients a day"], true, "There I see 14 patients a day."],
  [englishLetter, ["Responsible for two kitchens"], false, "There I was responsible for two kitchens."],
  [englishLetter, ["Plan routes around weather"], true, "There I plan routes around weather."],
  [englishLetter, ["Welds carbon pipe to 24 inches"], true, "There I weld carbon pipe to 24 inches."],
  [
    englishLetter,
    ["Preceptor to 6 new nurses; wrote the unit's checklist"],
    false,
    "There I served as preceptor to 6 new nurses and wrote the unit's checklist.",
  ],
  [
    englishLetter,
    ["ran the line for 22 guests, incl. two buffets"],
    false,
    "There I ran the line for 22 guests, incl. two buffets.",
  ],
  [
    englishLetter,
    ["Took part in the audit: the rate went from 3.1 to 1.2"],
    false,
    "There I took part in the audit: the rate went from 3.1 to 1.2.",
  ],
  [
    germanLetter,
    ["Betreuung von 12 Patienten", "Wundversorgung und Verbandwechsel"],
    true,
    "Zu meinen Aufgaben dort gehören die Betreuung von 12 Patienten sowie Wundversorgung und Verbandwechsel.",
  ],
  [
    englishLetter,
    ["Intrapartum care, about 1,600 births a year", "Perineal suturing, water birth, high risk inductions"],
    true,
    "My work there includes intrapartum care, about 1,600 births a year as well as perineal suturing, water birth and high risk inductions.",
  ],
  [
    germanLetter,
    ["Einführung der Tablets, Schulung von 40 Kollegen"],
    true,
    "Zu meinen Aufgaben dort gehören die Einführung der Tablets und die Schulung von 40 Kollegen.",
  ],
  [
    germanLetter,
    ["Einführung der Kartei"],
    false,
    "Zu meinen Aufgaben dort gehörte die Einführung der Kartei.",
  ],
  [
    germanLetter,
    ["Leitete die Umstellung der Werkstatt", "Verantwortlich für die Prüfung"],
    true,
    "Dort leitete ich die Umstellung der Werkstatt. Zudem bin ich verantwortlich für die Prüfung.",
  ],
  [frenchLetter, ["Enseignement en CM1"], true, "Mon travail y comprend l'enseignement en CM1."],
  [
    frenchLetter,
    ["Réduit les pertes de 8 %", "Gérer une équipe de cinq personnes"],
    false,
    "J'y ai réduit les pertes de 8 %. Mon travail consistait à gérer une équipe de cinq personnes.",
  ],
  [
    spanishLetter,
    ["Gestión de turnos", "Atención al público"],
    false,
    "Mi trabajo allí incluía la gestión de turnos y la atención al público.",
  ],
  [
    spanishLetter,
    ["Reduje las devoluciones un 18 %", "Responsable de caja"],
    true,
    "Allí reduje las devoluciones un 18 %. También soy responsable de caja.",
  ],
  [
    portugueseLetter,
    ["Gestão de turnos", "Treinei cinco auxiliares"],
    true,
    "Lá treinei cinco auxiliares. O meu trabalho inclui a gestão de turnos.",
  ],
  [chineseLetter, ["管理门店", "把损耗率降到5%"], true, "任职期间，我管理门店，并把损耗率降到5%。"],
])("what was done is said in sentences (%#)", (letter, bullets, isCurrent, said) => {
  expect(told(letter, bullets, isCurrent)).toBe(said);
});

test.each<[LetterWords, string]>([
  [englishLetter, "Zurich branch, three counters"],
  [englishLetter, "Freight, reefer and flatbed"],
  [englishLetter, "Reliable, punctual, friendly"],
  [englishLetter, "London, Paris, New York"],
  [englishLetter, "Clients advised, long reports written, old files closed"],
  [englishLetter, "Plan routes. Keep logs"],
  [englishLetter, "Tools: Jira, Git"],
  [englishLetter, "Welds carbon pipe"],
  [englishLetter, "Reviews of contracts"],
  [englishLetter, "Led the move; not in production"],
  [germanLetter, "Ausfuhr in acht Länder; Zoll"],
  [germanLetter, "Projekte im Hochbau"],
  [frenchLetter, "Paris et Lyon"],
  [frenchLetter, "Santé et beauté"],
  [spanishLetter, "Madrid y Lugo"],
  [spanishLetter, "Café y repostería"],
  [portugueseLetter, "Lisboa e Porto"],
])("a line that is no part of a sentence is in no letter (%#)", (letter, bullet) => {
  expect(told(letter, [bullet], false)).toBe("");
});

test.each<[LetterWords, string]>([
  [englishLetter, "From April 2016 to August 2018 I worked as a line cook at Alder Inn."],
  [germanLetter, "Von April 2016 bis August 2018 arbeitete ich als Line cook bei Alder Inn."],
  [frenchLetter, "D'avril 2016 à août 2018, j'ai travaillé comme line cook chez Alder Inn."],
  [spanishLetter, "De abril de 2016 a agosto de 2018 trabajé como line cook en Alder Inn."],
  [portugueseLetter, "De abril de 2016 a agosto de 2018 trabalhei como line cook em Alder Inn."],
  [chineseLetter, "2016年4月至2018年8月，我在Alder Inn担任Line cook。"],
])("a post is named with months in words (%#)", (letter, said) => {
  const [from, until] = [letter.date(4, "2016"), letter.date(8, "2018")];
  expect(letter.post({ title: "Line cook", at: "Alder Inn", from, until, isCurrent: false })).toBe(said);
});

test.each<[LetterWords, string]>([
  [englishLetter, "In 2016 I worked as a line cook at Alder Inn."],
  [germanLetter, "2016 arbeitete ich als Line cook bei Alder Inn."],
  [frenchLetter, "En 2016, j'ai travaillé comme line cook chez Alder Inn."],
  [spanishLetter, "En 2016 trabajé como line cook en Alder Inn."],
  [portugueseLetter, "Em 2016 trabalhei como line cook em Alder Inn."],
  [chineseLetter, "2016年，我在Alder Inn担任Line cook。"],
])("a post of one year is named with it once (%#)", (letter, said) => {
  const year = { from: "2016", until: "2016", isCurrent: false };
  expect(letter.post({ title: "Line cook", at: "Alder Inn", ...year })).toBe(said);
});

test.each<[LetterWords, string, string]>([
  [englishLetter, "Picker/packer", "as a picker/packer"],
  [germanLetter, "Examinierte Altenpflegerin", "als examinierte Altenpflegerin"],
  [englishLetter, "cashier", "as a cashier"],
  [englishLetter, "Registered nurse", "as a registered nurse"],
  [englishLetter, "Staff Nurse", "as a Staff Nurse"],
  [englishLetter, "ICU Staff Nurse", "as an ICU Staff Nurse"],
  [englishLetter, "UX Designer", "as a UX Designer"],
  [englishLetter, "Head of Sales", "as Head of Sales"],
  [frenchLetter, "Aide-soignante de nuit", "comme aide-soignante de nuit"],
  [chineseLetter, "会计", "至2019年，我担任会计"],
])("a title stands as the language writes it (%#)", (letter, title, said) => {
  expect(letter.post({ title, at: "", from: "", until: "2019", isCurrent: false })).toContain(said);
});

test.each<[LetterWords, string, string]>([
  [germanLetter, "Klinikum Lindenhof", "beim Klinikum Lindenhof"],
  [germanLetter, "St.-Anna-Klinik Köln", "bei der St.-Anna-Klinik Köln"],
  [germanLetter, "Gesamtschule Hohentor", "an der Gesamtschule Hohentor"],
  [germanLetter, "Gymnasium Hohentor", "am Gymnasium Hohentor"],
  [germanLetter, "Kita Hohentor", "bei der Kita Hohentor"],
  [germanLetter, "Kinderkrippe Hohentor", "bei der Kinderkrippe Hohentor"],
  [germanLetter, "Garage Hohentor", "bei der Garage Hohentor"],
  [germanLetter, "Stadtwerke Musterstadt", "(Stadtwerke Musterstadt)"],
  [germanLetter, "Muldetal Maschinenbau GmbH", "bei der Muldetal Maschinenbau GmbH"],
  [germanLetter, "Elsterwerk Energie AG", "bei der Elsterwerk Energie AG"],
  [germanLetter, "Seniorenzentrum Erlen gGmbH", "beim Seniorenzentrum Erlen gGmbH"],
  [germanLetter, "Diakonische Häuser Ufer gGmbH", "(Diakonische Häuser Ufer gGmbH)"],
  [englishLetter, "Institute of Coastal Research", "at the Institute of Coastal Research"],
  [frenchLetter, "École Jean-Moulin", "à l'École Jean-Moulin"],
  [frenchLetter, "Lycée Voltaire", "au Lycée Voltaire"],
  [portugueseLetter, "Escola Ipê", "na Escola Ipê"],
])("an employer stands with the words its kind asks for (%#)", (letter, at, said) => {
  expect(letter.post({ title: "", at, from: "", until: "2019", isCurrent: false })).toContain(said);
});

test.each<[string, string]>([
  ["Month-end close", "month-end close"],
  ["Conduit bending", "conduit bending"],
  ["Microsoft Excel", "Microsoft Excel"],
  ["Python scripting", "Python scripting"],
  ["Kafka", "Kafka"],
  ["SAP", "SAP"],
  ["Troubleshooting", "troubleshooting"],
])("%j is said as %j within an English sentence", (name, said) =>
  expect(englishLetter.plain(name)).toBe(said),
);

test.each([
  [["GDC registered (no. 123), current"], "I am GDC registered (no. 123), current."],
  [["Certified in first aid"], "I am certified in first aid."],
  [["Certified Nursing Assistant"], "I am a Certified Nursing Assistant."],
  [["Forklift certified", "OSHA 10"], "I am forklift certified. My certificates include OSHA 10."],
  [["LICENCE: category B and C"], "I hold the licence (category B and C)."],
])("a standing is said of the person: %j", (papers, sentence) => {
  expect(englishLetter.certificates(papers)).toBe(sentence);
});

test("a German letter says of training that it was made, and of no one that they worked as it", () => {
  const stay = {
    at: "Muster Spedition AG",
    from: "2012",
    until: "2015",
    isCurrent: false,
    isVolunteer: false,
    isEarlier: true,
  };
  const said = (title: string) => germanLetter.post({ ...stay, title });
  expect(said("Ausbildung zum Kaufmann")).toBe(
    "Von 2012 bis 2015 machte ich meine Ausbildung zum Kaufmann bei der Muster Spedition AG.",
  );
  expect(said("Praktikum Einkauf")).toContain("machte ich mein Praktikum Einkauf");
  expect(said("Disponent")).toContain("arbeitete ich als Disponent");
});

test("a French state diploma and its trade are one name", () => {
  const study = {
    area: "infirmier",
    degree: "Diplôme d'État",
    honours: "",
    at: "IFSI Exemple",
    from: "",
    until: "2015",
    isCurrent: false,
  };
  expect(frenchLetter.studied(study)).toContain("diplôme d'État d'infirmier (IFSI Exemple, 2015)");
});

test("a French trade certificate is held, and a driving licence has its article", () => {
  const study = {
    area: "Électricien",
    degree: "BP",
    honours: "",
    at: "CFA Exemple",
    from: "",
    until: "2015",
    isCurrent: false,
  };
  expect(frenchLetter.studied(study)).toBe("Je suis titulaire d'un BP Électricien (CFA Exemple, 2015).");
  expect(frenchLetter.certificates(["permis B"])).toBe("J'ai le permis B.");
});

test("the name of a Portuguese subject keeps its capitals", () => {
  const study = {
    ...{ area: "Ciências Contábeis", degree: "Bacharel", at: "Universidade Modelo", honours: "" },
    ...{ from: "2008", until: "2012", isCurrent: false },
  };
  expect(portugueseLetter.studied(study)).toMatch(/^Estudei Ciências Contábeis/);
});

test.each([
  [{ degree: "B.E.", area: "Civil" }, "My education includes a B.E. (Civil) at Example College (2019)."],
  [{ degree: "LL.M.", area: "" }, "My education includes an LL.M. at Example College (2019)."],
  [{ degree: "MSW", area: "" }, "My education includes an MSW at Example College (2019)."],
  [{ degree: "", area: "" }, "I studied at Example College (2019)."],
  [{ degree: "BSc", area: "Nursing" }, "I studied Nursing at Example College (BSc, 2019)."],
])("%j is said as %s", (known, said) => {
  const study = { ...known, honours: "", at: "Example College", from: "", until: "2019", isCurrent: false };
  expect(englishLetter.studied(study)).toBe(said);
});

test("German papers have their articles, and some of a language comes before its name", () => {
  expect(germanLetter.certificates(["Schweißerprüfung ISO 9606-1", "Führerschein B", "SCC"])).toBe(
    "Zu meinen Nachweisen gehören die Schweißerprüfung ISO 9606-1, der Führerschein B und SCC.",
  );
  expect(englishLetter.tongue("Spanish (some)")).toBe("some Spanish");
});

test("a German training without a trade is named once", () => {
  const study = {
    area: "",
    honours: "",
    at: "Berufsschule Mitte",
    from: "1999",
    until: "2002",
    isCurrent: false,
  };
  for (const degree of ["Ausbildung", ""])
    expect(germanLetter.studied({ ...study, degree })).toBe(
      "Meine Ausbildung: Berufsschule Mitte (1999 bis 2002).",
    );
});

const here = { title: "", isCurrent: true, until: "" };

test.each<[string, string]>([
  [
    frenchLetter.post({ ...here, at: "La Polyclinique du Golfe", from: "2019" }),
    "à la Polyclinique du Golfe",
  ],
  [frenchLetter.post({ ...here, at: "EHPAD", from: "2019" }), "travaille en EHPAD"],
  [portugueseLetter.post({ ...here, at: "MRT Engenharia", from: "2019" }), "na MRT Engenharia"],
  [portugueseLetter.greeting("Construtora Azul", undefined), "equipe da Construtora Azul,"],
  [spanishLetter.greeting("Levante", { style: "", name: "Marta Segarra" }), "Estimado equipo de Levante:"],
  [spanishLetter.greeting("Colegio Costa", undefined), "Estimado equipo del Colegio Costa:"],
  [spanishLetter.post({ ...here, at: "Clínica Norte", from: "2019" }), "trabajo en la Clínica Norte."],
  [spanishLetter.attention({ style: "", name: "Marta Segarra" }), "A la atención de Marta Segarra"],
  [portugueseLetter.greeting(undefined, { style: "", name: "Davi Prado" }), "Prezada equipe de seleção,"],
  [portugueseLetter.attention({ style: "", name: "Davi Prado" }), "Aos cuidados de Davi Prado"],
  [portugueseLetter.certificates(["CREA-MG 215.430/D"]), "Tenho registro profissional (CREA-MG 215.430/D)."],
  [frenchLetter.greeting("Lac SA", { style: "Mme", name: "Sophie Delorme", gender: "f" }), "Madame,"],
  [
    frenchLetter.studied({
      ...{ area: "Droit social", degree: "Master 2", honours: "", at: "Université de Lorraine" },
      ...{ from: "", until: "2013", isCurrent: false },
    }),
    "Je suis titulaire d'un Master 2 Droit social (Université de Lorraine, 2013).",
  ],
  [germanLetter.about("Teamleitung", "Kreis Hohenlinde"), "beim Kreis Hohenlinde."],
  [
    englishLetter.certificates([
      ...["NMC PIN 12F0345E (revalidated)", "Registered Medical Technologist (No. 8)", "BLS"],
      "Full driving licence",
    ]),
    "I hold NMC PIN 12F0345E (revalidated) and a full driving licence. I am a Registered Medical Technologist (No. 8). My certificates include BLS.",
  ],
  [
    englishLetter.certificates(["OSHA 30", "Journeyman License (Ohio)", "Class A Registration"]),
    "My certificates include OSHA 30. I hold the Journeyman License (Ohio) and the Class A Registration.",
  ],
  [germanLetter.asks(["3 Jahre Berufserfahrung"], 0), "Gefragt sind bei Ihnen 3 Jahre"],
  [
    germanLetter.studied({
      ...{ degree: "", honours: "", from: "", until: "2014", isCurrent: false },
      area: "staatlich anerkannte Erzieherin",
      at: "Berufskolleg Quill",
    }),
    "Ich bin staatlich anerkannte Erzieherin (Berufskolleg Quill, 2014).",
  ],
  [englishLetter.certificates(["Full driving licence"]), "I hold a full driving licence."],
  [englishLetter.withAside("CCRN (AACN)", ["valid until 2027"]), "CCRN (AACN, valid until 2027)"],
])("%s says %s", (said, part) => expect(said).toContain(part));
