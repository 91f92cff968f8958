import { foldText } from "../text/fold.ts";

/** What identifies an opening: its addresses and its name there. */
export interface NamedOpening {
  title?: string | undefined;
  company?: string | undefined;
  urls: readonly string[];
}

const MOST_ADDRESS = 2048;
/** Parameters that only say where a visitor came from. */
const tracking =
  /^(?:utm_.*|ref|refid|referrer|source|src|trk|trackingid|trk.*|gh_src|lever-.*|fbclid|gclid|mc_.*|si|cid|campaign|from|originalsubdomain|position|pagenum)$/i;

/**
 * An address without the parts that differ between visits: tracking, fragment, `www.`. Undefined if it is not
 * http(s).
 */
export function plainAddress(address: string): string | undefined {
  if (address.length > MOST_ADDRESS || !URL.canParse(address)) return undefined;
  const { protocol, host, pathname, searchParams } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return undefined;
  const kept = [...searchParams].filter(([name]) => !tracking.test(name)).sort();
  const query = kept.length === 0 ? "" : `?${new URLSearchParams(kept)}`;
  return `${host.replace(/^www\./, "")}${pathname.replace(/\/+$/, "")}${query}`;
}

/**
 * Employer and title as one comparison key, without legal form, gender marks and case; undefined if either is
 * missing.
 */
export function nameKey(opening: NamedOpening): string | undefined {
  const key = halfNameKey(opening);
  return key.startsWith("\n") || key.endsWith("\n") ? undefined : key;
}

/** The same for an opening of which only employer or title is known. */
export function halfNameKey({ title, company }: NamedOpening): string {
  const name = plainName(title ?? "").replace(genderMark, " ");
  const employer = plainName(company ?? "").replace(legalForm, "");
  const words = (text: string) => text.replace(/[^\p{L}\p{N}+#]+/gu, " ").trim();
  return `${words(employer)}\n${words(name)}`;
}

function plainName(text: string): string {
  return foldText(text.slice(0, 500)).toLowerCase().trim();
}

const genderMark = /\((?:[mwfdxh]|all genders|gn)(?: ?[/|,] ?(?:[mwfdxh]|divers|gn)){0,3}\)/g;
const legalForm =
  / (?:inc|ltd|limited|llc|llp|plc|corp|corporation|co|gmbh|gmbh & co\.? kg|ag|se|kg|ug|e\.? ?v|s\.?a\.?s?|s\.?r\.?l|s\.?p\.?a|s\.?l|b\.?v|n\.?v|ab|as|a\/s|oy|aps|sp\. z o\.?o)\.?$/;

/** True if two addresses have the same host. A board offers each opening at one address. */
export function isSameHost(left: string, right: string): boolean {
  return left.split("/", 1)[0] === right.split("/", 1)[0];
}
