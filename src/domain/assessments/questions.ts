import collaborationConflict from "../../../db/catalog/assessments/collaborationConflict.json" with {
  type: "json",
};
import currentStatePulse from "../../../db/catalog/assessments/currentStatePulse.json" with { type: "json" };
import expressionStyle from "../../../db/catalog/assessments/expressionStyle.json" with { type: "json" };
import riasec from "../../../db/catalog/assessments/riasec.json" with { type: "json" };
import skillsTalents from "../../../db/catalog/assessments/skillsTalents.json" with { type: "json" };
import stressRegulation from "../../../db/catalog/assessments/stressRegulation.json" with { type: "json" };
import values from "../../../db/catalog/assessments/values.json" with { type: "json" };
import workStyle from "../../../db/catalog/assessments/workStyle.json" with { type: "json" };
import type { QuestionModule as Module } from "../../engine/assessment/types.ts";
import { fail } from "../../operation/errors.ts";
import { ModuleId, QuestionModule } from "./schema.ts";

const catalog: Record<ModuleId, unknown> = {
  riasec,
  workStyle,
  values,
  skillsTalents,
  collaborationConflict,
  stressRegulation,
  expressionStyle,
  currentStatePulse,
};

/** The questions of a module. Throws assessments.not_found for an unknown name. */
export function questionModule(moduleId: string): Module {
  const known = ModuleId.safeParse(moduleId);
  if (known.success) return QuestionModule.parse(catalog[known.data]);
  throw fail("assessments.not_found", `Unknown assessment. Choose one of ${ModuleId.options.join(", ")}.`);
}
