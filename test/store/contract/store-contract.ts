import type { Store } from "../../../src/store/ports/store.ts";
import { access } from "./access.ts";
import { activity } from "./activity.ts";
import { coordination } from "./coordination.ts";
import { corrections } from "./corrections.ts";
import { deletion } from "./deletion.ts";
import { documentSearch } from "./document-search.ts";
import { filters } from "./filters.ts";
import { healthDays } from "./health-days.ts";
import { isolation } from "./isolation.ts";
import { leases } from "./leases.ts";
import { paging } from "./paging.ts";
import { people } from "./people.ts";
import { AT } from "./records.ts";
import { replacing } from "./replacing.ts";
import { sessions } from "./sessions.ts";
import { subjects } from "./subjects.ts";
import { subscriptions } from "./subscriptions.ts";
import { texts } from "./texts.ts";
import { transactions } from "./transactions.ts";

/** What every engine behind the store port must do; `open` gives a fresh, empty store, closed by the caller's own means. */
export function storeContract(open: () => Promise<Store>): void {
  const withUsers = async (): Promise<Store> => {
    const store = await open();
    for (const id of ["usr_a", "usr_b"]) {
      await store.access.createUser({ id, name: null, email: null, createdAt: AT });
    }
    return store;
  };
  for (const declare of [
    isolation,
    transactions,
    activity,
    healthDays,
    paging,
    leases,
    corrections,
    deletion,
    documentSearch,
    access,
    people,
    coordination,
    subjects,
    texts,
    filters,
    replacing,
    sessions,
    subscriptions,
  ])
    declare(withUsers);
}
