/** Of a call's arguments those that an operation has, by its schema's properties. It ignored the others: nobody asked what they say. */
export function knownArguments(
  input: Record<string, unknown>,
  properties: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([name]) => Object.hasOwn(properties, name)));
}
