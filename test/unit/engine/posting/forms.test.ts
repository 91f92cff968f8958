import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { finder } from "./finder.ts";

const read = (text: string) => normalisePosting({ text }).opportunity;

describe("the form of a posting", () => {
  test("what a board shows of other jobs is no part of it", () => {
    const { locations, requirements } = read(
      "Keyholder\nExample Stationers Ltd\nLeeds\n\nRequirements\n- Driving licence\n\nSimilar jobs\nStore Manager\nBristol\n- Forklift licence",
    );
    expect(locations).toEqual(["Leeds"]);
    expect(requirements?.map(({ text }) => text)).toEqual(["Driving licence"]);
  });

  test("a table of essential and desirable columns is read by its columns", () => {
    const { requirements } = read(
      "Catering Assistant\n\n\tEssential\tDesirable\nQualifications\tFood hygiene certificate\tFirst aid\nExperience\tExperience in a kitchen\t\n",
    );
    expect(requirements?.map(({ text, necessity }) => [text, necessity])).toEqual([
      ["Food hygiene certificate", "required"],
      ["First aid", "preferred"],
      ["Experience in a kitchen", "required"],
    ]);
  });

  test("an apprentice's pay is that of the first to the last year", () => {
    const { salary } = read(
      "Auszubildender Tischler (m/w/d)\n\nVergütung: 1. Lehrjahr 950 €, 2. Lehrjahr 1.050 €, 3. Lehrjahr 1.150 €",
    );
    expect(salary).toMatchObject({ min: 950, max: 1150, currency: "EUR", period: "month" });
  });

  test.each([
    ["Salary: £24,000\nClosing date: 08/12/2026", "2026-12-08"],
    ["Location: Fresno, California\nClosing date: 12/7/2026 5:00 PM", "2026-12-07"],
    ["Closing date: 08/12/2026", undefined],
  ])("%j closes on %s", (lines, date) => {
    expect(read(`Cook\n\n${lines}`).closingDate).toBe(date);
  });

  test.each([
    ["39 Stunden pro Woche", "FULL_TIME"],
    ["16-24 uur", "PART_TIME"],
    ["for a groundworks contractor in Derby", undefined],
  ])("%j is %s", (line, type) => {
    expect(read(`Cook\n\nThe job: ${line}`).employmentType).toBe(type);
  });

  test("a longer piece that no catalog knows is asked as it stands and is no skill", () => {
    const { requirements, unread } = read("Cook\n\nRequirements\n- student papers count all the same");
    expect(requirements?.map(({ kind, text }) => [kind, text])).toEqual([
      ["other", "student papers count all the same"],
    ]);
    expect(unread).toBeUndefined();
  });

  test("a list below an unknown heading is listed as unread where nothing was taken of it", () => {
    const { unread = [] } = read("Cook\n\nThe extra mile\n- makes stock from bones\n- bakes bread at dawn");
    expect(unread.map(({ text }) => text)).toContain("- makes stock from bones");
  });

  test("a few tags in a pasted text leave its lines apart", () => {
    const { title, company, requirements } = read(
      "Line Cook\nThe Copper Pot Restaurant\nPortland, OR\n\n<b>Requirements</b>\n- Food handler card\n- <i>Must lift 50 lbs</i>\n<p>Apply by text.</p>",
    );
    expect([title, company]).toEqual(["Line Cook", "The Copper Pot Restaurant"]);
    expect(requirements?.map(({ kind }) => kind)).toEqual(["certificate", "other"]);
  });

  test("a credential asked for is a requirement, no skill", () => {
    const { skills, requirements } = normalisePosting(
      { text: "Nurse\n\nRequirements\n- BLS and ACLS certification\n- Docker\n- BTS ou\n- Excel" },
      finder,
    ).opportunity;
    expect(skills?.required).toEqual(["Docker", "Excel"]);
    expect(requirements?.map(({ text }) => text)).toContain("BTS");
  });

  test.each([
    ["Clerk\n\nLocation: Leeds, Hull", ["Leeds", "Hull"]],
    ["佛山市顺德区明德实验小学招聘校车司机2名", ["佛山市顺德区"]],
  ])("%j is in %j", (text, places) => {
    expect(read(text).locations).toEqual(places);
  });

  test.each([
    [
      "Hi Jo,\n\nI have a six-month contract open for a Payroll Clerk at Example Mills in Hull.",
      "Payroll Clerk",
    ],
    ["Muddy Boots in Hull is after a part-time dog groomer, 2 yrs+ experience.", "dog groomer"],
  ])("%j is about a %s", (text, title) => {
    expect(read(text).title).toBe(title);
  });

  test("what a skill is for is none of its name, and a state of papers is no skill", () => {
    const { requirements } = read(
      "Soldador\n\nRequisitos\n- Exámenes preocupacionales aprobados\n- Papeles vigentes\n- Manejo de Excel para llevar registros",
    );
    expect(requirements?.map(({ kind, text }) => [kind, text])).toEqual([
      ["other", "Exámenes preocupacionales aprobados"],
      ["other", "Papeles vigentes"],
      ["skill", "Excel"],
    ]);
  });
});
