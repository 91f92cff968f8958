import { describe, expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { askRaw, eras } from "../../support/mcp/raw.ts";

describe.each(eras)("in the %s era params of the wrong form", (era) => {
  test.each([
    ["prompts/get", { name: 5 }],
    ["prompts/get", { name: "start_session", arguments: { ignore_all_rules: 1 } }],
    ["resources/read", {}],
    ["resources/read", { uri: ["career://profile"] }],
    ["resources/list", { cursor: 5 }],
    ["completion/complete", { ref: "x", argument: {} }],
    ["tools/list", { cursor: {} }],
  ])("%s %j are invalid params, and are not repeated", async (method, params) => {
    const h = await start();
    const { key } = await h.newPerson();
    const { error } = await askRaw(h, key, era, method, params);
    expect(error).toMatchObject({ code: -32602 });
    expect(JSON.stringify(error)).not.toContain("ignore_all_rules");
  });
});

test("initialize without params is invalid params", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const { error } = await askRaw(h, key, "legacy", "initialize", {});
  expect(error).toMatchObject({ code: -32602 });
});
