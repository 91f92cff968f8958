import {
  halfNameKey,
  isSameHost,
  type NamedOpening,
  nameKey,
  plainAddress,
} from "../../engine/openings/same-opening.ts";
import { isOtherPlace } from "../../engine/openings/same-place.ts";
import { allPages } from "../../operation/page.ts";
import type { Tx } from "../../store/ports/store.ts";
import type { Job } from "./schema.ts";

type Opening = NamedOpening & { place?: string | undefined };

/** The stored openings, indexed for finding an imported one. */
export interface KnownOpenings {
  /**
   * The opening at one of the addresses, or else the one with this employer and title, unless one board offers
   * both or they are in different places.
   */
  find: (opening: Opening) => Job | undefined;
  /** The openings with the same half of a name: a title without an employer, or an employer without a title. */
  nameless: (opening: Opening) => Job[];
  /** Adds an item to them, or updates it. */
  put: (job: Job) => void;
}

/** Reads all openings of a person. */
export async function knownOpenings(tx: Tx): Promise<KnownOpenings> {
  const jobs = await allPages((page) => tx.jobs.list({ ...page, where: { type: "opportunity" } }));
  const byAddress = new Map<string, string>();
  const byName = new Map<string, string[]>();
  const byId = new Map<string, Job>();
  const put = (job: Job): void => {
    const name = halfNameKey(namedOf(job));
    const named = byName.get(name) ?? [];
    if (!named.includes(job.id)) byName.set(name, [...named, job.id]);
    byId.set(job.id, job);
    for (const address of addressesOf(job)) byAddress.set(address, job.id);
  };
  const called = (opening: Opening, name: string): Job[] => {
    const addresses = opening.urls.flatMap((url) => plainAddress(url) ?? []);
    return (byName.get(name) ?? [])
      .flatMap((id) => byId.get(id) ?? [])
      .filter((job) => halfNameKey(namedOf(job)) === name)
      .filter((job) => !hasOtherOnBoard(job, addresses) && !isElsewhere(job, opening.place));
  };
  // The list starts with the newest, which is the one found.
  for (const job of jobs.toReversed()) put(job);
  return {
    put,
    find: (opening) => {
      const addresses = opening.urls.flatMap((url) => plainAddress(url) ?? []);
      const at = addresses.map((address) => byAddress.get(address)).find((id) => id !== undefined);
      if (at !== undefined) return byId.get(at);
      const name = nameKey(opening);
      return name === undefined ? undefined : called(opening, name).at(-1);
    },
    nameless: (opening) => called(opening, halfNameKey(opening)),
  };
}

/** True if a board offers the item at another address. Then they are two openings. */
function hasOtherOnBoard(job: Job, addresses: readonly string[]): boolean {
  return addressesOf(job).some((own) => addresses.some((address) => isSameHost(own, address)));
}

/** True if an item is known to be in other places than this one. */
function isElsewhere({ metadata }: Job, place: string | undefined): boolean {
  const { locations } = Object(Object(metadata).opportunity);
  const known: unknown[] = Array.isArray(locations) ? locations : [];
  if (place === undefined || known.length === 0) return false;
  return known.every((one) => isOtherPlace(String(one), place));
}

function addressesOf(job: Job): string[] {
  return urlsOf(job).flatMap((url) => plainAddress(url) ?? []);
}

/** Every address at which an item is offered. */
export function urlsOf({ metadata }: Job): string[] {
  const { sourceUrl, otherUrls } = metadata ?? {};
  const others: unknown[] = Array.isArray(otherUrls) ? otherUrls : [];
  return [sourceUrl, ...others].filter((url): url is string => typeof url === "string");
}

function namedOf(job: Job): NamedOpening {
  return { title: job.title, company: job.company ?? undefined, urls: urlsOf(job) };
}
