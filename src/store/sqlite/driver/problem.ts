/** SQLite itself cannot be used. Its message is one line that says why, and what helps. */
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
