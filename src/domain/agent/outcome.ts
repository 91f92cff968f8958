import type { Diagnostics, Outputs } from "./schema.ts";

/** How an action ended; only a success has outputs, only the others have diagnostics. */
export type Outcome =
  | { status: "succeeded"; outputs: Outputs; reused: boolean }
  | { status: "blocked" | "failed"; diagnostics: Diagnostics };

export function succeeded(outputs: Partial<Outputs>, reused = false): Outcome {
  const { artifactRefs = [], reportRefs = [], jobsWorkspaceRefs = [], inline = null } = outputs;
  return { status: "succeeded", outputs: { artifactRefs, reportRefs, jobsWorkspaceRefs, inline }, reused };
}

interface Block {
  failureType: string;
  /** What is missing, in words. */
  constraint: string;
  category: NonNullable<Diagnostics["category"]>;
  /** Steps that, followed, make the same action succeed. */
  recovery: { type: string; label: string }[];
  details?: string[];
}

/** Something is missing; the diagnostics say what, and how to get it. */
export function blocked({ failureType, constraint, category, recovery, details }: Block): Outcome {
  return {
    status: "blocked",
    diagnostics: {
      failureType,
      blockingConstraint: constraint,
      recoverable: recovery.length > 0,
      suggestedRecoveryPath: recovery,
      category,
      ...(details && { details }),
    },
  };
}
