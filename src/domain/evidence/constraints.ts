import type { PersonConstraints } from "../../engine/fit/types.ts";
import { countriesIn, countryOf, currencyOf } from "../../engine/places/countries.ts";
import { type Place, readPlace } from "../../engine/places/place.ts";
import { type ResumeDocument, textOf } from "../../engine/resume/json-resume.ts";
import { isObject } from "../../shared/json.ts";
import type { Profile } from "../profile/schema.ts";

/** What the profile says a person would and would not do, and where the resume says they live. */
export function constraintsOf(profile: Profile, document: ResumeDocument): PersonConstraints {
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
