import { createApp } from "./app.mjs";

export const { handle, isDone } = createApp({ honest: false });
