import { createApp } from "../thermostat-set/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
