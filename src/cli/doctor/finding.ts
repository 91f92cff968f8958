/** The result of a check. */
export interface Finding {
  what: string;
  /** How to fix it. Absent if the check passed. */
  remedy?: string;
  /** A warning although the check passed, with the fix. */
  warning?: string;
}
