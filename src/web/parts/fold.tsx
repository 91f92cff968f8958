import type { Child } from "hono/jsx";
import { useIsRefused } from "../forms/form.tsx";

interface FoldProps {
  /** What opens it. */
  name: string;
  /** The acts of the forms inside: where one of them was refused, it stands open. */
  acts: readonly string[];
  of?: string;
  children: Child;
}

/** Forms that are folded away until they are wanted, or until one of them was refused. */
export function Fold({ name, acts, of, children }: FoldProps) {
  const isOpen = acts.map((act) => useIsRefused(act, of)).some(Boolean);
  return (
    <details open={isOpen}>
      <summary>{name}</summary>
      {children}
    </details>
  );
}
