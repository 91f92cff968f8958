import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { root } from "../program/folder.ts";

const Service = z.looseObject({
  image: z.string(),
  build: z.string().optional(),
  command: z.array(z.string()).optional(),
  user: z.string().optional(),
  environment: z.record(z.string(), z.string()),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.string() })).default({}),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
});
export type ComposeService = z.infer<typeof Service>;

const Compose = z.looseObject({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.null()),
});

export const composeText = readFileSync(join(root, "compose.yaml"), "utf8");

/** The compose file as Compose reads it, before its variables are put in. */
export const compose = Compose.parse(parse(composeText));

/** A text with variables in their places, as Compose puts them. Throws for one that must be given and is not. */
export function filled(said: string, given: Readonly<Record<string, string>>): string {
  return said.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, how?: string, rest?: string) => {
      const value = given[name] ?? "";
      if (value !== "") return value;
      if (how === "-") return rest ?? "";
      throw new Error(`${name} is missing: ${rest ?? "it is put in as nothing"}`);
    },
  );
}
