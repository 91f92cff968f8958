import { foldText } from "../../../text/fold.ts";
import type { JobDraft } from "../draft.ts";

const SAME =
  /^(?:same|same (?:company|employer|mob|place|firm|as above)|idem|id|ibid|ditto|dto|ebd|ebenda|s\.?o|wie oben|mism[oa](?: \p{L}+)?|la misma(?: empresa)?|mesm[oa](?: \p{L}+)?|a mesma(?: empresa)?|meme(?: entreprise| societe)?|同上|同前|")\.?$/u;

/** Whether a text only says that it is the same as above. */
export function isDitto(text: string): boolean {
  return SAME.test(foldText(text.trim()));
}

/** Jobs whose employer is only named as that of the job above have its name; without one above they have none. */
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
