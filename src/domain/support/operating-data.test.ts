import { expect, it } from "vitest"
import type { Session } from "../account/session.ts"
import { locales } from "../locale/locale.ts"
import { buildOf, operatingData } from "./operating-data.ts"

const session: Session = {
  userId: "7",
  roles: ["Role_Interaid_Editor"],
  expiresAt: 1_800_000_000_000,
  serverNow: 1_799_999_100_000,
  firstName: "Erika",
  lastName: "Muster",
  isImpersonated: false,
  hasAnyOrder: false
}

const of = (pathname: string, search = "") =>
  operatingData(
    { pathname, search, route: "/x", script: "http://localhost/assets/BxK2_a9Z.js" },
    { locale: locales.ch, seed: 5 },
    session
  )

it("the data contain page, user, end of the session and build", () => {
  expect(of("/ch/support")).toEqual({
    route: "/x",
    path: "/ch/support",
    locale: "ch",
    countryId: 3,
    seed: 5,
    userId: "7",
    roles: ["Role_Interaid_Editor"],
    sessionEnds: 1_800_000_000_000,
    draftId: "",
    orderId: "",
    build: "BxK2_a9Z"
  })
})

it("draft and order are taken from the URL, without the order's token", () => {
  const wizard = of("/holzpellets-lose/bestellung/adresse", "?zipCode=80331&draft=d-1")
  expect([wizard.draftId, wizard.orderId]).toEqual(["d-1", ""])
  const receipt = of("/holzpellets-lose/bestellung-erfolgreich/o-2", "?t=secret")
  expect(receipt.orderId).toBe("o-2")
  expect(JSON.stringify(receipt)).not.toContain("secret")
})

it.each([
  ["/assets/C7hXk2Qp.js", "C7hXk2Qp"],
  ["/assets/C7hXk2Qp.json", ""],
  ["/src/entries/shop.tsx", ""],
  ["", ""]
])("the build of the script %s is %j", (script, build) => {
  expect(buildOf(script)).toBe(build)
})
