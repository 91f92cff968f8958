import type { PathPerson } from "../../../../src/engine/paths/similarity.ts";
import type { CareerPath } from "../../../../src/engine/paths/types.ts";

export const nurse: CareerPath = {
  id: "example-nurse",
  riasecProfile: { R: 40, I: 60, A: 20, S: 90, E: 50, C: 55 },
  workStyleProfile: { openness: 50, conscientiousness: 80 },
  seniority: "mid",
  stations: [{ title: "Nurse" }, { title: "Clinic Manager" }, { title: "Teacher" }],
  transitions: [
    { from: "Nurse", to: "Clinic Manager", duration: 30, success: true, challenges: ["Shifts"] },
    { from: "Clinic Manager", to: "Teacher", duration: 12, success: false, keyLessons: "Ask first." },
  ],
};
export const driver: CareerPath = {
  id: "example-driver",
  riasecProfile: { R: 90, I: 20, A: 10, S: 30, E: 40, C: 60 },
  workStyleProfile: { openness: 30, conscientiousness: 70 },
  seniority: "junior",
  stations: [{ title: "Driver" }, { title: "Dispatcher" }],
  transitions: [{ from: "Driver", to: "Dispatcher", duration: 14, success: true }],
};
export const group: CareerPath = {
  id: "group-x",
  stations: [{ title: "Nurse" }, { title: "Manager" }],
  transitions: [{ from: "Nurse", to: "Manager", duration: 9, success: true }],
  group: { size: "5 or more" },
};
export const sameTitle = (left: string, right: string) =>
  left.toLowerCase() === right.toLowerCase() ? 1 : 0;
export const ana: PathPerson = {
  riasec: [40, 60, 20, 90, 50, 55],
  workStyle: { openness: 60, conscientiousness: 60, other: 3 },
  titles: ["nurse"],
  seniority: "executive",
};
