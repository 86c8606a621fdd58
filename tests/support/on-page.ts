import type { BrowserAction } from "@/lib/contracts/browser-action";
import { InteractRequest } from "@/lib/contracts/interact-request";
import type { InteractiveElement } from "@/lib/contracts/page-element";
import type { OpenOptions, TestBrowser } from "./test-browser";

const nothingMore = { dom: false, screenshot: false, fullText: false };

/** A page on which elements are named instead of numbered. Each report and page is checked against the wire. */
export async function onPage(tests: TestBrowser, html: string, options?: OpenOptions) {
  const { driver, url, requests } = await tests.open(html, options);
  const look = () => driver.snapshot(nothingMore);
  let tree: readonly InteractiveElement[] = (await look()).interactiveTree ?? [];
  const id = (name: string): string => {
    const found = tree.filter((one) => one.n === name && !["item", "row", "reg", "head"].includes(one.r));
    const [only] = found;
    if (!only)
      throw new Error(`no element named ${name} in ${tree.map((one) => `${one.r}:${one.n}`).join(", ")}`);
    return only.i;
  };
  const act = async (name: BrowserAction["name"], ...args: unknown[]) => {
    const report = await driver.execute({ name, args }, undefined);
    InteractRequest.parse(report);
    return report;
  };
  const refresh = async () => {
    const page = await look();
    InteractRequest.parse(page);
    tree = page.interactiveTree ?? [];
    return page;
  };
  const text = () => driver.page().evaluate(() => document.querySelector("#out")?.textContent ?? "");
  return { driver, url, requests, id, act, refresh, text };
}
