import type { Education } from "./types.ts";

const words: Record<Education, string> = {
  none: "no certificate or degree",
  secondary: "a secondary school certificate",
  certificate: "a vocational certificate",
  associate: "an associate degree",
  bachelor: "a bachelor's degree",
  master: "a master's degree",
  doctorate: "a doctorate",
};

/** A level of education in everyday words: "a bachelor's degree". */
export function educationWords(education: Education): string {
  return words[education];
}
