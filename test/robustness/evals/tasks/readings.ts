import type { Json } from "../../../support/json.ts";
import type { Step, Task } from "../types.ts";

const posting =
  "Backend engineer at Quillstack. We ask for Go or Rust, and at least 5 years of backend work. No visa sponsorship. Pay 95k-115k EUR. A driving force for change.";

function brief(opportunity: Json, more: Partial<Step> = {}): Step {
  return {
    tool: "apply",
    arguments: {
      actions: [{ type: "generate_fit_brief" }],
      opportunity: { inputMode: "pasted_text", ...opportunity },
    },
    as: "brief",
    tokens: 450,
    ...more,
  };
}

const readBrief: Step = {
  tool: "get_fit_brief",
  arguments: { id: "$brief.data.results[0].outputs.artifactRefs[0]" },
  tokens: 1500,
};

function normalised(opportunity: Json, more: Partial<Step>): Step {
  return {
    tool: "apply",
    arguments: {
      actions: [{ type: "normalize_opportunity" }],
      opportunity: { inputMode: "pasted_text", ...opportunity },
    },
    tokens: 1200,
    ...more,
  };
}

const read = "data.results[0].outputs.inline.opportunity";

/** What is read of postings and resumes, by the caller and by the service, and what is not. */
export const readingTasks: readonly Task[] = [
  {
    id: "too-little-to-judge",
    says: "Should I apply? Here is the ad: We are hiring! Great team.",
    who: "nurse",
    steps: [
      brief(
        { rawText: "We are hiring! Great team." },
        {
          is: {
            "data.results[0].outputs.inline.fitBrief.score": null,
            "data.results[0].outputs.inline.fitBrief.verdict": "not_enough_read",
          },
        },
      ),
    ],
    tokens: 450,
  },
  {
    id: "go-or-rust",
    says: `Would I be right for this? ${posting}`,
    who: "engineer",
    steps: [brief({ rawText: posting }), { ...readBrief, shows: ["Go", "5 years"], lacks: ["driving"] }],
    tokens: 1900,
  },
  {
    id: "read-by-the-agent",
    says: `Keep this opening, please. ${posting}`,
    who: "engineer",
    steps: [
      normalised(
        {
          rawText: posting,
          reading: {
            title: "Backend engineer",
            company: "Quillstack",
            requirements: [
              { text: "Go or Rust", kind: "skill", necessity: "required", alternatives: ["Go", "Rust"] },
            ],
          },
        },
        {
          is: {
            // Title, company and requirement, which are not said again.
            [`${read}.proved`]: 3,
            [`${read}.unproved`]: undefined,
            [`${read}.company`]: undefined,
            [`${read}.requirements`]: undefined,
          },
        },
      ),
    ],
    tokens: 1200,
  },
  {
    id: "read-what-is-not-there",
    says: `It also wants ten years of COBOL, I think. ${posting}`,
    who: "engineer",
    steps: [
      normalised(
        {
          rawText: posting,
          reading: {
            company: "Quillstack",
            requirements: [{ text: "Ten years of COBOL", kind: "experience", necessity: "required" }],
          },
        },
        {
          has: [`${read}.unproved[0].path`, `${read}.unproved[0].why`],
          is: { [`${read}.proved`]: 1, [`${read}.company`]: undefined },
        },
      ),
    ],
    tokens: 1200,
  },
  {
    id: "company-named-in-passing",
    says: "Note this one: We're Lumen Care, and we need a ward nurse in Leeds. Apply by Dec 15.",
    who: "nurse",
    steps: [
      normalised(
        { rawText: "We're Lumen Care, and we need a ward nurse in Leeds.\nApply by Dec 15." },
        { is: { [`${read}.company`]: "Lumen Care" } },
      ),
    ],
    tokens: 1200,
  },
  {
    id: "resume-with-a-gap",
    says: "Here is my resume.",
    who: "stranger",
    steps: [
      {
        tool: "import_resume",
        arguments: {
          format: "text",
          content:
            "Mira Halvorsen\nmira@example.org\n\nExperience\nElectrician, Bright Wire Ltd, 2019 - 2023\nlaid off Nov 18 – Feb 19\n\nEducation\nAn evening of my own about old radios",
        },
        is: {
          "data.resume.experience[0].title": "Electrician",
          "data.resume.experience[1]": undefined,
          "data.unread[0].text": "laid off Nov 18 – Feb 19",
        },
        tokens: 900,
      },
    ],
    tokens: 900,
  },
  {
    id: "nothing-known-yet",
    says: "How is my career doing?",
    who: "stranger",
    steps: [
      {
        tool: "get_career_health",
        is: {
          "data.metrics.goalProgress.details.known": false,
          "data.metrics.skillFreshness.details.known": false,
        },
        has: ["metadata.notEnoughKnown[0]"],
        tokens: 900,
      },
    ],
    tokens: 900,
  },
  {
    id: "alerts-in-sentences",
    says: "Anything I should worry about?",
    who: "nurse",
    steps: [
      {
        tool: "list_alerts",
        has: ["data[0].message", "data[0].actionSuggestions[0]"],
        lacks: ["critical", "predict_career {", "match_careers {"],
        tokens: 900,
      },
    ],
    tokens: 900,
  },
];
