import { z } from "zod";
import { urlsOf } from "./known-openings.ts";
import type { Job } from "./schema.ts";

/** What an item added to the one that it was merged into. Only this goes when it is split off again. */
const Brought = z.object({
  urls: z.array(z.string()),
  reportRefs: z.array(z.string()),
  artifactRefs: z.array(z.string()),
  metadata: z.array(z.string()),
  company: z.boolean(),
  fitBriefRef: z.boolean(),
});
type Brought = z.infer<typeof Brought>;

const addresses = ["sourceUrl", "otherUrls", "merged"];

/** What `other` adds to `job`. */
export function broughtBy(other: Job, job: Job): Brought {
  const missing = (of: readonly string[], from: readonly string[]) => from.filter((one) => !of.includes(one));
  const own = Object.keys(job.metadata ?? {});
  return {
    urls: missing(urlsOf(job), urlsOf(other)),
    reportRefs: missing(job.reportRefs, other.reportRefs),
    artifactRefs: missing(job.artifactRefs, other.artifactRefs),
    metadata: missing([...own, ...addresses], Object.keys(other.metadata ?? {})),
    company: !job.company && Boolean(other.company),
    fitBriefRef: !job.fitBriefRef && Boolean(other.fitBriefRef),
  };
}

/** An item that was merged into another as it was before, and what it added; all that it has for older merges. */
export function takenOut({ brought, ...taken }: Job): { taken: Job; brought: Brought } {
  const known = Brought.safeParse(brought);
  if (known.success) return { taken, brought: known.data };
  const { reportRefs, artifactRefs } = taken;
  return {
    taken,
    brought: {
      ...{ urls: urlsOf(taken), reportRefs, artifactRefs, metadata: [], company: false },
      fitBriefRef: Boolean(taken.fitBriefRef),
    },
  };
}

/** An item's fields without what another one brought, except what those that stay have as well. */
export function withoutBrought(
  job: Job,
  { taken, brought }: ReturnType<typeof takenOut>,
  others: readonly Job[],
) {
  const stays = new Set(others.flatMap(urlsOf));
  const gone = new Set(brought.urls.filter((url) => !stays.has(url)));
  const [sourceUrl, ...otherUrls] = urlsOf(job).filter((url) => !gone.has(url));
  const kept = Object.entries(job.metadata ?? {}).filter(
    ([key]) => !addresses.includes(key) && !brought.metadata.includes(key),
  );
  const isTheirs = brought.fitBriefRef && job.fitBriefRef === taken.fitBriefRef;
  return {
    company: brought.company && job.company === taken.company ? null : job.company,
    fitBriefRef: isTheirs ? null : job.fitBriefRef,
    reportRefs: job.reportRefs.filter((ref) => !brought.reportRefs.includes(ref)),
    artifactRefs: job.artifactRefs.filter((ref) => !brought.artifactRefs.includes(ref)),
    metadata: {
      ...Object.fromEntries(kept),
      ...(sourceUrl !== undefined && { sourceUrl }),
      ...(otherUrls.length > 0 && { otherUrls }),
      ...(others.length > 0 && { merged: [...others] }),
    },
  };
}
