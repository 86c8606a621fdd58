import { createApp } from "../bookmark-add/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
