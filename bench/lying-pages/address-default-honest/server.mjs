import { createApp } from "../address-default/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
