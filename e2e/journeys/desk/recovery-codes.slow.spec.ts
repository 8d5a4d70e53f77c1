import { expect } from "@playwright/test"
import { TOTP } from "otpauth"
import { expectAccessible } from "../../accessible.ts"
import { password, totpSecret } from "../../account.ts"
import { SignIn } from "../../pages/SignIn.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, makePerson } from "../../staff.ts"
import { test } from "../../test.ts"

/** Returns the code of the next time step, because the sign-in has used the code of the current step. */
const nextCode = () => new TOTP({ secret: totpSecret }).generate({ timestamp: Date.now() + 30_000 })

test("staff create recovery codes by keyboard, and one of them replaces the app's code, once", async ({
  page,
  contexts
}) => {
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Zettel")
  await signIn(page, staff.email, "/support")
  const codes = page.getByRole("region", { name: "Notfallcodes" })
  await expect(codes).toContainText("Sie haben keine Notfallcodes")
  const make = codes.getByRole("button", { name: "Notfallcodes anlegen" })
  await expect(make).toBeEnabled()
  await expectAccessible(page)

  await make.focus()
  await page.keyboard.press("Enter")
  const asked = page.getByRole("dialog")
  await asked.getByLabel("Kennwort").focus()
  await page.keyboard.press("Enter")
  await expect(asked.getByText("Bitte geben Sie Ihr Kennwort ein.")).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type("nicht mein Kennwort")
  await page.keyboard.press("Tab")
  await page.keyboard.type(nextCode())
  await page.keyboard.press("Enter")
  await expect(asked.getByRole("alert").filter({ hasText: "Das Kennwort stimmt nicht." })).toBeVisible()
  await asked.getByLabel("Kennwort").focus()
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type(password)
  await page.keyboard.press("Enter")
  const sheet = codes.getByRole("group", { name: "Ihre neuen Notfallcodes" })
  await expect(sheet).toBeFocused()
  await expect(sheet.getByRole("listitem")).toHaveCount(10)
  await expectAccessible(page)
  const all = await sheet.locator("code").allInnerTexts()
  const saved = page.waitForEvent("download")
  await sheet.getByRole("button", { name: "Als Datei sichern" }).focus()
  await page.keyboard.press("Enter")
  expect((await saved).suggestedFilename()).toBe("heizmarkt-notfallcodes.txt")
  await sheet.getByRole("button", { name: "Ich habe sie aufbewahrt" }).focus()
  await page.keyboard.press("Enter")
  await expect(codes).toContainText("Noch 10 Codes.")
  await expect(codes.locator("code")).toHaveCount(0)

  const there = await elsewhere(contexts)
  const form = new SignIn(there)
  const signInThere = async (code: string) => {
    await form.open("?ReturnUrl=%2Fsupport")
    await form.signIn(staff.email, password)
    await there.getByRole("button", { name: "Notfallcode verwenden" }).focus()
    await there.keyboard.press("Enter")
    await expect(there.getByLabel("Notfallcode", { exact: true })).toBeFocused()
    await there.keyboard.type(code)
    await there.keyboard.press("Enter")
  }
  await signInThere("0000 0000 0000")
  await expect(there.getByText("Dieser Notfallcode stimmt nicht oder wurde schon benutzt.")).toBeVisible()
  await expectAccessible(there)
  await signInThere((all[0] ?? "").toLowerCase())
  await there.waitForURL("**/support")
  await expect(there.getByRole("region", { name: "Notfallcodes" })).toContainText("Noch 9 Codes.")
})
