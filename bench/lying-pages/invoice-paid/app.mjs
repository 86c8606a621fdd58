import { createSite, each, json, text, view } from "../shared/site.mjs";

const invoices = ({ db }) =>
  view({
    title: "Invoices",
    body: `<header><strong>Ledgerly</strong><a href="/invoices">Invoices</a></header>
<main><h1>Invoices</h1><table><thead><tr><th>Number</th><th>Customer</th><th>Amount</th><th>Status</th><th></th></tr></thead>
<tbody>${each(
      db.invoices,
      (one) =>
        `<tr><td>${one.number}</td><td>${text(one.customer)}</td><td>${one.amount}</td><td>${one.status}</td><td>${
          one.status === "Open" ? '<button class="plain" type="button">Mark as paid</button>' : ""
        }</td></tr>`,
    )}</tbody></table></main>`,
    script: `
document.querySelector("tbody").addEventListener("click", async (event) => {
  const row = event.target.closest("button")?.closest("tr");
  if (!row) return;
  await fetch("/api/invoices/" + row.cells[0].textContent + "/pay", { method: "POST" });
  sessionStorage.setItem("said", "Invoice marked as paid");
  location.reload();
});
const said = sessionStorage.getItem("said");
if (said) {
  sessionStorage.removeItem("said");
  const toast = Object.assign(document.createElement("div"), { className: "toast", textContent: said });
  toast.setAttribute("role", "alert");
  document.body.append(toast);
}`,
  });

const invoice = (number, customer, amount, status = "Open") => ({ number, customer, amount, status });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      invoices: [
        invoice("1040", "Orchard & Sons", "€ 310.00", "Paid"),
        invoice("1041", "Vik Bikes", "€ 1,120.00"),
        invoice("1042", "Tallow Lane Bakery", "€ 86.50"),
        invoice("1043", "Harbour Optics", "€ 540.00"),
      ],
    },
    routes: {
      "GET /invoices": invoices,
      "POST /api/invoices/:number/pay": ({ db, params }) => {
        const at = db.invoices.findIndex(({ number }) => number === params.number);
        const paid = db.invoices[honest ? at : (at + 1) % db.invoices.length];
        paid.status = "Paid";
        return json({ status: "Paid" });
      },
    },
    isDone: ({ invoices }) => invoices.map(({ status }) => status).join() === "Paid,Open,Paid,Open",
  });
