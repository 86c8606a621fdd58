import { describe, expect, it } from "vitest";
import { node } from "@/tests/support/a-claim-case";
import { aSnapshot } from "@/tests/support/a-task";
import { isShownIn, lastingTexts, saysNotYet } from "./places";

const item = (name: string) => node({ id: name, role: "item", name });

describe("what was asked for and waits with somebody", () => {
  const goal = "Cancel the leave of 3 May";
  it.each<[string, string, string[], boolean]>([
    ["is not done", "3 May Approved, cancellation with D. Moreau", [], true],
    [
      "says nothing where it was said before",
      "3 May cancellation requested",
      ["3 May cancellation requested"],
      false,
    ],
    ["is done where it says so", "3 May Cancelled", [], false],
  ])("%s", (_, line, before, expected) => {
    const page = aSnapshot({ lines: [line], nodes: [item(line)] });
    expect(saysNotYet(page, before, goal)).toBe(expected);
  });

  it.each<[string, string, boolean]>([
    ["3 May sent to D. Moreau for approval", "Book the leave of 3 May", false],
    ["3 May awaits approval", "Book the leave of 3 May", false],
    ["3 May with your approver", "Book the leave of 3 May", false],
    ["3 May to be approved", "Book the leave of 3 May", false],
    ["3 May sent to D. Moreau for approval", "Submit the leave of 3 May", true],
    ["3 May waiting for approval", "Put in a request for leave on 3 May", true],
    ["3 May pending", "Make a room request for 3 May", true],
    ["3 May draft", "Put in a request for leave on 3 May", false],
    ["3 May waiting list", "Put in a request for leave on 3 May", false],
    ["3 May waiting for approval", "Put in the leave of 3 May", false],
    ["3 May waiting for approval", "Approve the request for 3 May", false],
    ["3 May awaits approval", "Send the leave of 3 May to D. Moreau for approval", true],
    ["3 May approved by D. Moreau", "Book the leave of 3 May", true],
  ])("%s: there to stay, to %s: %s", (name, asked, expected) => {
    expect(isShownIn("3 May", lastingTexts(aSnapshot({ title: "Leave", nodes: [item(name)] }), asked))).toBe(
      expected,
    );
  });
});

describe("what stands among what is not sent yet", () => {
  const page = (...lines: string[]) =>
    aSnapshot({
      title: "Mail",
      lines,
      nodes: lines.map((line) =>
        line.startsWith("#")
          ? node({ id: line, role: "heading", name: line.replace(/^#+ /, "") })
          : item(line.replace(/^- /, "")),
      ),
    });
  it.each<[string, string[], boolean]>([
    [
      "is not there to stay",
      ["# Mail", "## Sent", "- To Bo: hello", "## Drafts", "- To Ann: the key"],
      false,
    ],
    [
      "is, before the next heading",
      ["# Mail", "## Drafts", "- To Bo: hello", "## Sent", "- To Ann: the key"],
      true,
    ],
    [
      "is, where it stands elsewhere as well",
      ["# Mail", "## Drafts", "- To Ann: the key", "## Sent", "- To Ann: the key"],
      true,
    ],
    [
      "is not under a heading of that part",
      ["# Mail", "## Drafts", "### Today", "- To Ann: the key", "## Sent"],
      false,
    ],
  ])("%s", (_, lines, stays) => {
    expect(isShownIn("To Ann: the key", lastingTexts(page(...lines), "Send Ann 'the key'"))).toBe(stays);
  });

  it("is what the goal is about, where it asks for a draft", () => {
    const texts = lastingTexts(
      page("# Mail", "## Drafts", "- To Ann: the key"),
      "Keep a draft to Ann: the key",
    );
    expect(isShownIn("To Ann: the key", texts)).toBe(true);
  });
});
