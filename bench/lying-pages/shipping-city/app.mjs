import { createSite, each, empty, text, view } from "../shared/site.mjs";

const fields = [
  ["street", "Street"],
  ["city", "City"],
  ["postcode", "Postcode"],
];

const address = ({ db }) =>
  view({
    title: "Shipping address",
    theme: "mint",
    body: `<aside><strong>Loom & Thread</strong><a href="/address">Address</a></aside>
<main><h1>Shipping address</h1><section><form id="address">${each(
      fields,
      ([name, label]) =>
        `<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${text(db[name])}"></div>`,
    )}<button>Use this address</button></form></section></main>`,
    script: `
document.querySelector("#address").addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = event.target.querySelector("button");
  button.disabled = true;
  await fetch("/address", { method: "PUT", body: new URLSearchParams(new FormData(event.target)) });
  button.disabled = false;
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { street: "12 Mill Lane", city: "Leeds", postcode: "LS1 4AP" },
    routes: {
      "GET /address": address,
      "PUT /address": ({ db, input }) => {
        if (honest) Object.assign(db, input);
        return empty();
      },
    },
    isDone: ({ street, city, postcode }) =>
      street === "12 Mill Lane" && city === "York" && postcode === "YO1 7HH",
  });
