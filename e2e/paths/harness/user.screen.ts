import type { Locator, Page } from "@playwright/test"
import type { Role } from "../../account.ts"
import type { User } from "../../../src/domain/support/people.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { enterAs } from "../../kept-mails.ts"
import { makePerson } from "../../staff.ts"

/** The page of one account, as admins see it; the test sets the account's data. */
export class UserScreen {
  readonly page: Page
  readonly form: Locator
  /** Roles and their version on the server. */
  now: Pick<User, "rowVersion" | "roles"> = { rowVersion: 1, roles: [] }
  #id = 0

  constructor(page: Page) {
    this.page = page
    this.form = page.getByRole("main").locator("form[data-state]")
  }

  /** Returns the account in the format of the API. */
  row(now = this.now): unknown {
    return toWire({
      id: this.#id,
      email: "anna@example.org",
      firstName: "Anna",
      lastName: "Muster",
      isLocked: false,
      createdAt: "2026-01-01T10:00:00.000Z",
      dealerId: null,
      hasSecondFactor: true,
      lastSignInAt: null,
      canBeActedFor: false,
      ...now
    })
  }

  /** Opens the account of a new user, signed in as another new user who may change it. */
  async open(role: Role): Promise<void> {
    const { id } = await makePerson(role, "Muster")
    await enterAs(this.page, "Role_Interaid_Admin", `/support/benutzer/${id}/bearbeiten`)
    await this.lives(id)
  }

  /** Opens the same account again, as stored in the database. */
  async openAgain(): Promise<void> {
    const [id] = /\d+/u.exec(new URL(this.page.url()).pathname) ?? []
    await this.page.goto(this.page.url())
    await this.lives(Number(id))
  }

  private async lives(id: number): Promise<void> {
    this.#id = id
    await this.form.getByRole("button", { name: "Speichern" }).and(this.page.locator(":enabled")).waitFor()
    await this.page.route("**/api/support/benutzer/*", (route) => route.fulfill({ json: this.row() }))
    await this.page.route("**/api/support/benutzer/*/{sperren,zweiter-faktor}", (route) =>
      route.fulfill({ json: this.row() })
    )
  }

  /** Runs an action that needs a confirmation; the page then reloads the account. */
  async act(name: "Konto sperren" | "Zweiten Faktor zurücksetzen"): Promise<void> {
    await this.page.getByRole("button", { name }).click()
    const dialog = this.page.getByRole("dialog")
    await dialog.getByRole("button", { name }).click()
    await dialog.waitFor({ state: "hidden" })
  }

  tick(role: string): Promise<void> {
    return this.form.getByRole("checkbox", { name: role }).click()
  }

  press(name: string): Promise<void> {
    return this.form.getByRole("button", { name, exact: true }).click()
  }

  /** Returns what the user sees of the roles. */
  look() {
    return this.form.evaluate((form) => {
      const texts = (selector: string) =>
        [...form.querySelectorAll(selector)].map(({ textContent }) => textContent)
      return {
        state: form.dataset["state"],
        ticked: [...form.querySelectorAll<HTMLInputElement>("input[name=roles]:checked")].map(
          ({ value }) => value
        ),
        notices: texts("[role=alert] p:first-child, p[role=alert], section[data-state=invalid] li"),
        beside: texts("[data-part=conflict] dd"),
        says: texts("output"),
        ways: [...form.querySelectorAll("button")].map(
          ({ textContent, ariaBusy }) => textContent + (ariaBusy === "true" ? " (busy)" : "")
        )
      }
    })
  }
}
