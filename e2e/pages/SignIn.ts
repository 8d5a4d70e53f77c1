import { expect, type Locator, type Page } from "@playwright/test"
import { ask } from "../database.ts"

/** Creates a unique mailbox, so that no two tests or workers share one. */
export const mailbox = (name: string): string => `${name}.${crypto.randomUUID().slice(0, 8)}@heizmarkt.test`

/** Returns the newest link that was mailed to an address, as path and query. */
export const mailedLink = async (email: string, path: string): Promise<string> => {
  let link = ""
  await expect(async () => {
    const rows = await ask("select body_text from mail where recipient = $1 order by id desc", [email])
    const bodies = rows.map(({ body_text: body }) => (typeof body === "string" ? body : ""))
    const found = bodies.map((body) => /https?:\/\/\S+/gu.exec(body.slice(body.search(path) - 60))?.[0] ?? "")
    link = found.find((one) => one.includes(path)) ?? ""
    expect(link).not.toBe("")
  }).toPass()
  const { pathname, search } = new URL(link)
  return pathname + search
}

export class SignIn {
  private readonly page: Page
  readonly userName: Locator
  readonly password: Locator
  readonly submit: Locator
  readonly newEmail: Locator
  readonly newPassword: Locator
  readonly guestEmail: Locator
  readonly orderAsGuest: Locator
  readonly terms: Locator
  readonly create: Locator
  readonly code: Locator
  readonly sendCode: Locator
  readonly cancelCode: Locator
  readonly backToSignIn: Locator
  readonly toOrder: Locator

  constructor(page: Page) {
    this.page = page
    const login = page.locator("form", { has: page.locator("#user-name") })
    const registration = page.locator("form", { has: page.locator("#new-email") })
    this.userName = login.getByLabel("E-Mail-Adresse")
    this.password = login.getByLabel("Kennwort")
    this.submit = login.getByRole("button", { name: "Anmelden" })
    this.newEmail = registration.getByLabel("E-Mail-Adresse")
    this.newPassword = registration.getByLabel("Kennwort wählen")
    this.terms = page.getByRole("checkbox", { name: /AGB/u })
    this.create = page.getByRole("button", { name: "Konto anlegen" })
    this.guestEmail = page.locator("#guest-email")
    this.orderAsGuest = page.getByRole("button", { name: "Als Gast bestellen" })
    this.code = page.getByLabel("Sechsstelliger Code")
    this.sendCode = page.getByRole("button", { name: "Weiter", exact: true })
    this.cancelCode = page.getByRole("button", { name: "Anders anmelden" })
    this.backToSignIn = page.getByRole("button", { name: "Zurück zur Anmeldung" })
    this.toOrder = page.getByRole("button", { name: "Weiter zur Bestellung" })
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`/benutzerkonto/anmeldung${query}`)
    await expect(this.submit).toBeEnabled()
  }

  /** Types an address into one of the forms for new users, replacing its value, and leaves the field. */
  async typeNewEmail(field: Locator, email: string): Promise<void> {
    // emptying a field sends an input event only if the field contains text
    await field.fill("x")
    await field.fill(email)
    await field.blur()
  }

  /** Returns what the user sees of the forms and their results. */
  look() {
    return this.page.getByRole("main").evaluate((main) => {
      const texts = (selector: string) =>
        [...main.querySelectorAll(selector)].map((element) => element.textContent)
      return {
        screen: main.querySelector("h1")?.parentElement?.dataset["state"],
        notices: texts("[role=alert] p:first-child, [role=status] p:first-child"),
        wrong: [...main.querySelectorAll("[aria-invalid=true]")].map(({ id }) => id),
        busy: texts("button[aria-busy=true]")
      }
    })
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.userName.fill(email)
    await this.password.fill(password)
    await this.submit.click()
  }

  async register(email: string, password: string): Promise<void> {
    await this.newEmail.fill(email)
    await this.newPassword.fill(password)
    await this.terms.check()
    await this.create.click()
  }
}
