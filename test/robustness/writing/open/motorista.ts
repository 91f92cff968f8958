import type { Writer } from "../types.ts";

export const motorista: Writer = {
  name: "um motorista",
  resume: {
    basics: { name: "Edvaldo Quaresma" },
    work: [
      {
        position: "Motorista de caminhão",
        name: "Transportes Serrado",
        startDate: "2016-04",
        endDate: "2024-01",
        highlights: [
          "Realizei entregas em 6 estados.",
          "Reduzi o consumo de combustível em 8%.",
          "Auxiliei no treinamento de motoristas novos.",
        ],
      },
      { position: "Ajudante de carga", name: "Mercado Bom Ipê", startDate: "2013-02", endDate: "2016-03" },
    ],
    education: [{ studyType: "Ensino médio", institution: "Escola Dona Zulmira", endDate: "2012" }],
    certificates: [{ name: "CNH categoria D", date: "2016" }, { name: "Curso MOPP (em andamento)" }],
    languages: [{ language: "Espanhol", fluency: "Intermediário" }],
  },
  opening: {
    title: "Supervisor de frota",
    company: "LogiNorte",
    text: "A LogiNorte contrata supervisor de frota em Campinas para 40 veículos. Exigimos CNH categoria E, curso MOPP e inglês intermediário. Oferecemos plano de saúde.",
  },
  honest: `
- | Prezada equipe da LogiNorte,
- | Gostaria de me candidatar à vaga de supervisor de frota em Campinas.
w0 | Trabalhei como motorista de caminhão na Transportes Serrado de abril de 2016 a janeiro de 2024.
w0.0 | Realizei entregas em seis estados.
w0.1 | Reduzi em 8% o consumo de combustível.
w0.2 | Auxiliei no treinamento de motoristas novos.
w1 | Antes fui ajudante de carga no Mercado Bom Ipê.
c0 | Tenho CNH categoria D desde 2016.
c1 | Meu curso MOPP está em andamento.
e0 | Concluí o ensino médio na Escola Dona Zulmira em 2012.
- | Fico à disposição para uma entrevista.
- | Agradeço desde já a sua atenção.
w0 w0.0 | Como motorista de caminhão na Transportes Serrado, realizei entregas em seis estados.
- | Tenho grande interesse na vaga de supervisor de frota.
`,
  fabricated: `
number | Realizei entregas em 16 estados.
number | Reduzi o consumo de combustível em 18%.
hedge | Treinei motoristas novos.
licence | Tenho CNH categoria E.
progress | Tenho o curso MOPP.
title | Fui supervisor de frota na Transportes Serrado.
title | Fui motorista no Mercado Bom Ipê.
tense | Sou motorista de caminhão na Transportes Serrado.
language | Falo inglês intermediário.
degree | Concluí o ensino superior.
scope | Realizei entregas em todo o Brasil.
number | Supervisionei 40 veículos.
date | Concluí o ensino médio em 2010.
taken | Vocês pedem inglês intermediário, e falo inglês.
mine | Gostaria de levar minha experiência com 40 veículos para a LogiNorte.
`,
};
