import { isPlausible, type ValueKind } from "../../text/plausible.ts";
import type { EducationDraft, JobDraft, ResumeDraft } from "./draft.ts";
import type { Extraction } from "./extraction.ts";

/** A draft without values that do not look like their kind. Their lines are then unread. */
export function plausible(draft: ResumeDraft): ResumeDraft {
  const { basics } = draft;
  return {
    ...draft,
    basics: { ...basics, ...only("name", "person", basics.name), ...only("label", "title", basics.label) },
    work: draft.work.map(plausibleJob),
    volunteer: draft.volunteer.map(plausibleJob),
    education: draft.education.map(plausibleStudy),
    certificates: draft.certificates.filter(({ name }) => isPlausible("paper", name.value)),
    skills: draft.skills.map((skill) => ({
      ...skill,
      keywords: skill.keywords.filter(({ value }) => isPlausible("skill", value)),
    })),
  };
}

function plausibleJob(job: JobDraft): JobDraft {
  return {
    ...job,
    ...only("employer", "employer", job.employer),
    ...only("position", "title", job.position),
    ...only("location", "place", job.location),
  };
}

function plausibleStudy(study: EducationDraft): EducationDraft {
  return {
    ...study,
    ...only("institution", "school", study.institution),
    ...only("studyType", "degree", study.studyType),
    ...only("area", "subject", study.area),
  };
}

/** The change that takes an implausible value away; none otherwise. */
function only<K extends string>(
  key: K,
  kind: ValueKind,
  item: Extraction | undefined,
): Partial<Record<K, undefined>> {
  const change: Partial<Record<K, undefined>> = {};
  if (item !== undefined && !isPlausible(kind, item.value)) change[key] = undefined;
  return change;
}
