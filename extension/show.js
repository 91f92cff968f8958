/** A paragraph of texts and elements. */
export function line(...parts) {
  const paragraph = document.createElement("p");
  paragraph.append(...parts);
  return paragraph;
}

/** Replaces what stands in an element; what had the focus and is gone leaves it to the element. */
export function show(element, ...parts) {
  const hadFocus = element.contains(document.activeElement);
  element.replaceChildren(...parts);
  if (!hadFocus) return;
  element.tabIndex = -1;
  element.focus();
}
