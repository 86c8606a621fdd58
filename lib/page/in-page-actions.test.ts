import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import { roleCodes } from "@/lib/contracts/page-element";
import { openPageWorld } from "@/runner/page-world";
import { openTestBrowser, type TestBrowser } from "@/tests/support/test-browser";
import type { Extras } from "./in-page-actions";

let tests: TestBrowser;
beforeAll(async () => {
  tests = await openTestBrowser();
});
afterAll(() => tests.close());

const options = { maxElements: 500, maxTextChars: 5_000, firstId: 1 };

/** A page acted on with DOM events only, as an extension does. */
async function inPage(html: string) {
  const page = await tests.browser.newPage();
  const world = await openPageWorld(page);
  await page.setContent(html);
  const { tree } = await world.call("capture", options);
  const id = (name: string): string => {
    const found = tree.find((one) => one.n === name && one.r !== "row" && one.r !== "item");
    if (!found) throw new Error(`no ${name} in ${tree.map((one) => one.n).join()}`);
    return found.i;
  };
  const act = async (name: BrowserAction["name"], args: unknown[], extras: Partial<Extras> = {}) => {
    const done = await world.call("perform", { name, args }, { traces: {}, ...extras });
    return done.ok ? "ok" : done.code;
  };
  const said = () => page.evaluate(() => document.querySelector("#out")?.textContent ?? "");
  return { page, world, id, act, said };
}

const out =
  '<p id="out"></p><script>const say = (t) => { document.querySelector("#out").textContent += t + ";" }</script>';

describe("acting with DOM events", () => {
  it("clicks as a pointer does, in the order of its events", async () => {
    const { act, id, said } = await inPage(
      `<button id="b">Go</button><a href="#there">There</a>${out}<script>for (const type of ["pointerdown","mousedown","pointerup","mouseup","click","dblclick","contextmenu","mouseover"])
        b.addEventListener(type, () => say(type))</script>`,
    );
    expect(await act("click", [id("Go")])).toBe("ok");
    expect(await said()).toBe("mouseover;pointerdown;mousedown;pointerup;mouseup;click;");
    await act("rightClick", [id("Go")]);
    expect(await said()).toContain("contextmenu;");
    await act("doubleClick", [id("Go")]);
    expect(await said()).toContain("click;dblclick;");
  });

  it("sets values so that a framework notices which keeps its own record of them", async () => {
    const { act, id, said } = await inPage(
      `<label>Name <input id="f"></label>${out}<script>
        // As React does: the value is tracked by a property on the element, and an input event without a change is ignored.
        const proto = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value"); let tracked = "";
        Object.defineProperty(f, "value", { get() { return proto.get.call(f) }, set(v) { tracked = v; proto.set.call(f, v) } });
        f.addEventListener("input", () => { if (proto.get.call(f) !== tracked) { tracked = proto.get.call(f); say("noticed " + tracked) } });
        f.addEventListener("change", () => say("change"));
      </script>`,
    );
    expect(await act("setValue", [id("Name"), "Jas"])).toBe("ok");
    expect(await said()).toBe("noticed Jas;change;");
  });

  it("replaces what an editor holds, checks, chooses, drags, uploads and submits with Enter", async () => {
    const { act, id, said, page, world } = await inPage(
      `<div contenteditable aria-label="Text">old words</div><label>On <input type="checkbox" onchange="say('on' + this.checked)"></label>
       <select aria-label="Ward" onchange="say(this.value)"><option>A</option><option>B</option></select>
       <div draggable="true" role="button" aria-label="Card">c</div><div role="button" aria-label="Done" ondragover="event.preventDefault()" ondrop="say('drop')">d</div>
       <input type="file" aria-label="Scan" onchange="this.files[0].text().then(say)">
       <form onsubmit="event.preventDefault();say('sent')"><input aria-label="Find"></form>${out}`,
    );
    await act("setValue", [id("Text"), "new words"]);
    expect(await page.locator("[contenteditable]").textContent()).toBe("new words");
    await act("check", [id("On")]);
    await act("check", [id("On")]);
    await act("select", [id("Ward"), "B"]);
    await act("dragAndDrop", [id("Card"), id("Done")]);
    await act("uploadFile", [id("Scan"), "x"], {
      file: { name: "a.txt", mimeType: "text/plain", base64: btoa("hello") },
    });
    await act("click", [id("Find")]);
    await act("type", ["abc"]);
    await act("press", ["Enter"]);
    await expect.poll(said).toBe("ontrue;B;drop;hello;sent;");
    expect(await world.call("state", id("Find"))).toEqual({ value: "abc" });
  });

  it("refuses with the same codes as a client with trusted input", async () => {
    const { act, id } = await inPage(
      `<button disabled>Off</button><button>Plain</button><button style="position:absolute;left:0;top:100px;width:90px;height:30px">Under</button>
       <div style="position:absolute;left:0;top:90px;width:200px;height:90px;background:red"></div>`,
    );
    expect(await act("click", [id("Off")])).toBe("ELEMENT_DISABLED");
    expect(await act("setValue", [id("Plain"), "x"])).toBe("NOT_EDITABLE");
    expect(await act("check", [id("Plain")])).toBe("NOT_CHECKABLE");
    expect(await act("select", [id("Plain"), "x"])).toBe("NOT_A_SELECT");
    expect(await act("uploadFile", [id("Plain"), "x"])).toBe("NOT_A_FILE_FIELD");
    expect(await act("click", [id("Under")])).toBe("ELEMENT_COVERED");
    expect(await act("click", ["77"])).toBe("ELEMENT_NOT_FOUND");
    expect(await act("press", ["Nope+A"])).toBe("INVALID_KEY");
    expect(await act("findText", ["nowhere"])).toBe("TEXT_NOT_FOUND");
    expect(await act("navigate", ["http://x/"])).toBe("ACTION_UNSUPPORTED");
  });
});

describe("the page's world", () => {
  it("cannot be seen or changed by the page", async () => {
    const { page, world } = await inPage(`<button>Go</button><script>
      window.__surefootPage = { capture: () => "forged" }; Element.prototype.getBoundingClientRect = () => { throw new Error("trap") };
      Array.prototype.map = () => ["forged"]</script>`);
    expect((await world.call("capture", options)).tree.map((one) => one.n)).toEqual(["Go"]);
    expect(await page.evaluate(() => Object.keys(window).filter((key) => key.includes("surefoot")))).toEqual([
      "__surefootPage",
    ]);
  });
});

describe("HTML for a server that asks", () => {
  it("holds live values, shadow roots and frames, and neither secrets nor scripts", async () => {
    const { world, page } = await inPage(
      `<input id="n" value="old"><input type="password" value="hunter2"><input type="checkbox" id="c"><textarea>t</textarea>
       <select><option>A</option><option id="b">B</option></select><script>var secretScript = 1</script><x-a></x-a><iframe srcdoc="<p>framed</p>"></iframe><p onclick="x()">1 &lt; 2</p>`,
    );
    await page.evaluate(() => {
      (document.querySelector("#n") as HTMLInputElement).value = 'new "one"';
      (document.querySelector("#c") as HTMLInputElement).checked = true;
      (document.querySelector("#b") as HTMLOptionElement).selected = true;
      const shadow = document.querySelector("x-a")?.attachShadow({ mode: "open" });
      if (shadow) shadow.innerHTML = "<i>shady</i>";
    });
    const html = await world.call("domText", 100_000);
    for (const part of [
      'value="new &quot;one&quot;"',
      'value="••••"',
      'checked=""',
      "<i>shady</i>",
      "<p>framed</p>",
      "1 &lt; 2",
    ])
      expect(html).toContain(part);
    expect(html).toMatch(/<option id="b" selected="">B/);
    expect(html).not.toMatch(/hunter2|secretScript|onclick/);
    expect(await world.call("domText", 200)).toMatch(/<!-- cut here -->$/);
  });
});

describe("checking what the server expects", () => {
  it("answers by selector, name, text, address and state, and says nothing of what it cannot check", async () => {
    const { world } = await inPage(
      `<h1>Patients</h1><button id="go">Go</button><label>Name <input value="Jas"></label><label>Password <input type="password" value="Jas"></label><label><input type="checkbox" checked> On</label><p>All is well</p>`,
    );
    const check = async (domChanges: object, assertions: object[] = [], more: object = {}) => {
      const expected = { description: "", domChanges, assertions, ...more } as Parameters<
        typeof world.call<"check">
      >[1];
      const roleNames: Record<string, string> = roleCodes;
      return world.call("check", expected, { ...options, urlChanged: false, roleNames });
    };
    const cases: [object, object[], boolean | undefined][] = [
      [{ elementShouldExist: "#go" }, [], true],
      [{ elementShouldExist: "#gone" }, [], false],
      [{ elementShouldExist: "Go" }, [], true],
      [{ elementShouldExist: "all is WELL" }, [], true],
      [{ elementShouldNotExist: "#go" }, [], false],
      [{ urlShouldChange: true }, [], false],
      [{ elementsToAppear: [{ role: "button", name: "go" }] }, [], true],
      [{ elementsToAppear: [{ role: "link", name: "go" }] }, [], false],
      [{}, [{ kind: "text", text: "well", present: true }], true],
      [{}, [{ kind: "text", text: "Jas", present: true }], false],
      [{}, [{ kind: "element_value", element: { name: "Name" }, value: "Jas" }], true],
      [{}, [{ kind: "element_value", element: { name: "Name" }, value: "Kim" }], false],
      [{}, [{ kind: "element_value", element: { name: "Password" }, value: "Jas" }], undefined],
      [{}, [{ kind: "element", element: { name: "On" }, state: "unchecked" }], false],
      [{}, [{ kind: "element", element: { name: "Nobody" }, state: "checked" }], undefined],
      [{}, [{ kind: "request", method: "POST" }], undefined],
      [{ elementShouldExist: "#go" }, [{ kind: "request" }], true],
      [{}, [], undefined],
    ];
    for (const [changes, assertions, passed] of cases)
      expect([changes, assertions, (await check(changes, assertions)).passed]).toEqual([
        changes,
        assertions,
        passed,
      ]);
    const next = { description: "save", element: { name: "Save" }, required: true };
    expect(await check({}, [], { nextGoal: next })).toMatchObject({
      passed: false,
      message: "not seen: next: save",
    });
    expect((await check({}, [], { nextGoal: { ...next, required: false } })).passed).toBeUndefined();
  });
});
