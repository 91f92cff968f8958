import type { Checkpoint } from "../../../domain/checkpoints/schema.ts";
import { Choice, Hidden } from "../../forms/fields.tsx";
import { Button } from "../../forms/form.tsx";
import { dayWords } from "../../parts/day.tsx";
import { checkpointName } from "./words.ts";

interface CompareFormProps {
  all: readonly Checkpoint[];
  /** The first place to compare, if known. */
  left?: string | undefined;
  right?: string | undefined;
  isFixed?: boolean;
}

/** Selects two saved places to compare, or the second one. */
export function CompareForm({ all, left, right, isFixed }: CompareFormProps) {
  const choices = all
    .filter(({ id }) => !isFixed || id !== left)
    .map((one) => [one.id, optionName(one)] as const);
  return (
    <form method="get" action="/decisions/compare" class="row">
      {isFixed && left !== undefined ? (
        <Hidden name="left" value={left} />
      ) : (
        <Choice name="left" label="One" value={left ?? choices[1]?.[0]} choices={choices} />
      )}
      <Choice
        name="right"
        label={isFixed ? "Compare with" : "The other"}
        value={right ?? choices[0]?.[0]}
        choices={choices}
      />
      <Button isQuiet>Compare</Button>
    </form>
  );
}

function optionName(one: Checkpoint): string {
  return `${checkpointName(one)}${one.createdAt ? ` (${dayWords(one.createdAt)})` : ""}`;
}
