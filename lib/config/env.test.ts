import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ConfigError, readConfig, variables } from "./env";

const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");

describe("readConfig", () => {
  it("needs nothing to be set", () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      SUREFOOT_DATA_DIR: ".data",
      ENABLE_TIERED_VERIFICATION: true,
    });
  });

  it("takes an empty value as unset", () => {
    expect(readConfig({ MONGODB_URI: "", PORT: "  " })).toEqual(readConfig({}));
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["MONGODB_URI", "localhost:27017"],
    ["SUREFOOT_URL", "javascript:alert(1)"],
    ["SUREFOOT_SECRET", "short"],
    ["ENABLE_TIERED_VERIFICATION", "perhaps"],
    ["SUREFOOT_ASK_FOR", "pay,breathe"],
    ["SUREFOOT_MAX_TURNS", "0"],
  ])("refuses %s=%s, names it and says what to set", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name}: .+ Set it to `));
  });

  it.each([
    ["SUREFOOT_KNOWLEDGE_INDEX", "mongodb", "MONGODB_URI"],
    ["SUREFOOT_EMBEDDING_MODEL", "nomic-embed-text", "SUREFOOT_OPENAI_BASE_URL"],
  ])("wants with %s=%s what it cannot do without", (name, value, needed) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${needed}: is needed with ${name}`));
  });

  it("names every wrong variable at once", () => {
    expect(() => readConfig({ PORT: "x", SUREFOOT_RATE_LIMIT: "-1" })).toThrow(
      /PORT[\s\S]*SUREFOOT_RATE_LIMIT/,
    );
  });

  it("never repeats a wrong secret", () => {
    expect(() => readConfig({ SUREFOOT_SECRET: "hunter2" })).not.toThrow(/hunter2/);
  });

  it("wants a shared secret where several servers may share a store", () => {
    const uri = "mongodb://db.example.org/surefoot";
    expect(() => readConfig({ MONGODB_URI: uri })).toThrow(/^SUREFOOT_SECRET: /);
    expect(readConfig({ MONGODB_URI: uri, SUREFOOT_SECRET: "s".repeat(32) }).MONGODB_URI).toBe(uri);
  });

  it("reads lists without their spaces", () => {
    expect(readConfig({ SUREFOOT_DENY_DOMAINS: " a.org, *.b.org ,," }).SUREFOOT_DENY_DOMAINS).toEqual([
      "a.org",
      "*.b.org",
    ]);
  });
});

describe(".env.example", () => {
  it("lists exactly the variables that are read", () => {
    const listed = [...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(Object.keys(variables).sort());
  });

  it("says of each what to set", () => {
    for (const [name, schema] of Object.entries(variables)) {
      expect(example, name).toContain(`# ${schema.description}\n# ${name}=`);
    }
  });
});
