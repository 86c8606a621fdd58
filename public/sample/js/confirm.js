import { el } from "./dom.js";

/** Asks in a modal dialog of the page; answers true only when the person pressed `action`. */
export function confirmDialog({ title, text, action }) {
  return new Promise((resolve) => {
    const cancel = el("button", { type: "button", onclick: () => dialog.close() }, "Cancel");
    const agree = el("button", { type: "button", class: "primary danger", onclick: () => dialog.close("yes") }, action);
    const dialog = el(
      "dialog",
      { "aria-labelledby": "confirm-title", "aria-describedby": "confirm-text" },
      el("h2", { id: "confirm-title" }, title),
      el("p", { id: "confirm-text" }, text),
      el("div", { class: "buttons" }, agree, cancel),
    );
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
    document.body.append(dialog);
    dialog.showModal();
    cancel.focus();
  });
}
