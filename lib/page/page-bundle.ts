import { createPageApi, type PageApi } from "./page-api";

declare global {
  var __surefootPage: PageApi | undefined;
}

/** Entry of the bundle that is put into each page. A frame of its parent's origin is read from there, any other by itself. */
if (window.frameElement === null) globalThis.__surefootPage ??= createPageApi(document);
