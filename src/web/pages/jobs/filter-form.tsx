import { Choice, Hidden } from "../../forms/fields.tsx";
import { Button } from "../../forms/form.tsx";
import { addressOf, choices, isFiltered, viewOf } from "./chosen.ts";

const labels = { stage: "Stage", kind: "Kind", due: "Date", fits: "Fit", sort: "Order" } as const;
const names = ["stage", "kind", "due", "fits", "sort"] as const;

interface FilterProps {
  path: string;
  query: Readonly<Record<string, string>>;
}

/** Chooses which openings are shown, and in which order. All of it is in the address. */
export function FilterForm({ path, query }: FilterProps) {
  const { cursor } = query;
  const view = viewOf(query);
  return (
    <details class="fold-button quiet" id="filter">
      <summary>Filter</summary>
      <search>
        <form method="get" action={path} class="row filters">
          {view !== "list" && <Hidden name="view" value={view} />}
          {cursor && <Hidden name="cursor" value={cursor} />}
          {names.map((name) => (
            <Choice name={name} label={labels[name]} value={query[name] ?? ""} choices={choices[name]} />
          ))}
          <Button isQuiet>Show</Button>
        </form>
      </search>
    </details>
  );
}

/** What is chosen, in words, and the way back to all. Nothing while nothing is. */
export function Chosen({ path, query }: FilterProps) {
  const words = names.flatMap((name) => {
    const [, text] = choices[name].find(([value]) => value !== "" && value === query[name]) ?? [];
    return text === undefined ? [] : [text];
  });
  const isActive = isFiltered(query) || words.length > 0;
  if (!isActive) return null;
  return (
    <p class="chosen">
      {words.map((text) => (
        <span class="chip">{text}</span>
      ))}
      <a href={addressOf(path, { view: viewOf(query), cursor: query.cursor ?? "" })}>Show all again</a>
    </p>
  );
}
