import type { Operation } from "../../operation/definition.ts";
import { isObject } from "../../shared/json.ts";
import type { Schema } from "./plain.ts";

interface Described {
  operation: Pick<Operation, "feature" | "name">;
  entry: Schema;
}

interface Repeated {
  parameters: Schema;
  responses: Schema;
  /** The entry with references to shared parts. */
  refer: (entry: Schema) => Schema;
}

/** Names the parameters and responses that several operations share. */
export function shareRepeated(described: readonly Described[]): Repeated {
  const parameters = nameRepeated(
    "parameters",
    described.flatMap(({ operation: { feature }, entry }) =>
      parametersOf(entry).map((value) => ({ value, names: [`${value.name}`, `${feature}.${value.name}`] })),
    ),
  );
  const responses = nameRepeated(
    "responses",
    described.flatMap(({ operation, entry }) =>
      Object.values(responsesOf(entry)).map((value) => ({ value, names: [shapeIn(value), operation.name] })),
    ),
  );
  return {
    parameters: parameters.named,
    responses: responses.named,
    refer: (entry) => ({
      ...entry,
      ...("parameters" in entry && { parameters: parametersOf(entry).map(parameters.refer) }),
      responses: Object.fromEntries(
        Object.entries(responsesOf(entry)).map(([status, response]) => [status, responses.refer(response)]),
      ),
    }),
  };
}

/** Names what occurs at least twice, by the first free name. */
function nameRepeated(section: string, found: readonly { value: Schema; names: readonly string[] }[]) {
  const once = new Set<string>();
  const named = new Map<string, Schema>();
  const names = new Map<string, string>();
  for (const { value, names: candidates } of found) {
    const key = JSON.stringify(value);
    const name = candidates.find((candidate) => candidate !== "" && !named.has(candidate));
    if (once.has(key) && !names.has(key) && name !== undefined && !("$ref" in value)) {
      names.set(key, name);
      named.set(name, value);
    }
    once.add(key);
  }
  return {
    named: Object.fromEntries(named),
    refer: (value: Schema): Schema => {
      const name = names.get(JSON.stringify(value));
      return name === undefined ? value : { $ref: `#/components/${section}/${name}` };
    },
  };
}

function parametersOf(entry: Schema): Schema[] {
  return Array.isArray(entry.parameters) ? entry.parameters.filter(isObject) : [];
}

function responsesOf(entry: Schema): Record<string, Schema> {
  const all = isObject(entry.responses) ? Object.entries(entry.responses) : [];
  return Object.fromEntries(
    all.flatMap(([status, response]) => (isObject(response) ? [[status, response]] : [])),
  );
}

/** The name of the schema of an answer's data. Empty if it has none. */
function shapeIn(response: Schema): string {
  const shape = JSON.stringify(response).match(/"data":\{"\$ref":"#\/components\/schemas\/(\w+)"\}/);
  return shape?.[1] ?? "";
}
