import { z } from "zod";
import type { KeyRecord } from "../../store/ports/access.ts";
import type { Standing } from "../../store/ports/users.ts";
import { DateTime, text } from "../common.ts";

const LARGEST = 999_999_999;

/** A limit set by an administrator. Null in a change removes it. */
const Limit = (least: number) => z.int().min(least).max(LARGEST);

export const CallsPerHour = Limit(1);
export const Memories = Limit(0);
export const Credits = Limit(0);

export const userId = text(200).describe("The user's id, from list_users.");

/** A user as administrators see them: a name, and none of their data. */
export const AdminUser = z.strictObject({
  id: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  createdAt: DateTime,
  suspendedAt: DateTime.optional(),
  quota: z.strictObject({ callsPerHour: CallsPerHour.optional(), memories: Memories.optional() }),
  links: z.array(z.strictObject({ issuer: z.string(), subject: z.string() })),
});
export type AdminUser = z.infer<typeof AdminUser>;

export function shownUser(user: Standing): AdminUser {
  const { id, name, email, createdAt, suspendedAt, hourlyLimit, memoryLimit, links } = user;
  return {
    id,
    ...(name !== null && { name }),
    ...(email !== null && { email }),
    createdAt,
    ...(suspendedAt !== null && { suspendedAt }),
    quota: {
      ...(hourlyLimit !== null && { callsPerHour: hourlyLimit }),
      ...(memoryLimit !== null && { memories: memoryLimit }),
    },
    links,
  };
}

/** A key without its secret. */
export const AdminKey = z.strictObject({
  id: z.string(),
  name: z.string(),
  prefix: z
    .string()
    .describe("How the key starts. cal_ is a calendar token, lnk_ a client of a linked account."),
  scopes: z.array(z.string()),
  hourlyLimit: z.int(),
  credits: z.int().optional(),
  creditKind: z.enum(["credits", "trial"]).optional(),
  creditsGranted: z.int().optional(),
  createdAt: DateTime,
  expiresAt: DateTime.optional(),
  revokedAt: DateTime.optional(),
  lastUsedAt: DateTime.optional(),
});
export type AdminKey = z.infer<typeof AdminKey>;

export function shownKey(key: KeyRecord): AdminKey {
  const { id, name, prefix, scopes, hourlyLimit, createdAt } = key;
  const { credits, creditKind, creditsGranted, expiresAt, revokedAt, lastUsedAt } = key;
  return {
    ...{ id, name, prefix, scopes, hourlyLimit },
    ...(credits !== null && { credits }),
    ...(creditKind !== null && { creditKind }),
    ...(creditsGranted !== null && { creditsGranted }),
    createdAt,
    ...(expiresAt !== null && { expiresAt }),
    ...(revokedAt !== null && { revokedAt }),
    ...(lastUsedAt !== null && { lastUsedAt }),
  };
}
