import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { Workflow, WorkflowArgument } from "./workflows.ts";

/** A prompt's checked arguments, without omitted ones. */
export type PromptArguments = Readonly<Record<string, string>>;

const LONGEST_TEXT = 500_000;

/** Checks a client's arguments. Errors never repeat values. Throws ProtocolError (invalid params). */
export function readArguments(
  workflow: Workflow,
  values: Readonly<Record<string, string>> = {},
): PromptArguments {
  const { name, arguments: known, oneOf } = workflow;
  const names = known.map((argument) => argument.name);
  if (Object.keys(values).some((args) => !names.includes(args))) {
    throw refused(`${name} takes ${names.join(" and ")}, and nothing else.`);
  }
  const args = known.flatMap((argument): [string, string][] => {
    const value = values[argument.name]?.trim() ?? "";
    if (value === "" && argument.required) {
      throw refused(`${name} needs ${argument.name}. ${argument.description}`);
    }
    return value === "" ? [] : [[argument.name, checked(argument, value)]];
  });
  if (oneOf && args.length !== 1) throw refused(`${name} needs one of ${oneOf.join(" and ")}.`);
  return Object.fromEntries(args);
}

/** A caller's error. */
export function refused(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

function checked({ name, form, values, description }: WorkflowArgument, value: string): string {
  const known = values !== undefined && "known" in values ? values.known : undefined;
  if (known && !known.includes(value)) throw refused(`${name} must be one of ${known.join(", ")}.`);
  const fits = { id: isId, date: isDate, text: isShort }[form](value);
  if (!fits) throw refused(`${name} is not valid. ${description}`);
  return value;
}

function isId(value: string): boolean {
  return /^[\w.-]{1,200}$/.test(value);
}

function isDate(value: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

function isShort(value: string): boolean {
  return value.length <= LONGEST_TEXT;
}
