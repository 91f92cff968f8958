import { unseenTags } from "./tags.ts";
import type { Attributes } from "./tokens.ts";

/** Class and id names hidden by the page's own style sheet. */
export interface HiddenNames {
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
}

const utilityClasses = new Set([
  "sr-only",
  "visually-hidden",
  "screen-reader-text",
  "d-none",
  "hidden",
  "invisible",
]);
const shownElsewhere = /(?:[:-])(?:block|flex|grid|inline|inline-block|table|contents|visible|not-sr-only)$/;

/** True if an element hides its content from readers: by its kind, an attribute, a style or a known class. */
export function isHidden(name: string, attributes: Attributes, names: HiddenNames): boolean {
  if (attributes.has("hidden") || attributes.get("aria-hidden")?.trim().toLowerCase() === "true") return true;
  if (name === "dialog" && !attributes.has("open")) return true;
  if (hides(attributes.get("style") ?? "")) return true;
  if (names.ids.has(attributes.get("id") ?? "")) return true;
  const classes = (attributes.get("class") ?? "").slice(0, 2000).split(/\s+/);
  if (classes.some((each) => names.classes.has(each))) return true;
  return (
    classes.some((each) => utilityClasses.has(each)) && !classes.some((each) => shownElsewhere.test(each))
  );
}

/** True if an element is page furniture that is never read as text, which needs no warning. */
export function isUnseen(name: string): boolean {
  return unseenTags.has(name);
}

/** True if CSS declarations make text invisible: no display, visibility, size or contrast, or off the page. */
function hides(declarations: string): boolean {
  if (declarations === "") return false;
  const style = declarations
    .slice(0, 5000)
    .toLowerCase()
    .replace(/\/\*[^*]*\*\//g, "")
    .replace(/\s+/g, "");
  return style.split(";").some((declaration) => hidingDeclaration.test(declaration)) || inkless(style);
}

const hidingDeclaration = new RegExp(
  [
    "^display:none",
    "^visibility:(?:hidden|collapse)",
    "^opacity:0*(?:\\.0+)?%?(?:!important)?$",
    "^opacity:0?\\.0\\d*(?:!important)?$",
    "^font-size:(?:0+(?:\\.0\\d*)?|\\.0\\d*)(?:px|pt|em|rem|%|vw)?(?:!important)?$",
    "^font:(?:[a-z]{0,20})?0+(?:px|pt|em|rem)?/",
    "^font-size:[01](?:\\.\\d+)?(?:px|pt)(?:!important)?$",
    "^(?:left|top|right|bottom|text-indent|margin-left|margin-top):-\\d{3,6}(?:px|pt|em|rem|%|vw|vh)?",
    "^color:transparent",
    "^clip:rect\\((?:0|1)(?:px)?[,0-1px]*\\)",
    "^clip-path:inset\\((?:50|100)%",
    "^transform:scale\\(0",
    "^content-visibility:hidden",
  ].join("|"),
);

function inkless(style: string): boolean {
  const value = (name: string): string | undefined =>
    new RegExp(`(?:^|;)${name}:([^;!]{1,40})`).exec(style)?.[1];
  const ink = value("color");
  const paper = value("background-color") ?? value("background");
  if (ink !== undefined && paper !== undefined && colour(ink) === colour(paper)) return true;
  const empty = /^0(?:px)?$/;
  return (
    value("overflow") === "hidden" &&
    (empty.test(value("height") ?? "") ||
      empty.test(value("max-height") ?? "") ||
      empty.test(value("width") ?? ""))
  );
}

function colour(value: string): string {
  if (/^(?:white|#fff|#ffffff|rgb\(255,255,255\))$/.test(value)) return "white";
  return /^(?:black|#000|#000000|rgb\(0,0,0\))$/.test(value) ? "black" : value;
}

/** The simple class and id selectors (`.x`, `#x`, `p.x`) that a style sheet hides outside media queries. */
export function hiddenNames(sheets: readonly string[]): HiddenNames {
  const classes = new Set<string>();
  const ids = new Set<string>();
  for (const sheet of sheets) {
    for (const rule of topRules(sheet)) {
      if (!hides(rule.body)) continue;
      for (const selector of rule.selectors.split(",")) {
        const simple = /^[a-z0-9]{0,10}([.#])([A-Za-z_][\w-]{0,60})$/.exec(selector.trim());
        if (simple?.[2] !== undefined) (simple[1] === "." ? classes : ids).add(simple[2]);
      }
    }
  }
  return { classes, ids };
}

function topRules(sheet: string): { selectors: string; body: string }[] {
  const rules: { selectors: string; body: string }[] = [];
  let depth = 0;
  let from = 0;
  let selectors = "";
  for (const mark of sheet.matchAll(/[{}]/g)) {
    if (mark[0] === "{") {
      if (depth === 0) selectors = sheet.slice(from, mark.index).trim();
      depth += 1;
    } else {
      depth = Math.max(0, depth - 1);
      if (depth === 0 && !selectors.startsWith("@"))
        rules.push({ selectors, body: sheet.slice(from, mark.index) });
    }
    from = mark.index + 1;
  }
  return rules;
}
