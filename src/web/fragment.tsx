import type { JSX } from "hono/jsx/jsx-runtime";
import { webHeaders } from "./headers.ts";

/** A part of a page, for the script that asked for it. */
export async function fragment(part: JSX.Element | Promise<JSX.Element>): Promise<Response> {
  return new Response(`<!doctype html><title>Part</title>${await part}`, {
    headers: { ...webHeaders, "content-type": "text/html; charset=utf-8" },
  });
}
