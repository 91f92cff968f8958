import type { JsonSchemaType, jsonSchemaValidator } from "@modelcontextprotocol/client";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/client/validators/ajv";

const compiler = new AjvJsonSchemaValidator();
const known = new Map<string, JsonSchemaType>();

/** The client's own validator of results, one for all clients of a worker: it compiles a schema that it has seen once. */
export const outputValidator: jsonSchemaValidator = {
  getValidator: (schema) => {
    const text = JSON.stringify(schema);
    const same = known.get(text) ?? schema;
    known.set(text, same);
    return compiler.getValidator(same);
  },
};
