import { expect, it } from "vitest";
import { describeSampleSite } from "@/tests/support/describe-sample-site";

describeSampleSite("the sample site's tools", (visit) => {
  it("saves the card whose Save was pressed", async () => {
    await visit.open("contacts.html");
    const card = visit.page.getByRole("form", { name: "Emergency line" });
    await card.getByLabel("Opening hours").fill("Nights");
    await card.getByRole("button", { name: "Save" }).click();
    await visit.told("Contact details saved.");
    expect(visit.state().contacts).toMatchObject({
      emergency: { hours: "Nights" },
      reception: { hours: "Mon–Fri 8:00–18:00" },
    });
  });

  it("covers the button in the waiting room until the tip is put away", async () => {
    await visit.open("waiting-room.html");
    await visit.page.getByText("Elif Kaya").waitFor();
    const button = visit.page.getByRole("button", { name: "Call next patient" });
    await expect(button.click({ timeout: 500 })).rejects.toThrow(/intercepts pointer events/);
    await visit.press("Got it");
    await button.click();
    await visit.until(() => visit.state().queue.called.length === 1);
  });

  it("reserves a room inside an open shadow root", async () => {
    await visit.open("rooms.html");
    await visit.page.getByLabel("Room", { exact: true }).selectOption("Treatment room");
    await visit.fill("Hours", "2");
    await visit.press("Reserve room");
    await visit.page.getByText("Treatment room, 2 h").waitFor();
    expect(visit.state().roomBookings).toMatchObject([{ room: "treatment", hours: 2 }]);
  });

  it("takes feedback inside a frame and lists it outside", async () => {
    await visit.open("feedback.html");
    const frame = visit.page.frameLocator("iframe");
    await frame.getByRole("button", { name: "Send feedback" }).click();
    await frame.getByText("Choose a rating").waitFor();
    await frame.getByLabel("Very good").check();
    await frame.getByLabel("Comment").fill("<i>kind</i>");
    await frame.getByRole("button", { name: "Send feedback" }).click();
    await frame.getByText("Thank you for your feedback.").waitFor();
    await visit.page.getByText("<i>kind</i>").waitFor();
    expect(visit.state().feedback).toMatchObject([{ rating: 5, comment: "<i>kind</i>" }]);
  });

  it("draws only the lab results in view, and finds a far one by scrolling", async () => {
    await visit.open("lab-results.html");
    await visit.page.getByText("1000 of 1000 to review").waitFor();
    expect(await visit.page.getByRole("row").count()).toBeLessThan(30);
    await visit.page.getByRole("table").evaluate((element) => element.scrollTo(0, 699 * 52));
    const row = visit.page.locator('[aria-rowindex="701"]');
    await row.getByRole("button").focus();
    await visit.page.getByRole("table").evaluate((element) => element.scrollBy(0, 60));
    await visit.page.locator('[aria-rowindex="712"]').waitFor();
    expect(await row.getByRole("button").evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await row.getByRole("button", { name: "Mark reviewed" }).click();
    await visit.page.getByText("999 of 1000 to review").waitFor();
    expect(visit.state().reviewedLabResults).toEqual([700]);
  });

  it("spins for good over a report", async () => {
    await visit.open("reports.html");
    await visit.press("Create report");
    await visit.page.getByText("Preparing your report…").waitFor();
    await visit.page.waitForResponse((response) => response.url().includes("/reports/"));
    await visit.page.waitForResponse((response) => response.url().includes("/reports/"));
    expect(await visit.page.getByText("Preparing your report…").isVisible()).toBe(true);
  });

  it("asks to sign in when the session has expired, and comes back", async () => {
    await visit.open("referrals.html");
    const send = async () => {
      await visit.fill("Patient", "Elif Kaya");
      await visit.page.getByLabel("Specialty").selectOption("Cardiology");
      await visit.fill("Reason", "Palpitations");
      await visit.press("Send referral");
    };
    await send();
    await visit.page.waitForURL("**/login.html?next=referrals.html");
    await visit.page.getByText("Your session has expired. Sign in to go on.").waitFor();
    expect(visit.state().referrals).toHaveLength(0);
    await visit.fill("E-mail", "desk@example.org");
    await visit.fill("Password", "clinic");
    await visit.press("Sign in");
    await visit.page.waitForURL("**/referrals.html");
    await send();
    await visit.told("The referral was sent.");
    expect(visit.state().referrals).toHaveLength(1);
  });

  it("never leaves the site after a sign-in", async () => {
    await visit.page.goto(`${visit.url}/sample/login.html?clinic=${visit.clinic}&next=//example.org/x.html`);
    await visit.fill("E-mail", "desk@example.org");
    await visit.fill("Password", "clinic");
    await visit.press("Sign in");
    await visit.page.waitForURL(`${visit.url}/sample/index.html`);
  });

  it("walks through twelve steps of registration, keeping answers over Back and reload", async () => {
    await visit.open("intake.html");
    const step = (number: number) => visit.page.getByText(`Step ${number} of 12`).waitFor();
    // Each answer is stored before the next question comes: a press in between would be lost.
    const onTo = async (number: number) => {
      await visit.press("Next");
      await step(number);
    };
    await step(1);
    await visit.press("Next");
    await visit.page.getByText("Enter your full name").waitFor();
    await visit.fill("Full name", "Jas");
    await onTo(2);
    await visit.page.goBack();
    await step(1);
    expect(await visit.page.getByLabel("Full name").inputValue()).toBe("Jas");
    await onTo(2);
    await visit.fill("Date of birth", "1990-01-01");
    await onTo(3);
    await visit.page.reload();
    await step(3);
    await onTo(4);
    await onTo(5);
    await visit.fill("Emergency contact", "Kim");
    await onTo(6);
    await visit.page.getByLabel("Preferred doctor").selectOption("No preference");
    await onTo(7);
    await visit.page.getByLabel("Latex").check();
    await onTo(8);
    await visit.page.getByLabel("Never").check();
    await onTo(9);
    await onTo(10);
    await visit.page.getByLabel("Evening").check();
    await onTo(11);
    await visit.page.getByLabel("I agree").check();
    await onTo(12);
    expect(await visit.page.locator("dd").allTextContents()).toContain("Latex");
    await visit.press("Submit registration");
    await visit.page.getByRole("heading", { name: "Registration received" }).waitFor();
    expect(visit.state().intakes).toMatchObject([
      { fullName: "Jas", allergies: ["latex"], preferredTime: "evening" },
    ]);
  });

  it("asks about cookies once", async () => {
    await visit.open("services.html");
    await visit.press("Only necessary");
    await visit.until(async () => !(await visit.page.getByRole("region", { name: "Cookies" }).isVisible()));
    await visit.page.reload({ waitUntil: "networkidle" });
    expect(await visit.page.getByRole("region", { name: "Cookies" }).isVisible()).toBe(false);
    expect(visit.state().consent).toBe("necessary");
  });
});
