import { createSite, each, empty, json, text, view } from "../shared/site.mjs";

const addresses = ({ db }) =>
  view({
    title: "Addresses",
    theme: "paper",
    body: `<nav><a href="/addresses">Addresses</a></nav><h1>Addresses</h1>${each(
      db.addresses,
      ({ id, label, line, isDefault }) =>
        `<section class="tile"><h2>${text(label)}</h2><p>${text(line)}</p>${
          isDefault
            ? "<p><em>Default</em></p>"
            : `<p><a role="button" tabindex="0" data-id="${id}">Set as default</a></p>`
        }</section>`,
    )}`,
    script: `
setInterval(() => fetch("/api/pulse", { method: "POST" }), 900);
document.querySelectorAll("[data-id]").forEach((button) => button.addEventListener("click", async () => {
  await fetch("/api/addresses/" + button.dataset.id + "/default", { method: "PUT" });
  location.reload();
}));`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      addresses: [
        { id: "1", label: "Home", line: "4 Quay Street", isDefault: true },
        { id: "2", label: "Office", line: "88 Mill Lane", isDefault: false },
        { id: "3", label: "Parents", line: "1 Hill Road", isDefault: false },
      ],
    },
    routes: {
      "GET /addresses": addresses,
      "POST /api/pulse": () => empty(),
      "PUT /api/addresses/:id/default": ({ db, params }) => {
        if (honest) for (const address of db.addresses) address.isDefault = address.id === params.id;
        return json({});
      },
    },
    isDone: ({ addresses }) => addresses.map(({ isDefault }) => isDefault).join() === "false,true,false",
  });
