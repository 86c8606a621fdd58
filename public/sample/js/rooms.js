import "./shell.js";
import { call } from "./api.js";
import { el } from "./dom.js";
import { wireForm } from "./forms.js";
import { toastError, toastSuccess } from "./toast.js";

const ROOMS = { "room-1": "Room 1", "room-2": "Room 2", treatment: "Treatment room" };

const sheet = (name) => el("link", { rel: "stylesheet", href: `css/${name}.css` });

/** A booking form that lives in an open shadow root, as widgets from elsewhere do. */
class RoomPlanner extends HTMLElement {
  #bookings = el("ul", { class: "entries" });

  connectedCallback() {
    const options = Object.entries(ROOMS).map(([value, name]) => el("option", { value }, name));
    const form = el(
      "form",
      { id: "room-form" },
      el(
        "div",
        { class: "field" },
        el("label", { for: "room" }, "Room"),
        el("select", { id: "room", name: "room", required: true, "data-message": "Choose a room" }, el("option", { value: "" }, "Choose…"), ...options),
      ),
      el(
        "div",
        { class: "field" },
        el("label", { for: "hours" }, "Hours"),
        el("input", { id: "hours", name: "hours", type: "number", min: "1", max: "8", value: "1", required: true, "data-type": "number" }),
      ),
      el("button", { type: "submit", class: "primary" }, "Reserve room"),
    );
    this.attachShadow({ mode: "open" }).append(
      sheet("base"),
      sheet("parts"),
      sheet("forms"),
      form,
      el("section", { class: "card" }, el("h2", {}, "Reserved"), this.#bookings),
    );
    wireForm(form, {
      busy: "Reserving…",
      send: (values) => call("POST", "/room-bookings", values),
      done: async ({ booking }) => {
        form.reset();
        await this.#load();
        toastSuccess(`${ROOMS[booking.room]} was reserved.`);
      },
    });
    this.#load();
  }

  async #load() {
    const reply = await call("GET", "/room-bookings");
    if (!reply.ok) return toastError(reply.message);
    const entries = reply.data.bookings.map(({ room, hours }) => el("li", {}, `${ROOMS[room]}, ${hours} h`));
    this.#bookings.replaceChildren(...(entries.length > 0 ? entries : [el("li", {}, "Nothing is reserved.")]));
  }
}

customElements.define("room-planner", RoomPlanner);
