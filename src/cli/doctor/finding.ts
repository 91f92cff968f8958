/** What one check found. */
export interface Finding {
  what: string;
  /** How to fix it; absent where the check passed. */
  remedy?: string;
}
