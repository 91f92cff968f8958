import { sameClaims } from "../../engine/resume/same-claims.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { type ImportRequest, readOnce } from "./incoming.ts";
import type { ImportPreview } from "./schema.ts";

/** What an import would change, claim by claim. Writes nothing. */
export async function previewResume(ctx: HandlerContext, request: ImportRequest): Promise<ImportPreview> {
  const { record, drafts, unproved, conflicts } = await readOnce(ctx, request);
  const known = await ctx.tx.resume.claims();
  const next = drafts ?? known;
  const stored = { document: (await ctx.tx.resume.get())?.document, claims: known };
  const before = sameClaims(stored, { document: record.document, claims: next });
  const stays = new Set([...before.values()].map(({ id }) => id));
  const lines = next.map(({ identity, kind, text }) => ({ kind, text, claim: before.get(identity) }));
  const same = ({ text, claim }: (typeof lines)[number]) => claim?.text === text;
  return {
    added: lines.flatMap(({ kind, text, claim }) => (claim ? [] : [{ kind, text }])),
    changed: lines.flatMap((line) =>
      line.claim && !same(line)
        ? [{ id: line.claim.id, kind: line.kind, text: line.text, before: line.claim.text }]
        : [],
    ),
    removed: known.filter(({ id }) => !stays.has(id)).map(({ id, kind, text }) => ({ id, kind, text })),
    kept: lines.flatMap((line) =>
      line.claim && same(line) ? [{ id: line.claim.id, kind: line.kind, text: line.text }] : [],
    ),
    conflicts,
    unread: record.unread,
    warnings: record.warnings,
    ...(unproved && { unproved }),
  };
}
