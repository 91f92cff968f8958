/** How many of the notes "kind: what" there are of each kind, as one line. */
export function byKind(found) {
  const counts = {};
  for (const one of found) {
    const kind = one.slice(0, one.indexOf(":"));
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return Object.entries(counts)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(", ");
}
