/** The subjects of claims. */
export const claimKinds = [
  "contact",
  "summary",
  "job",
  "bullet",
  "volunteering",
  "degree",
  "course",
  "certificate",
  "skill",
  "project",
  "award",
  "publication",
  "language",
  "interest",
  "reference",
] as const;
export type ClaimKind = (typeof claimKinds)[number];
