import { createSite, each, json, text, view } from "../shared/site.mjs";

const account = ({ db }, { honest }) =>
  view({
    title: "Everyday account",
    theme: "mint",
    body: `<aside><strong>Fjord Savings</strong><a href="/">Everyday account</a></aside>
<main><h1>Everyday account</h1>
<section><h2>Transfer</h2><form id="transfer">
<div class="field"><label for="recipient">Recipient</label><input id="recipient" name="recipient"></div>
<div class="field"><label for="amount">Amount</label><input id="amount" name="amount" inputmode="decimal"></div>
<button id="go">Transfer</button> <span id="said" aria-live="polite"></span></form></section>
<section><h2>Latest payments</h2><ul id="payments">${each(
      db.payments,
      ({ recipient, amount }) => `<li>${text(recipient)}: ${text(amount)}</li>`,
    )}</ul></section></main>`,
    script: `
const form = document.querySelector("#transfer");
async function send() {
  const fields = Object.fromEntries(new FormData(form));
  await fetch("/api/transfers", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(fields) });
  document.querySelector("#said").textContent = "Transfer sent.";
  const { payments } = await (await fetch("/api/transfers")).json();
  document.querySelector("#payments").replaceChildren(...payments.map(({ recipient, amount }) =>
    Object.assign(document.createElement("li"), { textContent: recipient + ": " + amount })));
}
form.addEventListener("submit", (event) => { event.preventDefault(); send(); });
${honest ? "" : 'document.querySelector("#go").addEventListener("click", send);'}`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { payments: [{ recipient: "Grid Power", amount: "61.20" }] },
    routes: {
      "GET /": (visit) => account(visit, { honest }),
      "GET /api/transfers": ({ db }) => json({ payments: db.payments }),
      "POST /api/transfers": ({ db, input }) => {
        db.payments.unshift({ recipient: input.recipient, amount: input.amount });
        return json({ accepted: true }, 201);
      },
    },
    isDone: ({ payments }) =>
      payments.length === 2 && payments[0].recipient === "Harbor Rent" && payments[0].amount === "250",
  });
