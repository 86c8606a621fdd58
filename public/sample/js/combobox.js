import { el } from "./dom.js";

/**
 * Wires an ARIA combobox with a list. Typing only filters: the value (in the hidden control `target`) is that
 * of the option a person chose, and text that was never chosen is gone when they leave.
 * `choices`: { value, label }[].
 */
export function wireCombobox({ input, list, target, choices }) {
  let committed = { value: "", label: "" };
  let active = -1;

  const options = () => [...list.children];
  const matching = () => choices.filter(({ label }) => label.toLowerCase().includes(input.value.trim().toLowerCase()));

  function open() {
    active = -1;
    list.replaceChildren(...matching().map(option));
    setOpen(list.children.length > 0);
  }

  function setOpen(isOpen) {
    list.hidden = !isOpen;
    input.setAttribute("aria-expanded", String(isOpen));
    input.removeAttribute("aria-activedescendant");
  }

  function option(choice) {
    const properties = { role: "option", id: `${list.id}-${choice.value}`, "aria-selected": "false" };
    // A press must not take the focus from the input, or leaving it would undo the choice.
    const item = el("li", { ...properties, onmousedown: (event) => event.preventDefault() }, choice.label);
    item.addEventListener("click", () => commit(choice));
    return item;
  }

  function commit(choice) {
    committed = choice;
    input.value = choice.label;
    target.value = choice.value;
    setOpen(false);
  }

  function move(step) {
    if (list.hidden) open();
    const all = options();
    if (all.length === 0) return;
    active = (active + step + all.length) % all.length;
    all.forEach((item, index) => item.setAttribute("aria-selected", String(index === active)));
    all[active].scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", all[active].id);
  }

  const keys = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => setOpen(false),
    Enter: () => options()[active]?.click(),
  };
  input.addEventListener("keydown", (event) => {
    const act = keys[event.key];
    if (!act || (event.key === "Enter" && (list.hidden || active < 0))) return;
    event.preventDefault();
    act();
  });
  input.addEventListener("input", open);
  input.addEventListener("click", open);
  input.addEventListener("blur", () => {
    if (input.value.trim() === "") commit({ value: "", label: "" });
    else input.value = committed.label;
    setOpen(false);
  });
  input.form.addEventListener("reset", () => {
    committed = { value: "", label: "" };
    target.value = "";
    setOpen(false);
  });
}
