import type { ImportedJobs } from "../../../domain/jobs-import/schema.ts";
import { LeftOut } from "./left-out.tsx";

/** What an import stored, and what it skipped. */
export function Stored({ imported }: { imported: ImportedJobs }) {
  const { added, updated, unchanged } = imported;
  return (
    <>
      <p role="status">
        Added: {added}. Updated: {updated}. Stored already: {unchanged}. You can undo this under{" "}
        <a href="/access/changes">changes</a>.
      </p>
      <p>
        <a href="/jobs">See your openings</a>
      </p>
      <LeftOut imported={imported} />
    </>
  );
}
