import { type Child, createContext, useContext } from "hono/jsx";
import type { RefusedForm } from "../page.ts";
import { type Problem, problemOf, type WrongField, type WrongPlace } from "./problem.ts";

/** What every form of a page needs: its token, a new id, and the refused form if any. */
interface FormContext {
  token: string;
  newMark: () => string;
  refused?: RefusedForm | undefined;
  /** Reports where the refusal's message is shown, while rendering. */
  onWrong?: (place: WrongPlace) => void;
}

const Forms = createContext<FormContext>({ token: "", newMark: () => "" });
/** The refused form that fields belong to, and a handler for the message's field. */
const Own = createContext<{ refused: RefusedForm; take: (field: WrongField) => boolean } | undefined>(
  undefined,
);

export const FormsOf = Forms.Provider;

/** The refused form that the fields inside belong to. */
export function useRefused(): RefusedForm | undefined {
  return useContext(Own)?.refused;
}

/** The refused form's message if it is about this field: it starts with the field's name. */
export function useProblem(name: string, field: WrongField): Problem | undefined {
  const own = useContext(Own);
  if (!own || !new RegExp(`^${name}(?![\\w])`).test(own.refused.problem.message)) return undefined;
  return own.take(field) ? problemOf(own.refused, field) : undefined;
}

/** True if this form was refused and must be shown unfolded. `of` is its row. */
export function useIsRefused(act: string, of?: string): boolean {
  const { refused } = useContext(Forms);
  return refused?.act === act && (refused.fields.of?.[0] ?? "") === (of ?? "");
}

export interface FormProps {
  /** The name of the action that receives the form. */
  act: string;
  to: string;
  children?: Child;
  /** It contains a file field. */
  hasFile?: boolean;
  /** It asks for values that browsers must not store: secrets, and confirmation words. */
  isPrivate?: boolean;
  /** Filled in by the script. */
  takes?: string;
  /** Separates forms of one action, such as one per row. */
  of?: string;
  class?: string;
}

/** A page's form. After a refusal it keeps what was typed and says what would be right. */
export function Form({ act, to, children, hasFile, isPrivate, takes, of, class: name }: FormProps) {
  const { token, newMark, refused, onWrong } = useContext(Forms);
  const own = useIsRefused(act, of) ? refused : undefined;
  let taken: WrongField | undefined;
  const take = (field: WrongField) => {
    if (taken) return false;
    taken = field;
    onWrong?.(field);
    return true;
  };
  return (
    <form
      method="post"
      action={to}
      class={name}
      {...(hasFile && { enctype: "multipart/form-data" })}
      {...(isPrivate && { "data-private": true })}
      {...(takes !== undefined && { "data-takes": takes })}
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="once" value={newMark()} />
      <input type="hidden" name="act" value={act} />
      {of !== undefined && <input type="hidden" name="of" value={of} />}
      <Own.Provider value={own && { refused: own, take }}>{children}</Own.Provider>
      {own && <OfNoField refused={own} isTaken={() => taken !== undefined} />}
    </form>
  );
}

/** A refused form's message about none of its fields; rendered after them. */
function OfNoField({ refused, isTaken }: { refused: RefusedForm; isTaken: () => boolean }) {
  const { onWrong } = useContext(Forms);
  if (isTaken()) return null;
  const problem = problemOf(refused);
  onWrong?.({ id: problem.id });
  return <ProblemLine {...problem} />;
}

export function ProblemLine({ id, text }: Problem) {
  return (
    <p class="problem" id={id} tabindex={-1}>
      {text} Nothing was changed.
    </p>
  );
}

interface ButtonProps {
  children: Child;
  /** Deletes or forgets. */
  isGrave?: boolean;
  isQuiet?: boolean;
  /** Text only, for rare actions. */
  isPlain?: boolean;
  name?: string;
  value?: string;
  label?: string;
}

export function Button({ children, isGrave, isQuiet, isPlain, name, value, label }: ButtonProps) {
  const kind = isGrave ? "grave" : isQuiet ? "quiet" : isPlain ? "plain" : "main";
  return (
    <button type="submit" class={kind} {...(name && { name, value })} {...(label && { "aria-label": label })}>
      {children}
    </button>
  );
}
