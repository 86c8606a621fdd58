import { createApp } from "../vendor-add/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
