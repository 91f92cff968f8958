import ipaddr from "ipaddr.js";

/** What this process allows as targets. */
export interface TargetRules {
  allowLoopbackTargets: boolean;
  /** Networks in CIDR notation that are allowed beside the public ones. */
  webhookAllow: readonly string[];
}

/**
 * Says what is wrong with a delivery target as far as its text tells (a host name's addresses are checked when it is
 * resolved), or undefined. Only http(s), no credentials, no address outside the public ranges unless allowed.
 */
export function checkTarget(text: string, rules: TargetRules): string | undefined {
  const url = parse(text);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:"))
    return "must be an absolute http or https URL";
  if (text.length > 2000) return "must have at most 2000 characters";
  if (url.username !== "" || url.password !== "") return "must not carry credentials";
  if (url.hostname === "") return "must name a host";
  const host = hostOf(url);
  if (isLocalName(host)) return checkAddress("127.0.0.1", rules) && "must not name this machine";
  return ipaddr.isValid(host) ? checkAddress(host, rules) : undefined;
}

/**
 * Where a target that passed `checkTarget` leads: to addresses known from its text (a host that is one, or a name of
 * this machine), or to those of a name that must be resolved.
 */
export function destinationOf(text: string): { addresses: string[] } | { name: string } {
  const host = hostOf(new URL(text));
  if (isLocalName(host)) return { addresses: ["127.0.0.1", "::1"] };
  return ipaddr.isValid(host) ? { addresses: [host] } : { name: host };
}

/** Says what is wrong with an address to connect to, or undefined. Every IPv4-in-IPv6 form counts as its IPv4 address. */
export function checkAddress(text: string, rules: TargetRules): string | undefined {
  if (!ipaddr.isValid(text)) return "must resolve to an IP address";
  const address = embeddedIpv4(ipaddr.parse(text));
  if (rules.webhookAllow.some((network) => isWithin(address, network))) return undefined;
  if (isPublic(address)) return undefined;
  if (address.range() === "loopback")
    return rules.allowLoopbackTargets ? undefined : "must not be a loopback address";
  return "must be a public address, not a private, link-local, multicast, shared or reserved one";
}

/** The URL, written out in full: what a parser would mend (blanks, a missing slash) is stored as no target. */
function parse(text: string): URL | undefined {
  if (!/^[a-z]+:\/\/\S+$/i.test(text)) return undefined;
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "").replace(/\.+$/, "");
}

function isLocalName(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost");
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** The IPv4 address inside IPv4-mapped, IPv4-compatible, NAT64 and 6to4 addresses; others as they are. */
function embeddedIpv4(address: Address): Address {
  if (address.kind() === "ipv4") return address;
  const bytes = address.toByteArray();
  const at = (start: number) => new ipaddr.IPv4(bytes.slice(start, start + 4));
  const zeros = (from: number, to: number) => bytes.slice(from, to).every((byte) => byte === 0);
  const mapped = zeros(0, 10) && bytes[10] === 0xff && bytes[11] === 0xff;
  const compatible = zeros(0, 12) && bytes.slice(12).some((byte, index) => byte > (index === 3 ? 1 : 0));
  // Only the well-known prefix: a network's own (64:ff9b:1::/48) may hold the IPv4 address elsewhere.
  const nat64 =
    bytes[0] === 0x00 && bytes[1] === 0x64 && bytes[2] === 0xff && bytes[3] === 0x9b && zeros(4, 12);
  if (mapped || compatible || nat64) return at(12);
  return bytes[0] === 0x20 && bytes[1] === 0x02 ? at(2) : address;
}

/** An address that anybody may have: no special range, no metadata service, and of IPv6 what was ever given out. */
function isPublic(address: Address): boolean {
  if (address.range() !== "unicast" || AZURE_METADATA === address.toString()) return false;
  const [first = 0] = address.toByteArray();
  return address.kind() === "ipv4" || (first & 0xe0) === 0x20;
}

/** The one cloud metadata service whose range does not give it away. */
const AZURE_METADATA = "168.63.129.16";

/** Whether a text is a network in CIDR notation, such as 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  return ipaddr.isValidCIDR(text);
}

function isWithin(address: Address, network: string): boolean {
  if (!isNetwork(network)) return false;
  const [base, bits] = ipaddr.parseCIDR(network);
  return base.kind() === address.kind() && address.match([base, bits]);
}
