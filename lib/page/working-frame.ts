import type { Box } from "./hit-test";

/** A line around the page and a label that say who acts here, and a ring around what is acted on. Neither takes clicks nor is part of the page. */
export type WorkingFrame = {
  show: (text: string) => void;
  highlight: (box: Box) => void;
  hide: () => void;
};

export const frameTag = "surefoot-frame";
const ringMs = 1_200;

const style = `
  :host { all: initial; position: fixed; inset: 0; pointer-events: none; z-index: 2147483647; }
  .layer { position: fixed; inset: 0; width: auto; height: auto; margin: 0; border: 0; padding: 0; background: none;
    overflow: visible; pointer-events: none; }
  .edge { position: fixed; inset: 0; border: 3px solid #0c8a68; box-shadow: inset 0 0 18px #0c8a6855; }
  .label { position: fixed; bottom: 12px; left: 50%; transform: translateX(-50%); background: #0c6b51; color: #fff;
    font: 500 13px/1.4 system-ui, sans-serif; padding: 6px 12px; border-radius: 999px; max-width: 90vw; }
  .ring { position: fixed; border: 2px solid #0c8a68; border-radius: 6px; box-shadow: 0 0 0 4px #0c8a6840;
    transition: opacity .3s; }
  @media (prefers-reduced-motion: reduce) { .ring { transition: none; } }
`;

/** Above all that the page shows: of dialogs, only what was shown later lies over another. */
function raise(layer: HTMLElement): void {
  if (layer.matches(":popover-open")) layer.hidePopover();
  layer.showPopover();
}

export function createWorkingFrame(document: Document): WorkingFrame {
  let host: HTMLElement | undefined;
  let parts: { layer: HTMLElement; label: HTMLElement; ring: HTMLElement } | undefined;
  let fading: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    if (!host?.isConnected || !parts) build();
    if (parts) raise(parts.layer);
    return parts;
  };
  const build = () => {
    parts = undefined;
    host = document.createElement(frameTag);
    const root = host.attachShadow({ mode: "closed" });
    const [sheet, layer, edge, label, ring] = ["style", "div", "div", "div", "div"].map((tag) =>
      document.createElement(tag),
    );
    if (!sheet || !layer || !edge || !label || !ring) return;
    sheet.textContent = style;
    layer.className = "layer";
    layer.popover = "manual";
    edge.className = "edge";
    label.className = "label";
    label.setAttribute("role", "status");
    ring.className = "ring";
    ring.style.opacity = "0";
    layer.append(edge, label, ring);
    root.append(sheet, layer);
    document.documentElement.append(host);
    parts = { layer, label, ring };
  };
  return {
    show: (text) => {
      const shown = open();
      if (shown) shown.label.textContent = text;
    },
    highlight: ([left, top, width, height]) => {
      const ring = open()?.ring;
      if (!ring) return;
      const place = { left: left - 3, top: top - 3, width: width + 2, height: height + 2 };
      for (const [side, pixels] of Object.entries(place)) ring.style.setProperty(side, `${pixels}px`);
      ring.style.opacity = "1";
      clearTimeout(fading);
      fading = setTimeout(() => {
        ring.style.opacity = "0";
      }, ringMs);
    },
    hide: () => {
      clearTimeout(fading);
      host?.remove();
      host = undefined;
    },
  };
}
