import { emptyAddress } from "../../src/domain/address/address.ts"
import type { RegistrationForm } from "../../src/domain/account/registration-form.ts"
import { registrationMachine, type RegistrationInput } from "../../src/machines/registration.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"

export const origin = "https://shop.example"

export const inputOf = (changes: Partial<RegistrationInput> = {}): RegistrationInput => ({
  mode: "login",
  email: "",
  returnUrl: "/kunde/startseite",
  origin,
  otherwise: "/kunde/bestellungen",
  variant: "plain",
  variants: ["plain", "wide"],
  ...changes
})

export const form: RegistrationForm = {
  email: "erika@shop.example",
  password: "vier Worte und mehr",
  deliveryAddress: {
    ...emptyAddress(1, "80331"),
    title1Id: 2,
    firstName: "Erika",
    lastName: "Muster",
    street: "Weg",
    houseNumber: "1",
    city: "München",
    phone: "089 1234567"
  },
  useInvoiceAddress: false,
  termsVersion: "2026-11",
  newsletter: false
}
const { password: _, ...withoutPassword } = form
export const guestForm: RegistrationForm = withoutPassword

export type Page = Stage<typeof registrationMachine>

export const openPage = (changes: Partial<RegistrationInput> = {}): Page =>
  stage(registrationMachine, inputOf(changes), ["announceSession", "goTo", "leaveFor"])

/** Input of the page when opened for an order, with nothing chosen yet. */
export const forOrder = { mode: "register", registerForOrder: true } as const

export const credentials = { userName: "erika@shop.example", password: "geheim genug" }
export const signIn = (page: Page) => page.send({ type: "signIn.submit", ...credentials })
export const code = (page: Page) => page.send({ type: "code.submit", ...credentials, code: "123 456" })
export const submit = (page: Page) => page.send({ type: "registration.submit", form })
export const asGuest = (page: Page) => page.send({ type: "guest.choose" })
export const withPassword = (page: Page) => page.send({ type: "password.choose" })
export const answered =
  (port: string, kind: string, rest: object = {}) =>
  (page: Page) =>
    page.answer(port, { kind, ...rest })
export const typed = (email: string) => (page: Page) => {
  page.send({ type: "email.change", email })
  page.send({ type: "email.left" })
}
