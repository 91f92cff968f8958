import type { Writer } from "../types.ts";

export const enfermeira: Writer = {
  name: "uma enfermeira",
  resume: {
    basics: { name: "Lívia Marcondes" },
    work: [
      {
        position: "Enfermeira",
        name: "Hospital Serra Clara",
        startDate: "2019-07",
        highlights: [
          "Cuido de 10 pacientes por turno na clínica médica.",
          "Implantei um protocolo que reduziu quedas em 22%.",
          "Apoio a coordenação na escala mensal.",
        ],
      },
      {
        position: "Técnica de enfermagem",
        name: "Clínica Boa Várzea",
        startDate: "2015-01",
        endDate: "2019-06",
        highlights: ["Coleta de exames e curativos."],
      },
    ],
    education: [
      { studyType: "Bacharelado", area: "Enfermagem", institution: "Faculdade Pedra Alta", endDate: "2019" },
    ],
    certificates: [{ name: "Suporte Básico de Vida", date: "2022" }],
    languages: [{ language: "Espanhol", fluency: "Básico" }],
  },
  opening: {
    title: "Enfermeira de UTI",
    company: "Hospital Maré Alta",
    text: "O Hospital Maré Alta contrata enfermeira de UTI para o turno da noite em Santos. Exigimos COREN ativo. Desejável pós-graduação em terapia intensiva e experiência com ventilação mecânica.",
  },
  honest: `
- | Prezados senhores,
- | Venho por meio desta candidatar-me à vaga de enfermeira de UTI no Hospital Maré Alta.
w0 | Desde julho de 2019 trabalho como enfermeira no Hospital Serra Clara.
w0.0 | Cuido de dez pacientes por turno na clínica médica.
w0.1 | Implantei um protocolo que reduziu quedas em 22%.
w0.2 | Também apoio a coordenação na escala mensal.
w1 | Antes disso, de 2015 a 2019, fui técnica de enfermagem na Clínica Boa Várzea.
e0 | Tenho bacharelado em enfermagem pela Faculdade Pedra Alta.
- | Tenho interesse na vaga pelo turno da noite em Santos.
n | Atenciosamente, Lívia Marcondes
`,
  fabricated: `
number | Cuido de 20 pacientes por turno.
number | Implantei um protocolo que reduziu quedas em 52%.
hedge | Faço a escala mensal da coordenação.
title | Sou coordenadora no Hospital Serra Clara.
skill | Tenho experiência com ventilação mecânica.
degree | Tenho pós-graduação em terapia intensiva.
registration | Tenho COREN ativo.
language | Falo espanhol fluente.
merged | Na Clínica Boa Várzea implantei um protocolo que reduziu quedas em 22%.
title | Fui enfermeira na Clínica Boa Várzea.
`,
};
