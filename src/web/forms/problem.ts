import type { RefusedForm } from "../page.ts";

/** The field that a form was refused for. */
export interface WrongField {
  id: string;
  label: string;
}

/** Where a refused form's message is shown: at a field, or in the form if it is about none. */
export type WrongPlace = WrongField | { id: string; label?: undefined };

/** Why a form was refused, in the page's words. */
export interface Problem {
  id: string;
  text: string;
}

/** Why a form was refused. If the message starts with a field's name, the label replaces it. */
export function problemOf({ act, problem: { message } }: RefusedForm, place?: WrongPlace): Problem {
  const { label } = place ?? {};
  const named = label === undefined ? message : message.replace(/^[\w.]+/, () => `“${label}”`);
  return { id: `problem-${act}`, text: /[.!?]$/.test(named) ? named : `${named}.` };
}
