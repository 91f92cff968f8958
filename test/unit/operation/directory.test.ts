import { expect, test } from "vitest";
import { operations } from "../../../src/domain/index.ts";
import { createDirectory } from "../../../src/operation/create-directory.ts";
import { createRegistry } from "../../../src/operation/registry.ts";

const directory = createDirectory(createRegistry(operations));

test("a pointer is named by route, by tool, or by both", () => {
  const pointer = { text: "No alert has this id.", see: "alerts.list" };
  expect(directory.sayRoute(pointer)).toBe("No alert has this id. See GET /api/v1/alerts.");
  expect(directory.sayTool(pointer)).toBe("No alert has this id. See list_alerts.");
  expect(directory.say(pointer)).toBe("No alert has this id. See GET /api/v1/alerts (list_alerts).");
});

test("what writes is to be used, and several are alternatives", () => {
  const pointer = { text: "Nothing is known.", see: ["resume.import", "profile.update"] };
  expect(directory.sayTool(pointer)).toBe("Nothing is known. Use import_resume or update_profile.");
});

test("a text without a pointer stays as it is", () => {
  expect(directory.say({ text: "Nothing." })).toBe("Nothing.");
});

test("a route is filled in from the input; what is not given stays open", () => {
  const path = "/api/v1/assessments/riasec/questions";
  expect(directory.route("assessments.questions", { moduleId: "riasec" })).toEqual({ method: "GET", path });
  expect(directory.route("checkpoints.get").path).toBe("/api/v1/checkpoints/{id}");
});

test("an operation there is not is a bug, said by its name", () => {
  expect(() => directory.say({ text: "x", see: "alerts.lst" })).toThrow("alerts.lst");
});
