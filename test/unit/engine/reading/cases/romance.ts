import { asks, type ReadingCase, wishes } from "../reading-case.ts";

const comptable = `Comptable général(e) H/F — CDI temps plein
Cabinet Exemple & Associés, Lyon 3e

Depuis 40 ans, notre cabinet accompagne les PME de la région.

Profil recherché :
• Bac+2 minimum (BTS ou DUT comptabilité), DCG apprécié
• 3 à 5 ans d'expérience en cabinet
• Maîtrise de Sage et d'Excel ; la connaissance de Cegid est un plus
• Anglais niveau B1 souhaité

Rémunération : 32 000 à 38 000 € brut annuel sur 13 mois
Avantages : tickets restaurant, mutuelle, télétravail 2 jours par semaine
Poste à pourvoir à partir du 1er mars 2027. Candidature avant le 10 février 2027.`;

const soudeur = `Soudeur TIG (H/F) en intérim
Atelier Modèle SARL recrute à Saint-Nazaire
13,20 €/heure - 35h/semaine
Vous avez un CAP chaudronnerie, ou 2 ans d'expérience.
Permis B exigé. CACES 3 serait un plus.
Débutants acceptés : pas de diplôme exigé si expérience.`;

const cocinero = `Se busca Ayudante de Cocina – Restaurante Ejemplo, Valencia
Jornada completa, turno de noche. Salario: 1.450€ - 1.600€ brutos/mes (14 pagas)

Requisitos
- Experiencia mínima de 1 año en cocina
- Carnet de manipulador de alimentos
- Permiso de trabajo en España
Se valorará
- Inglés nivel medio
- Vehículo propio
Ofrecemos
- Formación en cocina japonesa
- Comida incluida
Llevamos más de 20 años en el mercado.`;

const programador = `Programador/a Java SSR | Ejemplo Software S.A. | Buenos Aires (híbrido, 3 días en oficina)
Buscamos perfiles con 3+ años de experiencia en Java y Spring Boot.
Excluyente: SQL, Git.
Deseable: Docker o Podman. Inglés intermedio (deseable).
Título universitario no excluyente.
Sueldo: ARS 1.800.000 - 2.300.000 mensuales.
Inclusión: no discriminamos por edad, género, religión ni discapacidad.`;

const enfermeira = `Vaga: Técnico(a) de Enfermagem
Hospital Modelo Ltda – Curitiba/PR | Presencial | CLT
Remuneração: R$ 3.200,00 a R$ 3.800,00 por mês

Requisitos obrigatórios:
• Curso técnico em Enfermagem completo
• COREN ativo
• Experiência de 6 meses em UTI
Diferenciais:
• Pós-técnico em UTI
• Inglês básico
Benefícios: vale-transporte, plano de saúde, curso de libras
Inscrições até 28/02/2027.`;

export const romance: ReadingCase[] = [
  {
    name: "a French firm's page",
    text: comptable,
    right: {
      title: "Comptable général(e)",
      company: "Cabinet Exemple & Associés",
      locations: ["Lyon"],
      employmentType: { value: "FULL_TIME", quote: "temps plein" },
      salary: {
        value: { min: 32_000, max: 38_000, currency: "EUR", period: "year" },
        quote: "32 000 - 38 000 € brut annuel",
      },
      yearsRequired: { value: 3, quote: "3 à 5 ans d’expérience en cabinet" },
      education: { value: "associate", quote: "Bac+2 minimum" },
      closingDate: { value: "2027-02-10", quote: "Candidature avant le 10 février 2027" },
      requirements: [
        asks("education", "BTS ou DUT comptabilite", { alternatives: ["BTS", "DUT"] }),
        wishes("education", "DCG"),
        asks("experience", "3 à 5 ans d'expérience en cabinet"),
        asks("skill", "Sage"),
        asks("skill", "Excel"),
        wishes("skill", "connaissance de Cegid"),
        wishes("language", "Anglais", { level: "B1", quote: "Anglais niveau B1 souhaité" }),
      ],
    },
    forged: [
      ["the firm's age", { yearsRequired: { value: 40, quote: "Depuis 40 ans" } }, ["yearsRequired"]],
      ["the upper end", { yearsRequired: { value: 5, quote: "3 à 5 ans d'expérience" } }, ["yearsRequired"]],
      [
        "the start as the close",
        { closingDate: { value: "2027-03-01", quote: "à partir du 1er mars 2027" } },
        ["closingDate"],
      ],
      ["a wish as a demand", { requirements: [asks("skill", "Cegid")] }, ["requirements[0].necessity"]],
      ["a higher degree", { education: { value: "bachelor", quote: "Bac+2 minimum" } }, ["education"]],
      ["a benefit", { requirements: [asks("other", "tickets restaurant")] }, ["requirements[0]"]],
      [
        "pay by the month",
        {
          salary: {
            value: { min: 32_000, max: 38_000, currency: "EUR", period: "month" },
            quote: "32 000 à 38 000 € brut annuel",
          },
        },
        ["salary.period"],
      ],
    ],
  },
  {
    name: "a French workshop's lines",
    text: soudeur,
    right: {
      title: "Soudeur TIG",
      company: "Atelier Modèle SARL",
      locations: ["Saint-Nazaire"],
      employmentType: { value: "TEMPORARY", quote: "en intérim" },
      salary: { value: { min: 13.2, currency: "EUR", period: "hour" }, quote: "13,20 € / heure" },
      requirements: [
        asks("other", "CAP chaudronnerie, ou 2 ans d'expérience", {
          alternatives: ["CAP chaudronnerie", "2 ans d'expérience"],
        }),
        asks("licence", "Permis B"),
        wishes("certificate", "CACES 3"),
      ],
    },
    forged: [
      [
        "hours as pay",
        { salary: { value: { min: 35, currency: "EUR", period: "week" }, quote: "35h/semaine" } },
        ["salary"],
      ],
      ["what is denied", { requirements: [asks("education", "diplôme")] }, ["requirements[0]"]],
      [
        "a wish as a demand",
        { requirements: [asks("certificate", "CACES 3")] },
        ["requirements[0].necessity"],
      ],
      [
        "another number",
        { requirements: [asks("certificate", "CACES 5", { quote: "CACES 3" })] },
        ["requirements[0]"],
      ],
    ],
  },
  {
    name: "a Spanish restaurant's page",
    text: cocinero,
    right: {
      title: "Ayudante de Cocina",
      company: "Restaurante Ejemplo",
      locations: ["Valencia"],
      employmentType: { value: "FULL_TIME", quote: "Jornada completa" },
      salary: {
        value: { min: 1450, max: 1600, currency: "EUR", period: "month" },
        quote: "1450 € - 1600 € brutos al mes",
      },
      yearsRequired: { value: 1, quote: "Experiencia mínima de 1 año" },
      requirements: [
        asks("experience", "1 año en cocina"),
        asks("certificate", "Carnet de manipulador de alimentos"),
        asks("authorization", "Permiso de trabajo en Espana"),
        wishes("language", "Ingles", { level: "nivel medio", quote: "Ingles nivel medio" }),
        wishes("place", "Vehículo propio"),
      ],
    },
    forged: [
      ["the employer's age", { yearsRequired: { value: 20, quote: "20 años" } }, ["yearsRequired"]],
      ["a benefit", { requirements: [asks("skill", "cocina japonesa")] }, ["requirements[0]"]],
      [
        "wishes as demands",
        { requirements: [asks("language", "Inglés"), asks("place", "Vehículo propio")] },
        ["requirements[0].necessity", "requirements[1].necessity"],
      ],
      [
        "a demand as a wish",
        { requirements: [wishes("certificate", "Carnet de manipulador de alimentos")] },
        ["requirements[0].necessity"],
      ],
      [
        "how many are paid",
        { salary: { value: { min: 14, currency: "EUR", period: "month" }, quote: "14 pagas" } },
        ["salary"],
      ],
    ],
  },
  {
    name: "an Argentine head in one line",
    text: programador,
    right: {
      title: "Programador/a Java SSR",
      company: "Ejemplo Software S.A.",
      locations: ["Buenos Aires"],
      remotePolicy: { value: "hybrid", quote: "híbrido, 3 días en oficina" },
      salary: {
        value: { min: 1_800_000, max: 2_300_000, currency: "ARS", period: "month" },
        quote: "ARS 1.800.000-2.300.000 mensuales",
      },
      yearsRequired: { value: 3, quote: "3+ años de experiencia en Java" },
      requirements: [
        asks("experience", "3+ años de experiencia en Java y Spring Boot"),
        asks("skill", "SQL"),
        asks("skill", "Git"),
        wishes("skill", "Docker o Podman", { alternatives: ["Docker", "Podman"] }),
        wishes("language", "Inglés", { level: "intermedio", quote: "Inglés intermedio" }),
      ],
    },
    forged: [
      [
        "what is not asked",
        { education: { value: "bachelor", quote: "Título universitario" } },
        ["education"],
      ],
      ["remote", { remotePolicy: { value: "remote", quote: "híbrido" } }, ["remotePolicy"]],
      [
        "dollars",
        {
          salary: {
            value: { min: 1_800_000, max: 2_300_000, currency: "USD", period: "month" },
            quote: "ARS 1.800.000 - 2.300.000 mensuales",
          },
        },
        ["salary.currency"],
      ],
      ["a wish as a demand", { requirements: [asks("language", "Inglés")] }, ["requirements[0].necessity"]],
      ["equal treatment", { requirements: [asks("other", "discapacidad")] }, ["requirements[0]"]],
    ],
  },
  {
    name: "a Brazilian hospital's page",
    text: enfermeira,
    right: {
      title: "Técnico(a) de Enfermagem",
      company: "Hospital Modelo Ltda",
      locations: ["Curitiba"],
      remotePolicy: { value: "on_site", quote: "Presencial" },
      salary: {
        value: { min: 3200, max: 3800, currency: "BRL", period: "month" },
        quote: "R$ 3.200 - R$ 3.800 por mês",
      },
      closingDate: { value: "2027-02-28", quote: "Inscrições até 28/02/2027" },
      requirements: [
        asks("education", "Curso técnico em Enfermagem"),
        asks("licence", "COREN ativo"),
        asks("experience", "6 meses em UTI"),
        wishes("certificate", "Pós-técnico em UTI"),
        wishes("language", "Inglês", { level: "básico", quote: "Inglês básico" }),
      ],
    },
    forged: [
      ["a wish as a demand", { requirements: [asks("language", "Inglês")] }, ["requirements[0].necessity"]],
      [
        "a demand as a wish",
        { requirements: [wishes("licence", "COREN ativo")] },
        ["requirements[0].necessity"],
      ],
      ["a benefit", { requirements: [asks("skill", "libras")] }, ["requirements[0]"]],
      [
        "a month more",
        { requirements: [asks("experience", "7 meses em UTI", { quote: "Experiência de 6 meses em UTI" })] },
        ["requirements[0]"],
      ],
      [
        "a higher degree",
        { education: { value: "bachelor", quote: "Curso técnico em Enfermagem" } },
        ["education"],
      ],
    ],
  },
];
