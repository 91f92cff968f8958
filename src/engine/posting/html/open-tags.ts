import { blockTags, impliedEnds, specialTags } from "./tags.ts";

type Sight = "seen" | "unseen" | "hidden";

/** The open elements of a page being read. */
export interface OpenTags {
  open(name: string, sight: Sight): void;
  close(name: string): void;
  state(): Sight;
  has(name: string): boolean;
  /** True if an element that starts on a new line is open, apart from the page itself. */
  inBlock(): boolean;
}

const pageTags: ReadonlySet<string> = new Set(["html", "body"]);

function isBlock(name: string): boolean {
  return specialTags.has(name) && !pageTags.has(name);
}

/** Manages the open elements so that every tag takes constant time on average, however deeply the page nests. */
export function createOpenTags(): OpenTags {
  const stack: { name: string; sight: Sight }[] = [];
  const places = new Map<string, number[]>();
  const specials: number[] = [];
  let hidden = 0;
  let unseen = 0;
  let blocks = 0;

  const last = (name: string): number => places.get(name)?.at(-1) ?? -1;
  const lastOf = (names: readonly string[]): number => Math.max(-1, ...names.map(last));

  const popTo = (place: number): void => {
    while (stack.length > place) {
      const top = stack.pop();
      if (top === undefined) return;
      places.get(top.name)?.pop();
      if (specialTags.has(top.name)) specials.pop();
      if (isBlock(top.name)) blocks -= 1;
      if (top.sight === "hidden") hidden -= 1;
      if (top.sight === "unseen") unseen -= 1;
    }
  };

  const endImplied = (name: string): void => {
    const paragraph = last("p");
    if (blockTags.has(name) && paragraph > lastOf(["td", "th", "button", "object"])) popTo(paragraph);
    const rule = impliedEnds[name];
    if (rule === undefined) return;
    const place = lastOf(rule.ends);
    if (place > lastOf(rule.within)) popTo(place);
  };

  return {
    open(name, sight) {
      endImplied(name);
      const place = stack.push({ name, sight }) - 1;
      const known = places.get(name);
      if (known) known.push(place);
      else places.set(name, [place]);
      if (specialTags.has(name)) specials.push(place);
      if (isBlock(name)) blocks += 1;
      if (sight === "hidden") hidden += 1;
      if (sight === "unseen") unseen += 1;
    },
    close(name) {
      const place = last(name);
      if (place === -1) return;
      // Browsers ignore an inline element's end tag across a block, so hidden text stays hidden.
      if (!specialTags.has(name) && place < (specials.at(-1) ?? -1)) return;
      popTo(place);
    },
    state: () => (hidden > 0 ? "hidden" : unseen > 0 ? "unseen" : "seen"),
    has: (name) => last(name) !== -1,
    inBlock: () => blocks > 0,
  };
}
