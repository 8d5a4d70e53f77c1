import { expect, it } from "vitest"
import { createAccountId, signInPageOf } from "./sign-in-page.ts"

it("the sign-in page is the order's own within the order process, and the account's elsewhere", () => {
  for (const prefix of ["", "/at", "/ch"])
    for (const rest of ["", "?draft=x", "/adresse", "/bezahlung/rechnung?draft=x"])
      expect(signInPageOf(`${prefix}/holzpellets-lose/bestellung${rest}`)).toBe(
        "/benutzerkonto/bestellanmeldung/holzpellets-lose"
      )
  for (const path of [
    "/",
    "/agb",
    "/holzpellets-lose/angebotsliste",
    "/holzpellets-lose/bestellung-erfolgreich/x",
    "//evil.example/bestellung",
    "/x/y/bestellung/adresse"
  ])
    expect(signInPageOf(path)).toBe("/benutzerkonto/anmeldung")
})

it("a link can open the form for a new account", () => {
  expect(createAccountId).toBe("konto-anlegen")
})
