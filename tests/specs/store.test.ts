import { storeAccessSpec } from "./store-access-spec";
import { storeLogSpec } from "./store-log-spec";
import { storeRunSpec } from "./store-run-spec";
import { storeSessionSpec } from "./store-session-spec";
import { storeSpec } from "./store-spec";
import { storeTraceSpec } from "./store-trace-spec";
import { onEveryStore } from "./stores-under-test";

onEveryStore("the store's turns", storeSpec);
onEveryStore("the store's sessions", storeSessionSpec);
onEveryStore("the store's keys, people and counts", storeAccessSpec);
onEveryStore("the store's logs", storeLogSpec);
onEveryStore("the store's traces", storeTraceSpec);
onEveryStore("the store's open runs", storeRunSpec);
