import { Icon } from "../parts/icon.tsx";

/** The search field for memories, resume lines, openings and documents. Enter submits it. */
export function Find({ query }: { query: string | undefined }) {
  return (
    <search class="find">
      <form action="/search">
        <Icon name="search" />
        <input
          type="search"
          name="q"
          value={query}
          placeholder="Search"
          aria-label="Search"
          autocomplete="off"
          dir="auto"
        />
      </form>
    </search>
  );
}
