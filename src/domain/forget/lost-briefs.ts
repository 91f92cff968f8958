import type { NextCall } from "../../operation/handler.ts";
import { allPages } from "../../operation/page.ts";
import type { FoundThing } from "../../store/ports/changes.ts";
import type { Tx } from "../../store/ports/store.ts";

const MOST = 3;

/** The first openings that stay while their fit brief goes with other things. */
export async function openingsWithout(tx: Tx, gone: readonly FoundThing[]): Promise<string[]> {
  const idsOf = (kind: string) => new Set(gone.flatMap((thing) => (thing.kind === kind ? [thing.id] : [])));
  const [briefs, jobs] = [idsOf("fit_brief"), idsOf("job")];
  if (briefs.size === 0) return [];
  const openings = await allPages((page) => tx.jobs.list(page));
  return openings
    .filter(({ id, fitBriefRef }) => briefs.has(fitBriefRef ?? "") && !jobs.has(id))
    .map(({ id }) => id)
    .slice(0, MOST);
}

/** Checks an opening again whose fit brief was forgotten with other things. */
export function checkAgain(jobsWorkspaceItemId: string): NextCall {
  return {
    operation: "agent.apply",
    input: { actions: [{ type: "generate_fit_brief" }], context: { jobsWorkspaceItemId } },
    why: "Its fit brief named what was forgotten, so it was deleted too. This checks the opening again.",
  };
}
