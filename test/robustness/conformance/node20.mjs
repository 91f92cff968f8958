// The suite imports `globSync` of node:fs, which Node 20 lacks; only its own self-checks would call it.
import { register } from "node:module";

const shim = `export * from "node:fs"; export { default } from "node:fs"; export const globSync = () => [];`;
const hook = `export async function resolve(specifier, context, next) {
  const isSuites = context.parentURL?.includes("/@modelcontextprotocol/conformance/");
  if (!isSuites || (specifier !== "fs" && specifier !== "node:fs")) return next(specifier, context);
  return { url: ${JSON.stringify(`data:text/javascript,${encodeURIComponent(shim)}`)}, shortCircuit: true };
}`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
