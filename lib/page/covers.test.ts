import { afterAll, beforeAll, expect, it } from "vitest";
import { onPage } from "@/tests/support/on-page";
import { openTestBrowser, type TestBrowser } from "@/tests/support/test-browser";

let tests: TestBrowser;
beforeAll(async () => {
  tests = await openTestBrowser();
});
afterAll(() => tests.close());

it("says what covers an element, and what lies on that", async () => {
  const { refresh } = await onPage(
    tests,
    `
    <style>.over { position: fixed; background: #fff } button { height: 30px }</style>
    <div style="position:absolute;left:10px;top:10px"><button>Save</button></div>
    <div class="over" style="left:0;top:0;width:300px;height:90px"><p style="margin:0;height:40px">News</p><div><button>Close</button></div></div>
    <div style="position:absolute;left:410px;top:10px"><button>Send</button></div>
    <section><div class="over" style="left:400px;top:0;width:300px;height:90px"></div>
      <div class="over" style="left:400px;top:60px;width:200px;height:40px"><button>Later</button></div></section>
    <button style="position:absolute;left:10px;top:200px">Free</button>`,
  );
  const tree = (await refresh()).interactiveTree ?? [];
  const [save, close, send, later, free] = ["Save", "Close", "Send", "Later", "Free"].map((name) =>
    tree.find(({ n }) => n === name),
  );
  expect(save?.by).toEqual(expect.any(String));
  expect([close?.on, send?.by, free]).toEqual([
    save?.by,
    later?.on,
    expect.not.objectContaining({ on: expect.anything() }),
  ]);
  expect(send?.by).not.toBe(save?.by);
  expect(save).not.toHaveProperty("on");
});

it("takes what is broken into two lines for free where one of them can be met", async () => {
  const { refresh } = await onPage(
    tests,
    `<div style="font:16px/24px monospace;width:400px"><button style="width:250px;height:22px;padding:0">Join</button> <a href="/no">No thanks, I know it</a></div>`,
  );
  const tree = (await refresh()).interactiveTree ?? [];
  const link = tree.find(({ r }) => r === "link");
  expect(link).not.toHaveProperty("occ");
  expect(tree.find(({ r }) => r === "btn")).not.toHaveProperty("on");
});
