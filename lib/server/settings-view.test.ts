import { describe, expect, it } from "vitest";
import { readConfig, variables } from "@/lib/config/env";
import { settingsView } from "./settings-view";

const secret = "0123456789abcdef0123456789abcdef";

describe("settingsView", () => {
  const groups = settingsView(
    readConfig({
      SUREFOOT_SECRET: secret,
      MONGODB_URI: "mongodb://user:pass@db/surefoot",
      SUREFOOT_DENY_DOMAINS: "a.test,b.test",
    }),
  );
  const all = groups.flatMap(({ settings }) => settings);
  const named = (name: string) => all.find((setting) => setting.name === name);

  it("shows every variable once", () => {
    expect(all.map(({ name }) => name).sort()).toEqual(Object.keys(variables).sort());
  });

  it("never shows a secret or an address with a password in it", () => {
    expect(JSON.stringify(groups)).not.toMatch(/0123456789abcdef|pass@/);
    expect(named("SUREFOOT_SECRET")).toMatchObject({ secret: true, value: "set" });
    expect(named("MONGODB_URI")).toMatchObject({ secret: true, value: "set" });
    expect(named("SUREFOOT_BOOTSTRAP_KEY")).not.toHaveProperty("value");
  });

  it("shows what is set, and defaults", () => {
    expect(named("SUREFOOT_DENY_DOMAINS")?.value).toBe("a.test, b.test");
    expect(named("PORT")?.value).toBe("3000");
    expect(named("SUREFOOT_MAX_TOKENS")?.value).toMatch(/^\d+$/);
  });
});
