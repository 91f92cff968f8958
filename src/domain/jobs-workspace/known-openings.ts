import { isSameHost, type NamedOpening, nameKey, plainAddress } from "../../engine/openings/same-opening.ts";
import { foldText } from "../../engine/text/fold.ts";
import type { Tx } from "../../store/ports/store.ts";
import { allPages } from "../all-pages.ts";
import type { Job } from "./schema.ts";

/** The stored openings, indexed for finding an imported one. */
export interface KnownOpenings {
  /**
   * The opening at one of the addresses, or else the one with this employer and title, unless one board offers
   * both or they are in different places.
   */
  find: (opening: NamedOpening & { place?: string | undefined }) => Job | undefined;
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
    if (!byId.has(job.id)) {
      const name = nameKey(namedOf(job));
      if (name !== undefined) byName.set(name, [...(byName.get(name) ?? []), job.id]);
    }
    byId.set(job.id, job);
    for (const address of addressesOf(job)) byAddress.set(address, job.id);
  };
  // The list starts with the newest, which is the one found.
  for (const job of jobs.toReversed()) put(job);
  return {
    put,
    find: (opening) => {
      const addresses = opening.urls.flatMap((url) => plainAddress(url) ?? []);
      const at = addresses.map((address) => byAddress.get(address)).find((id) => id !== undefined);
      if (at !== undefined) return byId.get(at);
      const same = (byName.get(nameKey(opening) ?? "") ?? []).flatMap((id) => byId.get(id) ?? []);
      return same.findLast((job) => !hasOtherOnBoard(job, addresses) && !isElsewhere(job, opening.place));
    },
  };
}

/** True if a board offers the item at another address. Then they are two openings. */
function hasOtherOnBoard(job: Job, addresses: readonly string[]): boolean {
  return addressesOf(job).some((own) => addresses.some((address) => isSameHost(own, address)));
}

/** True if an item is known to be in places that share no word with this one. */
function isElsewhere({ metadata }: Job, place: string | undefined): boolean {
  const { locations } = Object(Object(metadata).opportunity);
  const known: unknown[] = Array.isArray(locations) ? locations : [];
  if (place === undefined || known.length === 0) return false;
  const own = new Set(known.flatMap((one) => wordsOfPlace(String(one))));
  return !wordsOfPlace(place).some((word) => own.has(word));
}

function wordsOfPlace(place: string): string[] {
  return (
    foldText(place.slice(0, 200))
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,}/gu) ?? []
  );
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
