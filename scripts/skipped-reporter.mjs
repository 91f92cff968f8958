// A reporter of Vitest that says at the end which tests were skipped for a reason of their own, and the reason.

/** Prints a line for each such test. */
export default class SkippedReporter {
  onTestRunEnd(modules) {
    const skipped = modules.flatMap((module) =>
      [...module.children.allTests("skipped")].flatMap((test) => {
        const { note } = test.result() ?? {};
        return note === undefined ? [] : [`  ${module.relativeModuleId}: ${test.fullName} (${note})`];
      }),
    );
    if (skipped.length > 0) console.log(`\nSkipped, ${skipped.length} in all:\n${skipped.join("\n")}`);
  }
}
