import { Icon } from "../parts/icon.tsx";

/** The field that searches all that is stored; Enter sends it. */
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
          aria-label="Search everything"
          autocomplete="off"
          dir="auto"
        />
      </form>
    </search>
  );
}
