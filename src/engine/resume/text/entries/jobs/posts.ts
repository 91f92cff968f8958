import type { Span } from "../../../../text/piece.ts";
import type { JobDraft } from "../../draft.ts";
import { roleScore } from "../../sections/classify.ts";
import type { Job } from "./job.ts";

/** For a post and its organisation without known words. */
const AS_LISTED = 0.82;

/** Between a post and its organisation: "Treasurer for the Quay Rowing Club". */
const FOR =
  /^(\p{L}[\p{L} '’/-]{2,50}?) (?:for|at|per|pour|für|bei|para|voor|bij|för|i|dla|w) (?:(?:the|il|la|le|les|el|die|den|das|der|het) |l['’])?(?=\p{Lu})/u;

/** A voluntary post with the organisation that its title names. */
export function withOrganisation(draft: JobDraft): JobDraft {
  const only = draft.employer === undefined ? draft.position : draft.position ? undefined : draft.employer;
  const [lead = "", title = ""] = FOR.exec(only?.value ?? "") ?? [];
  if (only === undefined || roleScore(title) < 2 || only.span[1] - only.span[0] !== only.value.length)
    return draft;
  const part = (from: number, to: number) => {
    const span: Span = [only.span[0] + from, only.span[0] + to];
    return { value: only.value.slice(from, to), span, confidence: AS_LISTED };
  };
  return { ...draft, position: part(0, title.length), employer: part(lead.length, only.value.length) };
}

/** In a list of posts the title is first. Of "Build days, Quay Neighbors" only the organisation is certain. */
export function asPost(job: Job): Job {
  const { title, employer, isContested } = job.employment;
  if (!isContested || title === undefined || employer === undefined || title.start > employer.start)
    return job;
  const capitals = ({ text }: { text: string }) => text.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0;
  if (capitals(title) > 1 || capitals(employer) < 2) return job;
  const known = { ...job.employment, confidence: AS_LISTED, isContested: false };
  return { ...job, employment: roleScore(title.text) > 0 ? known : { ...known, title: undefined } };
}
