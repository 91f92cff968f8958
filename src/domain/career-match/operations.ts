import { z } from "zod";
import { educationLevels } from "../../engine/catalog/types.ts";
import { FIT_FORMULA } from "../../engine/fit/constants.ts";
import { hasEvidence, type MatchResult, match, titlesNear } from "../../engine/fit/match.ts";
import type { CatalogIndex } from "../../engine/fit/scales.ts";
import { remoteModes } from "../../engine/posting/types.ts";
import { roleNamed } from "../../engine/roles/roles-in-text.ts";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { FreeObject, NotEnoughKnown, text } from "../common.ts";
import { personEvidence } from "../evidence/person.ts";
import { localTitlesFor, localTitlesMetadata } from "../roles/local-titles.ts";
import { callsTowards, roleSaid } from "../roles/role-answer.ts";
import { roleMetadata } from "../roles/schema.ts";
import { askedFields } from "../untrusted-fields.ts";
import { conciseMatches } from "./concise.ts";
import { CareerMatchResult } from "./schema.ts";

const Constraints = z.looseObject({
  minSalary: z.number().min(0).optional().describe("Least yearly pay."),
  remote: z.enum(remoteModes).optional(),
  educationLevel: z.enum(educationLevels).optional().describe("Most education that entry may ask for."),
  excludeIndustries: z.array(text(200)).max(50).optional(),
});

export const findCareerMatches = defineOperation({
  name: "careerMatch.find",
  title: "Match careers",
  description:
    "Ranks occupations for the user by what is stored, each score with its factors, gaps, filters and what to verify. query narrows to titles or words; location and constraints are hard filters, unknown where nothing is known. Exploration, not a hiring recommendation.",
  scope: "read:career_match",
  effect: "read",
  input: z.strictObject({
    query: text(500).optional().describe("A title or words, e.g. nurse educator."),
    location: text(200).optional(),
    constraints: Constraints.optional(),
    limit: z.int().min(1).max(100).default(30).describe("Occupations in all, 1 to 100."),
  }),
  output: CareerMatchResult,
  metadata: z.strictObject({
    catalogue: z.string(),
    formula: z.string(),
    ...roleMetadata,
    ...localTitlesMetadata,
    notEnoughKnown: NotEnoughKnown.optional(),
  }),
  errors: {
    throws: ["career_context.not_found"],
  },
  http: {
    route: "POST /api/v1/career-match",
    related: ["careerGraph.get", "context.get"],
  },
  mcp: {
    tool: "match_careers",
    words: ["what fits me", "suggest careers"],
    toolset: "core",
    untrusted: askedFields,
    concise: {
      of: conciseMatches,
    },
  },
  policy: {
    catalog: true,
  },
  handler: async (ctx, { query, location, constraints, limit }) => {
    const index = ctx.catalog();
    const person = await personEvidence(ctx);
    if (query === undefined && !hasEvidence(person)) {
      throw fail(
        "career_context.not_found",
        "Nothing is known that could be matched; import a resume (import_resume), take an assessment, or send a query.",
      );
    }
    const role = query === undefined ? undefined : roleNamed(query, index);
    const isUnknown = query !== undefined && role?.understoodAs === null;
    const { notEnoughKnown, ...result } = isUnknown
      ? namesOnly(query, index)
      : match(person, index, { query, location, constraints, limit });
    return {
      data: {
        ...result,
        experimental: index.data.experimental,
        ...(query !== undefined && { query }),
        ...(location !== undefined && { location }),
        ...(constraints && { constraints: FreeObject.parse(constraints) }),
      },
      metadata: {
        catalogue: index.data.source,
        formula: FIT_FORMULA,
        ...(role && roleSaid(role)),
        ...(await localTitlesFor(ctx, codesOf(result))),
        ...(notEnoughKnown && { notEnoughKnown }),
      },
      next: role ? await callsTowards(ctx, role) : [],
    };
  },
});

function codesOf({ highFit, worthExploring, riskyMismatch, queryMatches = [] }: MatchResult): string[] {
  const all = [...highFit, ...worthExploring, ...riskyMismatch, ...queryMatches];
  return [...new Set(all.map(({ occupationCode }) => occupationCode))];
}

/** For words that name no role: titles that contain them, and nothing computed. */
function namesOnly(query: string, index: CatalogIndex): MatchResult {
  return { highFit: [], worthExploring: [], riskyMismatch: [], queryMatches: titlesNear(query, index) };
}
