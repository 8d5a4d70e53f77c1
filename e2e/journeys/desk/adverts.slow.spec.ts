import { expect } from "@playwright/test"
import { signIn } from "../../signed-in.ts"
import { elsewhere, makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"
import { field, save, writeAdvert } from "./adverts.parts.ts"

test("of two ad managers the slower one sees both values, and accounting can only read", async ({
  page,
  contexts
}) => {
  const word = ownWord()
  const { email } = await makePerson("Role_Interaid_AdManager", "Zuerst")
  await signIn(page, email, "/support/adverts")
  await writeAdvert(page, `Erste Fassung ${word}`, "<p>Ja</p>")
  const path = new URL(page.url()).pathname

  const other = await elsewhere(contexts)
  const second = await makePerson("Role_Interaid_AdManager", "Danach")
  await signIn(other, second.email, path)
  await field(other, "Name").fill(`Ihre Fassung ${word}`)
  await save(other).click()
  await expect(other.getByText("Anzeige gespeichert")).toBeVisible()

  await field(page, "Name").fill(`Meine Fassung ${word}`)
  await save(page).click()
  const conflict = page.getByRole("alert")
  await expect(conflict).toContainText(`Ihre Fassung ${word}`)
  await expect(conflict).toContainText(`Meine Fassung ${word}`)
  await conflict.getByRole("button", { name: "Meine Änderungen speichern" }).click()
  await expect(conflict).toHaveCount(0)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Meine Fassung ${word}`)

  const books = await elsewhere(contexts)
  const reader = await makePerson("Role_Interaid_Financial", "Liest")
  await signIn(books, reader.email, path)
  await expect(books.getByText("Sie können das ansehen.")).toBeVisible()
  await expect(save(books)).toBeDisabled()
  await expect(books.getByRole("button", { name: "Archivieren" })).toHaveCount(0)
  await books.goto("/support/adverts/create")
  await expect(books.getByText("Leider haben Sie keinen Zugang zu dieser Seite.")).toBeVisible()
})
