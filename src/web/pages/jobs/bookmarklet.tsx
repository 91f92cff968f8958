import { asset } from "../../assets.ts";

/** What stands in the script for the page that it leads to. */
const PLACE = "ADD_PAGE";

/** A bookmark that takes the opening of the page at hand to the page that reads it. */
export function Bookmarklet({ home }: { home: string }) {
  return (
    <section aria-labelledby="bookmarklet">
      <h3 id="bookmarklet">From a page in your browser</h3>
      <p>
        Drag this link to your bookmarks bar:{" "}
        <a class="bookmarklet" href={scriptOf(home)}>
          Add to career-context
        </a>
      </p>
      <p class="soft">
        On the page of an opening, click the bookmark. You see what was read of the page, and store it with
        one button. The bookmark opens this address and sends nothing anywhere else.{" "}
        <a href={asset("bookmarklet.txt").url}>Read its source</a>.
      </p>
    </section>
  );
}

/** The script as the address of a bookmark. */
function scriptOf(home: string): string {
  const script = asset("bookmarklet.js")
    .content.trim()
    .replace(PLACE, () => `${home}/add`);
  return `javascript:${script.replaceAll("%", "%25")}`;
}
