import { describe, expect, test } from "vitest";
import { callTool } from "../../support/mcp/client.ts";
import { type Connect, overHttp, overStdio } from "../../support/mcp/forms.ts";

const doors: [string, () => Promise<Connect>][] = [
  ["streamable HTTP at 2026-07-28", overHttp],
  ["stdio at 2026-07-28", overStdio({ pin: "2026-07-28" })],
  ["stdio at 2025-11-25", overStdio("legacy")],
];

const normalize = {
  actions: [{ type: "normalize_opportunity" }],
  opportunity: { inputMode: "pasted_text", rawText: "Nurse\nWard Seven\nLeeds" },
};

describe.each(doors)("over %s", (_, open) => {
  test("a client that asks for progress hears each step once, in order", async () => {
    const client = await (await open())();
    const heard: { progress: number; message?: string | undefined }[] = [];
    await client.callTool(
      { name: "apply", arguments: normalize },
      { onprogress: ({ progress, message }) => void heard.push({ progress, message }) },
    );
    expect(heard).toEqual([
      { progress: 1, message: "Preparing the catalogue" },
      { progress: 2, message: "Working" },
    ]);
  });
});

test("a call that is cancelled while the catalogue is prepared does and leaves nothing", async () => {
  const client = await (await overStdio({ pin: "2026-07-28" })())();
  const controller = new AbortController();
  const call = client.callTool({ name: "apply", arguments: normalize }, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toThrow();
  const { structured } = await callTool(client, "list_jobs");
  expect(structured.data).toEqual([]);
});
