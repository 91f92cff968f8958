import type { Profile } from "../../../domain/profile/schema.ts";
import { Choice, TextArea, TextField, YesNo } from "../../forms/fields.tsx";
import { type ProfileField, payRange, profileLabels } from "./fields.ts";

/** The fields of a profile form, filled with the stored values. */
export function FieldInputs({ fields, profile }: { fields: readonly ProfileField[]; profile: Profile }) {
  return (
    <div class="fields">
      {fields.map((one) => (
        <FieldInput field={one} value={profile[one.name]} />
      ))}
    </div>
  );
}

function FieldInput({
  field: { kind, ...field },
  value,
}: {
  field: ProfileField;
  value: Profile[keyof Profile];
}) {
  const text = Array.isArray(value) ? value.join("\n") : value === undefined ? undefined : String(value);
  if (kind === "yesNo") return <YesNo {...field} value={typeof value === "boolean" ? value : undefined} />;
  if (kind === "currency") return <Choice {...field} value={text} choices={currencies(text)} />;
  if (kind === "number") return <TextField {...field} type="number" min="0" step="any" value={text} />;
  if (kind === "text") return <TextField {...field} value={text} />;
  return <TextArea {...field} value={text} rows={kind === "lines" ? 3 : 4} />;
}

/** The range of pay the person is looking for. */
export function PayRange({ profile: { target_salary_range: range } }: { profile: Profile }) {
  return (
    <div class="fields">
      {([payRange.min, payRange.max] as const).map((name) => (
        <TextField
          name={name}
          label={profileLabels[name] ?? name}
          type="number"
          min="0"
          step="any"
          value={name === payRange.min ? range?.min : range?.max}
        />
      ))}
    </div>
  );
}

function currencies(stored: string | undefined): (readonly [string, string])[] {
  const names = new Intl.DisplayNames("en", { type: "currency" });
  const known = Intl.supportedValuesOf("currency");
  const all = stored === undefined || known.includes(stored) ? known : [stored, ...known];
  return [["", "not said"], ...all.map((code) => [code, `${code}, ${names.of(code) ?? code}`] as const)];
}
