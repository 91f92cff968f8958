import { expect, test } from "vitest";
import { applied, read, resultsOf } from "../../support/agent.ts";
import type { Harness } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { done, type Person, personNamed, startAt } from "../../support/samples/persona.ts";
import { answerProblems, briefProblems, letterProblems } from "./support.ts";

const people = ["nurse", "electrician", "engineer"] as const;

const questions = [
  "What should I do next?",
  "What jobs suit me?",
  "Can I become a nurse manager?",
  "Can I become a carpenter without a degree?",
  "How long until I could work as a paralegal?",
  "Compare electrician and registered nurse for me",
  "Compare electrician, lawyer and moon gardener of joy for me",
  "Should I stay or become a teacher?",
  "Why does electrician score so low for me?",
  "Why is my health score low?",
  "Why does the Quillmart Works opening fit me?",
  "What am I missing for the Quillmart Works opening?",
  "Which opening should I answer first this week?",
  "Which opening fits me best?",
  "What did I say about nights?",
  "What would the pay be?",
  "Where is the best place to work?",
  "Translate my resume",
  "What is due?",
  "asdf qwerty",
];

const postings = [
  [
    "Quillmart Works",
    "Lead",
    ["Communication", "5 years of experience", "Full driving licence", "Zephyrix 9"],
  ],
  ["Sample Union", "Clerk", ["Microsoft Excel", "Bachelor's degree", "Fluent Spanish", "Night shifts"]],
] as const;

async function document(h: Harness, person: Person, id: string): Promise<Json> {
  return read(h, person, `${id.startsWith("fit_") ? "fit-briefs" : "execution-artifacts"}/${id}`);
}

/** What is wrong with all that is said to somebody: one line a sentence without support. */
async function problemsOf(who: (typeof people)[number]): Promise<{ sentences: number; problems: string[] }> {
  const { h, person } = await startAt(personNamed(who), "everything");
  await done(h, person, "POST", "/api/v1/memories", { contentText: "No night shifts because of my back." });
  const briefs: Json[] = [];
  const letters: Json[] = [];
  for (const [company, title, demands] of postings) {
    const rawText = [title, `Company: ${company}`, "Requirements", ...demands.map((one) => `- ${one}`)];
    const data = await applied(h, person, {
      actions: [
        { type: "normalize_opportunity" },
        { type: "generate_fit_brief" },
        { type: "prepare_execution_artifact", artifactKind: "outreach_note" },
        { type: "prepare_execution_artifact", artifactKind: "interview_brief" },
      ],
      opportunity: { inputMode: "pasted_text", title, company, rawText: rawText.join("\n") },
    });
    const [brief = "", ...documents] = resultsOf(data)
      .slice(1)
      .map((result) => textAt(result, "outputs", "artifactRefs", 0));
    briefs.push(await document(h, person, brief));
    for (const id of documents) letters.push(await document(h, person, id));
  }
  const { body } = await h.send("GET", "/api/v1/resume", { key: person.key });
  const claims = new Set(asList(at(body, "data", "claims")).map((claim) => textAt(claim, "id")));
  const answers: { query: string; answer: Json }[] = [];
  for (const query of questions) {
    const answer = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
    answers.push({ query, answer: asObject(at(answer.body, "data", "reasoning")) });
  }
  const found = [
    ...answers.map(({ query, answer }) => answerProblems(query, answer, claims)),
    ...briefs.map((brief) => briefProblems(brief, claims)),
    ...letters.map((letter) => letterProblems(letter, claims)),
  ];
  return {
    sentences: found.reduce((sum, { sentences }) => sum + sentences, 0),
    problems: found.flatMap(({ problems }) => problems),
  };
}

test.each(people)(
  "every sentence that is said to the %s has support",
  async (who) => {
    const { sentences, problems } = await problemsOf(who);
    expect(problems).toEqual([]);
    expect(sentences).toBeGreaterThan(100);
  },
  240_000,
);

test("a sentence without support is found", () => {
  const answer = {
    recommendation: "You fit well. Apply at 91 of 100.",
    reasoning: "Of what was checked, 2 support it.",
    keyFactors: [
      { key: "role.met", text: "Met: Welding", effect: "supports", claimIds: [] },
      { key: "role.met", text: "Met: Welding", effect: "supports", claimIds: ["clm_none"] },
    ],
  };
  expect(answerProblems("q", answer, new Set()).problems).toHaveLength(5);
  const requirements = [{ text: "Welding", kind: "skill", outcome: "met", claimIds: [] }];
  const openPoints = [{ kind: "unmet", text: "Flying" }];
  const brief = { briefData: { requirements, openPoints, bucket: "high_fit" } };
  expect(briefProblems(brief, new Set()).problems).toHaveLength(2);
  const lines = [{ text: "I weld.", claimIds: [] }];
  expect(letterProblems({ contentData: { sections: [{ lines }] } }, new Set()).problems).toHaveLength(1);
});
