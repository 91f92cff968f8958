import { elicitAssessment } from "./assessment.ts";
import { acceptToken, confirmDelete } from "./confirm.ts";
import type { ElicitationHandler } from "./types.ts";

/** What is asked of the person before an operation runs; nothing where the client shows no forms. */
export const beforeCall: ElicitationHandler = async (context) => {
  const { entry, elicitation, input } = context;
  if (!elicitation.canAsk) return acceptToken(context);
  if (entry.effect === "delete") return confirmDelete(context);
  if (entry.operation === "assessments.submit") return elicitAssessment(context);
  return { input };
};
