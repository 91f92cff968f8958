type Present<Row> = { [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key] } & {
  [Key in keyof Row as null extends Row[Key] ? Key : never]?: NonNullable<Row[Key]>;
};

/** A row without its null columns: an optional field that has no value is absent, not null. */
export function present<Row extends object>(row: Row): Present<Row> {
  // Dropping exactly the null entries is what the return type says.
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Present<Row>;
}
