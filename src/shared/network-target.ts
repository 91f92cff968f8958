import ipaddr from "ipaddr.js";

/** The delivery targets that this process allows. */
export interface TargetRules {
  allowLoopbackTargets: boolean;
  /** Networks in CIDR notation that are allowed in addition to public addresses. */
  webhookAllow: readonly string[];
}

/**
 * Describes what is wrong with the URL of a delivery target, or returns undefined. Allowed are http(s) without
 * credentials, and addresses in the public ranges or in `webhookAllow`. The addresses of a host name are checked when
 * it is resolved.
 */
export function checkTarget(text: string, rules: TargetRules): string | undefined {
  // Checked before parsing: parsing a host name of combining marks takes quadratic time.
  if (text.length > 2000) return "must have at most 2000 characters";
  const url = parse(text);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:"))
    return "must be an absolute http or https URL";
  // An empty name or password is not in the parsed URL.
  if (/^\w+:\/\/[^/?#]*@/.test(text)) return "must not carry credentials";
  if (url.hostname === "") return "must name a host";
  const host = hostOf(url);
  if (isLocalName(host)) return checkAddress("127.0.0.1", rules) && "must not name this machine";
  return ipaddr.isValid(host) ? checkAddress(host, rules) : undefined;
}

/**
 * Returns the destination of a target that passed `checkTarget`: the addresses, where the host is an address or a name
 * of this machine, or else the name to resolve.
 */
export function destinationOf(text: string): { addresses: string[] } | { name: string } {
  const host = hostOf(new URL(text));
  if (isLocalName(host)) return { addresses: ["127.0.0.1", "::1"] };
  return ipaddr.isValid(host) ? { addresses: [host] } : { name: host };
}

/** Describes what is wrong with an address to connect to, or returns undefined. IPv4-in-IPv6 counts as IPv4. */
export function checkAddress(text: string, rules: TargetRules): string | undefined {
  if (!ipaddr.isValid(text)) return "must resolve to an IP address";
  const address = embeddedIpv4(ipaddr.parse(text));
  if (rules.webhookAllow.some((network) => isWithin(address, network))) return undefined;
  if (isPublic(address)) return undefined;
  if (address.range() === "loopback")
    return rules.allowLoopbackTargets ? undefined : "must not be a loopback address";
  return "must be a public address, not a private, link-local, multicast, shared or reserved one";
}

/** Parses a complete URL. One that the parser would have to correct (spaces, a slash too few or too many) fails. */
function parse(text: string): URL | undefined {
  if (!/^[a-z]+:\/\/[^\s/]\S*$/i.test(text)) return undefined;
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

/** The IPv4 address inside IPv4-mapped, IPv4-compatible, NAT64 and 6to4 addresses; other addresses unchanged. */
function embeddedIpv4(address: Address): Address {
  if (address.kind() === "ipv4") return address;
  const bytes = address.toByteArray();
  const at = (start: number) => new ipaddr.IPv4(bytes.slice(start, start + 4));
  const zeros = (from: number, to: number) => bytes.slice(from, to).every((byte) => byte === 0);
  const mapped = zeros(0, 10) && bytes[10] === 0xff && bytes[11] === 0xff;
  const compatible = zeros(0, 12) && bytes.slice(12).some((byte, index) => byte > (index === 3 ? 1 : 0));
  // Only the well-known prefix: a local-use prefix (64:ff9b:1::/48) may hold the IPv4 address at another offset.
  const nat64 =
    bytes[0] === 0x00 && bytes[1] === 0x64 && bytes[2] === 0xff && bytes[3] === 0x9b && zeros(4, 12);
  if (mapped || compatible || nat64) return at(12);
  return bytes[0] === 0x20 && bytes[1] === 0x02 ? at(2) : address;
}

/** True if an address is globally reachable unicast: no special range, no metadata service, and allocated if IPv6. */
function isPublic(address: Address): boolean {
  if (address.range() !== "unicast" || AZURE_METADATA === address.toString()) return false;
  const [first = 0] = address.toByteArray();
  return address.kind() === "ipv4" || (first & 0xe0) === 0x20;
}

/** A cloud metadata service inside an ordinary public range. */
const AZURE_METADATA = "168.63.129.16";

/** True if a text is a network in CIDR notation, such as 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  return ipaddr.isValidCIDR(text);
}

function isWithin(address: Address, network: string): boolean {
  if (!isNetwork(network)) return false;
  const [base, bits] = ipaddr.parseCIDR(network);
  return base.kind() === address.kind() && address.match([base, bits]);
}
