import { bulletsOf, byRelevance, ofKind, supportFor } from "./evidence.ts";
import { type Draft, fromClaims, type Line, type Material, type Section, type UsableClaim } from "./types.ts";

const MAX_BULLETS = 5;
const MAX_SKILLS = 30;

/** Drafts a resume for one opening: it selects, orders and trims claims and never rewords them. */
export function resumeVariant(material: Material): Draft {
  const { claims, asked } = material;
  const sections = [
    plain("Contact", ofKind(claims, "contact")),
    plain("Summary", ofKind(claims, "summary")),
    skills(material),
    entries("Experience", ofKind(claims, "job"), material),
    entries("Projects", ofKind(claims, "project"), material),
    entries("Volunteering", ofKind(claims, "volunteering"), material),
    plain("Education", ofKind(claims, "degree")),
    plain("Certificates", byRelevance(ofKind(claims, "certificate"), material)),
    plain("Languages", ofKind(claims, "language")),
    plain("Awards", ofKind(claims, "award")),
    plain("Publications", ofKind(claims, "publication")),
  ];
  return {
    title: `Resume for ${asked.title}`,
    sections: sections.filter(({ lines }) => lines.length > 0),
    gaps: supportFor(material).gaps,
  };
}

function plain(heading: string, claims: readonly UsableClaim[]): Section {
  return { heading, lines: claims.map((claim) => fromClaims(claim.text, [claim])) };
}

function skills(material: Material): Section {
  const ordered = byRelevance(ofKind(material.claims, "skill"), material).slice(0, MAX_SKILLS);
  if (ordered.length === 0) return { heading: "Skills", lines: [] };
  return { heading: "Skills", lines: [fromClaims(ordered.map(({ text }) => text).join(", "), ordered)] };
}

/** The entries in the resume's order, each followed by its most relevant bullets. */
function entries(heading: string, owners: readonly UsableClaim[], material: Material): Section {
  const lines = owners.flatMap((owner): Line[] => {
    const bullets = byRelevance(bulletsOf(material.claims, owner), material).slice(0, MAX_BULLETS);
    return [fromClaims(owner.text, [owner]), ...bullets.map((bullet) => fromClaims(bullet.text, [bullet]))];
  });
  return { heading, lines };
}
