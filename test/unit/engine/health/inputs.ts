import type {
  ActiveDay,
  ActivityInput,
  GoalInput,
  HealthInput,
  SkillInput,
  TargetRoleInput,
} from "../../../../src/engine/health/types.ts";

export const now = new Date("2025-06-15T10:00:00.000Z");
const DAY_MS = 86_400_000;

/** A date-time so many days before `now`. */
export function ago(days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}

export const nothing: HealthInput = {
  skills: [],
  certificates: [],
  goals: [],
  roles: [],
  activity: { days: [], latest: [] },
};

/** What the store makes of events, each so many days old. */
export function active(events: readonly { age: number; impact: number }[]): ActivityInput {
  const sorted = events.map(({ age, impact }, index) => ({ id: `e${index}`, at: ago(age), impact }));
  sorted.sort((a, b) => (a.at < b.at ? 1 : -1));
  const days = new Map<string, ActiveDay>();
  for (const { at, impact } of sorted.toReversed()) {
    const day = at.slice(0, 10);
    const known = days.get(day) ?? { day, impact: 0, events: 0 };
    days.set(day, { day, impact: known.impact + impact, events: known.events + 1 });
  }
  return { days: [...days.values()], latest: sorted };
}

export function skill(name: string, lastDaysAgo: number, more: Partial<SkillInput> = {}): SkillInput {
  const evidence = [{ claimId: `clm_${name}`, from: ago(lastDaysAgo + 400), to: ago(lastDaysAgo) }];
  return { name, kind: "professional", evidence, ...more };
}

export function goal(
  id: string,
  statedDaysAgo: number,
  value?: number,
  more: Partial<GoalInput> = {},
): GoalInput {
  const progress = value === undefined ? [] : [{ at: ago(1), value }];
  return { id, text: `Goal ${id}`, statedAt: ago(statedDaysAgo), progress, ...more };
}

export function role(held: Record<string, number>, more: Partial<TargetRoleInput> = {}): TargetRoleInput {
  const demanded = Object.entries(held).map(([name, share]) => ({
    skill: name,
    weight: 1,
    held: share,
    claimIds: share > 0 ? [`clm_${name}`] : [],
  }));
  return { id: "role-1", title: "Data engineer", demanded, ...more };
}
