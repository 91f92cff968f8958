import { describe, expect, test } from "vitest";
import { isOwnWork } from "../../../../src/engine/artifacts/own-work.ts";

describe("a line of what was not done is no work", () => {
  test.each([
    "No experience with Terraform",
    "Have not used Ansible yet",
    "I have never used Photoshop",
    "I do not know Salesforce",
    "Lacking Datadog exposure",
    "My colleague looks after AutoCAD",
    "Planning to learn Sage in 2027",
    "Keine Erfahrung mit Orbitalschweißen",
    "Bislang keine Erfahrung mit SAP",
    "DATEV noch nie benutzt",
    "AutoCAD möchte ich noch lernen",
    "Sin experiencia con SAP",
    "Nunca he usado Photoshop",
    "Aucune expérience sur SAP",
    "Je souhaite apprendre Sage",
    "Nunca usei o Looker",
    "Geen ervaring met Revit",
    "Préparation du concours d'infirmier",
  ])("%s", (text) => expect(isOwnWork(text)).toBe(false));

  test.each([
    "No incidents in 8 years of forklift driving",
    "No lost-time accidents",
    "Led zero-downtime migration to Kubernetes",
    "Never missed a deadline in 4 years",
    "Drove 900,000 km with 0 accidents",
    "Cut waste without layoffs",
    "Trained staff who had never used Excel",
    "Keine Unfälle in 6 Jahren",
    "Montage ohne Nacharbeit",
    "Réduction des coûts sans licenciement",
    "Helped clients who had no accountant",
    "Cared for patients who could not speak",
    "Taught children with no prior English",
    "Sin accidentes en 5 años",
    "Managed the client's books in Xero",
    "Supported my manager in budgeting",
    "Reported to the Scrum Master",
    "Planning of shifts for 12 nurses",
    "Betreuung beatmeter Patientinnen und Patienten",
    "Gestión de un equipo de 9 cocineros",
    "Préparation de commandes en entrepôt",
    "Coordenação de uma equipa de 3 designers",
    "Permanences de conseil en droit du travail",
  ])("is work: %s", (text) => expect(isOwnWork(text)).toBe(true));
});
