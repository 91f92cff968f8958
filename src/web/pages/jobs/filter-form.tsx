import { Choice, Hidden } from "../../forms/fields.tsx";
import { Button } from "../../forms/form.tsx";
import { addressOf, choices, isFiltered, viewOf } from "./chosen.ts";

const labels = { stage: "Stage", kind: "Kind", due: "Date", fits: "Fit", sort: "Order" } as const;

interface FilterProps {
  path: string;
  query: Readonly<Record<string, string>>;
}

/** Chooses which openings are shown, and in which order. All of it is in the address. */
export function FilterForm({ path, query }: FilterProps) {
  const { cursor } = query;
  const view = viewOf(query);
  const isActive = isFiltered(query) || (query.sort ?? "") !== "";
  return (
    <details class="fold-button quiet" id="filter" open={isActive}>
      <summary>Filter and sort</summary>
      <search>
        <form method="get" action={path} class="row filters">
          {view !== "list" && <Hidden name="view" value={view} />}
          {cursor && <Hidden name="cursor" value={cursor} />}
          {(["stage", "kind", "due", "fits", "sort"] as const).map((name) => (
            <Choice name={name} label={labels[name]} value={query[name] ?? ""} choices={choices[name]} />
          ))}
          <Button isQuiet>Show</Button>
          {isActive && <a href={addressOf(path, { view, cursor: cursor ?? "" })}>Show all again</a>}
        </form>
      </search>
    </details>
  );
}
