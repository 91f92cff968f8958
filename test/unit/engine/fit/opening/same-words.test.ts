import { describe, expect, test } from "vitest";
import type { PersonEvidence } from "../../../../../src/engine/fit/types.ts";
import { MONTHS } from "../../../../../src/engine/resume/years.ts";
import { nobody } from "../people.ts";
import { outcomeOf } from "./person.ts";

/** A person with one job, in which they did this. */
function worked(title: string, line: string): PersonEvidence {
  const lines = [{ text: line, claimIds: ["clm_line"] }];
  const months = [2012 * MONTHS, 2022 * MONTHS - 1] as const;
  const job = { title, text: `${title}\n${line}`, lines, months, claimIds: ["clm_job"] };
  return { ...nobody, texts: lines, jobs: [job] };
}

function found(text: string, title: string, line: string) {
  const language = text.startsWith("Erfahrung") ? "de" : "en";
  return outcomeOf({ kind: "experience", text }, worked(title, line), { language })?.outcome;
}

describe("experience by words of another meaning", () => {
  test.each([
    ["Experience in hospitality", "Porter", "Cleaned the wards of a hospital"],
    ["Experience in hospitality", "Hospital porter", "Beds moved between wards"],
    ["Experience in a university", "Universal banker", "Accounts opened for clients"],
    ["Experience in international logistics", "Worker", "Logistics intern at a port"],
    ["Experience in generating leads", "Worker", "General lead of the archive"],
    ["Experience in the news sector", "Worker", "New sector plans drawn up"],
    ["Experience in animation", "Worker", "Kept animals on a farm"],
    ["Experience in importing goods", "Worker", "Important goods kept in order"],
    ["Experience in communications", "Community nurse", "Visits to patients"],
    ["Experience in operations", "Turner", "Operated a lathe"],
    ["Erfahrung in der Produktion", "Produktmanager", "Preise festgelegt"],
    ["Erfahrung in der Lage", "Lagerhelfer", "Waren verpackt"],
  ])("%s is not met by %s, %s", (demand, title, line) => {
    expect(found(demand, title, line)).not.toBe("met");
  });

  test.each([
    ["Experience in operating lathes", "Turner", "Operated a lathe"],
    ["Experience in teaching pupils", "Helper", "Taught a pupil to read"],
    ["Experience in invoice processing", "Clerk", "Processed 300 invoices a week"],
    ["Experience managing budgets", "Clerk", "Management of the yearly budget"],
    ["Experience in asbestos removal", "Worker", "Removed asbestos from schools"],
    ["Administrative experience", "Administrator", "Kept the files"],
    ["Accounting experience", "Accountant", "Closed the books"],
    ["Erfahrung in der Instandhaltung", "Instandhaltungsmechaniker", "Anlagen gewartet"],
    ["Erfahrung in der Produktion", "Produktionshelfer", "Teile sortiert"],
    ["Erfahrung in der Pflege", "Pflegefachkraft", "Bewohner versorgt"],
    ["Erfahrung im Vertrieb", "Vertriebsmitarbeiterin", "Angebote geschrieben"],
    ["Ervaring in een magazijn", "Magazijnmedewerker", "Orders verzameld"],
  ])("%s is met by %s, %s", (demand, title, line) => {
    expect(found(demand, title, line)).toBe("met");
  });
});

describe("leading people", () => {
  test.each([
    ["Managing people", "Campaign Manager", "Managed campaigns"],
    ["Experience managing staff", "Case manager", "Opened files"],
    ["Gestion d'équipe", "Chef de projet", "Suivi du budget"],
    ["Experiencia en gestión de equipos", "Jefe de proyecto", "Seguimiento de obras"],
    ["Experiência em gestão de pessoas", "Gerente de contas", "Visitas a clientes"],
    ["Managed a team of five", "Store manager", "Manage 2 direct reports"],
    ["Encadrement d'une équipe de cinq personnes", "Chef d'équipe", "Encadrement de deux personnes"],
    ["Gestión de un equipo de diez personas", "Jefe", "Gestión de un equipo de tres personas"],
    ["Gestão de uma equipe de dez pessoas", "Chefe", "Gestão de uma equipe de três pessoas"],
    ["Leidinggeven aan tien medewerkers", "Teamleider", "Leidinggeven aan drie medewerkers"],
  ])("%s is not met by %s, %s", (demand, title, line) => {
    expect(found(demand, title, line)).not.toBe("met");
  });

  test.each([
    ["Experience managing staff", "Store manager", "Opened the shop"],
    ["Experience managing staff", "Key account manager", "Supervised two assistants"],
    ["Managed a team of five", "Shift lead", "Led a team of 8"],
    ["Experiencia en gestión de equipos", "Jefa de cocina", "Menús y compras"],
    ["Experiência em gestão de pessoas", "Gerente de loja", "Compras"],
    ["Erfahrung in der Führung von mindestens fünf Mitarbeitern", "Leiter", "Führung von 12 Mitarbeitern"],
  ])("%s is met by %s, %s", (demand, title, line) => {
    expect(found(demand, title, line)).toBe("met");
  });
});
