import { createApp } from "../device-name/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
