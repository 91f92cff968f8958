import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { deliveryHeaders } from "../../../src/webhooks/sign.ts";
import { put } from "../../support/program/data.ts";
import { root, temporaryFolder } from "../../support/program/folder.ts";

const secret = `whsec_${Buffer.from("a secret of thirty-two bytes len").toString("base64")}`;
const older = `whsec_${Buffer.from("another one, thirty-two bytes ..").toString("base64")}`;
const body = JSON.stringify({ event: "goal.changed", data: { current: "Größer, 更大 😀" } });

function headersOf(now: Date) {
  return deliveryHeaders(
    {
      id: "dlv_1",
      event: "goal.changed",
      body,
      secret,
      previousSecret: older,
      previousSecretUntil: new Date(now.getTime() + 1000).toISOString(),
    },
    now,
  );
}

type Verify = (secret: string, headers: Record<string, string>, body: string) => boolean;

/** The lines that the README shows. */
async function fromReadme(): Promise<Verify> {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const [, code = ""] = /## Verify a webhook[\s\S]*?```js\n([\s\S]*?)```/.exec(readme) ?? [];
  const file = put(join(temporaryFolder(), "verify.mjs"), code);
  const { verify }: { verify: Verify } = await import(/* @vite-ignore */ file);
  return verify;
}

describe("a delivery's signature", () => {
  test.each([secret, older])(
    "is verified by the Standard Webhooks library with either secret of a rotation",
    (known) => {
      expect(new Webhook(known).verify(body, headersOf(new Date()))).toEqual(JSON.parse(body));
    },
  );

  test("is verified by the lines in the README, which refuse another body, secret or time", async () => {
    const verify = await fromReadme();
    const headers = headersOf(new Date());
    expect(verify(secret, headers, body)).toBe(true);
    expect(verify(older, headers, body)).toBe(true);
    expect(verify(secret, headers, `${body} `)).toBe(false);
    expect(verify(`whsec_${Buffer.from("x".repeat(32)).toString("base64")}`, headers, body)).toBe(false);
    expect(verify(secret, headersOf(new Date(Date.now() - 600_000)), body)).toBe(false);
  });
});
