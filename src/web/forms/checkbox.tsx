import { useRefused } from "./form.tsx";

interface CheckboxProps {
  name: string;
  label: string;
  hint?: string;
  /** If a page has several forms with a field of this name. */
  of?: string;
}

/** Consent is never prefilled after an error. */
export function Checkbox({ name, label, hint, of }: CheckboxProps) {
  const id = of === undefined ? name : `${name}-${of}`;
  const wasRefused = useRefused() !== undefined;
  return (
    <div class="field">
      <label for={id} class="yes">
        <input type="checkbox" id={id} name={name} value="true" aria-describedby={hint && `hint-${id}`} />{" "}
        {label}
      </label>
      {hint && (
        <p class={wasRefused ? "hint asked" : "hint"} id={`hint-${id}`}>
          {hint}
        </p>
      )}
    </div>
  );
}
