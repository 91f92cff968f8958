import process from "node:process";

/**
 * Stands in for the SDK's own shim when bundling: its JSON Schema validator is only asked for where a server
 * validates elicited content by itself, which this one does with zod.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error("This build carries no JSON Schema validator.");
  }
}

export { process };
