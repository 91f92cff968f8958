import type { RefusedForm } from "../page.ts";

/** The field that a form was refused for. */
export interface WrongField {
  id: string;
  label: string;
}

/** Where the message of a refused form stands: at a field, or in the form where it is about none. */
export type WrongPlace = WrongField | { id: string; label?: undefined };

/** Why a form was refused, as its page says it. */
export interface Problem {
  id: string;
  text: string;
}

/** Why a form was refused; a message that begins with a field's name has the label in place of it. */
export function problemOf({ act, problem: { message } }: RefusedForm, place?: WrongPlace): Problem {
  const { label } = place ?? {};
  const text = label === undefined ? message : message.replace(/^[\w.]+/, () => `“${label}”`);
  return { id: `problem-${act}`, text };
}
