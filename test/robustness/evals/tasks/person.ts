import { resumeText } from "../postings.ts";
import type { Task } from "../types.ts";

/** The person: what is known, what changed, what they are like. */
export const personTasks: readonly Task[] = [
  {
    id: "first-hello",
    says: `Hello! Here is my resume, get to know me.\n\n${resumeText}`,
    who: "stranger",
    steps: [
      {
        tool: "get_context",
        is: {
          "data.summary.constraints": null,
          "next[0].tool": "import_resume",
          "next[1].tool": "update_profile",
        },
        tokens: 300,
      },
      {
        tool: "import_resume",
        arguments: { format: "text", content: resumeText },
        has: ["data.claims[0].id", "data.confidence"],
        shows: ["Warehouse Supervisor", "Forklift operation"],
        tokens: 1350,
      },
      {
        tool: "get_context",
        is: { "data.summary.resume.hasResume": true },
        shows: ["Warehouse Supervisor", "Inventory management"],
        tokens: 450,
      },
    ],
    tokens: 1750,
  },
  {
    id: "where-are-we",
    says: "Good morning. Where do I stand?",
    who: "nurse",
    steps: [
      {
        tool: "get_context",
        arguments: { expand: ["alerts"] },
        has: ["data.summary.profileCompleteness", "data.sections.alerts.items[0].message", "next[0].tool"],
        shows: ["Registered Nurse, Cardiac Step-Down Unit"],
        tokens: 1000,
      },
    ],
    tokens: 1000,
  },
  {
    id: "changed-since-last-week",
    says: "What changed since last week?",
    who: "nurse",
    steps: [
      {
        tool: "list_timeline",
        arguments: { since: "2026-02-23T00:00:00Z", limit: 30 },
        shows: ["goal.changed", "assessment.completed", "Nurse practitioner"],
        tokens: 700,
      },
      { tool: "list_alerts", has: ["data[0].id"], shows: ["skill_gap"], tokens: 550 },
    ],
    tokens: 1200,
  },
  {
    id: "why-did-it-drop",
    says: "Why did my score drop?",
    who: "nurse",
    steps: [
      {
        tool: "get_career_health",
        has: ["data.overallScore", "data.metrics.marketAlignment.details.inputs.roles[0].missing[0]"],
        shows: ["Prescribing", "formula"],
        tokens: 1900,
      },
      {
        tool: "list_timeline",
        arguments: { eventType: "goal.changed", limit: 5 },
        has: ["data[0].eventData.current"],
        shows: ["Nurse practitioner"],
        lacks: ["assessment.completed"],
        tokens: 200,
      },
    ],
    tokens: 2000,
  },
  {
    id: "values-assessment",
    says: "Take the values assessment with me. Put me down for 'agree' on every statement.",
    who: "electrician",
    steps: [
      {
        tool: "get_assessment_questions",
        arguments: { moduleId: "values" },
        as: "questions",
        is: { "data.scale.max": 5 },
        has: ["data.items[35].text"],
        tokens: 1550,
      },
      {
        tool: "submit_assessment",
        arguments: { moduleId: "values", answers: { $answers: "questions", with: 4 } },
        has: ["data.scores.achievement", "data.quality.confidence_score"],
        shows: ["straight_lining"],
        tokens: 250,
      },
    ],
    tokens: 1700,
  },
  {
    id: "interests-said-what",
    says: "What did my interests test say?",
    who: "nurse",
    steps: [
      {
        tool: "get_assessment",
        arguments: { moduleId: "riasec" },
        has: ["data.scores.S"],
        shows: ["Social: helping and teaching"],
        tokens: 250,
      },
    ],
    tokens: 250,
  },
  {
    id: "not-taken-yet",
    says: "And my work style result?",
    who: "nurse",
    steps: [
      {
        tool: "get_assessment",
        arguments: { moduleId: "workStyle" },
        fails: "assessments.not_found",
        has: ["next[0].tool"],
        tokens: 100,
      },
      {
        tool: "get_assessment_questions",
        arguments: { moduleId: "workStyle" },
        has: ["data.items[29].id"],
        tokens: 1400,
      },
    ],
    tokens: 1450,
  },
  {
    id: "stale-skills",
    says: "Which of my skills are going stale?",
    who: "nurse",
    steps: [
      {
        tool: "get_career_health",
        has: ["data.metrics.skillFreshness.details.inputs.stalest[0].name"],
        shows: ["lastSeen"],
        tokens: 1900,
      },
    ],
    tokens: 1800,
  },
  {
    id: "new-goal",
    says: "I changed my mind: I want to teach nursing, by the end of 2027.",
    who: "nurse",
    steps: [
      {
        tool: "update_profile",
        arguments: { career_goals: [{ target_role: "Nursing instructor", by: "2027-12-31", progress: 0 }] },
        is: { "data.profile.career_goals[0].target_role": "Nursing instructor" },
        tokens: 200,
      },
      { tool: "list_alerts", shows: ["metadata"], tokens: 550 },
    ],
    tokens: 650,
  },
  {
    id: "finished-a-course",
    says: "I finished the wound care refresher at Example Academy on 20 February. Put it in my record.",
    who: "nurse",
    steps: [
      {
        tool: "import_resume",
        arguments: {
          format: "json_resume",
          mode: "merge",
          content: {
            certificates: [{ name: "Wound care refresher", issuer: "Example Academy", date: "2026-02-20" }],
          },
        },
        shows: ["Wound care refresher"],
        tokens: 3050,
      },
      {
        tool: "search_career_context",
        arguments: { query: "wound care refresher", limit: 3 },
        shows: ["Wound care refresher"],
        tokens: 1650,
      },
    ],
    tokens: 4650,
  },
  {
    id: "remember-this",
    says: "Remember that I can't start before September because of my daughter's school.",
    who: "engineer",
    steps: [
      {
        tool: "add_memory",
        arguments: { contentText: "Can't start before September because of my daughter's school." },
        has: ["data.id"],
        tokens: 150,
      },
      {
        tool: "search_career_context",
        arguments: { query: "start before September", limit: 3 },
        is: {
          "data.relevantMemories[0].contentText":
            "Can't start before September because of my daughter's school.",
        },
        tokens: 1000,
      },
    ],
    tokens: 1100,
  },
  {
    id: "delete-that-memory",
    says: "You noted something about my knee. Delete that memory.",
    who: "electrician",
    steps: [
      {
        tool: "search_career_context",
        arguments: { query: "knee", limit: 3 },
        as: "found",
        shows: ["The knee hurts on ladders"],
        has: ["data.relevantMemories[0].id"],
        tokens: 1000,
      },
      {
        tool: "delete_memory",
        arguments: { id: "$found.data.relevantMemories[0].id" },
        is: { "data.deleted": true },
        tokens: 100,
      },
      {
        tool: "search_career_context",
        arguments: { query: "knee", limit: 3 },
        lacks: ["The knee hurts"],
        tokens: 850,
      },
    ],
    tokens: 1750,
  },
];
