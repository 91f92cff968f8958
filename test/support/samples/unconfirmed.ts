import type { Json } from "../json.ts";

/** A resume of which its text proves one job and one skill; a job with its bullet and a skill stay unconfirmed. */
export const withUnconfirmed = {
  format: "json_resume",
  sourceText: [
    "Ada Example (fictional)",
    "EXPERIENCE",
    "Line Cook, Example Grill",
    "March 2019 – Present",
    "• Runs the grill for 200 covers a night",
    "Pastry hand, Example Bakery, since the spring of 2017 until the next",
    "• Shaped 300 loaves a morning",
    "SKILLS",
    "Grilling, butchering of whole lambs",
  ].join("\n"),
  content: {
    basics: { name: "Ada Example" },
    work: [
      {
        position: "Pastry hand",
        name: "Example Bakery",
        startDate: "2017",
        endDate: "2018",
        highlights: ["Shaped 300 loaves a morning"],
      },
      { position: "Line Cook", name: "Example Grill", startDate: "2019-03" },
    ],
    skills: [{ name: "Grilling" }, { name: "Butchery" }],
  },
} satisfies Json;
