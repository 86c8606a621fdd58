import { createPageApi, type PageApi } from "./page-api";

declare global {
  var __surefootPage: PageApi | undefined;
}

/** Entry of the bundle that is put into each page. Frames of the same origin are read from the top one. */
if (window === window.top) globalThis.__surefootPage ??= createPageApi(document);
