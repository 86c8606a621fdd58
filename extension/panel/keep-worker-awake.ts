const reconnectMs = 200;

/** Holds a port to the worker while the panel is open. When the worker ends the port breaks, and opening it again starts the worker. */
export function keepWorkerAwake(): void {
  const port = chrome.runtime.connect({ name: "panel" });
  port.onDisconnect.addListener(() => setTimeout(keepWorkerAwake, reconnectMs));
}
