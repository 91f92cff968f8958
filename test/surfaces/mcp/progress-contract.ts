import { expect, test } from "vitest";
import type { Connect } from "../../support/mcp/forms.ts";

/** A call that takes long enough to have two steps. */
export const normalize = {
  actions: [{ type: "normalize_opportunity" }],
  opportunity: { inputMode: "pasted_text", rawText: "Nurse\nWard Seven\nLeeds" },
};

/** What a client hears of a call's progress, over whichever way it is connected. */
export function progressContract(open: () => Promise<Connect>): void {
  test("a client that asks for progress hears each step once, in order", async () => {
    const client = await (await open())();
    const heard: { progress: number; message?: string | undefined }[] = [];
    await client.callTool(
      { name: "apply", arguments: normalize },
      { onprogress: ({ progress, message }) => void heard.push({ progress, message }) },
    );
    expect(heard).toEqual([
      { progress: 1, message: "Preparing the catalog" },
      { progress: 2, message: "Working" },
    ]);
  });
}
