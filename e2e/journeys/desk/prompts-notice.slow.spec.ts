import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"
import { clockAt, field } from "./prompts.parts.ts"

/**
 * Loads the page again and again until the notice is shown or gone. A document shows the change only after every server
 * process has received it (rule prompt.shown).
 */
const expectNotice = async (page: Page, path: string, text: string, isThere: boolean): Promise<void> => {
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByRole("main").getByText(text)).toHaveCount(isThere ? 1 : 0, { timeout: 100 })
  }).toPass({ timeout: 10_000 })
}

test("an editor writes a notice, a visitor sees it at its place, and it expires", async ({
  page,
  contexts
}) => {
  const text = `Vom 24. bis 26. Dezember wird nicht geliefert, ${ownWord()} <b>`
  const { email } = await makePerson("Role_Interaid_Editor", "Hinweisreich")
  await signIn(page, email, "/support/cms/prompts")
  await page.getByRole("link", { name: "Neuer Hinweis" }).click()
  const save = page.getByRole("button", { name: "Speichern" })
  await expect(save).toBeEnabled()

  // each error is shown at its field: an empty text, an end before the start, and a link that is not allowed
  await field(page, "Endet am").fill(clockAt(-48))
  await field(page, "Link").first().fill("javascript:alert(1)")
  await save.click()
  await expect(page.locator(":focus")).toHaveAttribute("aria-labelledby", "error-summary")
  await expect(page.getByText("Das Ende muss nach dem Beginn liegen.")).toHaveCount(2)
  await expect(page.getByText("Ein Link führt zu einer Seite von uns")).toHaveCount(2)
  await expectAccessible(page)

  await field(page, "Text").fill(text)
  await page.getByLabel("Art").selectOption("Warnung")
  await page.getByLabel("Stelle").selectOption("Preisseiten")
  await field(page, "Nur unter dieser Adresse").fill("/pelletpreise/bayern")
  await page.getByLabel("Land").selectOption("Deutschland")
  await field(page, "Endet am").fill(clockAt(48))
  await field(page, "Link").first().fill("/info-center")
  await field(page, "Worte des Links").fill("Mehr dazu")
  await save.click()
  await expect(page.getByText("Hinweis gespeichert")).toBeVisible()
  await page.waitForURL(/prompts\/[0-9a-f]{32}$/u)
  await expect(page.getByText("Läuft")).toBeVisible()
  await expectAccessible(page)

  const visitor = await elsewhere(contexts)
  await expectNotice(visitor, "/de/pelletpreise/bayern", text, true)
  await expectAccessible(visitor)
  await visitor.getByRole("main").getByRole("link", { name: "Mehr dazu" }).click()
  await visitor.waitForURL("**/de/info-center")
  for (const other of ["/de/info-center", "/de/pelletpreise", "/de/pelletpreise/hessen"])
    await expectNotice(visitor, other, text, false)

  // the end of the notice is in the past, so the notice is over at once
  await field(page, "Erscheint am").fill(clockAt(-5))
  await field(page, "Endet am").fill(clockAt(-1))
  await save.click()
  await expect(page.getByText("Beendet")).toBeVisible()
  await expectNotice(visitor, "/de/pelletpreise/bayern", text, false)

  await page.getByRole("link", { name: "Alle Hinweise" }).click()
  await page.getByLabel("Stand").selectOption("Beendet")
  await page.getByRole("searchbox").fill(text.slice(-13, -4))
  await page.getByRole("main").getByRole("button", { name: "Suchen" }).click()
  await page.waitForURL(/stand=beendet/u)
  await expect(page.getByText("1 Eintrag")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: text }).click()
  await page.getByRole("button", { name: "Hinweis entfernen" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Entfernen" }).click()
  await expect(page.getByText("Hinweis entfernt")).toBeVisible()
  await page.waitForURL(/cms\/prompts$/u)
})
