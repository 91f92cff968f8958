import { employerScore, endsInLegalForm, roleScore } from "../../sections/classify.ts";
import type { Order } from "./employment.ts";

/** True if a line after the dates may still name the missing title or employer. */
export function mayName(text: string, missing: Order | "both"): boolean {
  if (text.length > 100 || (/[.!?]$/.test(text) && !endsInLegalForm(text))) return false;
  if (missing !== "employer" && roleScore(text) >= 2) return true;
  if (missing !== "title" && employerScore(text) >= 1) return true;
  if (missing === "employer" && /\d/.test(text)) return false;
  const words = text.split(/,|\s\(/)[0]?.split(/\s+/) ?? [];
  const isTitleCase = words.every(
    (word) =>
      /^[\p{Lu}\d&(|·,–—-]/u.test(word) ||
      /^(?:of|and|the|for|de|la|le|les|los|las|du|des|del|do|da|dos|das|di|e|y|et|und|von|der|am|im|van|&)$/i.test(
        word,
      ),
  );
  return words.length <= 6 && isTitleCase;
}
