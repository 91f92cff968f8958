import { type Child, createContext, useContext } from "hono/jsx";
import type { RefusedForm } from "../page.ts";

/** What every form of a page needs: its token, a fresh mark of its own, and the form that was refused, if one was. */
interface FormContext {
  token: string;
  newMark: () => string;
  refused?: RefusedForm | undefined;
}

const Forms = createContext<FormContext>({ token: "", newMark: () => "" });
/** The form that fields are in: what was typed into it before it was refused. */
const Own = createContext<RefusedForm | undefined>(undefined);

export const FormsOf = Forms.Provider;

/** The refused form that the fields inside belong to. */
export function useRefused(): RefusedForm | undefined {
  return useContext(Own);
}

/** Whether the form of an act was refused, to be shown where it would be folded away; `of` is its row. */
export function useIsRefused(act: string, of?: string): boolean {
  const { refused } = useContext(Forms);
  return refused?.act === act && (refused.fields.of?.[0] ?? "") === (of ?? "");
}

interface FormProps {
  /** The name of the act that takes the form. */
  act: string;
  to: string;
  children?: Child;
  /** With a file among its fields. */
  hasFile?: boolean;
  /** Asks for what no browser is to keep: secrets, and words that erase. */
  isPrivate?: boolean;
  /** Tells forms of one act apart, such as one for each row. */
  of?: string;
  class?: string;
  /** The labels of its fields by their names, for messages that name one. */
  labels?: Readonly<Record<string, string>>;
}

/** A form of a page; a refused one keeps what was typed and says what would be right. */
export function Form({ act, to, children, hasFile, isPrivate, of, class: name, labels = {} }: FormProps) {
  const { token, newMark, refused } = useContext(Forms);
  const own = useIsRefused(act, of) ? refused : undefined;
  return (
    <form
      method="post"
      action={to}
      class={name}
      {...(hasFile && { enctype: "multipart/form-data" })}
      {...(isPrivate && { "data-private": true })}
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="once" value={newMark()} />
      <input type="hidden" name="act" value={act} />
      {of !== undefined && <input type="hidden" name="of" value={of} />}
      {own && (
        <p class="problem" role="alert" id={`problem-${act}`}>
          {inLabels(own.problem.message, labels)} Nothing was changed.
        </p>
      )}
      <Own.Provider value={own}>{children}</Own.Provider>
    </form>
  );
}

/** A message with the label of the field that it begins with. */
function inLabels(message: string, labels: Readonly<Record<string, string>>): string {
  return message.replace(/^[\w.]+/, (name) => (Object.hasOwn(labels, name) ? `“${labels[name]}”` : name));
}

interface ButtonProps {
  children: Child;
  /** Deletes or forgets. */
  isGrave?: boolean;
  isQuiet?: boolean;
  name?: string;
  value?: string;
  label?: string;
}

/** What sends the form that it is in. */
export function Button({ children, isGrave, isQuiet, name, value, label }: ButtonProps) {
  const kind = isGrave ? "grave" : isQuiet ? "quiet" : "main";
  return (
    <button type="submit" class={kind} {...(name && { name, value })} {...(label && { "aria-label": label })}>
      {children}
    </button>
  );
}
