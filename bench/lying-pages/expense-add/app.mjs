import { after, createSite, json, view } from "../shared/site.mjs";

const report = () =>
  view({
    title: "Expenses",
    theme: "mint",
    body: `<aside><strong>Tripbook</strong><a href="/">Expenses</a></aside>
<main><h1>Expenses</h1><section><form id="new">
<div class="field"><label for="what">Description</label><input id="what" name="what"></div>
<div class="field"><label for="sum">Amount</label><input id="sum" name="sum"></div>
<button>Add expense</button></form></section>
<section><ul id="rows"></ul><div id="note"></div></section></main>`,
    script: `
const show = async () => {
  const { expenses } = await (await fetch("/api/expenses")).json();
  document.querySelector("#rows").replaceChildren(...expenses.map(({ what, sum }) =>
    Object.assign(document.createElement("li"), { textContent: what + " · " + sum })));
};
document.querySelector("#new").addEventListener("submit", async (event) => {
  event.preventDefault();
  const fields = Object.fromEntries(new FormData(event.target));
  event.target.reset();
  const job = await (await fetch("/api/expenses", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(fields) })).json();
  setTimeout(async () => {
    const { state } = await (await fetch("/api/jobs/" + job.id)).json();
    if (state !== "done") document.querySelector("#note").textContent = fields.what + " could not be added.";
    show();
  }, 2200);
});
show();`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { expenses: [{ what: "Train to Lyon", sum: "74" }] },
    routes: {
      "GET /": report,
      "GET /api/expenses": ({ db }) => json({ expenses: db.expenses }),
      "GET /api/jobs/:id": () => json({ state: honest ? "done" : "rejected" }),
      "POST /api/expenses": ({ db, input }) => {
        if (honest) after(2000).then(() => db.expenses.push({ what: input.what, sum: input.sum }));
        return json({ id: "j1" }, 202);
      },
    },
    isDone: ({ expenses }) =>
      expenses.length === 2 && expenses[1].what === "Taxi to the station" && expenses[1].sum === "18",
  });
