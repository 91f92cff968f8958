import { expect, test } from "vitest";
import { askedOfOpenings } from "../../support/asked-of-openings.ts";
import { at } from "../../support/json.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";

const openings = [
  "Warehouse Supervisor\nCompany: Alpha Goods Ltd\nLocation: Leeds, UK (on-site)\nSalary: £31,000 per year\nHours: full time, 40 hours a week\nShifts: rotating, including nights\nRequirements\n- Forklift licence\n- 2 years of warehouse experience",
  "Stock Controller\nCompany: Beta Foods Ltd\nLocation: Leeds, UK\nSalary: £36,000 per year\nHours: Monday to Friday, 9 to 5\nWe offer paid training.\nRequirements\n- Excel\n- 2 years of stock control experience",
  "Route Planner\nCompany: Gamma Supplies Ltd\nLocation: York, UK\nSalary: £38,000 per year plus commission\nRequirements\n- Full UK driving licence\n- Planning of delivery routes",
];

/** A person with three openings and three limits in notes, who asks. */
async function started() {
  const { h, person } = await startAt(personNamed("electrician"), "resume");
  const { key } = person;
  await askedOfOpenings(h, person, { query: "Which opening fits?", limit: "No night shifts.", openings });
  for (const contentText of [
    "I won't take less than £35,000.",
    "Nothing that needs a uniform, I won't do that.",
  ])
    await h.send("POST", "/api/v1/memories", { key, body: { contentText } });
  return async (query: string) => {
    const { body } = await h.send("POST", "/api/v1/career-reasoning", { key, body: { query } });
    const reasoning = at(body, "data", "reasoning");
    const factors = at(reasoning, "keyFactors") as { text: string; effect: string; key: string }[];
    return { said: String(at(reasoning, "recommendation")), factors, texts: factors.map(({ text }) => text) };
  };
}

test.each([
  "Which opening breaks my limits?",
  "Which of these openings go against what I said I won't do?",
  "Which jobs violate my deal-breakers?",
  "Which one can I rule out?",
  "Welche Stelle verstößt gegen meine Grenzen?",
  "¿Qué oferta incumple mis límites?",
  "Quelle offre ne respecte pas mes limites ?",
  "Quais vagas violam os meus limites?",
])("%s is answered with the limits that fail, not with scores", async (query) => {
  const asked = await started();
  const { said, factors, texts } = await asked(query);
  expect(said).toBe(
    "Of 3 stored openings, one fails a stated limit and comes first in keyFactors; some limits are not decided.",
  );
  expect(texts[0]).toContain("Warehouse Supervisor");
  expect(factors[0]?.effect).toBe("speaks_against");
  expect(texts.slice(1, 3).join("\n")).toContain('A stated limit fails. The user said: "No night shifts."');
  expect(texts.slice(1, 3).join("\n")).toContain("Pay of up to 31000 GBP a year against at least 35000.");
  expect(texts.filter((text) => text.includes("uniform"))).toHaveLength(1);
  expect(texts.at(-1)).toContain("uniform");
});

test("one opening's limits are counted, and each has what the opening says of it", async () => {
  const asked = await started();
  const broken = await asked("Does the Warehouse Supervisor job break any of my limits?");
  expect(broken.said).toBe("The stored opening fails 2 of 3 stated limits; 1 is not decided.");
  const kept = await asked("Is the Stock Controller opening within my limits?");
  expect(kept.said).toBe("No stated limit fails for the stored opening; 2 are met, and 1 is not decided.");
  expect(kept.texts.join()).toContain("No night shifts.");
});

test("a question for the limits themselves still lists them", async () => {
  const asked = await started();
  expect((await asked("What are my limits?")).said).toBe("3 limits are stored; keyFactors has the words.");
});

test.each([
  ["Which openings have night shifts?", "Shifts: rotating, including nights", "Warehouse Supervisor"],
  ["Which openings ask for Excel?", "The opening asks for: Excel", "Stock Controller"],
  ["Which openings offer training?", "The posting says: We offer paid training.", "Stock Controller"],
  ["Which openings are full time?", "Hours: full time, 40 hours a week", "Warehouse Supervisor"],
  ["Welche Stellen verlangen Excel?", "The opening asks for: Excel", "Stock Controller"],
])("%s is answered by the postings' own lines", async (query, line, title) => {
  const asked = await started();
  const { said, texts, factors } = await asked(query);
  expect(said).toContain("Of 3 stored openings, one mentions this and comes first in keyFactors");
  expect(texts[0]).toContain(title);
  expect(texts[1]).toContain(line);
  expect(factors.filter(({ effect }) => effect === "supports")).toHaveLength(2);
});

test("what no posting says is said to be in none, and what was searched is named", async () => {
  const asked = await started();
  const { said } = await asked("Which openings have a pension?");
  expect(said).toBe(
    "Of 3 stored openings, none has the words of this question; the postings were searched whole.",
  );
});

test("the words that name an opening are no answer to a question about it", async () => {
  const asked = await started();
  const nights = await asked("Would the warehouse job mean night work?");
  expect(nights.texts).toContain("The posting says: Shifts: rotating, including nights");
  expect(nights.texts.join()).not.toContain("2 years of warehouse experience");
  const overtime = await asked("Does Beta Foods mention overtime?");
  expect(overtime.said).toContain("Nothing in the stored opening has the words of this question");
  expect((await asked("Is the Route Planner job full time?")).said).toContain(
    "Nothing in the stored opening",
  );
});

test("the openings that fit best are still ranked by fit", async () => {
  const asked = await started();
  expect((await asked("Which opening suits me best?")).said).not.toContain("mentions this");
});

test("an answer about many openings lists the first ten and says how many there are", async () => {
  const { h, person } = await startAt(personNamed("electrician"), "resume");
  const many = Array.from(
    { length: 12 },
    (_, at) => `Planner ${at}\nCompany: Sample${at} Ltd\nRequirements\n- Excel ${at}`,
  );
  const { said, factors } = await askedOfOpenings(h, person, {
    query: "Which openings ask for Excel?",
    limit: undefined,
    openings: many,
  });
  expect(said).toBe(
    "Each of the 12 stored openings mentions this, in the exact words below it; keyFactors has the first 10 of these openings.",
  );
  expect(factors.filter(({ text }) => text.startsWith("Planner"))).toHaveLength(10);
});

test("the least pay that one wants is asked of one's own notes", async () => {
  const asked = await started();
  expect((await asked("What is my minimum?")).said).toBe(
    "One stored note says something about the user's pay; keyFactors has the words.",
  );
});

test.each([
  "Are my must-haves still valid?",
  "Which careers fit my limits?",
  "Should I rule out the Stock Controller job?",
  "Which opening has the highest score?",
  "Which application has an interview?",
  "What openings need my attention?",
  "Which full time openings ask for Excel?",
])("%s asks neither for limits nor for what postings say", async (query) => {
  const asked = await started();
  const { said } = await asked(query);
  expect(said).not.toMatch(/stated limit and come|fails a stated limit|mentions? this|has the words/);
});

test.each(["Which openings have no night shifts?", "Which jobs are without night work?"])(
  "%s has those that name it last",
  async (query) => {
    const asked = await started();
    const { said, texts } = await asked(query);
    expect(said).toMatch(
      /^By the words of the 3 stored openings, .*1 names it and comes last\. A posting can/,
    );
    expect(texts.at(-1)).toMatch(/night/i);
  },
);

test("a title counts among several", async () => {
  const asked = await started();
  const { said } = await asked("Which openings mention route planning?");
  expect(said).toContain("one mentions this");
});

test("an opening that says nothing of a question is not said to mention it beside a note", async () => {
  const { h, person } = await startAt(personNamed("electrician"), "resume");
  const { said, factors } = await askedOfOpenings(h, person, {
    query: "Which openings have night shifts?",
    limit: "No night shifts.",
    openings: [openings[1] ?? ""],
  });
  expect(said).toBe("The resume and one stored note mention this; keyFactors has the exact words.");
  expect(factors.find(({ text }) => text.startsWith("Stock Controller"))?.effect).toBe("unknown");
});
