import type { Writer } from "../types.ts";

export const electricista: Writer = {
  name: "un electricista",
  resume: {
    basics: { name: "Iker Valdoria" },
    work: [
      {
        position: "Electricista industrial",
        name: "Montajes Peñarruda",
        startDate: "2017-02",
        endDate: "2023-10",
        highlights: [
          "Instalé cuadros eléctricos en 35 naves industriales.",
          "Reduje las averías un 15% con un plan de mantenimiento preventivo.",
          "Ayudé a formar a dos aprendices.",
        ],
      },
      {
        position: "Ayudante de electricista",
        name: "Instalaciones Brezo",
        startDate: "2014-05",
        endDate: "2017-01",
        highlights: ["Cableado de viviendas nuevas."],
      },
    ],
    education: [
      {
        studyType: "Grado medio",
        area: "Instalaciones eléctricas",
        institution: "IES Montelindo",
        endDate: "2014",
      },
    ],
    certificates: [{ name: "Carné de baja tensión", date: "2018" }],
    languages: [{ language: "Portugués", fluency: "A2" }],
  },
  opening: {
    title: "Oficial electricista",
    company: "Energías Torrealta",
    text: "Energías Torrealta busca oficial electricista en Zaragoza para instalaciones fotovoltaicas. Se requiere carné de baja tensión y experiencia en mantenimiento preventivo. Se valora formación en alta tensión. Equipo de 12 personas.",
  },
  honest: `
- | Estimados señores:
- | Me dirijo a ustedes para presentar mi candidatura al puesto de oficial electricista en Energías Torrealta.
w0 | Trabajé como electricista industrial en Montajes Peñarruda desde febrero de 2017 hasta octubre de 2023.
w0.0 | Allí instalé cuadros eléctricos en 35 naves industriales.
w0.1 | Con un plan de mantenimiento preventivo reduje las averías un 15%.
w0.2 | También ayudé a formar a dos aprendices.
w1 | Antes fui ayudante de electricista en Instalaciones Brezo.
c0 e0 | Tengo el carné de baja tensión y un grado medio en instalaciones eléctricas.
- | Me interesa su empresa por las instalaciones fotovoltaicas en Zaragoza.
- | Quedo a su disposición para una entrevista.
n | Un cordial saludo, Iker Valdoria
`,
  fabricated: `
number | Instalé cuadros eléctricos en 85 naves industriales.
hedge | Formé a dos aprendices.
title | Fui electricista en Instalaciones Brezo.
certificate | Tengo formación en alta tensión.
language | Hablo portugués con fluidez.
causation | Gracias a mí la empresa ganó nuevos clientes.
tense | Trabajo como electricista industrial en Montajes Peñarruda.
skill | Tengo experiencia en instalaciones fotovoltaicas.
number | Reduje las averías un 50%.
scope | Fui jefe de un equipo de 12 personas.
`,
};
