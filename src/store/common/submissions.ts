/** A stored submission without its owner. */
export function submissionOf<Row extends { userId: string }>({
  userId: _,
  ...row
}: Row): Omit<Row, "userId"> {
  return row;
}

/** The ids of the last of each module; of rows whose newest come last. */
export function newestIds(rows: readonly { moduleId: string; id: string }[]): string[] {
  return [...new Map(rows.map(({ moduleId, id }) => [moduleId, id])).values()];
}

/** Submissions in the order of their modules' names. */
export function byModule<Row extends { userId: string; moduleId: string }>(
  rows: readonly Row[],
): Omit<Row, "userId">[] {
  return rows.toSorted((left, right) => left.moduleId.localeCompare(right.moduleId)).map(submissionOf);
}
