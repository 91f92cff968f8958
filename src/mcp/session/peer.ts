import type { KeyRecord } from "../../store/ports/store.ts";

/** Who is at the other end of a connection. */
export interface Peer {
  userId: string;
  scopes: ReadonlySet<string>;
  /** Null over stdio. */
  key: KeyRecord | null;
}
