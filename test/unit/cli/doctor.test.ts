import { describe, expect, test } from "vitest";
import { nodeFinding } from "../../../src/cli/doctor/doctor.ts";
import { troubleOn } from "../../../src/store/sqlite/driver/node-releases.ts";

describe("doctor on a release of Node", () => {
  test.each(["24.19.0", "24.20.3", "24.21.0", "24.21.9"])(
    "%s is new enough, and what may happen there with better-sqlite3 is known",
    (version) => {
      expect(nodeFinding(version)).toEqual({ what: `Node ${version}` });
      expect(troubleOn(version)).toMatch(
        /aborts.*65446.*npm_config_target=24\.18\.1 npm rebuild better-sqlite3.*--sqlite-driver node/,
      );
    },
  );

  test.each([
    "20.12.0",
    "20.20.2",
    "22.19.0",
    "22.21.1",
    "24.18.1",
    "24.18.99",
    "24.22.0",
    "25.20.0",
    "26.0.0",
  ])("%s has no trouble", (version) => {
    expect(nodeFinding(version)).toEqual({ what: `Node ${version}` });
    expect(troubleOn(version)).toBeUndefined();
  });

  test.each(["18.20.0", "20.11.1"])("%s is too old", (version) => {
    expect(nodeFinding(version).remedy).toMatch(/20\.12/);
  });
});
