import { clamp01, round1, timeOf } from "./time.ts";
import type { CareerInput, DemandedSkill, Measured, TargetRoleInput } from "./types.ts";

const MAX_MISSING_SHOWN = 5;
const NO_OCCUPATION = "The goals name no occupation that is understood.";

/** How far a target role's demand is met at a moment. `coverage` is the weighted share held, 0..1. */
export interface RoleCoverage {
  role: TargetRoleInput;
  coverage: number;
  /** Weighted shortfall, largest first. `weight` is the share of the whole demand, 0..1. */
  missing: { skill: string; weight: number; isLicence: boolean }[];
  claimIds: string[];
}

/**
 * marketAlignment at `at` (epoch milliseconds): the weighted mean over target roles of 100 · Σ weight · held / Σ
 * weight · salary reach (1 if unknown).
 */
export function measureMarket(input: CareerInput, at: number): Measured {
  const roles = roleCoverages(input, at);
  const weights = roles.reduce((sum, { role }) => sum + (role.weight ?? 1), 0);
  if (weights === 0) return { reason: whyNot(input), inputs: { roles: 0 }, evidence: {} };
  const score = roles.reduce((sum, { role, coverage }) => {
    return sum + (role.weight ?? 1) * coverage * clamp01(role.salaryReach ?? 1);
  }, 0);
  const shown = roles.map(({ role, coverage, missing }) => ({
    id: role.id,
    title: role.title,
    coverage: round1(100 * coverage),
    ...(role.salaryReach !== undefined && { salaryReach: clamp01(role.salaryReach) }),
    missing: missing.slice(0, MAX_MISSING_SHOWN).map(({ skill }) => skill),
  }));
  return {
    score: (100 * score) / weights,
    inputs: { roles: shown },
    evidence: { claimIds: [...new Set(roles.flatMap(({ claimIds }) => claimIds))] },
  };
}

/** The coverage of each target role named by `at`; empty while no skill of the user is known. */
export function roleCoverages(input: CareerInput, at: number): RoleCoverage[] {
  if (!hasSkills(input)) return [];
  return input.roles
    .filter((role) => totalDemand(role) > 0 && (timeOf(role.statedAt) ?? at) <= at)
    .map((role) => coverageOf(role, at));
}

function coverageOf(role: TargetRoleInput, at: number): RoleCoverage {
  const all = totalDemand(role);
  const held = (demand: DemandedSkill) => ((timeOf(demand.since) ?? at) <= at ? clamp01(demand.held) : 0);
  const coverage = role.demanded.reduce((sum, demand) => sum + demand.weight * held(demand), 0) / all;
  const missing = role.demanded
    .map((demand) => ({
      skill: demand.skill,
      weight: (demand.weight * (1 - held(demand))) / all,
      isLicence: demand.isLicence === true,
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.skill < b.skill ? -1 : 1));
  const claimIds = role.demanded.filter((demand) => held(demand) > 0).flatMap((demand) => demand.claimIds);
  return { role, coverage: clamp01(coverage), missing, claimIds };
}

function totalDemand({ demanded }: TargetRoleInput): number {
  return demanded.reduce((sum, { weight }) => sum + weight, 0);
}

function hasSkills({ skills, certificates, roles }: CareerInput): boolean {
  if (skills.length + certificates.length > 0) return true;
  return roles.some(({ demanded }) => demanded.some(({ held }) => held > 0));
}

function whyNot(input: CareerInput): string {
  if (input.roles.length === 0 && input.hasTarget) return NO_OCCUPATION;
  if (input.roles.every(({ demanded }) => demanded.length === 0))
    return "No target role with known demand is named.";
  return hasSkills(input) ? "No target role was named yet." : "No skills are known to compare with demand.";
}
