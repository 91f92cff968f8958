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
