import { createApp } from "../stock-update/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
