import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { password } from "../../account.ts"
import { cancellationsOfDealer } from "../../cancelled-orders.ts"
import { SignIn } from "../../pages/SignIn.ts"
import { test } from "../../test.ts"

const path = "/stornomanagement"

test("an expired sign-in keeps the batch and the input until the user has signed in again in the same tab", async ({
  page,
  context
}) => {
  const { desk, email, first, second } = await cancellationsOfDealer(page, path, 2)
  await desk.row(first).focus()
  await desk.press("2", "ArrowDown", "Enter")
  await desk.panel.getByLabel("Neuer Kommentar des Händlers").fill("Zweimal angerufen.")
  await desk.press("Escape")
  await expect(desk.panel).toBeHidden()
  await expect(desk.words(second)).toHaveAttribute("data-words", "typed")

  // the cookie that the page can read stays: without it the page could redirect to the sign-in at any moment
  await context.clearCookies({ name: /^__Host-(?:access|refresh)$/u })
  await desk.press("Control+s")
  await expect(desk.state).toContainText("Ihre Anmeldung ist abgelaufen")
  await expectAccessible(page)
  await desk.press("Enter")
  await desk.panel.getByLabel("Neuer Kommentar des Händlers").press("Control+Enter")
  await expect(desk.panel.getByText("Ihre Anmeldung ist abgelaufen")).toBeVisible()
  await desk.panel.getByRole("button", { name: "Schließen" }).click()
  await expect(desk.words(second)).toHaveAttribute("data-words", "failed")
  await expectAccessible(page)

  await context.clearCookies({ name: "session-expiry" })
  const form = new SignIn(page)
  await form.open(`?${new URLSearchParams({ ReturnUrl: path })}`)
  await form.signIn(email, password)
  await page.waitForURL(`**${path}`)
  await expect(desk.state).toHaveText("1 Änderung nicht gespeichert")
  await expect(desk.booking(first)).toHaveValue("credit")
  await expect(desk.words(second)).toHaveAttribute("data-words", "typed")
  await desk.row(second).focus()
  await desk.press("Control+s")
  await expect(desk.state).toHaveText("Alles gespeichert")
  await desk.press("Enter")
  const field = desk.panel.getByLabel("Neuer Kommentar des Händlers")
  await expect(field).toHaveValue("Zweimal angerufen.")
  await field.press("Control+Enter")
  await expect(desk.panel.getByRole("listitem")).toHaveText(/^Zweimal angerufen\./u)
  await expect(desk.words(second)).toBeHidden()
  await page.reload()
  await expect(desk.state).toHaveText("Nichts zu speichern")
  await expect(desk.words(second)).toBeHidden()
})
