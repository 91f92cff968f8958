/** The comma-separated names in a flag's value. */
export function commaList(value: string): string[] {
  return value
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}
