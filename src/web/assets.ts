import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../platform/package-root.ts";

const types = {
  "style.css": "text/css; charset=utf-8",
  "sign-in.js": "text/javascript; charset=utf-8",
  "keep-added.js": "text/javascript; charset=utf-8",
  "bookmarklet.js": "text/javascript; charset=utf-8",
  "bookmarklet.txt": "text/plain; charset=utf-8",
  "page.js": "text/javascript; charset=utf-8",
} as const;

export type AssetName = keyof typeof types;

interface Asset {
  content: string;
  type: string;
  /** The name contains a digest of the content, so browsers may cache it permanently. */
  url: string;
}

const read = new Map<AssetName, Asset>();

/** A static file from the build, read once per process. */
export function asset(name: AssetName): Asset {
  const known = read.get(name) ?? load(name);
  read.set(name, known);
  return known;
}

/** True if a name is one of the files. */
export function isAssetName(name: string): name is AssetName {
  return Object.hasOwn(types, name);
}

function load(name: AssetName): Asset {
  const content = readFileSync(join(packageRoot(), "dist", "web", name), "utf8");
  const mark = createHash("sha256").update(content).digest("base64url").slice(0, 12);
  return { content, type: types[name], url: `/assets/${name}?${mark}` };
}
