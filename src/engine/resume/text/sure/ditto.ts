import { foldText } from "../../../text/fold.ts";
import type { JobDraft } from "../draft.ts";

const SAME =
  /^(?:same|same (?:company|employer|mob|place|firm|as above)|idem|id|ibid|ditto|dto|ebd|ebenda|s\.?o|wie oben|mism[oa](?: \p{L}+)?|la misma(?: empresa)?|mesm[oa](?: \p{L}+)?|a mesma(?: empresa)?|meme(?: entreprise| societe)?|同上|同前|")\.?$/u;

/** True if a text only means "same as above". */
export function isDitto(text: string): boolean {
  return SAME.test(foldText(text.trim()));
}

/** A job whose employer is only "same as above" gets that name, or none if there is no job above. */
export function withoutDitto(drafts: readonly JobDraft[]): JobDraft[] {
  let above: JobDraft["employer"];
  return drafts.map((draft) => {
    const { employer } = draft;
    if (employer === undefined || !isDitto(employer.value)) {
      above = employer;
      return draft;
    }
    return { ...draft, employer: above };
  });
}
