import { createSite, each, json, text, view } from "../shared/site.mjs";

const lists = ({ db }) =>
  view({
    title: "Lists",
    theme: "desk",
    body: `<div class="topbar"><span>Errand</span><span><a href="/lists">Lists</a></span></div>
<div class="content"><div class="tabs" role="tablist">${each(
      db.lists,
      ({ name }, at) =>
        `<button role="tab" type="button" id="t${at}" aria-controls="p${at}" aria-selected="${at === 0}">${text(name)}</button>`,
    )}</div>${each(
      db.lists,
      ({ items }, at) =>
        `<div role="tabpanel" id="p${at}" aria-labelledby="t${at}"${at === 0 ? "" : " hidden"}><ul>${each(items, (item) => `<li>${text(item)}</li>`)}</ul></div>`,
    )}<form id="add"><input name="item" aria-label="New item"> <button>Add item</button></form><p id="said" role="status"></p></div>`,
    script: `
const tabs = [...document.querySelectorAll("[role=tab]")];
let open = 0;
tabs.forEach((tab, at) => tab.addEventListener("click", () => {
  open = at;
  tabs.forEach((other, index) => {
    other.setAttribute("aria-selected", index === at);
    document.querySelector("#p" + index).hidden = index !== at;
  });
}));
document.querySelector("#add").addEventListener("submit", async (event) => {
  event.preventDefault();
  const item = new FormData(event.target).get("item");
  const { list } = await (await fetch("/api/items", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ list: open, item }) })).json();
  document.querySelector("#p" + list + " ul").append(Object.assign(document.createElement("li"), { textContent: item }));
  document.querySelector("#said").textContent = item + " was added.";
  event.target.reset();
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      lists: [
        { name: "Hardware", items: ["Wood screws"] },
        { name: "Groceries", items: ["Rice"] },
      ],
    },
    routes: {
      "GET /lists": lists,
      "POST /api/items": ({ db, input }) => {
        const list = honest ? input.list : 0;
        db.lists[list].items.push(input.item);
        return json({ list }, 201);
      },
    },
    isDone: ({ lists }) => lists[0].items.length === 1 && lists[1].items.join() === "Rice,Red lentils",
  });
