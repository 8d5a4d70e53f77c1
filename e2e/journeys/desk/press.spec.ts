import { readFile } from "node:fs/promises"
import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { insertAccount, password } from "../../account.ts"
import { mailbox, SignIn } from "../../pages/SignIn.ts"
import { test } from "../../test.ts"

test("a journalist signs in, copies today's sentence and takes a chart of a state as PNG", async ({
  page
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  const email = mailbox("presse")
  await insertAccount(email, "Role_Press")
  const signIn = new SignIn(page)
  await signIn.open()
  await signIn.userName.fill(email)
  await signIn.password.fill(password)
  await signIn.submit.click()
  await page.waitForURL("**/support/presse")
  await expect(page.getByRole("heading", { level: 1, name: "Presse" })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole("button", { name: "Satz und Zahlen kopieren" }).click()
  await expect(page.getByText("Der Satz ist kopiert.")).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Eine Tonne lose Holzpellets kostet in Deutschland im Mittel [0-9]+,[0-9]{2}\s€/u)
  expect(copied).toMatch(/\nTiefster Preis in drei Jahren: [0-9]+,[0-9]{2}\s€ am /u)
  expect(copied).toMatch(/\nDas sind [0-9]+,[0-9]{2} Cent je Kilogramm\. Quelle: Heizmarkt\.$/u)

  await page.getByLabel("Zeitraum").selectOption("2 Jahre")
  await page.getByLabel("Vergleichen mit").selectOption("Bayern")
  await page.getByRole("button", { name: "Zeigen" }).click()
  await page.waitForURL("**/support/presse?zeitraum=4&vergleich=bayern")
  const picture = page.getByRole("img", { name: "Chart: Holzpellets lose, Deutschland" })
  await expect(picture).toHaveJSProperty("naturalWidth", 1200)
  const files = page.getByRole("list", { name: "Dateien: Holzpellets lose, Deutschland" })
  const large = files.getByRole("link", { name: "PNG, 2400 Pixel" })
  await expect(large).toHaveAttribute("href", /\?zeitraum=4&vergleich=bayern&breite=2400$/u)
  const [png] = await Promise.all([page.waitForEvent("download"), large.click()])
  expect(png.suggestedFilename()).toMatch(/^heizmarkt-pellets-de-[0-9-]+-bayern-2400\.png$/u)
  expect((await readFile(await png.path())).readUInt32BE(16)).toBe(2400)
  // crude oil has no prices per federal state, so the URLs of its files omit the comparison
  await expect(
    page.getByRole("list", { name: "Dateien: Rohöl (Brent)" }).getByRole("link", { name: "SVG" })
  ).toHaveAttribute("href", "/api/site/1/charts/rohoel/picture.svg?zeitraum=4")
})
