import type { Column } from "./board.ts";

interface MoreProps {
  column: Column;
  /** How many are shown beside the other stages. */
  shown: number;
  /** The page of a single stage. */
  aloneAt: (key: string) => string;
}

/** The link to the openings of a stage that are not shown. */
export function MoreOfStage({ column: { key, name, jobs }, shown, aloneAt }: MoreProps) {
  if (jobs.length <= shown) return null;
  return (
    <p>
      <a href={aloneAt(key)}>
        {jobs.length - shown} more: {name}
      </a>
    </p>
  );
}
