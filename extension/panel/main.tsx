import { createRoot } from "react-dom/client";
import { App } from "./app";
import { keepWorkerAwake } from "./keep-worker-awake";

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
keepWorkerAwake();
