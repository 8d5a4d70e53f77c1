import { register, registrationOf } from "../testing/registration.test-support.ts"
import type { TestVisitor } from "../testing/visitor.test-support.ts"

/** The password that the attacker types: not that of the existing account, but the one chosen at registration. */
const typed = "ein anderer langer Satz"
const madeUp = "x".repeat(43)

const post = (path: string, body: (email: string) => unknown) => (client: TestVisitor, email: string) =>
  client.post(path, body(email))

const kept = (email: string) => ({
  AuthData: { Email: email, Mode: "register", AsGuest: false, ForOrder: true },
  UseInvoiceAddress: false,
  DeliveryAddress: null,
  InvoiceAddress: null
})

/** Every public account call with an e-mail address, as an attacker would make it to enumerate accounts. */
export const addressed = {
  "account.signIn": post("/api/account/jwt/anmelden", (email) => ({ UserName: email, Password: typed })),
  "registration.checkEmail": post("/api/account/email-pruefen", (email) => ({ Email: email })),
  "registration.register": (client: TestVisitor, email: string) =>
    register(client, email, { auth: { Password: typed } }),
  "registration.forgotPassword": post("/api/account/kennwort-vergessen", (email) => ({ Email: email })),
  "registration.saveCache": post("/api/account/cache-reg-data", kept),
  "alarms.subscribe": post("/api/benachrichtigungen", (email) => ({
    Email: email,
    Kind: "Newsletter",
    CountryId: 1,
    ProductId: 20,
    ZipCode: "",
    Amount: 0,
    Threshold: 0,
    Direction: "Below",
    Channel: "Email"
  })),
  "registration.registerAsGuest": post("/api/account/registrieren", (email) =>
    registrationOf(email, { auth: { AsGuest: true, ForOrder: true, Password: undefined } })
  )
}

/** Every other public account call: it could disclose the effects of the call before it. */
export const unaddressed = {
  "account.signOut": post("/api/account/jwt/abmelden", () => ({})),
  "account.refresh": post("/api/account/v2/get/token", () => ({ CurrentToken: null })),
  "account.signInByCookie": post("/api/account/anmelden-cookie", () => ({ Type: 2, AuthCookieValue: "" })),
  "account.session": (client: TestVisitor) => client.get("/api/account/sitzung"),
  "registration.confirm": post("/api/account/anfrage-bestaetigen", () => ({ Token: madeUp })),
  "registration.setPassword": post("/api/account/neues-kennwort", () => ({
    Token: madeUp,
    Password: typed
  })),
  "registration.confirmEmailChange": post("/api/account/email-anpassung-bestaetigen", () => ({
    Token: madeUp
  })),
  "registration.mailToken": (client: TestVisitor) =>
    client.get(`/api/account/mail-token/registration/${madeUp}`),
  "registration.cache": (client: TestVisitor) => client.get("/api/account/cache-reg-data")
}
