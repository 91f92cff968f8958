import type { Writer } from "../types.ts";

export const erzieherin: Writer = {
  name: "eine Erzieherin",
  resume: {
    basics: { name: "Hanne Wittkopp" },
    work: [
      {
        position: "Erzieherin",
        name: "Kita Regenpfeifer",
        startDate: "2016-08",
        highlights: [
          "Betreue eine Gruppe von 18 Kindern im Alter von drei bis sechs Jahren.",
          "Habe ein Waldprojekt aufgebaut, an dem 40 Kinder teilnehmen.",
          "Unterstütze die Leitung bei der Dienstplanung.",
        ],
      },
      {
        position: "Kinderpflegerin",
        name: "Kita Am Anger",
        startDate: "2012-09",
        endDate: "2016-07",
        highlights: ["Begleitete die Eingewöhnung der Krippenkinder."],
      },
    ],
    education: [
      { studyType: "Staatlich anerkannte Erzieherin", institution: "Fachschule Eichholz", endDate: "2016" },
    ],
    certificates: [{ name: "Erste Hilfe am Kind", date: "2023-04" }],
    languages: [{ language: "Englisch", fluency: "B1" }],
  },
  opening: {
    title: "Erzieherin (m/w/d)",
    company: "Kinderhaus Lerchenweg",
    text: "Das Kinderhaus Lerchenweg sucht zum 1. März eine Erzieherin (m/w/d) in Vollzeit. Wir arbeiten nach dem offenen Konzept mit 60 Kindern. Sie bringen Freude an Naturpädagogik und Erfahrung in der Elternarbeit mit. Ansprechpartnerin: Frau Sölter.",
  },
  honest: `
- | Sehr geehrte Frau Sölter,
- | hiermit bewerbe ich mich um die Stelle als Erzieherin im Kinderhaus Lerchenweg.
w0 | Seit August 2016 arbeite ich als Erzieherin in der Kita Regenpfeifer.
w0.0 | Dort betreue ich eine Gruppe von 18 Kindern im Alter von drei bis sechs Jahren.
w0.1 | Ich habe ein Waldprojekt aufgebaut, an dem 40 Kinder teilnehmen.
w0.2 | Außerdem unterstütze ich die Leitung bei der Dienstplanung.
w1 w1.0 | Von 2012 bis 2016 war ich Kinderpflegerin in der Kita Am Anger und begleitete die Eingewöhnung der Krippenkinder.
e0 | Mein Abschluss als staatlich anerkannte Erzieherin ist von der Fachschule Eichholz.
- | An Ihrem Haus reizt mich besonders das offene Konzept.
n | Mit freundlichen Grüßen, Hanne Wittkopp
`,
  fabricated: `
number | Ich betreue eine Gruppe von 25 Kindern.
title | Ich bin Leiterin der Kita Regenpfeifer.
hedge | Ich verantworte die Dienstplanung.
employer | Seit 2016 arbeite ich im Kinderhaus Lerchenweg.
skill | Ich habe Erfahrung in der Elternarbeit.
language | Ich spreche fließend Englisch.
words | An meinem Waldprojekt nehmen sechzig Kinder teil.
degree | Ich habe einen Bachelor in Kindheitspädagogik.
years | Seit 2010 arbeite ich in der Kita Regenpfeifer.
merged | In der Kita Am Anger habe ich ein Waldprojekt aufgebaut.
`,
};
