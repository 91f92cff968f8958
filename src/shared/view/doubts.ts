const doubts: Record<string, string> = {
  flat_profile: "scores hardly differ",
  tied_top: "top scores are tied",
  inconsistent_code: "top interests lie far apart",
  elevated: "nearly everything was liked",
  depressed: "hardly anything was liked",
  straight_lining: "the same answer many times running",
  alternating: "answers alternate",
  too_fast: "answered very fast",
  incomplete: "not all was answered",
  low_attention: "answers look inattentive",
};

/** What makes an assessment's result doubtful, in words; undefined for a flag without words. */
export function doubtInWords(flag: string): string | undefined {
  return doubts[flag];
}
