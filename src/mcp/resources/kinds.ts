/** The source of a variable's values: a closed list, or the ids from a list operation. */
export type Values = { known: readonly string[] } | { operation: string };

/** A permanent resource, or with `variable` all resources of one kind. Plain data, created at build time. */
export interface ResourceKind {
  /** The URI, or its template with `{variable}`. */
  uri: string;
  name: string;
  title: string;
  description: string;
  mimeType: "application/json" | "text/markdown";
  /** The operation that returns the content. Its scope is the resource's. */
  operation: string;
  /** The template's only variable, which is also the operation's argument. */
  variable?: string;
  values?: Values;
  /** The operation that lists the template's stored resources, by id or as an object by the variable's values. */
  list?: { operation: string; takesLimit: boolean };
}

/** True if a resource is permanently listed. */
export function isFixed({ variable }: ResourceKind): boolean {
  return variable === undefined;
}

/** True if a kind's resources are addressed by id. */
export function isTemplate({ variable }: ResourceKind): boolean {
  return variable !== undefined;
}

/** A resolved URI: its kind and the operation's arguments. */
export interface Target {
  kind: ResourceKind;
  input: Record<string, string>;
}

/** Finds the resource of a URI. Undefined if no resource can have it. */
export function targetOf(kinds: readonly ResourceKind[], uri: string): Target | undefined {
  const fixed = kinds.find((kind) => isFixed(kind) && kind.uri === uri);
  if (fixed) return { kind: fixed, input: {} };
  const cut = uri.lastIndexOf("/") + 1;
  const id = decoded(uri.slice(cut));
  const kind = kinds.find(({ uri: template, variable }) => template === `${uri.slice(0, cut)}{${variable}}`);
  if (kind?.variable === undefined || id === undefined) return undefined;
  const { values } = kind;
  if (values && "known" in values && !values.known.includes(id)) return undefined;
  return { kind, input: { [kind.variable]: id } };
}

/** The URI of one of a template's resources. */
export function uriOf({ uri, variable }: ResourceKind, id: string): string {
  return uri.replace(`{${variable}}`, encodeURIComponent(id));
}

function decoded(text: string): string | undefined {
  try {
    const id = decodeURIComponent(text);
    // Only one spelling is accepted: another would be a second name for the same resource.
    return id !== "" && encodeURIComponent(id) === text ? id : undefined;
  } catch {
    return undefined;
  }
}
