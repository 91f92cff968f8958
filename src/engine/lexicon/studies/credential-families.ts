/**
 * Catalogue entries that group several certificates, none of which replaces another: a CISSP is not a CISM.
 * `general` if the entry's name asks for any of them, `own` if it is one of them.
 */
export const credentialFamilies: Readonly<Record<string, "general" | "own">> = {
  "actuarial-credentials": "general",
  "administrative-professional-certification": "own",
  "cardiovascular-credential": "general",
  "certified-bookkeeper": "own",
  "cloud-certifications": "general",
  "coding-certification": "general",
  "cpa-license": "own",
  "critical-care-nurse-certification": "own",
  "culinary-certification": "general",
  "esl-certification": "general",
  "financial-licenses": "general",
  "fire-inspector-certification": "general",
  "fire-officer-certification": "general",
  "firefighter-certification": "general",
  "health-information-credential": "general",
  "hr-certification": "general",
  "insurance-license": "general",
  "laboratory-certification": "general",
  "network-certifications": "general",
  "professional-engineer": "own",
  "project-management-certification": "general",
  "scrum-certifications": "general",
  "security-certifications": "general",
  "six-sigma-belt": "general",
  "sonographer-certification": "general",
  "special-forces-qualification": "general",
  "supply-chain-certification": "general",
  "trauma-nursing-certification": "general",
  "travel-agent-certification": "general",
};

/** Certificate issuers whose name may be omitted. */
export const certificateMakers = /^(?:comptia|cisco|isc2|\(isc\)²|pmi|shrm|axelos|scrum\.org)\s+/iu;
