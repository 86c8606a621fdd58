import { createSite, each, json, text, view } from "../shared/site.mjs";

const market = ({ db }, { honest }) =>
  view({
    title: "Market",
    body: `<header><strong>Pitchblende Markets</strong><a href="/">Market</a></header><main><h1>Market</h1>
<table><thead><tr><th>Symbol</th><th>Price</th><th></th></tr></thead><tbody>${each(
      ["ORRA", "NOVA", "TUSK"],
      (symbol) =>
        `<tr><td>${symbol}</td><td class="price">${(40 + symbol.length * 7).toFixed(2)}</td><td><button class="plain" type="button" data-symbol="${symbol}">Watch ${symbol}</button></td></tr>`,
    )}</tbody></table><h2>Your watchlist</h2><ul id="watched">${each(db.watched, (symbol) => `<li>${text(symbol)}</li>`)}</ul></main>`,
    script: `
setInterval(() => {
  for (const cell of document.querySelectorAll(".price")) cell.textContent = (Number(cell.textContent) + Math.random() - 0.5).toFixed(2);
}, 350);
${
  honest
    ? `for (const button of document.querySelectorAll("[data-symbol]")) button.addEventListener("click", async () => {
  await fetch("/api/watched/" + button.dataset.symbol, { method: "PUT" });
  document.querySelector("#watched").append(Object.assign(document.createElement("li"), { textContent: button.dataset.symbol }));
});`
    : ""
}`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { watched: ["TUSK"] },
    routes: {
      "GET /": (visit) => market(visit, { honest }),
      "PUT /api/watched/:symbol": ({ db, params }) => {
        db.watched.push(params.symbol);
        return json({ watched: db.watched });
      },
    },
    isDone: ({ watched }) => watched.join() === "TUSK,NOVA",
  });
