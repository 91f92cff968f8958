import { describe, expect, test } from "vitest";
import { stdioEras } from "../../support/mcp/forms.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { mcpOn } from "../../support/program/stdio.ts";
import { normalize, progressContract } from "../../surfaces/mcp/progress-contract.ts";

describe.each(stdioEras)("over %s", (_, open) => progressContract(open));

test("a call that is cancelled while the catalogue is prepared does and leaves nothing", async () => {
  const mcp = await mcpOn(temporaryFolder(), { args: ["--toolsets", "all"] });
  // In one piece, so that the call has begun and waits when the next line cancels it.
  const params = { name: "apply", arguments: normalize };
  const messages = [
    { jsonrpc: "2.0", id: "cancelled", method: "tools/call", params },
    { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: "cancelled" } },
  ];
  mcp.write(messages.map((message) => `${JSON.stringify(message)}\n`).join(""));
  // It waits for the same catalogue behind the other, so that when it is done, the other would be.
  const behind = {
    ...normalize,
    opportunity: { inputMode: "pasted_text", rawText: "Baker\nOven Lane\nYork" },
  };
  expect((await mcp.call("apply", behind)).isError ?? false).toBe(false);
  expect((await mcp.call("list_jobs")).structuredContent.data).toMatchObject([{ title: "Baker" }]);
  expect(mcp.messages().filter(({ id }) => id === "cancelled")).toEqual([]);
});
