import { afterAll, beforeAll } from "vitest";
import { openStore } from "@/lib/adapters/mongo/open-store";
import type { Store } from "@/lib/agent/ports/store";
import type { StorePlace } from "./stores-under-test";

/** A store for one describe block, on a place of its own; `reopen` closes it and opens it again. */
export function openTestStore(makePlace: () => StorePlace): { store(): Store; reopen(): Promise<Store> } {
  let place: StorePlace | undefined;
  let opened: Store | undefined;

  const open = async () => {
    if (!place) throw new Error("the place is made by beforeAll");
    opened = await openStore(place.address);
    return opened;
  };
  beforeAll(async () => {
    place = makePlace();
    await open();
  });
  afterAll(async () => {
    await opened?.close();
    await place?.remove();
  });
  return {
    store() {
      if (!opened) throw new Error("the store is opened by beforeAll");
      return opened;
    },
    async reopen() {
      await opened?.close();
      return open();
    },
  };
}
