import { documentReadSpec } from "./document-read-spec";
import { documentWriteSpec } from "./document-write-spec";
import { indexSpec } from "./index-spec";
import { onEveryStore } from "./stores-under-test";

onEveryStore("reading documents", documentReadSpec);
onEveryStore("writing documents", documentWriteSpec);
onEveryStore("indexes", indexSpec);
