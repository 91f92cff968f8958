// The service that this extension is connected to: its address, and a key that may only write openings.

const NAME = "pairing";

/**
 * The address and the key of a code, such as http://127.0.0.1:8787#sk_…; undefined where the text is no code. A key
 * crosses a network only encrypted.
 */
export function readCode(text) {
  const [, written = "", key] = /^(https?:\/\/[^#\s]{1,300})#(sk_[\w-]{20,200})$/.exec(text.trim()) ?? [];
  if (!URL.canParse(written)) return undefined;
  const { protocol, hostname, pathname, search, username, origin } = new URL(written);
  const isHere = hostname === "127.0.0.1" || hostname === "localhost";
  if (pathname !== "/" || search || username || (protocol === "http:" && !isHere)) return undefined;
  return { address: origin, key };
}

/** The pairing that is stored, if there is one. */
export async function pairing() {
  return (await chrome.storage.local.get(NAME))[NAME];
}

/** Stores a pairing in this browser; it is never synced. */
export function keep(pair) {
  return chrome.storage.local.set({ [NAME]: pair });
}

/** Removes the key and the permission for its address. */
export async function forget() {
  const old = await pairing();
  await chrome.storage.local.remove(NAME);
  if (old) await giveUp(old);
}

/** Asks the person for the permission to call an address; to be called at once when they press a button. */
export function ask(pair) {
  return chrome.permissions.request({ origins: [originOf(pair)] });
}

/** Gives the permission for an address back, unless that of another pairing is the same. */
export async function giveUp(pair, other) {
  const origin = originOf(pair);
  if (!other || originOf(other) !== origin) await chrome.permissions.remove({ origins: [origin] });
}

/** Whether the extension may call an address. */
export function isAllowed(pair) {
  return chrome.permissions.contains({ origins: [originOf(pair)] });
}

function originOf({ address }) {
  const { protocol, hostname, host } = new URL(address);
  // Firefox knows no ports in permissions.
  const isFirefox = location.protocol === "moz-extension:";
  return `${protocol}//${isFirefox ? hostname : host}/*`;
}
