import type { Writer } from "../types.ts";

export const conductor: Writer = {
  name: "una conductora de autobús",
  resume: {
    basics: { name: "Remedios Quiroga Bellver" },
    work: [
      {
        position: "Conductora de autobús urbano",
        name: "Transportes Ribera Alta",
        startDate: "2019-05",
        highlights: [
          "Conduzco las líneas 4 y 11 en turno partido.",
          "Enseñé el recorrido a seis conductores nuevos.",
          "Participé en la prueba de dos autobuses eléctricos.",
          "Reduje los retrasos de la línea 11 de nueve a cuatro minutos de media.",
        ],
      },
      {
        position: "Ayudante de taller",
        name: "Autocares Montefrío",
        startDate: "2015-02",
        endDate: "2019-04",
        highlights: [
          "Ayudé a revisar los frenos de veinte autocares.",
          "Limpié y preparé los vehículos de excursiones escolares.",
          "Sin experiencia en reparación de motores.",
        ],
      },
    ],
    education: [{ studyType: "Graduado", area: "ESO", institution: "Instituto Peñalara", endDate: "2012" }],
    certificates: [
      { name: "Permiso D", date: "2018-11" },
      { name: "CAP de viajeros", date: "2019-01" },
      { name: "Permiso D+E (previsto para 2027)" },
    ],
    skills: [{ name: "Manejo", keywords: ["tacógrafo digital", "cobro a bordo"] }],
    languages: [{ language: "Francés", fluency: "A2" }],
  },
  opening: {
    title: "Conductor de larga distancia",
    company: "Expreso Cantábrico",
    text: "Expreso Cantábrico busca conductores de larga distancia con base en Gijón. Pedimos permiso D+E, CAP de viajeros, experiencia en rutas internacionales e inglés. Ofrecemos contrato fijo.",
  },
  honest: `
- | Estimado equipo de Expreso Cantábrico:
- | Les escribo por el puesto de conductor de larga distancia con base en Gijón.
w0 | Desde mayo de 2019 trabajo como conductora de autobús urbano en Transportes Ribera Alta.
w0.0 | Conduzco las líneas 4 y 11 en turno partido.
w0.1 | Enseñé el recorrido a 6 conductores nuevos.
w0.2 | También participé en la prueba de dos autobuses eléctricos.
w0.3 | Reduje los retrasos de la línea 11 de nueve a cuatro minutos de media.
w1 w1.0 | Antes, como ayudante de taller en Autocares Montefrío, ayudé a revisar los frenos de veinte autocares.
w1.1 | Allí limpié y preparé los vehículos de excursiones escolares.
w1.2 | No tengo experiencia en reparación de motores.
c0 | Tengo el permiso D desde noviembre de 2018.
c1 | Obtuve el CAP de viajeros en enero de 2019.
c2 | El permiso D+E está previsto para 2027.
s0.0 s0.1 | Manejo el tacógrafo digital y el cobro a bordo.
l0 | Mi nivel de francés es A2.
`,
  fabricated: `
number | Enseñé el recorrido a dieciséis conductores nuevos.
number | Conduzco las líneas 4, 11 y 14.
title | Soy jefa de tráfico en Transportes Ribera Alta.
years | Trabajo como conductora de autobús desde 2015.
employer | Conduzco las líneas 4 y 11 en Autocares Montefrío.
helped | Revisé los frenos de veinte autocares.
part | Dirigí la prueba de dos autobuses eléctricos.
planned | Tengo el permiso D+E.
negation | Tengo experiencia en reparación de motores.
swap | Los retrasos de la línea 11 pasaron de cuatro a nueve minutos de media.
tense | Sigo revisando frenos en Autocares Montefrío.
skill | Tengo experiencia en rutas internacionales.
level | Hablo francés con fluidez.
merged | Como ayudante de taller enseñé el recorrido a seis conductores nuevos.
degree | Soy graduada universitaria por el Instituto Peñalara.
`,
};
