import { describe, expect, it } from "vitest";
import { DELETE, GET, POST, PUT } from "@/app/sample/api/[...path]/route";

const HERE = "http://127.0.0.1:3000/sample/api";
const jsonTo = (method: string, path: string, body: string) =>
  new Request(`${HERE}${path}`, { method, body, headers: { "content-type": "application/json" } });

describe("the sample site's route", () => {
  it("adds, shows, changes and deletes a patient of the visitor's own clinic", async () => {
    const added = await POST(jsonTo("POST", "/patients", JSON.stringify({ name: "Jas" })));
    expect(added.status).toBe(201);
    const cookie = added.headers.get("set-cookie")?.split(";")[0] ?? "";
    const { patient } = (await added.json()) as { patient: { id: number } };
    const at = `/patients/${patient.id}?clinic=${cookie.replace("clinic=", "")}`;
    const changed = await PUT(jsonTo("PUT", at, JSON.stringify({ name: "Jas B." })));
    expect(changed.status).toBe(200);
    const shown = await GET(new Request(`${HERE}${at}`));
    expect(await shown.json()).toMatchObject({ patient: { name: "Jas B." } });
    expect((await DELETE(new Request(`${HERE}${at}`, { method: "DELETE" }))).status).toBe(200);
    expect((await GET(new Request(`${HERE}${at}`))).status).toBe(404);
  });

  it("knows a visitor by the cookie", async () => {
    const known = new Request(`${HERE}/summary`, { headers: { cookie: "clinic=known" } });
    const { headers, status } = await GET(known);
    expect(status).toBe(200);
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  it("refuses a body over the limit", async () => {
    expect((await POST(jsonTo("POST", "/patients", "x".repeat(1_000_000)))).status).toBe(413);
  });
});
