/** Somebody used the program in a way it cannot serve; the message is one line that says what would be right. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
