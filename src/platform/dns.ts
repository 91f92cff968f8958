import { lookup } from "node:dns/promises";

const LIMIT_MS = 5000;

/**
 * Makes a look-up of all addresses of a host name, as the system resolves it; none where there is none, or no answer
 * within five seconds. Who asks for the same name at once shares one look-up: a name server that hangs holds one
 * thread of the system's few for each name, not for each delivery.
 */
export function createResolver(resolve: (host: string) => Promise<string[]> = bySystem, limitMs = LIMIT_MS) {
  const underWay = new Map<string, Promise<string[]>>();
  const shared = (host: string): Promise<string[]> => {
    const asked = underWay.get(host);
    if (asked) return asked;
    const asking = resolve(host)
      .catch((): string[] => [])
      .finally(() => underWay.delete(host));
    underWay.set(host, asking);
    return asking;
  };
  return (host: string) => within(shared(host), limitMs);
}

async function bySystem(host: string): Promise<string[]> {
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
