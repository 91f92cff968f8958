/** Fields in abbreviated degree names. */
export const degreeFields: Readonly<Record<string, string>> = {
  bsn: "nursing",
  msn: "nursing",
  adn: "nursing",
  asn: "nursing",
  dnp: "nursing",
  mba: "business administration",
  bba: "business administration",
  jd: "law",
  llb: "law",
  llm: "law",
  md: "medicine",
  med: "education",
  bed: "education",
  edd: "education",
  msw: "social work",
  bsw: "social work",
  mph: "public health",
  pharmd: "pharmacy",
  beng: "engineering",
  meng: "engineering",
  btech: "technology",
  bcom: "commerce",
  barch: "architecture",
  march: "architecture",
};

/** Words in a degree's name that are a field of study, not a level. */
export const fieldWords =
  "nursing engineering law science accounting technical business culinary trade pflege paysagiste social nutrition".split(
    " ",
  );
