import type { Child } from "hono/jsx";
import type { RefusedForm } from "../page.ts";
import { useRefused } from "./form.tsx";

interface FieldProps {
  name: string;
  label: string;
  value?: string | number | null | undefined;
  hint?: string;
  isRequired?: boolean;
  /** Where a page has several forms with a field of this name. */
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

/** One line of text, a number or a day. */
export function TextField({ type = "text", step, min, max, placeholder, autocomplete, ...props }: TextProps) {
  const { control, value } = useField(props);
  return (
    <Labelled {...props}>
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

/** Several lines. */
export function TextArea({ rows = 4, ...props }: FieldProps & { rows?: number }) {
  const { control, value } = useField(props);
  return (
    <Labelled {...props}>
      <textarea {...control} rows={rows} dir="auto">
        {value}
      </textarea>
    </Labelled>
  );
}

interface ChoiceProps extends FieldProps {
  /** Value and words of each choice. */
  choices: readonly (readonly [value: string, text: string])[];
}

/** One of several. */
export function Choice({ choices, ...props }: ChoiceProps) {
  const { control, value } = useField(props);
  return (
    <Labelled {...props}>
      <select {...control}>
        {choices.map(([choice, text]) => (
          <option value={choice} selected={choice === value}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** Yes, no, or not said. */
export function YesNo({ value, ...props }: Omit<FieldProps, "value"> & { value: boolean | undefined }) {
  const choices = [
    ["", "not said"],
    ["true", "yes"],
    ["false", "no"],
  ] as const;
  return <Choice {...props} value={value === undefined ? "" : String(value)} choices={choices} />;
}

/** A file to bring. */
export function FileField(props: FieldProps & { accept?: string }) {
  const { control } = useField(props);
  return (
    <Labelled {...props}>
      <input {...control} type="file" accept={props.accept} />
    </Labelled>
  );
}

/** A field that is not shown. */
export function Hidden({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />;
}

function idOf({ name, of }: Pick<FieldProps, "name" | "of">): string {
  return of === undefined ? name : `${name}-${of}`;
}

/** Whether the message of a refused form is about a field: it begins with the field's name. */
function isAbout(name: string, refused: RefusedForm | undefined): boolean {
  return refused !== undefined && new RegExp(`^${name}(?![\\w])`).test(refused.problem.message);
}

function useField({ name, of, value, hint, isRequired }: FieldProps) {
  const refused = useRefused();
  const wrong = isAbout(name, refused);
  const described = [hint && `hint-${idOf({ name, of })}`, wrong && refused && `problem-${refused.act}`];
  const ids = described.filter(Boolean).join(" ");
  return {
    value: refused?.fields[name]?.join("\n") ?? (value === null ? undefined : value),
    control: {
      id: idOf({ name, of }),
      name,
      ...(isRequired && { required: true }),
      ...(wrong && { "aria-invalid": "true" as const }),
      ...(ids !== "" && { "aria-describedby": ids }),
    },
  };
}

function Labelled({ label, hint, children, ...props }: FieldProps & { children: Child }) {
  return (
    <div class="field">
      <label for={idOf(props)}>{label}</label>
      {children}
      {hint && (
        <p class="hint" id={`hint-${idOf(props)}`}>
          {hint}
        </p>
      )}
    </div>
  );
}
