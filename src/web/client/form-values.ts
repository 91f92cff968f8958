type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Typed, selected and ticked values, by field name, in order. */
export type Typed = Record<string, string[]>;

const unkept = ["hidden", "file", "password", "submit"];

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (one): one is Control =>
      (one instanceof HTMLInputElement ||
        one instanceof HTMLTextAreaElement ||
        one instanceof HTMLSelectElement) &&
      one.name !== "" &&
      !unkept.includes(one.type),
  );
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

/** A form's values. */
export function typedIn(form: HTMLFormElement): Typed {
  const typed: Typed = {};
  for (const control of controlsOf(form)) {
    const value = isTick(control) ? String(control.checked) : control.value;
    typed[control.name] = [...(typed[control.name] ?? []), value];
  }
  return typed;
}

/** Fills a form and unfolds the changed parts. */
export function putInto(form: HTMLFormElement, typed: Typed): void {
  const left = new Map(Object.entries(typed).map(([name, values]) => [name, [...values]]));
  for (const control of controlsOf(form)) {
    const value = left.get(control.name)?.shift();
    if (value === undefined || value === (isTick(control) ? String(control.checked) : control.value))
      continue;
    if (isTick(control)) control.checked = value === "true";
    else control.value = value;
    unfold(control);
  }
}

function unfold(inside: Element): void {
  const fold = inside.parentElement?.closest("details");
  if (!fold) return;
  fold.open = true;
  unfold(fold);
}

/** A hidden field's value. */
export function hiddenValue(form: HTMLFormElement, name: string): string {
  return hidden(form, name)?.value ?? "";
}

export function hidden(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}
