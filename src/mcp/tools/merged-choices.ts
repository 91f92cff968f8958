import { isObject } from "../../shared/json.ts";

type Choice = Record<string, unknown> & { properties: Record<string, unknown> };

/**
 * Shows alternatives that a constant distinguishes (`type`, `mode`) as one object: its names once, and the fields
 * of all. The service itself checks each alternative's own fields, and the description lists them for a model.
 */
export function mergedChoices(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(mergedChoices);
  if (!isObject(node)) return node;
  const { oneOf, ...rest } = node;
  const choices = Array.isArray(oneOf) ? oneOf.filter(isChoice) : [];
  const mark = Array.isArray(oneOf) && choices.length === oneOf.length ? markOf(choices) : undefined;
  if (mark === undefined) {
    return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, mergedChoices(item)]));
  }
  const fields = Object.fromEntries(choices.flatMap(({ properties }) => Object.entries(properties)));
  const names = choices.map(({ properties }) => constOf(properties[mark]));
  return {
    type: "object",
    properties: { ...fields, [mark]: { type: "string", enum: names } },
    required: [mark],
    ...rest,
  };
}

function isChoice(option: unknown): option is Choice {
  return isObject(option) && option.type === "object" && isObject(option.properties);
}

/** The field that is a constant string in every alternative. */
function markOf([first, ...others]: readonly Choice[]): string | undefined {
  return Object.keys(first?.properties ?? {}).find((name) =>
    [first, ...others].every((choice) => typeof constOf(choice?.properties[name]) === "string"),
  );
}

function constOf(schema: unknown): unknown {
  return isObject(schema) ? schema.const : undefined;
}
