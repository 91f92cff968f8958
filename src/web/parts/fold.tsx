import type { Child } from "hono/jsx";
import { Form, type FormProps, useIsRefused } from "../forms/form.tsx";

interface FoldProps {
  /** The words that open it. */
  name: Child;
  /** The actions of the forms inside. If one of them was refused, it is open. */
  acts: readonly string[];
  of?: string | undefined;
  /** Open from the start. */
  isOpen?: boolean | undefined;
  /** Looks like a button: the page's main one, or a secondary one. */
  button?: "main" | "quiet" | undefined;
  children: Child;
}

/** Forms folded away until needed, or until one of them was refused. */
export function Fold({ name, acts, of, isOpen, button, children }: FoldProps) {
  const wasRefused = acts.map((act) => useIsRefused(act, of)).some(Boolean);
  return (
    <details open={isOpen || wasRefused} class={button && `fold-button ${button}`}>
      <summary>{name}</summary>
      {children}
    </details>
  );
}

type FoldedFormProps = FormProps & Pick<FoldProps, "name" | "button" | "isOpen">;

/** A single form, folded away. */
export function FoldedForm({ name, button, isOpen, children, ...form }: FoldedFormProps) {
  return (
    <Fold {...{ name, button, isOpen, of: form.of }} acts={[form.act]}>
      <Form {...form}>{children}</Form>
    </Fold>
  );
}
