import { jsonHash } from "../../../shared/hash.ts";
import type { DocumentRepository, StoredDocument } from "../../../store/ports/documents.ts";
import { userDataKey } from "../../evidence/data-key.ts";
import type { AgentRun } from "./run.ts";

/** Marks by which a later call recognises an earlier result. */
interface Versioned extends StoredDocument {
  inputKey?: unknown;
  dataKey?: unknown;
  version?: unknown;
}

/** What a new version stores besides its content. */
export interface VersionMarks {
  inputKey: string;
  dataKey: string;
  version: number;
  /** The previous version, made from different user data; null for the first. */
  supersedes: string | null;
}

/**
 * Stores what `make` returns. If the caller allows reuse and the same inputs over the same user data are already
 * stored, returns those. `inputs` is everything the action resolved from its request.
 */
export async function storeVersion<Document extends Versioned>(
  run: AgentRun,
  repository: DocumentRepository<Document>,
  inputs: unknown,
  make: (marks: VersionMarks) => Document | Promise<Document>,
): Promise<{ document: Document; reused: boolean }> {
  const inputKey = jsonHash(inputs);
  const dataKey = await userDataKey(run.ctx, undefined);
  const newest = async (where: Record<string, string>) =>
    run.execution.reuseExistingArtifacts ? (await repository.list({ limit: 1, where })).rows[0] : undefined;
  const same = await newest({ inputKey, dataKey });
  if (same) return { document: same, reused: true };
  const before = await newest({ inputKey });
  const version = typeof before?.version === "number" ? before.version + 1 : 1;
  const document = await make({ inputKey, dataKey, version, supersedes: before?.id ?? null });
  await repository.put(document);
  return { document, reused: false };
}
