import type { RequirementKind } from "../../types.ts";

/** Kinds listed only in demands. Shifts and traits are also among duties and benefits. */
export const surelyAsked = new Set<RequirementKind>([
  "experience",
  "education",
  "licence",
  "certificate",
  "language",
  "authorization",
]);
