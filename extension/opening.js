// The openings of a page as the import takes them, composed as src/engine/openings/from-page.ts does.

/** A list of results may have hundreds. */
const MOST = 10;

/**
 * The openings of what collect() took, each with a name for people and a row for the import; none where there is
 * nothing to read.
 */
export function openingsOf({ url, title, text, jsonld }) {
  const { postings, broken } = postingsIn(jsonld);
  if (postings.length > 1) return postings.slice(0, MOST).map((posting) => fromList(posting, url));
  const data = postings[0] ? JSON.stringify(postings[0]) : broken;
  const words = text.trim();
  if (data === "" && words === "") return title.trim() === "" ? [] : [{ name: title, row: { title, url } }];
  const posting = data === "" ? text : words === "" && !broken ? data : `${inScript(data)}\n${inPre(text)}`;
  return [{ name: title, row: { url, posting } }];
}

/** An opening of several on one page: at its own address where the page says it, so that they are told apart. */
function fromList(posting, page) {
  const names = [posting.title ?? posting.name, posting.hiringOrganization?.name];
  const name = names.filter((one) => typeof one === "string").join(", ");
  return {
    name: name || "An opening without a title",
    row: { url: ownAddress(posting.url, page), posting: JSON.stringify(posting) },
  };
}

function ownAddress(said, page) {
  const own = typeof said === "string" && URL.canParse(said, page) ? new URL(said, page) : undefined;
  return own && /^https?:$/.test(own.protocol) ? own.href : page;
}

/** The page's JobPostings; text that is no JSON as it stands, for the service to repair. */
function postingsIn(jsonld) {
  if (jsonld.trim() === "") return { postings: [], broken: "" };
  try {
    return { postings: [JSON.parse(jsonld)].flat(), broken: "" };
  } catch {
    return { postings: [], broken: jsonld };
  }
}

function inScript(data) {
  return `<script type="application/ld+json">${data.replaceAll("<", "\\u003c")}</script>`;
}

function inPre(text) {
  return `<pre>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</pre>`;
}
