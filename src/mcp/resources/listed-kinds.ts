import type { Resource } from "@modelcontextprotocol/server";
import type { Listing } from "../session/peer.ts";
import { isFixed, isTemplate, type ResourceKind } from "./kinds.ts";

/** A page of the list. The second one, which needs the data, has the newest documents of each kind. */
export interface ResourcePage {
  resources: Resource[];
  nextCursor?: string;
}

/** The cursor of the second page. */
export const DOCUMENTS = "documents";

/** The first page: permanent resources within the peer's scopes. */
export function listFixed(connection: Listing): ResourcePage {
  const resources = allowed(connection, isFixed).map(listed);
  const more = allowed(connection, isTemplate).length > 0;
  return { resources, ...(more && { nextCursor: DOCUMENTS }) };
}

/** The templates within the peer's scopes. */
export function listTemplates(connection: Listing) {
  return allowed(connection, isTemplate).map(({ uri, ...kind }) => {
    const { uri: _, ...rest } = listed({ ...kind, uri });
    return { uriTemplate: uri, ...rest };
  });
}

/** The resources of a group whose operation the peer's scopes allow. */
export function allowed(
  { definition: { tools, resources }, peer: { scopes } }: Listing,
  isWanted: (kind: ResourceKind) => boolean,
): ResourceKind[] {
  return resources.filter(isWanted).filter(({ operation }) => {
    const entry = tools.find((candidate) => candidate.operation === operation);
    return entry !== undefined && scopes.has(entry.scope);
  });
}

function listed({ uri, name, title, description, mimeType }: ResourceKind): Resource {
  return { uri, name, title, description, mimeType };
}
