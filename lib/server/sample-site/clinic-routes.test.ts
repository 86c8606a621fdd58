import { describe, expect, it } from "vitest";
import { aSampleSite } from "@/lib/server/sample-site/ask-sample-site";

const names = (data: unknown): string[] => {
  const { patients } = data as { patients: { name: string }[] };
  return patients.map(({ name }) => name);
};

describe("patients", () => {
  it("are seeded, a dozen of them, newest first", async () => {
    const { ask } = aSampleSite();
    const { data } = await ask("GET", "/patients");
    expect(data).toMatchObject({ total: 12, page: 1, pages: 1 });
    expect(names(data)[0]).toBe("Lena Vogel");
  });

  it.each([
    ["search=KAYA", ["Elif Kaya"]],
    ["search=7946+0018", ["Amelia Hart"]],
    ["search=%3Cb%3E", []],
    ["sort=name&order=asc&size=2", ["Amelia Hart", "Benedikt Olsen"]],
    ["sort=name&order=desc&size=1", ["Lena Vogel"]],
    ["sort=dateOfBirth&order=asc&size=1", ["Kofi Mensah"]],
    ["sort=name&order=asc&size=8&page=2", ["Ingrid Larsson", "João Pereira", "Kofi Mensah", "Lena Vogel"]],
    ["sort=name&order=asc&size=8&page=99", ["Ingrid Larsson", "João Pereira", "Kofi Mensah", "Lena Vogel"]],
    ["sort=notes&size=1", ["Lena Vogel"]],
    ["size=-4", ["Lena Vogel"]],
  ])("are listed by %s", async (query, expected) => {
    const { ask } = aSampleSite();
    const { data } = await ask("GET", "/patients", undefined, { query: `clinic=desk&${query}` });
    expect(names(data)).toEqual(expected);
  });

  it("are added with only a name, after a wait that a page must bridge", async () => {
    const { ask, site, paused } = aSampleSite();
    const { status, data } = await ask("POST", "/patients", { name: " Jas " });
    expect(status).toBe(201);
    expect(data).toMatchObject({ patient: { name: "Jas", dateOfBirth: "", phone: "", notes: "" } });
    expect(paused).toEqual([800]);
    expect(site.stateOf("desk").patients.at(-1)?.name).toBe("Jas");
    expect(site.stateOf("desk").activity[0]?.text).toBe("Jas was added as a patient");
  });

  it.each([
    ["name", {}],
    ["name", { name: "   " }],
    ["name", { name: "x".repeat(121) }],
    ["name", { name: 7 }],
    ["dateOfBirth", { name: "Jas", dateOfBirth: "2026-05-05" }],
    ["dateOfBirth", { name: "Jas", dateOfBirth: "31.12.1999" }],
    ["dateOfBirth", { name: "Jas", dateOfBirth: "1999-02-30" }],
    ["phone", { name: "Jas", phone: "call me" }],
    ["phone", { name: "Jas", phone: "12" }],
    ["id", { name: "Jas", id: 1 }],
  ])("are refused for a wrong %s: %j, at once", async (field, input) => {
    const { ask, site, paused } = aSampleSite();
    const { status, data } = await ask("POST", "/patients", input);
    expect(status).toBe(422);
    expect(data).toMatchObject({
      error: { code: "invalid_fields", fields: { [field]: expect.any(String) } },
    });
    expect(site.stateOf("desk").patients).toHaveLength(12);
    expect(paused).toEqual([]);
  });

  it("are changed and deleted by id, and a deleted one takes its appointments along", async () => {
    const { ask, site } = aSampleSite();
    await ask("PUT", "/patients/4", { name: "Dewi S." });
    expect((await ask("GET", "/patients/4")).data).toMatchObject({ patient: { id: 4, name: "Dewi S." } });
    expect((await ask("DELETE", "/patients/4")).status).toBe(200);
    expect(site.stateOf("desk").appointments.map(({ patientId }) => patientId)).toEqual([1, 7]);
    expect((await ask("GET", "/patients/4")).status).toBe(404);
    expect((await ask("PUT", "/patients/4", { name: "Dewi" })).status).toBe(404);
    expect((await ask("DELETE", "/patients/4")).status).toBe(404);
  });

  it("stop at a hundred", async () => {
    const { ask, site } = aSampleSite();
    for (let index = 12; index < 100; index += 1) await ask("POST", "/patients", { name: `No ${index}` });
    expect((await ask("POST", "/patients", { name: "One more" })).status).toBe(409);
    expect(site.stateOf("desk").patients).toHaveLength(100);
  });

  it("are never stored by the quick form's address", async () => {
    const { ask, site } = aSampleSite();
    const before = site.stateOf("desk");
    expect((await ask("POST", "/quick-patients", { name: "Jas" })).status).toBe(500);
    expect(site.stateOf("desk")).toEqual(before);
  });
});

describe("appointments", () => {
  const visit = {
    patientId: 2,
    clinician: "dr-amari",
    date: "2026-05-04",
    time: "10:00",
    visitType: "video",
    reminders: ["email", "text"],
  };

  it("are booked for a patient of the list and show up in order", async () => {
    const { ask } = aSampleSite();
    expect((await ask("POST", "/appointments", visit)).status).toBe(201);
    const { data } = await ask("GET", "/appointments");
    const { appointments } = data as { appointments: { patient: string }[] };
    const order = ["Amelia Hart", "Benedikt Olsen", "Dewi Santoso", "Grace O'Neill"];
    expect(appointments.map(({ patient }) => patient)).toEqual(order);
  });

  it.each([
    ["patientId", { patientId: 0 }],
    ["patientId", { patientId: 999 }],
    ["clinician", { clinician: "" }],
    ["date", { date: "2026-05-03" }],
    ["time", { time: "25:00" }],
    ["visitType", { visitType: "" }],
    ["reminders", { reminders: ["pigeon"] }],
  ])("are refused for a wrong %s: %j", async (field, change) => {
    const { ask, site } = aSampleSite();
    const { status, data } = await ask("POST", "/appointments", { ...visit, ...change });
    expect(status).toBe(422);
    expect(data).toMatchObject({ error: { fields: { [field]: expect.any(String) } } });
    expect(site.stateOf("desk").appointments).toHaveLength(3);
  });

  it("are cancelled once", async () => {
    const { ask, site } = aSampleSite();
    const id = site.stateOf("desk").appointments[0]?.id;
    await ask("GET", "/appointments");
    expect((await ask("DELETE", `/appointments/${id}`)).status).toBe(200);
    expect((await ask("DELETE", `/appointments/${id}`)).status).toBe(404);
  });
});

describe("messages and settings", () => {
  it("lists a message only two seconds after it was taken", async () => {
    const { ask, clock } = aSampleSite();
    const count = async () => {
      const { data } = await ask("GET", "/messages");
      return (data as { messages: unknown[] }).messages.length;
    };
    const message = { to: "Dr Amari", subject: "Rota", body: "Friday is fine." };
    expect((await ask("POST", "/messages", message)).status).toBe(202);
    clock.now += 1_999;
    expect(await count()).toBe(3);
    clock.now += 1;
    expect(await count()).toBe(4);
  });

  it("saves a switch by itself", async () => {
    const { ask, site } = aSampleSite();
    const { status } = await ask("PUT", "/settings", { weekendOpening: true });
    expect(status).toBe(200);
    expect(site.stateOf("desk").settings).toMatchObject({ weekendOpening: true, emailReminders: true });
  });

  it.each([
    [
      "online booking never takes, and nothing sent along does",
      { onlineBooking: true, weekendOpening: true },
      500,
    ],
    ["an unknown setting", { colour: "red" }, 422],
    ["a setting of another type", { weekendOpening: "yes" }, 422],
  ])("refuses: %s", async (_, input, status) => {
    const { ask, site } = aSampleSite();
    const before = site.stateOf("desk");
    expect((await ask("PUT", "/settings", input)).status).toBe(status);
    expect(site.stateOf("desk")).toEqual(before);
  });

  it("saves one contact card and leaves its twin alone", async () => {
    const { ask, site } = aSampleSite();
    const emergency = { phone: "020 7946 0111", hours: "Nights" };
    await ask("PUT", "/contacts/emergency", emergency);
    expect(site.stateOf("desk").contacts).toMatchObject({ emergency, reception: { phone: "020 7946 0001" } });
  });

  it("sums up what is true now", async () => {
    const { ask } = aSampleSite();
    await ask("DELETE", "/patients/1");
    const summary = { patients: 11, appointmentsToday: 1, messages: 3, waiting: 3 };
    expect((await ask("GET", "/summary")).data).toEqual(summary);
  });
});

describe("tools", () => {
  it("call the next patient until nobody waits", async () => {
    const { ask, site } = aSampleSite();
    for (let index = 0; index < 3; index += 1) await ask("POST", "/queue/next", {});
    expect(site.stateOf("desk").queue).toEqual({
      waiting: [],
      called: ["Elif Kaya", "Kofi Mensah", "Chiara Romano"],
    });
    expect((await ask("POST", "/queue/next", {})).status).toBe(409);
  });

  it("refuse a referral until someone signed in, and again after they signed out", async () => {
    const { ask, site } = aSampleSite();
    const referral = { patient: "Elif Kaya", specialty: "cardiology", reason: "Palpitations" };
    const expired = { status: 401, data: { error: { code: "session_expired" } } };
    expect(await ask("POST", "/referrals", referral)).toMatchObject(expired);
    const wrong = await ask("POST", "/session", { email: "a@example.org", password: "guess" });
    expect(wrong.status).toBe(422);
    await ask("POST", "/session", { email: "a@example.org", password: "clinic" });
    expect((await ask("GET", "/session")).data).toEqual({ signedIn: true, email: "a@example.org" });
    expect((await ask("POST", "/referrals", referral)).status).toBe(201);
    await ask("DELETE", "/session");
    expect((await ask("POST", "/referrals", referral)).status).toBe(401);
    expect(site.stateOf("desk").referrals).toHaveLength(1);
  });

  it("never finish a report", async () => {
    const { ask, clock } = aSampleSite();
    const { data } = await ask("POST", "/reports", {});
    const { report } = data as { report: { id: number } };
    clock.now += 86_400_000;
    expect((await ask("GET", `/reports/${report.id}`)).data).toMatchObject({
      report: { status: "preparing" },
    });
    expect((await ask("GET", "/reports/9999")).status).toBe(404);
  });

  it("mark a lab result once, and only one that exists", async () => {
    const { ask, site } = aSampleSite();
    await ask("PUT", "/lab-results/777/review", {});
    await ask("PUT", "/lab-results/777/review", {});
    expect(site.stateOf("desk").reviewedLabResults).toEqual([777]);
    expect((await ask("PUT", "/lab-results/1001/review", {})).status).toBe(404);
    const { data } = await ask("GET", "/lab-results");
    const { results } = data as { results: { id: number; reviewed: boolean }[] };
    expect(results).toHaveLength(1_000);
    expect(results.filter(({ reviewed }) => reviewed).map(({ id }) => id)).toEqual([777]);
  });

  it("keep a draft of the registration, and take it only when it is complete", async () => {
    const { ask, site } = aSampleSite();
    const answers = {
      fullName: "Jas",
      dateOfBirth: "1990-01-01",
      emergencyContact: "Kim",
      doctor: "any",
      smoking: "never",
      preferredTime: "morning",
    };
    await ask("PUT", "/intake", { step: 12, answers });
    expect(await ask("POST", "/intake/submission", {})).toMatchObject({
      status: 422,
      data: { error: { fields: { consent: expect.any(String) } } },
    });
    expect((await ask("PUT", "/intake", { step: 13, answers })).status).toBe(422);
    await ask("PUT", "/intake", { step: 12, answers: { ...answers, consent: true } });
    expect((await ask("POST", "/intake/submission", {})).status).toBe(201);
    expect(site.stateOf("desk")).toMatchObject({ intakes: [{ fullName: "Jas" }], intakeDraft: { step: 1 } });
  });

  it.each([
    ["/room-bookings", { room: "treatment", hours: 8 }, { room: "attic", hours: 1 }, "roomBookings"],
    ["/room-bookings", { room: "room-1", hours: 1 }, { room: "room-1", hours: 9 }, "roomBookings"],
    ["/feedback", { rating: 5, comment: "<b>Good</b>" }, { rating: 6 }, "feedback"],
    ["/feedback", { rating: 1 }, { rating: "" }, "feedback"],
  ] as const)("store at %s what is right and only that", async (path, right, wrong, list) => {
    const { ask, site } = aSampleSite();
    expect((await ask("POST", path, wrong)).status).toBe(422);
    expect((await ask("POST", path, right)).status).toBe(201);
    expect(site.stateOf("desk")[list]).toMatchObject([right]);
  });

  it("remember the choice about cookies", async () => {
    const { ask } = aSampleSite();
    expect((await ask("GET", "/consent")).data).toEqual({ choice: "unset" });
    await ask("PUT", "/consent", { choice: "necessary" });
    expect((await ask("GET", "/consent")).data).toEqual({ choice: "necessary" });
  });
});
