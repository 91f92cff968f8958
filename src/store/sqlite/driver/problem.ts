/** SQLite cannot be used. The message is one line with the reason and the fix. */
export class DriverProblem extends Error {
  override name = "DriverProblem";
  readonly what: string;
  readonly remedy: string;

  constructor(what: string, remedy: string) {
    super(`${what}: ${remedy}.`);
    this.what = what;
    this.remedy = remedy;
  }
}
