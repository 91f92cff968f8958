import { expect, test } from "vitest";
import { MONTHS } from "../../../../../src/engine/resume/years.ts";
import { held, nobody } from "../people.ts";
import { outcomeOf } from "./person.ts";

const job = (title: string, from: number, to: number, text = "") => ({
  ...{ title, text: `${title}\n${text}`, claimIds: [title] },
  months: [from * MONTHS, to * MONTHS - 1] as const,
});
const said = (text: string) => ({ text, claimIds: [text] });
const teacher = {
  ...nobody,
  skills: [held("Python")],
  credentials: [said("Ohio 5-Year Professional License, Integrated Mathematics (7-12)")],
  texts: [said("Math department chair since 2021; lead a team of 9 teachers")],
  jobs: [
    job(
      "Mathematics Teacher, Grades 9–12",
      2017,
      2026,
      "Math department chair since 2021; lead a team of 9 teachers",
    ),
    job("Mathematics Teacher, Grade 8", 2014, 2017, "Taught Algebra I"),
  ],
};
const asTeacher = (kind: "experience" | "skill", text: string) =>
  outcomeOf({ kind, text }, teacher, {
    language: "en",
    title: "Instructional Coach – Secondary Mathematics",
  });

test("a teacher has years of classroom teaching", () => {
  expect(asTeacher("experience", "Five (5) years of successful classroom teaching experience")).toMatchObject(
    {
      outcome: "met",
      shownBy: expect.stringMatching(/^12 years as Mathematics Teacher/),
    },
  );
});

test("what the person's field of work may include is not unmet because no line says it", () => {
  expect(asTeacher("experience", "Experience analyzing student assessment data")?.outcome).toBe("unknown");
  expect(asTeacher("experience", "Experience with Kubernetes")?.outcome).toBe("unmet");
});

test("leading a department is near a demand for it", () => {
  expect(asTeacher("experience", "Previous department leadership experience")?.outcome).toBe("near");
});

test("a place in common makes nothing near", () => {
  expect(asTeacher("skill", "Ohio's Learning Standards")?.outcome).not.toBe("near");
});

const engineer = {
  ...nobody,
  skills: [held("AutoCAD")],
  credentials: [said("CSCS card")],
  jobs: [
    job("Assistant Engineer (Highways)", 2024, 2026, "Drainage design for three schemes in MicroDrainage"),
  ],
};
const asEngineer = (kind: "experience" | "certificate", text: string) =>
  outcomeOf({ kind, text }, engineer, { language: "en", title: "Senior Highways Engineer" });

test("of two names with a slash one is enough", () => {
  const text = "Experience of drainage design using MicroDrainage/InfoDrainage";
  expect(asEngineer("experience", text)?.outcome).toBe("met");
});

test("nobody here knows what the person works towards", () => {
  const text = "Chartered Engineer status with ICE, or working towards it";
  expect(asEngineer("certificate", text)?.outcome).toBe("unknown");
});

test("a trade that the resume names is near the training for it", () => {
  const person = {
    ...nobody,
    degrees: [said("Mittlere Reife")],
    texts: [said("Erzieher (staatlich anerkannt)")],
  };
  const text =
    "abgeschlossene Ausbildung als staatlich anerkannte/r Erzieher/in oder Studium der Sozialpädagogik";
  expect(outcomeOf({ kind: "education", text }, person, { language: "de" })).toMatchObject({
    outcome: "near",
    near: "Erzieher (staatlich anerkannt)",
  });
});
