import { describe, expect, it } from "vitest";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import { checkPage } from "./check-page";

const taskId = "11111111-1111-4111-8111-111111111111";
const answer = { questionId: "q", text: "Jas" };

describe("checkPage", () => {
  it.each<[string, InteractRequest]>([
    ["an empty tree", { query: "Click Save", url: "http://a.test/", interactiveTree: [] }],
    ["text alone", { query: "Click Save", url: "http://a.test/", pageText: "" }],
    ["HTML", { taskId, url: "http://a.test/", dom: "<p>" }],
    ["a new tab", { query: "Click Save", url: "about:blank" }],
    ["a new tab in the middle of a task", { taskId, url: "chrome://newtab/" }],
    ["a goal that names where to go", { query: "Go to https://a.test/patients and add Jas" }],
    ["such a goal on some page", { query: "Open a.test/patients", url: "http://b.test/" }],
    ["an answer to the question that such a goal raised", { answer }],
    ["no goal at all, which is told elsewhere", {}],
  ])("lets pass: %s", (_, body) => {
    expect(() => checkPage(body)).not.toThrow();
  });

  it.each<[string, InteractRequest]>([
    ["a goal on a page that is not shown", { query: "Click Save", url: "http://a.test/" }],
    ["a goal that names no address", { query: "Click Save" }],
    ["a task that goes on", { taskId, url: "https://a.test/" }],
    ["a task that goes on without any word of the page", { taskId }],
    ["an answer on a page that is not shown", { answer, url: "http://a.test/" }],
  ])("refuses, naming the field: %s", (_, body) => {
    expect(() => checkPage(body)).toThrow(/^interactiveTree: no page is given/);
  });
});
