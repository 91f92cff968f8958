import { DAY_MS } from "../../shared/time.ts";
import { dateText, round1, timeOf } from "./time.ts";
import type { CertificateInput, Evidence, HealthInput, Measured, SkillInput } from "./types.ts";

/** Half-life in years of a skill without new evidence, by kind. A rule of thumb: see docs/methods.md, Career health. */
const halfLifeYears = { tool: 2.5, professional: 5, knowledge: 5, foundational: 10, credential: 10 };
/** The minimum freshness of an old or expired item, because it was learned once. */
const MIN_FRESHNESS = 0.1;
const YEAR_MS = 365.25 * DAY_MS;
const MAX_NAMES_SHOWN = 5;

/** A skill or certificate: its freshness (minimum..1) at a moment, and when evidence last showed it. */
export interface FreshItem {
  name: string;
  weight: number;
  fresh: number;
  lastSeen: number;
  claimIds: string[];
  kind: "skill" | "studied" | "certificate";
}

/** skillFreshness at `at` (epoch milliseconds): 100 · Σ w · max(floor, 0.5^(Δt / h)) / Σ w over dated items. */
export function measureFreshness({ skills, certificates }: HealthInput, at: number): Measured {
  const items = freshItems({ skills, certificates }, at);
  const undated = skills.length + certificates.length - items.length;
  const weights = items.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) {
    const reason =
      undated > 0 ? "No known skill has a date that shows its use." : "No skills or certificates are known.";
    return { reason, inputs: { dated: 0, undated }, evidence: {} };
  }
  const sum = items.reduce((total, { weight, fresh }) => total + weight * fresh, 0);
  const stalest = items
    .toSorted((a, b) => a.fresh - b.fresh || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_NAMES_SHOWN)
    .map(({ name, fresh, lastSeen }) => ({
      name,
      freshness: round1(100 * fresh),
      // A day ends when the next one starts, which is still in the future.
      lastSeen: dateText(Math.min(lastSeen, at - 1)),
    }));
  return {
    score: (100 * sum) / weights,
    inputs: { dated: items.length, undated, stalest },
    evidence: { claimIds: [...new Set(items.flatMap(({ claimIds }) => claimIds))] },
  };
}

/** Every dated skill and certificate known at `at`. */
export function freshItems(
  { skills, certificates }: Pick<HealthInput, "skills" | "certificates">,
  at: number,
): FreshItem[] {
  return [
    ...skills.flatMap((skill) => freshSkill(skill, at) ?? []),
    ...certificates.flatMap((certificate) => freshCertificate(certificate, at) ?? []),
  ];
}

function freshSkill(
  { name, kind, weight = 1, evidence, isStudied }: SkillInput,
  at: number,
): FreshItem | undefined {
  const seen = evidence.flatMap((one) => lastSeen(one, at) ?? []);
  if (seen.length === 0) return undefined;
  const latest = Math.max(...seen.map(({ time }) => time));
  const fresh = decay(at - latest, halfLifeYears[kind]);
  return {
    ...{ name, weight, fresh, lastSeen: latest, claimIds: seen.map(({ claimId }) => claimId) },
    kind: isStudied ? "studied" : "skill",
  };
}

/** The last moment up to `at` with evidence of the skill. */
function lastSeen(
  { claimId, from, to }: Evidence,
  at: number,
): { claimId: string; time: number } | undefined {
  const start = timeOf(from);
  if (start === undefined || start > at) return undefined;
  const end = to === undefined ? at : timeOf(to);
  return { claimId, time: Math.min(at, Math.max(start, end ?? start)) };
}

/** 1 until it expires. Without an expiry it decays slowly. */
function freshCertificate(
  { claimId, name, weight = 1, issuedAt, expiresAt }: CertificateInput,
  at: number,
): FreshItem | undefined {
  const issued = timeOf(issuedAt);
  const expires = timeOf(expiresAt);
  if (issued !== undefined && issued > at) return undefined;
  const item = { name, weight, claimIds: [claimId], kind: "certificate" as const };
  if (expires !== undefined) {
    const valid = at <= expires;
    return { ...item, fresh: valid ? 1 : MIN_FRESHNESS, lastSeen: valid ? at : expires };
  }
  if (issued === undefined) return undefined;
  return { ...item, fresh: decay(at - issued, halfLifeYears.credential), lastSeen: issued };
}

function decay(age: number, halfLife: number): number {
  return Math.max(MIN_FRESHNESS, 0.5 ** (age / (halfLife * YEAR_MS)));
}
