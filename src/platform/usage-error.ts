/** Thrown when the program is used incorrectly. The message is one line that says what is right. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
