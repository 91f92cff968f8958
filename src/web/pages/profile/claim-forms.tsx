import type { ResumeData } from "../../../domain/resume/schema.ts";
import { placeOfPath, pointerOf, valueAt } from "../../../engine/resume/edit/places.ts";
import { employer } from "../../../engine/resume/json-resume.ts";
import { isObject } from "../../../shared/json.ts";
import { Section } from "../../../shared/view/parts.tsx";
import { TextArea, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { type Fields, field, filledIn } from "../../page.ts";
import { type EntryField, headFields, sectionOf } from "./sections.ts";

interface ClaimFormProps {
  path: string;
  document: ResumeData["document"];
  to: string;
}

/** The fields of a claim's entry; undefined if it is a text. */
function fieldsOf(path: string): readonly EntryField[] | undefined {
  const head = /^basics\.(\w+)/.exec(path)?.[1];
  if (head !== undefined) return headFields[head];
  return /^\w+\[\d+\]$/.test(path) ? sectionOf(path)?.fields : undefined;
}

/** The fields of a claim's entry with their values; undefined if it is a text. */
export function entryFields(
  path: string,
  document: ResumeData["document"],
): { name: string; label: string; value: string }[] | undefined {
  const stored = valueAt(document, placeOfPath(path));
  const values: Record<string, unknown> = isObject(stored) ? stored : {};
  const shown = (name: string) =>
    path.startsWith("work[") && name === "name" ? employer(values) : String(values[name] ?? "");
  return fieldsOf(path)?.map(([name, label]) => ({ name, label, value: shown(name) }));
}

/** The form that corrects a claim: an entry's fields, or one text. */
export function CorrectForm({ path, document, to }: ClaimFormProps) {
  const stored = valueAt(document, placeOfPath(path));
  const fields = entryFields(path, document);
  return (
    <Form act="correct" to={to}>
      {fields ? (
        fields.map((field) => <TextField {...field} />)
      ) : (
        <TextArea name="text" label="What it says" value={String(stored ?? "")} isRequired />
      )}
      <Button>Save</Button>
    </Form>
  );
}

/** A claim's new value from the correction form. */
export function correctionOf(path: string, sent: Fields): unknown {
  const fields = fieldsOf(path);
  return fields ? changedEntry(sent, fields) : field(sent, "text");
}

/** A claim's value when it is confirmed unchanged. */
export function asItStands({ path, document }: Omit<ClaimFormProps, "to">): unknown {
  const stored = valueAt(document, placeOfPath(path));
  return isObject(stored) ? {} : stored;
}

/** The form that adds a line to a job, degree or project; nothing for other claims. */
export function LineForm({ path, to }: Pick<ClaimFormProps, "path" | "to">) {
  const lines = linesOf(path);
  if (lines === undefined) return null;
  const isCourses = lines === "courses";
  return (
    <Section id="add-line" title={isCourses ? "Add a course" : "Add a line about it"}>
      <Form act="line" to={to}>
        <TextField
          name="line"
          label={isCourses ? "Course" : "What you did"}
          {...(!isCourses && { hint: "One thing you did, with a number if you have one." })}
          isRequired
        />
        <Button>Add</Button>
      </Form>
    </Section>
  );
}

/** The edit that adds a line to a claim's entry. */
export function addedLine({ path, document }: Omit<ClaimFormProps, "to">, line: string) {
  const lines = linesOf(path);
  if (lines === undefined) return undefined;
  const place = [...placeOfPath(path), lines];
  const isThere = Array.isArray(valueAt(document, place));
  return isThere ? { [`${pointerOf(place)}/-`]: line } : { [pointerOf(place)]: [line] };
}

function linesOf(path: string): string | undefined {
  return /^\w+\[\d+\]$/.test(path) ? sectionOf(path)?.lines : undefined;
}

/** An entry from a form, without blank fields. */
export function entryOf(sent: Fields, fields: readonly EntryField[]): Record<string, string> {
  return filledIn(sent, ...fields.map(([name]) => name));
}

/** An existing entry's form values. Null removes what was left blank. */
function changedEntry(sent: Fields, fields: readonly EntryField[]): Record<string, string | null> {
  return Object.fromEntries(fields.map(([name]) => [name, field(sent, name) || null]));
}
