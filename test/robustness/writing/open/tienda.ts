import type { Writer } from "../types.ts";

export const tienda: Writer = {
  name: "un encargado de tienda",
  resume: {
    basics: { name: "Bruno Castellar" },
    work: [
      {
        position: "Subencargado de tienda",
        name: "Zapatos Lunares",
        startDate: "2020-05",
        highlights: [
          "Superviso los turnos de ocho dependientes.",
          "Preparo los pedidos semanales.",
          "Contribuí a reducir el inventario sobrante en un 11%.",
        ],
      },
      {
        position: "Dependiente",
        name: "Moda Alhena",
        startDate: "2016-09",
        endDate: "2020-04",
        highlights: [
          "Atendí a los clientes y cerré la caja cada noche.",
          "Fui mejor vendedor de la tienda en 2018.",
        ],
      },
    ],
    education: [
      { studyType: "Grado", area: "Comercio", institution: "Universidad de Valdeoro", startDate: "2021" },
    ],
    skills: [{ name: "Otros", keywords: ["Excel", "Escaparatismo"] }],
    languages: [{ language: "Italiano", fluency: "B1" }],
  },
  opening: {
    title: "Encargado de tienda",
    company: "Calzados Mirto",
    text: "Calzados Mirto busca encargado de tienda en Valencia. Liderarás a 15 personas, gestionarás el stock con SAP y negociarás con proveedores. Buscamos a alguien con tres años de experiencia como encargado. Horario partido. Contacto: Elena Soria.",
  },
  honest: `
- | Estimada Elena Soria:
- | Me gustaría optar al puesto de encargado de tienda en Valencia.
w0 | Trabajo como subencargado de tienda en Zapatos Lunares desde mayo de 2020.
w0.0 | Superviso los turnos de 8 dependientes.
w0.1 | Cada semana preparo los pedidos.
w0.2 | He contribuido a reducir el inventario sobrante en un 11%.
w1 w1.0 | En Moda Alhena, como dependiente, atendí a los clientes y cerré la caja cada noche.
w1 w1.1 | En 2018 fui el mejor vendedor de la tienda en Moda Alhena.
e0 | Actualmente estudio el Grado en Comercio en la Universidad de Valdeoro.
s0.0 s0.1 | Tengo conocimientos de Excel y escaparatismo.
l0 | Tengo un nivel B1 de italiano.
- | No tengo experiencia con SAP, pero me gustaría aprender.
- | El horario partido me parece bien.
- | Quedo a la espera de sus noticias.
n | Saludos cordiales, Bruno Castellar
`,
  fabricated: `
title | Trabajo como encargado de tienda en Zapatos Lunares.
number | Superviso los turnos de dieciocho dependientes.
hedge | Reduje el inventario sobrante en un 11%.
number | He contribuido a reducir el inventario sobrante en un 21%.
led | Lidero a 15 personas.
skill | Gestiono el stock con SAP.
years | Tengo tres años de experiencia como encargado.
degree | Tengo un Grado en Comercio.
degree | Soy graduado en Comercio por la Universidad de Valdeoro.
language | Hablo italiano.
tense | Cierro la caja cada noche en Moda Alhena.
award | Fui mejor vendedor de la empresa en 2018.
date | Fui mejor vendedor de la tienda en 2019.
merged | En Moda Alhena preparé los pedidos semanales.
often | Preparo los pedidos diarios.
negotiate | Negocio con proveedores.
taken | Buscan a alguien con tres años de experiencia como encargado, y ese soy yo.
without | Trabajo sin errores.
`,
};
