import { describe, expect, test } from "vitest";
import { jobs, read } from "./reading.ts";

const document = (...lines: string[]) =>
  read(["Ada Quill", "ada@example.org", "", ...lines].join("\n")).document;

describe("jobs in further layouts", () => {
  test("titles, names and places without dates are jobs", () => {
    const read = document(
      "WORK HISTORY",
      "Office Manager, Maumee Family Dental, Maumee, OH",
      "Bookkeeper, Kessler Hardware, Toledo, OH",
    );
    expect(jobs(read)).toEqual([
      "Office Manager | Maumee Family Dental | Maumee, OH | - | -",
      "Bookkeeper | Kessler Hardware | Toledo, OH | - | -",
    ]);
  });

  test("a company or platoon within the years of an army is a unit of it", () => {
    const read = document(
      "EXPERIENCE",
      "U.S. ARMY, various locations, 06/2001 to 06/2022",
      "First Sergeant, Forward Support Company, Fort Cavanaugh, KY, 2017 to 2022",
      "* Responsible for 148 soldiers.",
    );
    expect(jobs(read)).toEqual([
      "First Sergeant, Forward Support Company | U.S. ARMY | Fort Cavanaugh, KY | 2017 | 2022",
    ]);
  });

  test("the number of a district belongs to the place, and stars in brackets to no name", () => {
    const read = document(
      "EXPÉRIENCE PROFESSIONNELLE",
      "2012-2015 Commis, La Table d'Exemple (1 étoile) – Lyon 6e",
      "2010-2012 Apprenti cuisinier, Auberge du Pont – Pontivy",
    );
    expect(jobs(read)[0]).toBe("Commis | La Table d'Exemple | Lyon 6e | 2012 | 2015");
  });

  test("a department behind a title is no employer", () => {
    const read = document(
      "BERUFSERFAHRUNG",
      "10/2021 bis heute  Oberärztin Kardiologie, Klinikum Hardtwald, Karlsruhe",
    );
    expect(jobs(read)).toEqual(["Oberärztin Kardiologie | Klinikum Hardtwald | Karlsruhe | 2021-10 | -"]);
  });

  test("clients of an employed consultant are no employers", () => {
    const read = document(
      "Experience",
      "Senior Consultant, Veritrix Technologies Ltd, Pune, Apr 2017 – Till date",
      "",
      "Project Details",
      "Project #1",
      "Client: Alpine Dairy AG, Switzerland",
      "Role: MM Lead",
      "Duration: Jan 2021 – Till date",
    );
    expect(jobs(read)).toEqual(["Senior Consultant | Veritrix Technologies Ltd | Pune | 2017-04 | -"]);
  });

  test.each([
    "Je ne veux plus découcher.",
    "I am not interested in team driving.",
    "No me interesa trabajar a turnos.",
  ])("a wish below the last job is not what was done there: %s", (wish) => {
    const { work } = document(
      "Experience",
      "2019 - 2023 Driver, Bright Haulage Ltd",
      "Nights and long distance",
      wish,
    );
    expect(JSON.stringify(work)).not.toContain(wish);
  });
});
