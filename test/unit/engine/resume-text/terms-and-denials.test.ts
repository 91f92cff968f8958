import { expect, test } from "vitest";
import { read } from "./reading.ts";

test.each([
  ["Kenntnisse\nSAP PM: Anwender\nFräsen (keine CNC)\nKündigungsfrist: 3 Monate", "Anwender", "(keine CNC)"],
  ["Skills\nSAP: power user\nMilling (no CNC)\nNotice period: 3 months", "power user", "(no CNC)"],
  [
    "Compétences\nSAP : utilisatrice\nTournage (pas de CNC)\nPréavis : 1 mois",
    "utilisatrice",
    "(pas de CNC)",
  ],
  ["Habilidades\nSAP: usuario\nTorno (sin CNC)\nDisponible desde: mayo de 2027", "usuario", "(sin CNC)"],
])(
  "terms are no skill, a user has a level, and a denial beside a skill is shown: %s",
  (text, level, denial) => {
    const { document, unread } = read(`Ann Lee\n\n${text}\n`);
    const [first, ...others] = document.skills ?? [];
    expect(first?.level).toBe(level);
    expect(others).toHaveLength(1);
    expect(unread[0]?.text).toContain(denial);
    expect(unread[1]?.text).toBe(text.split("\n").at(-1));
  },
);

test("terms below interests are no interest", () => {
  const { document, unread } = read("Ann Lee\n\nHobbies\nFootball\n\nNotice period: 3 months\n");
  expect(document.interests).toEqual([{ name: "Football" }]);
  expect(unread.map(({ text }) => text)).toEqual(["Notice period: 3 months"]);
});

test.each([
  ["Licence pro Gestion commencée en 2011, non terminée", "Gestion", "2011", "non terminée"],
  ["MSc Chemistry begun in 2014, dropped out", "Chemistry", "2014", "dropped out"],
  ["Laurea in Economia iniziata nel 2011, non terminata", "Economia", "2011", "non terminata"],
  ["BSc Biology, University of York, started 2011 (unfinished)", "Biology", "2011", "unfinished"],
])("a study that was left began then and never ended: %s", (line, area, startDate, score) => {
  const { document } = read(`Ann Lee\n\nEDUCATION\n\n${line}\n2008: Bac STG\n`);
  expect(document.education?.[0]).toMatchObject({ area, startDate, score });
  expect(document.education?.[0]?.endDate).toBeUndefined();
  expect(document.education).toHaveLength(2);
});
