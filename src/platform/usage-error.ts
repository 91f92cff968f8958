/** Thrown for a wrong use of the program. The message is one line that says what would be right. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
