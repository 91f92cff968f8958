import type { MailEvent } from "../types.ts";
import type { Role } from "../words/roles/index.ts";

/** What an employer does in a sentence: roles within a few words of each other, in any order. */
export interface Act {
  readonly says: MailEvent;
  readonly roles: readonly Role[];
  readonly reach: number;
  /** True if the roles must be in this order: "the post is filled", not "filled in the form for the post". */
  readonly inOrder?: true;
}

/** The acts of employers in every language. */
export const acts: readonly Act[] = [
  { says: "interview", roles: ["want", "you", "meet"], reach: 8 },
  { says: "interview", roles: ["invite", "you", "talk"], reach: 12 },
  { says: "interview", roles: ["want", "you", "talk"], reach: 12 },
  { says: "interview", roles: ["you", "meet", "day"], reach: 12 },
  { says: "screen", roles: ["want", "call"], reach: 10 },
  { says: "screen", roles: ["next", "test"], reach: 8 },
  { says: "offer", roles: ["want", "you", "hire"], reach: 10 },
  { says: "offer", roles: ["offer", "you", "post"], reach: 9 },
  { says: "offer", roles: ["post", "yours"], reach: 8 },
  { says: "offer", roles: ["contract", "sign"], reach: 10 },
  { says: "rejected", roles: ["not", "progress", "you"], reach: 8 },
  { says: "rejected", roles: ["not", "progress", "papers"], reach: 9 },
  { says: "rejected", roles: ["choose", "others"], reach: 8 },
  { says: "rejected", roles: ["post", "filled"], reach: 6, inOrder: true },
  { says: "rejected", roles: ["post", "stopped"], reach: 5, inOrder: true },
];
