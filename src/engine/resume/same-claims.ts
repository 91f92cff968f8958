import { pathOf } from "./edit/places.ts";
import type { ResumeDocument } from "./json-resume.ts";
import { retitledJobs } from "./retitled-jobs.ts";

interface Fact {
  kind: string;
  path: string;
  identity: string;
}

/**
 * The stored claims matching a document's claims, by the identity of the latter: the same fact, or the same job
 * with a new title and its contents.
 */
export function sameClaims<Known extends Fact>(
  stored: { document: ResumeDocument | undefined; claims: readonly Known[] },
  next: { document: ResumeDocument; claims: readonly Fact[] },
): Map<string, Known> {
  const byIdentity = new Map(stored.claims.map((claim) => [claim.identity, claim]));
  const asBefore = identityBefore(stored, next);
  return new Map(
    next.claims.flatMap((claim) => {
      const same = byIdentity.get(claim.identity) ?? byIdentity.get(asBefore(claim));
      return same ? [[claim.identity, same]] : [];
    }),
  );
}

/** A claim's identity under its job's former title. */
function identityBefore(
  { document: before, claims: known }: { document: ResumeDocument | undefined; claims: readonly Fact[] },
  { document, claims }: { document: ResumeDocument; claims: readonly Fact[] },
): (claim: Fact) => string {
  const [were, are] = [ownersIn(known), ownersIn(claims)];
  const owners = new Map(
    [...retitledJobs(before ?? {}, document)].flatMap(([path, place]): [string, [string, string]][] => {
      const [was, is] = [were.get(pathOf(place)), are.get(path)];
      return was === undefined || is === undefined ? [] : [[path, [was, is]]];
    }),
  );
  return ({ kind, path, identity }) => {
    const [was, is] = owners.get(/^\w+\[\d+\]/.exec(path)?.[0] ?? "") ?? [];
    if (was === undefined || !identity.startsWith(`${kind}|${is}`)) return identity;
    return `${kind}|${was}${identity.slice(`${kind}|${is}`.length)}`;
  };
}

/** The parts of each entry that its claims repeat, by path. */
function ownersIn(claims: readonly Fact[]): Map<string, string> {
  return new Map(claims.map(({ kind, path, identity }) => [path, identity.slice(kind.length + 1)]));
}
