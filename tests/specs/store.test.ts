import { storeLogSpec } from "./store-log-spec";
import { storeSessionSpec } from "./store-session-spec";
import { storeSpec } from "./store-spec";
import { onEveryStore } from "./stores-under-test";

onEveryStore("the store's turns", storeSpec);
onEveryStore("the store's sessions and keys", storeSessionSpec);
onEveryStore("the store's logs", storeLogSpec);
