// A reporter of Vitest that notes which tests failed, and why in short, for the end of all sets of tests.
import { appendFileSync } from "node:fs";

/** The most that is kept of why one test failed, in characters. */
const reasonLimit = 600;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const colours = /\u001b\[[\d;]*m/g;

/** Appends to the file that CAREER_CONTEXT_TEST_FAILURES names. */
export default class FailedReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const failed = modules.flatMap((module) => [
      ...module.errors().map((error) => line(module.relativeModuleId, error)),
      ...[...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => line(`${module.relativeModuleId}: ${suite.fullName}`, error)),
      ),
      ...[...module.children.allTests("failed")].flatMap((test) =>
        test.result().errors.map((error) => line(`${module.relativeModuleId}: ${test.fullName}`, error)),
      ),
    ]);
    const all = [...failed, ...unhandledErrors.map((error) => line("outside of a test", error))];
    if (all.length === 0) return;
    const engine = process.env.CAREER_CONTEXT_TEST_ENGINE ?? "sqlite";
    appendFileSync(
      process.env.CAREER_CONTEXT_TEST_FAILURES,
      `\nFailed on ${engine}, ${all.length} in all:\n${all.join("\n")}\n`,
    );
  }
}

function line(where, error) {
  // The message shortens what was compared: "[ Array(1) ]".
  const reason = [error.message, error.diff].filter(Boolean).join("\n").replaceAll(colours, "");
  return `  ${where}\n    ${reason.slice(0, reasonLimit).replaceAll("\n", "\n    ")}`;
}
