/** What one check found. */
export interface Finding {
  what: string;
  /** How to fix it; absent where the check passed. */
  remedy?: string;
  /** What may go wrong though the check passed, and what would help. */
  warning?: string;
}
