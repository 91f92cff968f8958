import { z } from "zod";
import { defineEvent } from "../../operation/event.ts";
import { FreeObject } from "../common.ts";

export const User = z.strictObject({ id: z.string(), name: z.string(), email: z.email() });
export type User = z.infer<typeof User>;

const line = z.string().max(500);
const prose = z.string().max(20_000);
const lines = z.array(line).max(200);

/** The profile fields of the specification. Unknown fields are stored unchanged. */
export const profileFields = {
  bio_summary: prose,
  current_job_title: line,
  current_industry: line,
  education_level: line,
  preferred_work_style: line,
  exam_track_intent: line,
  family_constraints: prose,
  years_of_experience: z.number().min(0).max(100),
  min_salary: z.number().min(0),
  salary_currency: z.string().regex(/^[A-Z]{3}$/),
  available_reskilling_months: z.number().min(0).max(600),
  target_locations: lines,
  target_industries: lines,
  certificates: lines,
  work_authorization: lines,
  target_salary_range: z.strictObject({ min: z.number().min(0), max: z.number().min(0) }),
  willing_to_relocate: z.boolean(),
  needs_sponsorship: z.boolean(),
  accept_overtime: z.boolean(),
  accept_sales_roles: z.boolean(),
  accept_unstable_orgs: z.boolean(),
  accept_high_social_intensity: z.boolean(),
  prefer_stability: z.boolean(),
  career_goals: z.unknown(),
};

export const Profile = z.looseObject(profileFields).partial();
export type Profile = z.infer<typeof Profile>;

export const ProfileData = z.strictObject({ user: User, profile: Profile, metadata: FreeObject });
export type ProfileData = z.infer<typeof ProfileData>;

export const profileUpdated = defineEvent({
  type: "profile.updated",
  data: z.strictObject({ changedFields: z.array(z.string()) }),
});

export const goalChanged = defineEvent({
  type: "goal.changed",
  data: z.strictObject({ previous: z.unknown(), current: z.unknown() }),
});
