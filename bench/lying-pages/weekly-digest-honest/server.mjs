import { createApp } from "../weekly-digest/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
