import { claimsOf } from "../../engine/resume/claims.ts";
import { fail } from "../../operation/errors.ts";
import type { Tx } from "../../store/ports/store.ts";
import { hasNothingStored } from "../context/summary.ts";
import { requireOwnNames } from "../profile/field-names.ts";
import { namedUser } from "../profile/profile.ts";
import type { ClaimRecord } from "../resume/schema.ts";
import { newSecret } from "../webhooks/rules.ts";
import { leaveDemo } from "./demo.ts";
import type { ExportFile, ExportRecords } from "./export-file.ts";

export interface AccountImport {
  file: ExportFile;
  replaceDemo: boolean;
  newId: (prefix: string) => string;
}

/**
 * Stores an export for a user who has no data yet. Rows keep their ids and no events are sent, because nothing
 * happens now. Webhooks come back disabled, each with a new secret. Throws ServiceError if the user already has
 * data.
 */
export async function importAccount(tx: Tx, { file, replaceDemo, newId }: AccountImport) {
  await leaveDemo(tx, replaceDemo);
  if (!(await hasNothingStored(tx))) {
    throw fail(
      "validation.bad_request",
      "The user has a career already; an export is taken by an empty user.",
    );
  }
  const { records, user, isDemo = false } = file;
  // A field in a different spelling would never be read. Other writes refuse it too.
  for (const { profile } of records.profiles) requireOwnNames(profile);
  await tx.account.clear();
  await tx.account.restore({
    ...records,
    claims: claimRecords(records, newId),
    documents: records.documents.map((row) => ({ ...row, body: { ...row.body, userId: tx.userId } })),
    webhooks: records.webhooks.map((row) => ({ ...row, isActive: false, secret: newSecret() })),
  });
  await tx.user.rename(namedUser(user));
  await tx.user.markDemo(isDemo);
}

/** The resume's claims as this version reads them. Each keeps the id that the export has at its place. */
function claimRecords({ resumes, claims }: ExportRecords, newId: AccountImport["newId"]): ClaimRecord[] {
  const exported = new Map(claims.map((claim) => [claim.path, claim]));
  return resumes.flatMap(({ document }) =>
    claimsOf(document).map((draft) => {
      const { id = newId("clm"), sourceSpan, provenance } = exported.get(draft.path) ?? {};
      return { id, ...draft, ...(sourceSpan && { sourceSpan }), ...(provenance && { provenance }) };
    }),
  );
}
