import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"
import { clockAt, field } from "./prompts.parts.ts"

test("of two editors the slower one sees both texts, and neither is lost without being seen", async ({
  page,
  contexts
}) => {
  const word = ownWord()
  const { email } = await makePerson("Role_Interaid_Editor", "Zuerst")
  await signIn(page, email, "/support/cms/prompts/neu")
  const save = page.getByRole("button", { name: "Speichern" })
  await field(page, "Text").fill(`Erste Fassung ${word}`)
  await field(page, "Erscheint am").fill(clockAt(24))
  await save.click()
  await page.waitForURL(/prompts\/[0-9a-f]{32}$/u)
  await expect(page.getByText("Geplant")).toBeVisible()

  const other = await elsewhere(contexts)
  const second = await makePerson("Role_Interaid_Editor", "Danach")
  await signIn(other, second.email, new URL(page.url()).pathname)
  await field(other, "Text").fill(`Ihre Fassung ${word}`)
  await other.getByRole("button", { name: "Speichern" }).click()
  await expect(other.getByText("Hinweis gespeichert")).toBeVisible()

  await field(page, "Text").fill(`Meine Fassung ${word}`)
  await save.click()
  const conflict = page.getByRole("alert")
  await expect(conflict).toContainText("Inzwischen hat jemand anderes hier gespeichert")
  await expect(conflict).toContainText(`Ihre Fassung ${word}`)
  await expect(conflict).toContainText(`Meine Fassung ${word}`)
  await expectAccessible(page)
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().endsWith("/api/cms/prompts")
  )
  await conflict.getByRole("button", { name: "Meine Änderungen speichern" }).click()
  expect((await saved).status()).toBe(200)
  await expect(conflict).toHaveCount(0)
  await page.reload()
  await expect(field(page, "Text")).toHaveValue(`Meine Fassung ${word}`)
})
