/** Every scope that some operation asks for, sorted. */
export function allScopes(operations: Iterable<{ scope: string }>): string[] {
  return [...new Set([...operations].map(({ scope }) => scope))].sort();
}
