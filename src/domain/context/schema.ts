import { z } from "zod";
import { limitTopics } from "../../engine/lexicon/demands/personal-limits.ts";
import { Alert } from "../alerts/schema.ts";
import { CareerGraph, CareerGraphSummary } from "../career-graph/schema.ts";
import { CareerHealth } from "../career-health/schema.ts";
import { DateTime } from "../common.ts";
import { DataSharing } from "../data-sharing/schema.ts";
import { DynamicContext } from "../memories/schema.ts";
import { User } from "../profile/schema.ts";

const contextViews = ["compact", "full"] as const;
const graphSizes = ["summary", "full"] as const;
export const expandItems = [
  "careerGraph",
  "dynamicContext",
  "alerts",
  "careerHealth",
  "dataSharing",
] as const;
export type ExpandItem = (typeof expandItems)[number];

export const ContextQuery = z.strictObject({
  view: z
    .enum(contextViews)
    .default("compact")
    .describe("compact stays under 8 KB; full has every section, uncut."),
  expand: z.array(z.enum(expandItems)).default([]).describe("Sections to add."),
  resumeSkillsLimit: z.int().min(0).max(100).default(20).describe("Most resume skills."),
  alertsLimit: z.int().min(1).max(50).default(10).describe("Most alerts."),
  query: z
    .string()
    .max(1000)
    .optional()
    .describe("Subject of dynamicContext; by default the most important memories."),
  careerGraph: z
    .enum(graphSizes)
    .optional()
    .describe("Size of careerGraph; by default as large as the view."),
  timeRange: z
    .enum(["recent", "all"])
    .default("all")
    .describe("Of dynamicContext; recent: the last 90 days."),
  includeMemories: z.boolean().default(true).describe("Memories in dynamicContext."),
  includeRead: z.boolean().default(false).describe("Read alerts, too."),
  includeDismissed: z.boolean().default(false).describe("Dismissed alerts, too."),
});
export type ContextQuery = z.infer<typeof ContextQuery>;

const Highlight = z.strictObject({
  moduleId: z.string(),
  moduleCategory: z.string(),
  semanticModel: z.string(),
  timeScope: z.string(),
  salientDimensions: z.array(z.strictObject({ key: z.string(), label: z.string() })),
  completedAt: DateTime,
});

const Said = z.strictObject({
  memoryId: z.string(),
  about: z.array(z.enum(limitTopics)),
  text: z.string(),
  formerly: z.string().optional().describe("The older note that this one contradicts."),
});

/** The person's limits, without unknown ones. */
export const Constraints = z.strictObject({
  place: z
    .strictObject({ home: z.string(), targets: z.array(z.string()), workStyle: z.string() })
    .partial()
    .optional(),
  pay: z
    .strictObject({
      min: z.number(),
      range: z.strictObject({ min: z.number(), max: z.number() }),
      currency: z.string(),
    })
    .partial()
    .optional(),
  relocation: z.strictObject({ willing: z.boolean() }).partial().optional(),
  schedule: z.strictObject({ acceptsOvertime: z.boolean() }).partial().optional(),
  family: z.string().optional(),
  authorization: z
    .strictObject({ places: z.array(z.string()), needsSponsorship: z.boolean() })
    .partial()
    .optional(),
  said: z.array(Said).optional(),
});
export type Constraints = z.infer<typeof Constraints>;

export const OpenItems = z.strictObject({
  openings: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      company: z.string().optional(),
      stage: z.string(),
      dueAt: z.string().optional(),
      overdue: z.literal(true).optional(),
      filterFailed: z.literal(true).optional(),
    }),
  ),
  openingsInAll: z.int(),
  openingsByStage: z.record(z.string(), z.int()),
  followUpsDue: z.int(),
  unreadAlerts: z.int(),
  notes: z.int(),
});
export type OpenItems = z.infer<typeof OpenItems>;

export const ContextSummary = z.strictObject({
  constraints: Constraints,
  goals: z.array(z.strictObject({ text: z.string(), dueAt: z.string().optional() })),
  openItems: OpenItems,
  currentJobTitle: z.string().optional(),
  currentIndustry: z.string().optional(),
  yearsOfExperience: z.number().optional(),
  profileCompleteness: z.number().min(0).max(100).optional(),
  lastUpdated: DateTime.optional(),
  apiVersion: z.string().optional(),
  resume: z.strictObject({
    hasResume: z.boolean(),
    skillsTop: z.array(z.string()),
    experienceCount: z.int(),
    educationCount: z.int(),
  }),
  assessments: z.strictObject({
    availableModules: z.array(z.string()),
    moduleCount: z.int(),
    highlights: z.array(Highlight),
    lastCompletedAt: DateTime.nullable(),
  }),
});
export type ContextSummary = z.infer<typeof ContextSummary>;

export const ContextSections = z.strictObject({
  careerGraph: z.union([CareerGraph, CareerGraphSummary]).optional(),
  dynamicContext: DynamicContext.optional(),
  careerHealth: CareerHealth.optional(),
  alerts: z
    .strictObject({
      items: z.array(Alert),
      count: z.int(),
      filters: z.strictObject({ includeRead: z.boolean(), includeDismissed: z.boolean() }),
    })
    .optional(),
  dataSharing: DataSharing.optional(),
});
export type ContextSections = z.infer<typeof ContextSections>;

export const RecommendedCall = z.strictObject({ when: z.string(), method: z.string(), path: z.string() });
export type RecommendedCall = z.infer<typeof RecommendedCall>;

export const ContextData = z.strictObject({
  user: User,
  summary: ContextSummary,
  sections: ContextSections.optional(),
  recommendedNextCalls: z.array(RecommendedCall),
});
export type ContextData = z.infer<typeof ContextData>;

export const ContextMetadata = z.strictObject({
  userId: z.string(),
  view: z.enum(contextViews),
  expanded: z.array(z.enum(expandItems)),
  careerGraph: z.enum(["none", ...graphSizes]),
  resumeSkillsLimit: z.int(),
  alertsLimit: z.int(),
  durationMs: z.number(),
  warnings: z.array(z.string()),
});
