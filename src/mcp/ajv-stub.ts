import process from "node:process";

/**
 * Replaces the SDK's shim in the bundle. The SDK needs its JSON Schema validator only to validate elicited content,
 * which this server does with zod.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error("This build has no JSON Schema validator.");
  }
}

export { process };
