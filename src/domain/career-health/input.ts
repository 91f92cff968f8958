import { evidenceOf } from "../../engine/fit/opening/prepare-record.ts";
import { catalogueOutcome } from "../../engine/fit/opening/skills/skill.ts";
import type { CatalogIndex } from "../../engine/fit/scales.ts";
import type { PersonEvidence } from "../../engine/fit/types.ts";
import { ACTIVITY_DAYS, LATEST_EVENTS } from "../../engine/health/activity.ts";
import { dateText, endOfDay } from "../../engine/health/time.ts";
import type {
  ActivityInput,
  CareerInput,
  CertificateInput,
  Evidence,
  HealthInput,
  SkillInput,
  TargetRoleInput,
} from "../../engine/health/types.ts";
import { MIN_DEMANDED_IMPORTANCE } from "../../engine/prediction/constants.ts";
import { entries, textOf } from "../../engine/resume/json-resume.ts";
import { roleNamed } from "../../engine/roles/roles-in-text.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { oncePerCall } from "../../operation/once-per-call.ts";
import { cutText } from "../../shared/text/words.ts";
import { DAY_MS } from "../../shared/time.ts";
import type { Tx } from "../../store/ports/store.ts";
import { claimsOnce } from "../evidence/claims.ts";
import { personEvidence } from "../evidence/person.ts";
import type { ClaimRecord } from "../resume/schema.ts";
import { goalsOf } from "./goals.ts";

const MOST_PROGRESS = 500;
const MOST_ROLES = 3;

/** Events the service records about its own results. They are not the person's activity. */
export const ownProducts = [
  "fit_brief.created",
  "report.created",
  "artifact.created",
  "checkpoint.created",
  "checkpoint.forked",
];

/** All inputs of career health, as stored now. */
export async function healthInput(ctx: HandlerContext): Promise<HealthInput> {
  const [career, activity] = await Promise.all([careerInput(ctx), activityOf(ctx.tx, ctx.now)]);
  return { ...career, activity };
}

/** The same, for an evaluation that has already computed most of it. */
export async function evaluatedInput(ctx: HandlerContext): Promise<HealthInput> {
  const [career, activity] = await Promise.all([
    evaluatedCareer(ctx, undefined),
    activityOf(ctx.tx, ctx.now),
  ]);
  return { ...career, activity };
}

/** A career's current state for an evaluation, which writes none of its inputs. */
export const evaluatedCareer = oncePerCall(
  () => "",
  (ctx: HandlerContext, _: undefined) => careerInput(ctx),
);

/** All inputs of career health, without the timeline. */
async function careerInput(ctx: HandlerContext): Promise<CareerInput & { importedAt: string | undefined }> {
  const { tx, now } = ctx;
  const catalog = ctx.catalog();
  const [person, resume, claims, stored, changed, progress] = await Promise.all([
    personEvidence(ctx),
    tx.resume.get(),
    claimsOnce(ctx),
    tx.profile.get(),
    tx.timeline.list({ limit: 1, eventType: "goal.changed" }),
    tx.timeline.list({ limit: MOST_PROGRESS, eventType: "goal.progress" }),
  ]);
  const document = resume?.document ?? {};
  const storedAt = stored?.updatedAt ?? now.toISOString();
  const goals = goalsOf(stored?.profile.career_goals, storedAt, {
    changed: changed.rows[0],
    progress: progress.rows,
  });
  const targets = [...goals, ...ownTarget(stored?.profile ?? {}, storedAt)];
  return {
    skills: skillsOf(person, claims, document, catalog),
    certificates: certificatesOf(claims, document),
    goals,
    roles: rolesOf(targets, person, catalog),
    hasTarget: targets.length > 0,
    importedAt: resume?.parsedAt,
  };
}

/** A target that a client stores in the profile itself, beside the goals. */
function ownTarget(profile: Record<string, unknown>, statedAt: string): Target[] {
  return ["target_role", "targetRole"]
    .map((name) => profile[name])
    .filter((target) => typeof target === "string" && target.trim() !== "")
    .map((target) => ({ target: cutText(String(target), 200), statedAt }));
}

async function activityOf({ timeline }: Tx, now: Date): Promise<ActivityInput> {
  const end = endOfDay(now);
  const [latest, days] = await Promise.all([
    timeline.latest(new Date(end).toISOString(), LATEST_EVENTS, ownProducts),
    timeline.activeDays(dateText(end - ACTIVITY_DAYS * DAY_MS), ownProducts),
  ]);
  return {
    days,
    latest: latest.map(({ id, timestamp }) => ({ id, at: timestamp })),
  };
}

function skillsOf(
  person: PersonEvidence,
  claims: readonly ClaimRecord[],
  document: Record<string, unknown>,
  { skills }: CatalogIndex,
): SkillInput[] {
  const studied = new Set(claims.filter(({ path }) => path.startsWith("education[")).map(({ id }) => id));
  const periods = new Map(claims.flatMap((claim) => periodOf(claim, document) ?? []));
  return person.skills.map(({ id, name, claimIds }) => ({
    name,
    kind: skills.entry(id)?.kind ?? "professional",
    evidence: claimIds.flatMap((claimId) => periods.get(claimId) ?? []),
    isStudied: claimIds.filter((claimId) => periods.has(claimId)).every((claimId) => studied.has(claimId)),
  }));
}

/** The dates of the entry that a claim belongs to, by claim id. */
function periodOf(
  { id, path }: ClaimRecord,
  document: Record<string, unknown>,
): [string, Evidence][] | undefined {
  const match = /^(work|volunteer|projects|certificates|education)\[(\d+)\]/.exec(path);
  const entry = match?.[1] === undefined ? undefined : entries(document, match[1])[Number(match[2])];
  if (!entry) return undefined;
  const from = textOf(entry.startDate) || textOf(entry.date) || textOf(entry.endDate);
  if (from === "") return undefined;
  const to = textOf(entry.endDate) || (textOf(entry.startDate) === "" ? from : "");
  return [[id, { claimId: id, from, ...(to !== "" && { to }) }]];
}

function certificatesOf(
  claims: readonly ClaimRecord[],
  document: Record<string, unknown>,
): CertificateInput[] {
  return claims.flatMap((claim) => {
    const match = claim.kind === "certificate" ? /^certificates\[(\d+)\]$/.exec(claim.path) : null;
    const entry = match ? entries(document, "certificates")[Number(match[1])] : undefined;
    if (!entry) return [];
    const issuedAt = textOf(entry.date);
    // Not a standard field, but people use it.
    const expiresAt = textOf(entry.expirationDate) || textOf(entry.expires) || textOf(entry.endDate);
    return [
      {
        claimId: claim.id,
        name: textOf(entry.name),
        ...(issuedAt !== "" && { issuedAt }),
        ...(expiresAt !== "" && { expiresAt }),
      },
    ];
  });
}

interface Target {
  target: string;
  statedAt: string;
}

/** The occupations in the goals, with their requirements and how many the user has. */
function rolesOf(targets: Target[], person: PersonEvidence, catalog: CatalogIndex): TargetRoleInput[] {
  const found = targets.flatMap(({ target, statedAt }) => {
    const named = roleNamed(target, catalog).understoodAs;
    return named ? [{ code: named.code, statedAt }] : [];
  });
  const distinct = [...new Map(found.map((role) => [role.code, role])).values()].slice(0, MOST_ROLES);
  const evidence = evidenceOf(person, catalog);
  return distinct.flatMap(({ code, statedAt }) => {
    const occupation = catalog.occupations[catalog.positions.get(code) ?? -1];
    if (!occupation) return [];
    const demanded = occupation.needs.map(({ skill, name, weight, level, importance }) => ({
      skill: name,
      weight,
      held: evidence.holdings.covered(skill, level),
      claimIds: catalogueOutcome({ id: skill, text: name }, level, evidence).claimIds,
      // A certificate that only helps is not a legal requirement.
      isLicence: catalog.skills.entry(skill)?.kind === "credential" && importance >= MIN_DEMANDED_IMPORTANCE,
    }));
    return [
      {
        id: code,
        title: occupation.entry.title,
        statedAt,
        demanded: demanded.filter(({ weight }) => weight > 0),
      },
    ];
  });
}
