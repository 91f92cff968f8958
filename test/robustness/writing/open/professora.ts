import type { Writer } from "../types.ts";

export const professora: Writer = {
  name: "uma professora",
  resume: {
    basics: { name: "Clarice Antunes" },
    work: [
      {
        position: "Professora de Matemática",
        name: "Colégio Girassol",
        startDate: "2018-02",
        highlights: [
          "Leciono para turmas de 32 alunos do 6º ao 9º ano.",
          "Coordenei a feira de ciências de 2022.",
          "Participo da comissão de avaliação.",
        ],
      },
      {
        position: "Estagiária",
        name: "Escola Aurora",
        startDate: "2016-03",
        endDate: "2017-11",
        highlights: ["Auxiliei a professora titular em sala de aula."],
      },
    ],
    education: [
      {
        studyType: "Licenciatura",
        area: "Matemática",
        institution: "Universidade do Vale Verde",
        endDate: "2017",
      },
    ],
    certificates: [{ name: "Google Educator nível 1", date: "2021" }],
    languages: [{ language: "Inglês", fluency: "Básico" }],
  },
  opening: {
    title: "Coordenadora pedagógica",
    company: "Instituto Ipê Branco",
    text: "O Instituto Ipê Branco procura coordenadora pedagógica em Curitiba para liderar 20 professores, com mestrado em educação e inglês avançado. Ensino bilíngue. Falar com Sr. Duarte.",
  },
  honest: `
- | Prezado Sr. Duarte,
- | Escrevo para me candidatar à vaga de coordenadora pedagógica.
w0 | Sou professora de Matemática no Colégio Girassol desde fevereiro de 2018.
w0.0 | Leciono para turmas de 32 alunos do 6º ao 9º ano.
w0.1 | Em 2022, coordenei a feira de ciências.
w0.2 | Também participo da comissão de avaliação.
w1 w1.0 | Na Escola Aurora fui estagiária e auxiliei a professora titular em sala de aula.
e0 | Sou formada em Matemática, com licenciatura pela Universidade do Vale Verde.
c0 | Tenho o certificado Google Educator nível 1.
l0 | Meu inglês é básico.
- | O ensino bilíngue me interessa muito.
- | Gostaria de conversar sobre a vaga.
n | Cordialmente, Clarice Antunes
`,
  fabricated: `
title | Sou coordenadora no Colégio Girassol.
title | Fui professora na Escola Aurora.
number | Leciono para turmas de 42 alunos.
hedge | Lidero a comissão de avaliação.
date | Coordenei a feira de ciências de 2023.
led | Lidero 20 professores.
degree | Tenho mestrado em educação.
language | Tenho inglês avançado.
level | Tenho o certificado Google Educator nível 2.
merged | Na Escola Aurora coordenei a feira de ciências.
plural | Coordenei as feiras de ciências de 2021 e 2022.
hedge | Fui professora titular em sala de aula.
school | Leciono em ensino bilíngue.
tense | Auxilio a professora titular na Escola Aurora.
taken | Vocês procuram inglês avançado, e eu tenho.
`,
};
