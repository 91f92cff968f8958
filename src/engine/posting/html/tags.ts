const set = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/** Elements that have no content. */
export const voidTags = set("area base br col embed hr img input link meta param source track wbr");

/** Elements whose content is raw text up to their end tag. */
export const rawTags = set("script style textarea title xmp iframe noembed noframes");

/** Elements whose content readers of the posting do not see. */
export const unseenTags = set(
  "head script style template noscript textarea title iframe noembed noframes object canvas svg math audio video select datalist nav",
);

/** Elements that start on a new line. */
export const blockTags = set(
  "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 " +
    "h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody tfoot thead tr ul",
);

/** Elements that an inline end tag cannot cross, as in browsers. */
export const specialTags: ReadonlySet<string> = new Set([
  ...blockTags,
  "td",
  "th",
  "template",
  "button",
  "object",
]);

/** Per element: those that its opening tag ends if one is open inside the given boundaries. */
export const impliedEnds: Readonly<Record<string, { ends: readonly string[]; within: readonly string[] }>> = {
  li: { ends: ["li"], within: ["ul", "ol", "menu"] },
  dt: { ends: ["dt", "dd"], within: ["dl"] },
  dd: { ends: ["dt", "dd"], within: ["dl"] },
  tr: { ends: ["tr"], within: ["table"] },
  td: { ends: ["td", "th"], within: ["tr", "table"] },
  th: { ends: ["td", "th"], within: ["tr", "table"] },
};
