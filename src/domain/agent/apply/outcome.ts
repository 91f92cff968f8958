import type { Directory, See } from "../../../operation/directory.ts";
import type { Diagnostics, Outputs } from "../schema.ts";

/** How an action ended. Only a success has outputs; the others have diagnostics. */
export type Outcome =
  | { status: "succeeded"; outputs: Outputs; reused: boolean }
  | { status: "blocked" | "failed"; diagnostics: Diagnostics };

export function succeeded(outputs: Partial<Outputs>, reused = false): Outcome {
  const { artifactRefs = [], reportRefs = [], jobsWorkspaceRefs = [], inline = null } = outputs;
  return { status: "succeeded", outputs: { artifactRefs, reportRefs, jobsWorkspaceRefs, inline }, reused };
}

type Category = NonNullable<Diagnostics["category"]>;

export interface Blocker {
  failureType: string;
  /** What is missing, in words. */
  constraint: string;
  category: Category;
  /** Recovery steps. Each one alone lets the same action succeed. */
  recovery: readonly { type: string; label: string; see?: See }[];
}

/** Something is missing. The diagnostics say what, and how to supply it. */
export function blocked(operations: Directory, block: Blocker): Outcome {
  return { status: "blocked", diagnostics: diagnosis(operations, block) };
}

/** Diagnostics for a missing input. */
export function diagnosis(
  operations: Directory,
  { failureType, constraint, category, recovery }: Blocker,
): Diagnostics {
  return {
    failureType,
    blockingConstraint: constraint,
    recoverable: recovery.length > 0,
    suggestedRecoveryPath: recovery.map(({ type, label, see }) => ({
      type,
      label: operations.say({ text: label, ...(see && { see }) }),
    })),
    category,
  };
}

/** The action failed although nothing was missing. */
export function failed(operations: Directory, constraint: string, category: Category): Outcome {
  return {
    status: "failed",
    diagnostics: diagnosis(operations, {
      failureType: "action_failed",
      constraint,
      category,
      recovery: [{ type: "retry", label: "Send the same action again. Nothing was stored." }],
    }),
  };
}
