import { describe, expect, test } from "vitest";
import { read } from "./reading.ts";

type Row = string[];
type Forms = Record<string, (rows: Row[]) => string>;

/** What stands above the part, in each language: the person and a job. */
const people: Record<string, string> = {
  en: "Ann Torvey\nLeeds\nann@mail.example\n\n",
  de: "Anna Wendt\nKassel\nanna@mail.example\n\n",
  fr: "Anne Lemaire\nLyon\nanne@mail.example\n\n",
  es: "Ana Correa\nValencia\nana@mail.example\n\n",
  pt: "Ana Correia\nBraga\nana@mail.example\n\n",
  it: "Anna Bassi\nBologna\nanna@mail.example\n\n",
  nl: "Anna van Dam\nZwolle\nanna@mail.example\n\n",
  pl: "Anna Lis\nŁódź\nanna@mail.example\n\n",
  sv: "Anna Berg\nÖrebro\nanna@mail.example\n\n",
};
const jobs: Record<string, string> = {
  en: "EXPERIENCE\n\nCook, Bramble Foods    Mar 2019 - Aug 2022\n- Baked bread\n",
  de: "BERUFSERFAHRUNG\n\nKöchin, Birkner GmbH    03/2019 – 08/2022\n- Brot gebacken\n",
  fr: "EXPÉRIENCE PROFESSIONNELLE\n\nCuisinière, Moulins Perret    mars 2019 - août 2022\n- Pain\n",
  es: "EXPERIENCIA LABORAL\n\nCocinera, Talleres Ibarra    marzo 2019 - agosto 2022\n- Pan\n",
  pt: "EXPERIÊNCIA PROFISSIONAL\n\nCozinheira, Padaria Lima    março 2019 - agosto 2022\n- Pão\n",
  it: "ESPERIENZA LAVORATIVA\n\nCuoca, Officine Bassi S.r.l.    marzo 2019 - agosto 2022\n- Pane\n",
  nl: "WERKERVARING\n\nKok, Van Dam Techniek B.V.    maart 2019 - augustus 2022\n- Brood\n",
  pl: "DOŚWIADCZENIE ZAWODOWE\n\nKucharka, LogiPol Sp. z o.o.    03.2019 - 08.2022\n- Chleb\n",
  sv: "ARBETSLIVSERFARENHET\n\nKock, Örebro kommun    mars 2019 - augusti 2022\n- Bröd\n",
};

const tongues: Record<string, [heading: string, rows: Row[]]> = {
  en: [
    "LANGUAGES",
    [
      ["English", "native"],
      ["French", "fluent"],
      ["German", "B1"],
    ],
  ],
  de: [
    "SPRACHEN",
    [
      ["Deutsch", "Muttersprache"],
      ["Englisch", "fließend"],
      ["Französisch", "B1"],
    ],
  ],
  fr: [
    "LANGUES",
    [
      ["Français", "langue maternelle"],
      ["Anglais", "courant"],
      ["Espagnol", "B1"],
    ],
  ],
  es: [
    "IDIOMAS",
    [
      ["Español", "nativo"],
      ["Inglés", "fluido"],
      ["Francés", "B1"],
    ],
  ],
  pt: [
    "IDIOMAS",
    [
      ["Português", "nativo"],
      ["Inglês", "fluente"],
      ["Espanhol", "B1"],
    ],
  ],
  it: [
    "LINGUE",
    [
      ["Italiano", "madrelingua"],
      ["Inglese", "fluente"],
      ["Francese", "B1"],
    ],
  ],
  nl: [
    "TALEN",
    [
      ["Nederlands", "moedertaal"],
      ["Engels", "vloeiend"],
      ["Duits", "B1"],
    ],
  ],
  pl: [
    "JĘZYKI",
    [
      ["polski", "ojczysty"],
      ["angielski", "biegły"],
      ["niemiecki", "B1"],
    ],
  ],
  sv: [
    "SPRÅK",
    [
      ["Svenska", "modersmål"],
      ["Engelska", "flytande"],
      ["Tyska", "B1"],
    ],
  ],
};
const formsOfTongues: Forms = {
  "colon lines": (r) => r.map(([a, b]) => `${a}: ${b}`).join("\n"),
  "brackets, commas": (r) => r.map(([a, b]) => `${a} (${b})`).join(", "),
  "dash bullets": (r) => r.map(([a, b]) => `- ${a} – ${b}`).join("\n"),
  pipes: (r) => r.map(([a, b]) => `${a} ${b}`).join(" | "),
  tabs: (r) => r.map(([a, b]) => `${a}\t${b}`).join("\n"),
  "commas ;": (r) => r.map(([a, b]) => `${a}, ${b}`).join("; "),
  "plain lines": (r) => r.map(([a, b]) => `${a} ${b}`).join("\n"),
  "names only": (r) => r.map(([a]) => a).join(", "),
  dots: (r) => r.map(([a, b]) => `${a} · ${b}`).join("\n"),
  slash: (r) => r.map(([a, b]) => `${a} - ${b}`).join(" / "),
};

const studies: Record<string, [heading: string, rows: Row[]]> = {
  en: [
    "EDUCATION",
    [
      ["BSc Nursing", "University of Leeds", "2015 - 2018"],
      ["Diploma in Bookkeeping", "Hull College", "2013"],
    ],
  ],
  de: [
    "AUSBILDUNG",
    [
      ["Ausbildung zur Köchin", "Berufsschule Kassel", "2015 - 2018"],
      ["Abitur", "Goethe-Gymnasium Kassel", "2014"],
    ],
  ],
  fr: [
    "FORMATION",
    [
      ["CAP Cuisine", "Lycée Hélène Boucher, Lyon", "2015 - 2017"],
      ["Baccalauréat professionnel", "Lycée Bellevue", "2014"],
    ],
  ],
  es: [
    "FORMACIÓN",
    [
      ["Grado en Enfermería", "Universidad de Valencia", "2015 - 2019"],
      ["Bachillerato", "IES Benlliure", "2014"],
    ],
  ],
  pt: [
    "FORMAÇÃO",
    [
      ["Licenciatura em Enfermagem", "Universidade do Minho", "2015 - 2019"],
      ["Ensino Secundário", "Escola Secundária Sá de Miranda", "2014"],
    ],
  ],
  it: [
    "ISTRUZIONE",
    [
      ["Laurea in Infermieristica", "Università di Bologna", "2015 - 2018"],
      ["Diploma di maturità", "Liceo Galvani", "2014"],
    ],
  ],
  nl: [
    "OPLEIDING",
    [
      ["Bachelor Verpleegkunde", "Hogeschool Windesheim", "2015 - 2019"],
      ["Havo", "Meander College", "2014"],
    ],
  ],
  pl: [
    "WYKSZTAŁCENIE",
    [
      ["Licencjat pielęgniarstwa", "Uniwersytet Łódzki", "2015 - 2018"],
      ["Matura", "Liceum Ogólnokształcące nr 1", "2014"],
    ],
  ],
  sv: [
    "UTBILDNING",
    [
      ["Sjuksköterskeexamen", "Örebro universitet", "2015 - 2018"],
      ["Gymnasieexamen", "Rudbecksgymnasiet", "2014"],
    ],
  ],
};
const formsOfStudies: Forms = {
  "deg/school/dates": (r) => r.map(([a, b, c]) => `${a}\n${b}\n${c}`).join("\n\n"),
  "deg, school  dates": (r) => r.map(([a, b, c]) => `${a}, ${b}    ${c}`).join("\n"),
  "dates deg, school": (r) => r.map(([a, b, c]) => `${c}  ${a}, ${b}`).join("\n"),
  "school / deg  dates": (r) => r.map(([a, b, c]) => `${b}\n${a}    ${c}`).join("\n\n"),
  "deg – school (dates)": (r) => r.map(([a, b, c]) => `${a} – ${b} (${c})`).join("\n"),
  "deg | school | dates": (r) => r.map(([a, b, c]) => `${a} | ${b} | ${c}`).join("\n"),
  "dates: deg, school": (r) => r.map(([a, b, c]) => `${c}: ${a}, ${b}`).join("\n"),
  bullets: (r) => r.map(([a, b, c]) => `• ${a}, ${b}, ${c}`).join("\n"),
};

const resume = (language: string, heading: string, part: string) =>
  read(`${people[language]}${jobs[language]}\n${heading}\n\n${part}\n`).document;

describe.each(Object.entries(tongues))("languages with their levels, %s", (language, [heading, rows]) => {
  test.each(Object.entries(formsOfTongues))("%s", (name, form) => {
    const found = resume(language, heading, form(rows)).languages ?? [];
    expect(found.map((one) => one.language)).toEqual(rows.map(([tongue]) => tongue));
    if (name !== "names only")
      expect(found.map(({ fluency }) => fluency?.toLowerCase())).toEqual(
        rows.map(([, level = ""]) => level.toLowerCase()),
      );
  });
});

describe.each(Object.entries(studies))("studies, %s", (language, [heading, rows]) => {
  test.each(Object.entries(formsOfStudies))("%s", (_, form) => {
    const found = resume(language, heading, form(rows)).education ?? [];
    const said = found.map(({ studyType, area, institution, endDate }) => [
      [studyType, area].filter(Boolean).join(" ").toLowerCase(),
      institution?.split(",")[0],
      endDate?.slice(0, 4),
    ]);
    expect(said.map(([, school, end]) => [school, end])).toEqual(
      rows.map(([, school = "", dates = ""]) => [school.split(",")[0], dates.slice(-4)]),
    );
    for (const [index, [degree = ""]] of rows.entries())
      for (const word of degree.split(" ").filter((one) => one.length > 3))
        expect(said[index]?.[0]).toContain(word.toLowerCase());
  });
});
