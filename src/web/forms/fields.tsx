import type { Child } from "hono/jsx";
import { isolatedText } from "../../shared/view/parts.tsx";
import { ProblemLine, useProblem, useRefused } from "./form.tsx";
import type { Problem } from "./problem.ts";

interface FieldProps {
  name: string;
  label: string;
  value?: string | number | null | undefined;
  hint?: string;
  isRequired?: boolean;
  /** If a page has several forms with a field of this name. */
  of?: string;
}

interface TextProps extends FieldProps {
  type?: "text" | "number" | "date" | "email" | "url" | "search" | "password";
  step?: string;
  min?: string;
  max?: string;
  placeholder?: string;
  autocomplete?: string;
}

export function TextField({ type = "text", step, min, max, placeholder, autocomplete, ...props }: TextProps) {
  const { control, value, problem } = useField(props);
  return (
    <Labelled {...props} problem={problem}>
      <input
        {...control}
        type={type}
        value={value}
        {...{ step, min, max, placeholder }}
        autocomplete={autocomplete ?? "off"}
        dir="auto"
      />
    </Labelled>
  );
}

export function TextArea({
  rows = 4,
  placeholder,
  ...props
}: FieldProps & { rows?: number; placeholder?: string }) {
  const { control, value, problem } = useField(props);
  return (
    <Labelled {...props} problem={problem}>
      <textarea {...control} {...{ rows, placeholder }} dir="auto">
        {value}
      </textarea>
    </Labelled>
  );
}

interface ChoiceProps extends FieldProps {
  /** Value and label of each option. */
  choices: readonly (readonly [value: string, text: string])[];
}

export function Choice({ choices, ...props }: ChoiceProps) {
  const { control, value, problem } = useField(props);
  return (
    <Labelled {...props} problem={problem}>
      <select {...control}>
        {choices.map(([choice, text]) => (
          <option value={choice} selected={choice === value}>
            {isolatedText(text)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** Yes, no, or not stated. */
export function YesNo({ value, ...props }: Omit<FieldProps, "value"> & { value: boolean | undefined }) {
  const choices = [
    ["", "not said"],
    ["true", "yes"],
    ["false", "no"],
  ] as const;
  return <Choice {...props} value={value === undefined ? "" : String(value)} choices={choices} />;
}

export function FileField(props: FieldProps & { accept?: string }) {
  const { control, problem } = useField(props);
  return (
    <Labelled {...props} problem={problem}>
      <input {...control} type="file" accept={props.accept} />
    </Labelled>
  );
}

export function Hidden({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />;
}

function idOf({ name, of }: Pick<FieldProps, "name" | "of">): string {
  return of === undefined ? name : `${name}-${of}`;
}

function useField({ name, of, label, value, hint, isRequired }: FieldProps) {
  const id = idOf({ name, of });
  const problem = useProblem(name, { id, label });
  const ids = [hint && `hint-${id}`, problem?.id].filter(Boolean).join(" ");
  return {
    problem,
    value: useRefused()?.fields[name]?.join("\n") ?? (value === null ? undefined : value),
    control: {
      id,
      name,
      ...(isRequired && { required: true }),
      ...(problem && { "aria-invalid": "true" as const }),
      ...(ids !== "" && { "aria-describedby": ids }),
    },
  };
}

interface LabelledProps extends FieldProps {
  problem: Problem | undefined;
  children: Child;
}

function Labelled({ label, hint, problem, children, ...props }: LabelledProps) {
  return (
    <div class="field">
      <label for={idOf(props)}>{label}</label>
      {children}
      {hint && (
        <p class="hint" id={`hint-${idOf(props)}`}>
          {hint}
        </p>
      )}
      {problem && <ProblemLine {...problem} />}
    </div>
  );
}
