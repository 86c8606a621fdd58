import { createSite, each, json, text, view } from "../shared/site.mjs";

const vendors = ({ db }) =>
  view({
    title: "Vendors",
    body: `<header><strong>Procura</strong><a href="/vendors">Vendors</a></header>
<main><h1>Vendors</h1><table><thead><tr><th>Name</th><th>Country</th></tr></thead><tbody>${each(
      db.vendors,
      ({ name, country }) => `<tr><td>${text(name)}</td><td>${text(country)}</td></tr>`,
    )}</tbody></table>
<form class="card" id="add"><label for="name">Vendor name</label><input id="name" name="name">
<label for="country">Country</label><input id="country" name="country"><p><button>Add vendor</button></p></form></main>`,
    script: `
document.querySelector("#add").addEventListener("submit", async (event) => {
  event.preventDefault();
  const variables = Object.fromEntries(new FormData(event.target));
  const query = "mutation($name: String!, $country: String!) { addVendor(name: $name, country: $country) { id } }";
  const answer = await fetch("/graphql", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ query, variables }) });
  if (!answer.ok) return alert("The vendor could not be added.");
  const row = document.querySelector("tbody").insertRow();
  row.insertCell().textContent = variables.name;
  row.insertCell().textContent = variables.country;
  event.target.reset();
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { vendors: [{ name: "Kestrel Paper", country: "Finland" }] },
    routes: {
      "GET /vendors": vendors,
      "POST /graphql": ({ db, input }) => {
        if (!honest) return json({ data: { addVendor: null }, errors: [{ message: "Not authorised" }] });
        db.vendors.push(input.variables);
        return json({ data: { addVendor: { id: "v2" } } });
      },
    },
    isDone: ({ vendors }) =>
      vendors.length === 2 && vendors[1].name === "Nordic Cork" && vendors[1].country === "Portugal",
  });
