import { field, textField } from "../../../shared/view/json.ts";

const colours = [
  "--color-background-primary",
  "--color-background-secondary",
  "--color-text-primary",
  "--color-text-secondary",
  "--color-border-primary",
];

/** Follows the client's theme and, where it names all colours the view uses, its colours; else the view's own. */
export function dress(root: HTMLElement, context: unknown): void {
  const theme = textField(context, "theme");
  if (theme === "light" || theme === "dark") root.style.setProperty("color-scheme", theme);
  const variables = field(field(context, "styles"), "variables");
  // A background of the client's under a text of ours could be unreadable.
  const given = colours.every((name) => textField(variables, name) !== "");
  for (const name of [...(given ? colours : []), "--font-sans"]) {
    const value = textField(variables, name);
    if (value !== "") root.style.setProperty(name, value);
  }
}

/** Tells the client how tall the page is, now and whenever that changes. */
export function reportSize(root: HTMLElement, tell: (size: { width: number; height: number }) => void): void {
  let last = "";
  const report = () => {
    const size = { width: window.innerWidth, height: Math.ceil(root.getBoundingClientRect().height) };
    const said = JSON.stringify(size);
    if (said !== last) tell(size);
    last = said;
  };
  new ResizeObserver(report).observe(root);
  report();
}
