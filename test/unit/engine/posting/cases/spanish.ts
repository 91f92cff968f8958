import type { Case } from "./case.ts";

/** Spanish postings; every employer is fictional. */
export const spanish: Case[] = [
  {
    name: "an accountant in Madrid",
    text: `Buscamos un/a Contable para nuestra empresa en Madrid.
Empresa: Ejemplo Servicios S.L.
Ubicación: Madrid
Jornada completa
Salario: 24.000 € - 28.000 € brutos anuales
Requisitos:
- Grado en Administración de Empresas
- Experiencia mínima de 3 años
- Excel
Se valorará:
- SAP
Modalidad: híbrido, 2 días de teletrabajo`,
    expected: {
      title: "Contable",
      company: "Ejemplo Servicios S.L.",
      locations: ["Madrid"],
      remote: "hybrid",
      employmentType: "FULL_TIME",
      salary: { min: 24000, max: 28000, currency: "EUR", period: "year" },
      yearsRequired: 3,
      education: "bachelor",
      skills: { required: ["Excel"], preferred: ["SAP"] },
      language: "es",
    },
    evidence: { salary: "24.000 € - 28.000 €" },
  },
  {
    name: "a waiter paid by the month",
    text: "Camarero/a\nEmpresa: Bar Ejemplo\nLugar de trabajo: Sevilla\nMedia jornada\nSueldo: 900 € al mes\nNo se requiere experiencia ni estudios para este puesto.",
    expected: {
      company: "Bar Ejemplo",
      locations: ["Sevilla"],
      employmentType: "PART_TIME",
      salary: { min: 900, max: 900, currency: "EUR", period: "month" },
    },
    absent: ["yearsRequired"],
  },
  {
    name: "a remote developer",
    text: `Desarrollador Python senior
Teletrabajo 100%
Hasta 50.000 € brutos al año
Requisitos mínimos
- Al menos 5 años de experiencia con Python y SQL
Deseable
- Conocimientos de AWS`,
    expected: {
      title: "Desarrollador Python senior",
      seniority: "senior",
      remote: "remote",
      salary: { max: 50000, currency: "EUR", period: "year" },
      yearsRequired: 5,
      skills: { required: ["Python", "SQL"], preferred: ["AWS"] },
    },
  },
  {
    name: "an electrician with vocational training",
    text: "Electricista\nTipo de contrato: temporal\nFormación: grado medio\nExperiencia: 2 años\nCiudad: Valencia\nPlazo de inscripción: 30 de junio de 2027",
    expected: {
      title: "Electricista",
      employmentType: "TEMPORARY",
      education: "certificate",
      yearsRequired: 2,
      locations: ["Valencia"],
      closingDate: "2027-06-30",
    },
  },
  {
    name: "a nurse by the hour",
    text: "Enfermera de noche\nCentro: Hospital Ejemplo\n18 € por hora\nSe requiere título universitario y se valora el IELTS. Trabajo presencial en nuestro hospital.",
    expected: {
      title: "Enfermera de noche",
      company: "Hospital Ejemplo",
      remote: "on_site",
      salary: { min: 18, max: 18, currency: "EUR", period: "hour" },
      education: "bachelor",
      skills: { required: [], preferred: ["IELTS"] },
    },
  },
  {
    name: "a manager with pay in words of thousands",
    text: "Gerente de tienda\nSueldo: 30 mil euros\nLa empresa busca una persona con experiencia en la gestión de equipos para su tienda.",
    expected: {
      title: "Gerente de tienda",
      salary: { min: 30000, max: 30000, currency: "EUR", period: "year", periodInferred: true },
    },
  },
  {
    name: "a driver between two amounts",
    text: "Conductor de autobús\nEl salario es de entre 1.500 y 1.700 euros mensuales. Imprescindible el carnet y dos años de experiencia.",
    expected: {
      title: "Conductor de autobús",
      salary: { min: 1500, max: 1700, currency: "EUR", period: "month" },
      yearsRequired: 2,
    },
  },
];
