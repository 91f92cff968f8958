import { isPast } from "../../../shared/view/opening/due.tsx";
import { Badge } from "../../parts/badge.tsx";
import { Day } from "../../parts/day.tsx";

/** The day of an opening's next task. */
export function DueDay({ due, now }: { due: string; now: Date }) {
  if (!isPast(due, now))
    return (
      <>
        Next: <Day at={due} />
      </>
    );
  return (
    <Badge tone="bad">
      Was due <Day at={due} />
    </Badge>
  );
}
