import { traitNames } from "../../engine/catalog/types.ts";
import { educationOf, heldDegree } from "../../engine/education.ts";
import type { CatalogIndex } from "../../engine/fit/scales.ts";
import type { PersonConstraints, PersonEvidence, PersonText } from "../../engine/fit/types.ts";
import { countriesIn, countryOf, currencyOf } from "../../engine/places/countries.ts";
import { type Place, readPlace } from "../../engine/places/place.ts";
import { isBreakEntry } from "../../engine/resume/break-entry.ts";
import { entryAt, type ResumeDocument, textOf } from "../../engine/resume/json-resume.ts";
import { yearsWorked } from "../../engine/resume/years.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { oncePerCall } from "../../operation/once-per-call.ts";
import { isObject } from "../../shared/json.ts";
import { currentAssessments } from "../assessments/assessments.ts";
import type { Assessments } from "../assessments/schema.ts";
import type { Profile } from "../profile/schema.ts";
import { ifAllConfirmed } from "../resume/confirm.ts";
import type { ClaimRecord, ResumeRecord } from "../resume/schema.ts";
import { claimsOnce } from "./claims.ts";
import { careerRecord } from "./record.ts";
import { ownedSkills } from "./skills.ts";

/** Everything stored about the user that affects fit, each part with its source claims. */
export function personEvidence(ctx: HandlerContext): Promise<PersonEvidence> {
  return gathered(ctx, undefined);
}

const gathered = oncePerCall(
  () => "",
  (ctx: HandlerContext, _: undefined) => gather(ctx),
);

async function gather(ctx: HandlerContext): Promise<PersonEvidence> {
  const { tx, now, catalog } = ctx;
  const [stored, record, claims, assessments] = await Promise.all([
    tx.profile.get(),
    tx.resume.get(),
    claimsOnce(ctx),
    currentAssessments(tx, now),
  ]);
  const profile = stored?.profile ?? {};
  const beside = { profile, assessments, catalog: catalog(), now };
  const person = evidenceIn({ record, claims }, beside);
  if (!record || record.unconfirmed.length === 0) return person;
  const all = evidenceIn(ifAllConfirmed({ record, claims: [...claims] }), beside);
  return {
    ...person,
    ifConfirmed: { person: all, claimIds: new Set(record.unconfirmed.map(({ claimId }) => claimId)) },
  };
}

interface Beside {
  profile: Profile;
  assessments: Assessments;
  catalog: CatalogIndex;
  now: Date;
}

function evidenceIn(
  { record, claims }: { record: ResumeRecord | undefined; claims: readonly ClaimRecord[] },
  { profile, assessments, catalog, now }: Beside,
): PersonEvidence {
  const degrees = claims.filter(({ kind }) => kind === "degree");
  const education = educationOf([
    profile.education_level ?? "",
    ...degrees.flatMap(({ path }) => heldDegree(entryAt(record?.document ?? {}, path), now) ?? []),
  ]);
  const years = yearsWorked(record?.document, now, profile.years_of_experience);
  return {
    skills: ownedSkills(claims, record?.document ?? {}, profile.certificates ?? [], catalog.skills, now),
    titles: titlesOf(profile, record?.document ?? {}, claims),
    texts: ["bullet", "summary", "project", "volunteering", "course"].flatMap((kind) =>
      textsOf(claims, kind),
    ),
    unread: (record?.unread ?? []).map(({ text }) => ({ text, claimIds: [] })),
    ...(education && { education }),
    ...careerRecord(claims, record?.document ?? {}, profile.certificates ?? [], now),
    ...(years !== undefined && { years }),
    ...profilesOf(assessments),
    constraints: constraintsOf(profile, record?.document ?? {}),
  };
}

function textsOf(claims: readonly ClaimRecord[], kind: string): PersonText[] {
  return claims.filter((claim) => claim.kind === kind).map(({ text, id }) => ({ text, claimIds: [id] }));
}

/** Job titles, the latest first. A title that only the profile names comes before them. */
function titlesOf(
  profile: Profile,
  document: Record<string, unknown>,
  claims: readonly ClaimRecord[],
): PersonText[] {
  const jobs = claims
    .filter(({ kind }) => kind === "job")
    .map((claim) => ({ claim, entry: entryAt(document, claim.path) }))
    .filter(({ entry }) => !isBreakEntry(entry));
  const titled = jobs
    .map(({ claim, entry }) => ({
      text: String(entry.position ?? "").trim(),
      claimIds: [claim.id],
      began: String(entry.startDate ?? ""),
    }))
    .filter(({ text }) => text !== "")
    .sort((left, right) => right.began.localeCompare(left.began))
    .map(({ text, claimIds }) => ({ text, claimIds }));
  const stated = profile.current_job_title?.trim();
  const isNew = stated && !titled.some(({ text }) => text.toLowerCase() === stated.toLowerCase());
  return isNew ? [{ text: stated, claimIds: [] }, ...titled] : titled;
}

const areas = ["R", "I", "A", "S", "E", "C"];
const needs = ["achievement", "independence", "recognition", "relationships", "support", "workingConditions"];

/** Complete profiles only. If one dimension is missing, the profile is omitted rather than guessed. */
function profilesOf({ riasec, values, workStyle }: Assessments) {
  const vector = (scores: Record<string, number> | undefined, keys: readonly string[]) => {
    const found = keys.flatMap((key) => scores?.[key] ?? []);
    return found.length === keys.length ? found : undefined;
  };
  const interests = vector(riasec?.scores, areas);
  const wanted = vector(values?.scores, needs);
  const styles = vector(workStyle?.scores, traitNames);
  return {
    ...(interests && { interests }),
    ...(wanted && { values: wanted }),
    ...(styles && { styles }),
    reliability: {
      ...(interests && { interests: riasec?.quality.confidence_score ?? 0 }),
      ...(wanted && { values: values?.quality.confidence_score ?? 0 }),
      ...(styles && { styles: workStyle?.quality.confidence_score ?? 0 }),
    },
  };
}

/** What the profile says a person would and would not do, and where the resume says they live. */
function constraintsOf(profile: Profile, document: ResumeDocument): PersonConstraints {
  const minSalary = profile.min_salary ?? profile.target_salary_range?.min;
  const home = homeOf(document);
  const currency = profile.salary_currency ?? (home?.country && currencyOf(home.country));
  const mayWorkIn = profile.work_authorization?.flatMap((place) => countryOf(place) ?? countriesIn(place));
  return {
    ...(minSalary !== undefined && { minSalary }),
    ...(currency !== undefined && { currency }),
    ...(home && { home }),
    ...(mayWorkIn && mayWorkIn.length > 0 && { mayWorkIn }),
    ...(profile.needs_sponsorship !== undefined && { needsSponsorship: profile.needs_sponsorship }),
    ...(profile.accept_sales_roles !== undefined && { acceptsSales: profile.accept_sales_roles }),
    ...(profile.accept_high_social_intensity !== undefined && {
      acceptsHighSocialIntensity: profile.accept_high_social_intensity,
    }),
    ...(profile.willing_to_relocate !== undefined && { willingToRelocate: profile.willing_to_relocate }),
    ...(profile.target_locations !== undefined && { targetLocations: profile.target_locations }),
    ...(profile.available_reskilling_months !== undefined && {
      reskillingMonths: profile.available_reskilling_months,
    }),
  };
}

/** The place in a resume's head, or undefined. */
function homeOf({ basics }: ResumeDocument): Place | undefined {
  const location = isObject(basics) && isObject(basics.location) ? basics.location : {};
  const country = countryOf(textOf(location.countryCode));
  const parts = [textOf(location.city) || textOf(location.address), textOf(location.region)].filter(Boolean);
  const place = { ...readPlace(parts.join(", ")), ...(country && { country }) };
  return Object.keys(place).length > 0 ? place : undefined;
}
