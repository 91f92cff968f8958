/** A described element that does not exist yet. */
export interface Tree {
  tag: string;
  attributes: Readonly<Record<string, unknown>>;
  children: readonly unknown[];
}

type Draw = (properties: Record<string, unknown>) => unknown;

/** The result of JSX here: a tree, from which dom.ts creates nodes. The pages make HTML from the same components. */
export function h(
  tag: string | Draw,
  given: Record<string, unknown> | null,
  ...children: unknown[]
): unknown {
  const attributes = given ?? {};
  if (typeof tag === "string") return { tag, attributes, children } satisfies Tree;
  return tag({ ...attributes, ...(children.length > 0 && { children }) });
}

/** Several elements without a wrapper. */
export function Fragment({ children }: { children?: unknown }): unknown {
  return children;
}
