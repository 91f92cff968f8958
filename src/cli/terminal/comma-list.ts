/** The names in a flag's value, which are separated by commas. */
export function commaList(value: string): string[] {
  return value
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}
