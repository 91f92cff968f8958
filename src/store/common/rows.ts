type WithoutNulls<Row> = { [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key] } & {
  [Key in keyof Row as null extends Row[Key] ? Key : never]?: NonNullable<Row[Key]>;
};

/** Drops the null columns of a row: an optional field without a value is absent, not null. */
export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  // The return type describes exactly the dropped entries.
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNulls<Row>;
}
