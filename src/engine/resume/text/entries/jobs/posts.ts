import { splitCommas } from "../../../../text/cuts.ts";
import type { Span } from "../../../../text/piece.ts";
import type { JobDraft } from "../../draft.ts";
import type { Line } from "../../layout/lines.ts";
import { employerScore, roleScore } from "../../sections/classify.ts";
import { isProperName } from "../../sure/proper-name.ts";
import { periodOf } from "../dates/line-period.ts";
import type { Entry } from "../entries.ts";
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

const MOST_WORDS = 8;

/** Entries of posts, with each post that a line of its own names as an entry: "Soccer coach U9, Barrie Soccer Club". */
export function postsApart(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((entry) => {
    const [head] = entry.heads;
    const isOfOneLine = entry.heads.length === 1 && head !== undefined && splitCommas(head.piece).length > 1;
    if (!isOfOneLine) return [entry];
    const below = [...entry.maybe, ...entry.body];
    const first = below.findIndex(isPost);
    if (first < 0) return [entry];
    const above = {
      ...entry,
      maybe: entry.maybe.slice(0, first),
      body: below.slice(entry.maybe.slice(0, first).length, first),
    };
    return [above, ...postsFrom(below.slice(first))];
  });
}

function postsFrom(lines: readonly Line[]): Entry[] {
  const posts: { heads: Line[]; maybe: Line[]; body: Line[] }[] = [];
  for (const line of lines) {
    if (isPost(line)) posts.push({ heads: [line], maybe: [], body: [] });
    else posts.at(-1)?.body.push(line);
  }
  return posts;
}

/** True if an undated line names a post and, behind a comma, its organisation, or a post and where it is. */
function isPost(line: Line): boolean {
  const { text } = line.piece;
  if (line.bullet || periodOf(line) !== undefined || !/^\p{Lu}[^:;!?]*[^:;.!?,]$/u.test(text)) return false;
  const [title, organisation, ...others] = splitCommas(line.piece);
  if (title === undefined || text.split(/\s+/).length > MOST_WORDS || others.length > 1) return false;
  if (organisation === undefined) return roleScore(text) >= 2 && AT_PLACE.test(text);
  return (
    roleScore(title.text) >= 2 && (isProperName(organisation.text) || employerScore(organisation.text) >= 2)
  );
}

/** "Deacon at my church", "Kassenwartin im Elternbeirat" */
const AT_PLACE =
  /^\p{L}[\p{L} '’/-]{2,40} (?:at|in|im|am|beim?|an der|der|des|chez|au|à la|del?|en|na|no|da|do|nel|nella|presso|bij|w|vid) /iu;
