import { describe, expect, test } from "vitest";
import { claimsFor, refusedOf } from "../../../robustness/writing/prove.ts";

function refusals(bullet: string, text: string): string[] {
  const resume = {
    basics: { name: "Ottilie Brandvold" },
    work: [{ position: "Trainer", name: "Quenby Hotels", startDate: "2020-01", highlights: [bullet] }],
  };
  const opening = { title: "Trainer", company: "Tarn Inn", text: "Tarn Inn asks for patience." };
  const writer = { name: "someone", resume, opening, honest: "", fabricated: "" };
  return refusedOf(
    writer,
    text,
    claimsFor(writer).map(({ id }) => id),
  ).map(({ why }) => why);
}

const english = "Raised the share of top grades from 18% to 27%";
const german = "Steigerte den Anteil der Bestnoten von 18 % auf 27 %";
const french = "Augmenté la part des reçus de 18 % à 27 %";
const spanish = "Aumenté la tasa de aprobados del 18 % al 27 %";
const portuguese = "Aumentei a taxa de aprovados de 18% para 27%";
const chinese = "把及格率从18%提高到27%";

describe("from one number to another is no change by the second", () => {
  test.each([
    [english, "I raised the share of top grades by 27%."],
    [english, "I raised grades by 27%."],
    [english, "I raised the share of top grades 27%."],
    [english, "I raised the share of top grades by 18%."],
    [german, "Ich steigerte den Anteil der Bestnoten um 27 %."],
    [french, "J'ai augmenté la part des reçus de 27 %."],
    [spanish, "Aumenté la tasa de aprobados un 27 %."],
    [spanish, "Aumenté la tasa de aprobados en un 27 %."],
    [portuguese, "Aumentei a taxa de aprovados em 27%."],
    [chinese, "我把及格率提高了27%。"],
    ["Grew the crew from 4 to 12", "I grew the crew by 12."],
    ["Vergrößerte das Team von 4 auf 12", "Ich vergrößerte das Team um 12."],
    ["Cut waste by 40%", "I cut waste to 40%."],
    ["Senkte den Abfall um 40 %", "Ich senkte den Abfall auf 40 %."],
    ["Reduje la merma un 25 %", "Reduje la merma al 25 %."],
    ["Réduit les pertes de 25 %", "J'ai réduit les pertes à 25 %."],
    ["Reduzi as perdas em 25%", "Reduzi as perdas para 25%."],
  ])("%s: not %s", (bullet, text) => expect(refusals(bullet, text)).not.toEqual([]));

  test.each([
    [english, "I raised the share of top grades from 18% to 27%."],
    [english, "I raised the share of top grades from 18 to 27 percent."],
    [english, "I raised the share of top grades from 18 to 27%."],
    [english, "I raised the share of top grades to 27%."],
    [english, "I raised the share of top grades from 18%."],
    [german, "Ich steigerte den Anteil der Bestnoten von 18 auf 27 Prozent."],
    [german, "Ich steigerte den Anteil der Bestnoten auf 27 Prozent."],
    [french, "J'ai augmenté la part des reçus de 18 à 27 %."],
    [spanish, "Aumenté la tasa de aprobados del 18 al 27 %."],
    [portuguese, "Aumentei a taxa de aprovados de 18 para 27%."],
    [chinese, "我把及格率从18%提高到27%。"],
    [chinese, "我把及格率提高到27%。"],
    ["Cut waste by 40%", "I cut waste by 40 percent."],
    ["Reduje la merma un 25 %", "Reduje la merma en un 25%."],
    ["Grew the crew from 4 to 12", "I grew the crew to 12."],
  ])("%s: %s", (bullet, text) => expect(refusals(bullet, text)).toEqual([]));
});
