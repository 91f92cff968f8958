import type { ImportedJobs } from "../../../domain/jobs-import/schema.ts";
import { Text } from "../../../shared/view/parts.tsx";

/** Skipped rows and cells that were not understood, each with the reason. */
export function LeftOut({ imported: { skipped, unread } }: { imported: ImportedJobs }) {
  return (
    <>
      {skipped.length > 0 && (
        <details>
          <summary>Rows skipped: {skipped.length}</summary>
          <ul>
            {skipped.map(({ row, why }) => (
              <li>
                Row {row}: {why}
              </li>
            ))}
          </ul>
        </details>
      )}
      {unread.length > 0 && (
        <details>
          <summary>Cells not understood: {unread.length}</summary>
          <ul>
            {unread.map(({ row, column, why }) => (
              <li dir="auto">
                Row {row}, <Text>{column}</Text>: {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
