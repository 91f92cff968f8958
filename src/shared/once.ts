/** A value made at its first use: most runs of the program need few of the patterns and tables of the readers. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
