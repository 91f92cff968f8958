import type { Writer } from "../types.ts";

export const camarera: Writer = {
  name: "una camarera",
  resume: {
    basics: { name: "Nuria Albacar" },
    work: [
      {
        position: "Jefa de sala",
        name: "Restaurante La Cigüeña",
        startDate: "2019-03",
        highlights: [
          "Coordino a un equipo de cinco camareros.",
          "Aumenté las reservas un 20% con una nueva página web.",
          "Colaboro en la elaboración de la carta de vinos.",
        ],
      },
      {
        position: "Camarera",
        name: "Hotel Mirallac",
        startDate: "2015-06",
        endDate: "2019-02",
        highlights: ["Atendí banquetes de hasta 200 personas."],
      },
    ],
    education: [
      {
        studyType: "Técnico superior",
        area: "Dirección de servicios de restauración",
        institution: "Escuela Tramuntana",
        startDate: "2013",
        endDate: "2015",
      },
    ],
    certificates: [{ name: "Manipulador de alimentos", date: "2020" }],
    languages: [
      { language: "Catalán", fluency: "Nativo" },
      { language: "Inglés", fluency: "B2" },
    ],
  },
  opening: {
    title: "Directora de restaurante",
    company: "Grupo Marblau",
    text: "Grupo Marblau busca directora de restaurante en Girona. Dirigirás a 25 personas, gestionarás el presupuesto y hablarás francés con nuestros clientes. Imprescindible experiencia como sumiller. Contacto: Sra. Ferrer.",
  },
  honest: `
- | Estimada Sra. Ferrer:
- | Le escribo porque me interesa el puesto de directora de restaurante en Girona.
w0 | Desde marzo de 2019 soy jefa de sala en el Restaurante La Cigüeña.
w0 w0.0 | En el Restaurante La Cigüeña coordino a un equipo de cinco camareros.
w0.1 | Con una nueva página web aumenté las reservas un 20 por ciento.
w0.2 | Además, colaboro en la elaboración de la carta de vinos.
w1 w1.0 | Entre 2015 y 2019 trabajé como camarera en el Hotel Mirallac, donde atendí banquetes de hasta 200 personas.
e0 | Estudié Dirección de servicios de restauración en la Escuela Tramuntana.
l0 l1 | El catalán es mi lengua materna y tengo un nivel B2 de inglés.
c0 | Tengo el certificado de manipulador de alimentos (2020).
- | Me gustaría mucho formar parte de su grupo.
- | Le agradezco su atención y espero su respuesta.
n | Atentamente, Nuria Albacar
w0 w0.0 | Como jefa de sala del Restaurante La Cigüeña, coordino a un equipo de cinco camareros.
- | Adjunto mi currículum y quedo a su disposición para una entrevista.
w0 w0.1 | En La Cigüeña aumenté las reservas un 20% con una nueva página web.
`,
  fabricated: `
number | Coordino a un equipo de quince camareros.
title | Soy directora del Restaurante La Cigüeña.
title | Fui jefa de sala en el Hotel Mirallac.
hedge | Elaboro la carta de vinos.
number | Aumenté las reservas un 200%.
qualifier | Atendí banquetes de 300 personas.
language | Tengo un nivel C1 de inglés.
language | Hablo francés con nuestros clientes.
skill | Tengo experiencia como sumiller.
led | Dirijo a 25 personas.
budget | Gestiono el presupuesto del restaurante.
tense | Soy camarera en el Hotel Mirallac.
merged | En el Hotel Mirallac aumenté las reservas un 20%.
degree | Tengo un grado universitario en dirección hotelera.
scope | Coordino a todos los camareros del grupo.
taken | Buscan a alguien que hable francés, y hablo francés.
mine | Me gustaría aportar mi experiencia como sumiller.
offer | Les ofrezco experiencia como sumiller.
`,
};
