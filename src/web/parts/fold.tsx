import type { Child } from "hono/jsx";
import { useIsRefused } from "../forms/form.tsx";

interface FoldProps {
  /** What opens it. */
  name: string;
  /** The acts of the forms inside: where one of them was refused, it stands open. */
  acts: readonly string[];
  of?: string;
  /** Stands open from the beginning. */
  isOpen?: boolean;
  /** Looks like a button: the main one of the page, or one beside others. */
  button?: "main" | "quiet";
  children: Child;
}

/** Forms that are folded away until they are wanted, or until one of them was refused. */
export function Fold({ name, acts, of, isOpen, button, children }: FoldProps) {
  const wasRefused = acts.map((act) => useIsRefused(act, of)).some(Boolean);
  return (
    <details open={isOpen || wasRefused} class={button && `fold-button ${button}`}>
      <summary>{name}</summary>
      {children}
    </details>
  );
}
