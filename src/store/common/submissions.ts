/** A stored submission without its owner. */
export function submissionOf<Row extends { userId: string }>({
  userId: _,
  ...row
}: Row): Omit<Row, "userId"> {
  return row;
}

/** The first row of each module, in order of the modules' names; of rows whose newest come first. */
export function newestByModule<Row extends { userId: string; moduleId: string }>(
  rows: readonly Row[],
): Omit<Row, "userId">[] {
  const newest = new Map(rows.toReversed().map((row) => [row.moduleId, row]));
  return [...newest.values()]
    .sort((left, right) => left.moduleId.localeCompare(right.moduleId))
    .map(submissionOf);
}
