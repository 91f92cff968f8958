const LIMIT_MS = 5000;

/**
 * Creates a function that looks up all addresses of a host name. Resolves to none if the name has none or DNS does not
 * reply within `limitMs`. Concurrent lookups of one name share a request, so a hanging name server blocks one thread
 * per name, not per delivery.
 */
export function createResolver(
  resolve: (host: string) => Promise<string[]> = systemLookup,
  limitMs = LIMIT_MS,
) {
  const pending = new Map<string, Promise<string[]>>();
  const shared = (host: string): Promise<string[]> => {
    const asked = pending.get(host);
    if (asked) return asked;
    const asking = resolve(host)
      .catch((): string[] => [])
      .finally(() => pending.delete(host));
    pending.set(host, asking);
    return asking;
  };
  return (host: string) => within(shared(host), limitMs);
}

async function systemLookup(host: string): Promise<string[]> {
  // Loaded here: most processes look up nothing.
  const { lookup } = await import("node:dns/promises");
  const found = await lookup(host, { all: true, verbatim: true });
  return found.map(({ address }) => address);
}

function within(asked: Promise<string[]>, limitMs: number): Promise<string[]> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve([]), limitMs);
    timer.unref();
    void asked.then((addresses) => {
      clearTimeout(timer);
      resolve(addresses);
    });
  });
}
