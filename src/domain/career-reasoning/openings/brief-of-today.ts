import type { KnownBrief } from "../../../engine/reasoning/known-opening.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { subjectScored } from "../../agent/computed.ts";
import { subjectOfJob } from "../../agent/target.ts";
import { userDataKey } from "../../evidence/data-key.ts";
import type { FitBrief } from "../../fit-briefs/schema.ts";
import type { Job } from "../../jobs-workspace/schema.ts";
import { knownBrief } from "./known-brief.ts";

/**
 * What the brief of an opening says by what is stored today. A brief is made once; a note with a limit, or a new claim,
 * that came after it is weighed here, and the answer says so.
 */
export async function briefOfToday(ctx: HandlerContext, job: Job, brief: FitBrief): Promise<KnownBrief> {
  const stored = knownBrief(brief);
  if (brief.dataKey === (await userDataKey(ctx, undefined))) return stored;
  const fit = await subjectScored(ctx, subjectOfJob(ctx, job));
  if (!fit) return stored;
  const { explanation, ...data } = fit;
  const risks = explanation.riskFactors.flatMap(({ labelText }) => labelText ?? []);
  const today = knownBrief({ ...brief, briefData: { ...data, risks } });
  return isOther(today, stored) ? { ...today, isRenewed: true } : stored;
}

function isOther(today: KnownBrief, stored: KnownBrief): boolean {
  const weighed = ({ score, bucket, open, risks }: KnownBrief) => [
    ...[score, bucket, risks],
    open.map(({ kind, text }) => [kind, text]),
  ];
  return JSON.stringify(weighed(today)) !== JSON.stringify(weighed(stored));
}
