import { describe, expect, test } from "vitest";
import { callTool } from "../../support/mcp/client.ts";
import { overStdio, stdioEras } from "../../support/mcp/forms.ts";
import { normalize, progressContract } from "../../surfaces/mcp/progress-contract.ts";

describe.each(stdioEras)("over %s", (_, open) => progressContract(open));

test("a call that is cancelled while the catalogue is prepared does and leaves nothing", async () => {
  const client = await (await overStdio({ pin: "2026-07-28" })())();
  const controller = new AbortController();
  const call = client.callTool({ name: "apply", arguments: normalize }, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toThrow();
  // It waits for the same catalogue behind the other, so that when it is done, the other would be.
  const behind = {
    ...normalize,
    opportunity: { inputMode: "pasted_text", rawText: "Baker\nOven Lane\nYork" },
  };
  expect((await callTool(client, "apply", behind)).isError).toBe(false);
  const { structured } = await callTool(client, "list_jobs");
  expect(structured.data).toMatchObject([{ title: "Baker" }]);
});
