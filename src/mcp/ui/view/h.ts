/** An element that is described and not made yet. */
export interface Tree {
  tag: string;
  attributes: Readonly<Record<string, unknown>>;
  children: readonly unknown[];
}

type Draw = (properties: Record<string, unknown>) => unknown;

/** What the build makes of JSX here, as the pages make HTML of the same: a tree, from which dom.ts makes nodes. */
export function h(
  tag: string | Draw,
  given: Record<string, unknown> | null,
  ...children: unknown[]
): unknown {
  const attributes = given ?? {};
  if (typeof tag === "string") return { tag, attributes, children } satisfies Tree;
  return tag({ ...attributes, ...(children.length > 0 && { children }) });
}

/** Several elements without one around them. */
export function Fragment({ children }: { children?: unknown }): unknown {
  return children;
}
