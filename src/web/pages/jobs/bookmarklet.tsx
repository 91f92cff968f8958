import { Section } from "../../../shared/view/parts.tsx";
import { asset } from "../../assets.ts";

/** The placeholder in the script for the target page. */
const PLACE = "ADD_PAGE";

/** A bookmark that sends the opening of the current page to the page that reads it. */
export function Bookmarklet({ home }: { home: string }) {
  return (
    <Section id="bookmarklet" title="From a page in your browser" level={3}>
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
    </Section>
  );
}

/** The script as a bookmark's address. */
function scriptOf(home: string): string {
  const script = asset("bookmarklet.js")
    .content.trim()
    .replace(PLACE, () => `${home}/add`);
  return `javascript:${script.replaceAll("%", "%25")}`;
}
