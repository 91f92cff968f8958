import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DockerfileParser, ModifiableInstruction, PropertyInstruction } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import { z } from "zod";
import { root } from "../program/folder.ts";

export interface Step {
  keyword: string;
  /** What stands behind it, its flags left out. */
  text: string;
  /** The text by its white space. */
  words: string[];
  flags: Record<string, string>;
  /** The names and values that it sets. */
  properties: Record<string, string>;
}

export interface Stage {
  image: string;
  steps: Step[];
}

const text = readFileSync(join(root, "Dockerfile"), "utf8");

/** What a linter finds in the Dockerfile. */
export function complaints(): string[] {
  return validate(text).map(({ message }) => JSON.stringify(message));
}

/** The stages of the Dockerfile, in their order. */
export function stages(): Stage[] {
  const found: Stage[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const words = instruction.getArguments().map((argument) => argument.getValue());
    const flags = instruction instanceof ModifiableInstruction ? instruction.getFlags() : [];
    const properties = instruction instanceof PropertyInstruction ? instruction.getProperties() : [];
    const named = (all: readonly { getName: () => string; getValue: () => string | null }[]) =>
      Object.fromEntries(all.map((one) => [one.getName(), one.getValue() ?? ""]));
    const keyword = instruction.getKeyword().toUpperCase();
    if (keyword === "FROM") found.push({ image: words[0] ?? "", steps: [] });
    else {
      const said = (instruction.getRawArgumentsContent() ?? "").replaceAll(/\\\n\s*/g, "");
      const step = { keyword, text: said, words, flags: named(flags), properties: named(properties) };
      found.at(-1)?.steps.push(step);
    }
  }
  return found;
}

/** The words of a command that no shell reads. Throws where it is for a shell. */
export function commandOf(step: Step | undefined): string[] {
  return z.array(z.string()).parse(JSON.parse(step?.text.replace(/^CMD /, "") ?? ""));
}
