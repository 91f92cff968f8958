import { type Operation, pathFields } from "../../operation/definition.ts";
import { collectionOf } from "../../operation/registry.ts";
import { isFixed, isTemplate, type ResourceKind } from "./kinds.ts";

/** The resources declared by operations: permanent ones first, then templates. */
export function buildResourceKinds(operations: readonly Operation[]): ResourceKind[] {
  const declared = operations.flatMap((operation) =>
    operation.mcp.resource ? [{ operation, resource: operation.mcp.resource }] : [],
  );
  const inOrder = declared.sort((left, right) => left.resource.position - right.resource.position);
  const kinds = inOrder.map(({ operation, resource: { position: _, values, ...resource } }): ResourceKind => {
    const kind = { mimeType: "application/json" as const, ...resource, operation: operation.name };
    const [variable] = pathFields(resource.uri);
    if (variable === undefined) return kind;
    const list = collectionOf(operations, operation);
    return {
      ...kind,
      variable,
      ...(values ? { values: { known: values } } : list && { values: { operation: list.name } }),
      ...(list && { list: { operation: list.name, takesLimit: "limit" in list.input.shape } }),
    };
  });
  return [...kinds.filter(isFixed), ...kinds.filter(isTemplate)];
}
